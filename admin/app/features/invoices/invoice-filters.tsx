import type { InvoiceView } from '@meltem/contract/payment/invoice-office'
import { useTranslations } from 'use-intl'
import { ClearButton } from '../../ui/form/clear-button.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import type { useAddress } from '../../ui/use-address.ts'
import type { InvoiceFilter } from './use-invoices.ts'

interface FiltersProps {
  readonly view: InvoiceView
  readonly filter: InvoiceFilter
  readonly change: ReturnType<typeof useAddress>['change']
}

/** Words and days; each goes into the address at once. */
export function InvoiceFilters({ view, filter: { ara, ilk, son }, change }: FiltersProps) {
  const t = useTranslations('admin.invoices')
  const of = view === 'kesilen' ? 'day' : 'service'
  return (
    <section aria-label={t('filters')} className="mb-3 flex flex-wrap items-end gap-x-2 gap-y-2.5">
      <SearchBox
        label={t('search')}
        placeholder={t('search_hint')}
        value={ara ?? ''}
        onSearch={(words) => change({ ara: words }, { replace: true })}
      />
      <span className="grid w-full grid-cols-2 gap-2 sm:w-auto sm:grid-cols-[170px_170px]">
        <DayField
          quiet
          label={t(`from_${of}`)}
          value={ilk ?? ''}
          onChange={(day) => change({ ilk: day, ...(son && day && son < day ? { son: day } : {}) })}
        />
        <DayField
          quiet
          label={t(`to_${of}`)}
          value={son ?? ''}
          onChange={(day) => change({ son: day, ...(ilk && day && ilk > day ? { ilk: day } : {}) })}
        />
      </span>
      {[ara, ilk, son].some(Boolean) && (
        <ClearButton label={t('clear')} onClear={() => change({ ara: undefined, ilk: undefined, son: undefined })} />
      )}
    </section>
  )
}
