import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { useTranslations } from 'use-intl'
import { PriceSheet } from '../../features/prices/price-sheet.tsx'
import { VIEW, YEAR } from '../../features/prices/year-days.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useAddress } from '../../ui/use-address.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/** Every price of every day: options by days, painted, drafted and published. */
export default function Prices() {
  const t = useTranslations('admin.prices')
  const kinds = useTranslations('admin.calendar.kinds')
  const { query, change } = useAddress()
  const tip = PRODUCT_KINDS.find((kind) => kind === query.get('tip'))
  const ara = query.get('ara') ?? ''
  const asked = query.get('ilk') ?? ''
  const ilk = DAY.test(asked) ? asked : ''
  const options = [
    { value: '', label: t('all_kinds') },
    ...PRODUCT_KINDS.map((value) => ({ value, label: kinds(value) })),
  ]
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <SearchBox
          label={t('search')}
          placeholder={t('search')}
          value={ara}
          onSearch={(words) => change({ ara: words }, { replace: true })}
        />
      </PageHead>
      <div className="mb-3.5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <Choice label={t('kind')} value={tip ?? ''} options={options} onChange={(value) => change({ tip: value })} />
        {query.get(VIEW) !== YEAR && (
          <DayField label={t('from')} value={ilk} onChange={(day) => change({ ilk: day }, { replace: true })} />
        )}
      </div>
      <PriceSheet
        key={`${tip}|${ara}|${ilk}`}
        filter={{ gun: 365, ...(tip ? { tip } : {}), ...(ara ? { ara } : {}), ...(ilk ? { ilk } : {}) }}
      />
    </>
  )
}
