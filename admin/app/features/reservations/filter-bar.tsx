import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { RESERVATION_STATES } from '@meltem/contract/reservation/reservation'
import { SlidersHorizontal } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { ClearButton } from '../../ui/form/clear-button.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import type { useAddress } from '../../ui/use-address.ts'
import type { ListFilter } from './list-filter.ts'

interface FilterBarProps {
  readonly filter: ListFilter
  readonly change: ReturnType<typeof useAddress>['change']
  readonly onClear: () => void
}

/** What a basket has that nobody has bought yet is no reservation. */
const SHOWN_STATES = RESERVATION_STATES.filter((state) => state !== 'draft')

/** Everything a list is cut by; each choice goes into the address at once. On a phone the list begins, and choices wait behind a button. */
export function FilterBar({ filter, change, onClear }: FilterBarProps) {
  const t = useTranslations('admin.reservations')
  const any = { value: '', label: t('any') }
  const search = useCallback((ara: string) => change({ ara }, { replace: true }), [change])
  const [open, setOpen] = useState(false)
  const id = useId()
  const chosen = Object.keys(filter).filter((name) => !['sonra', 'sira', 'ara'].includes(name)).length
  const isCut = Object.keys(filter).some((name) => name !== 'sonra' && name !== 'sira')
  return (
    <section
      aria-label={t('filters')}
      className="mb-3 grid grid-cols-2 items-end gap-x-2 gap-y-2.5 sm:grid-cols-3 lg:grid-cols-4 min-[1360px]:grid-cols-[minmax(200px,1.3fr)_repeat(5,minmax(0,1fr))]"
    >
      <div className="max-sm:col-span-2 [&_search]:w-full!">
        <SearchBox label={t('search_label')} placeholder={t('search')} value={filter.ara ?? ''} onSearch={search} />
      </div>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="col-span-2 min-h-11! justify-self-start sm:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="icon" />
        {t('filters')}
        {chosen > 0 && <span className="num">{chosen}</span>}
      </Button>
      <div id={id} className={`contents ${open ? '' : 'max-sm:hidden'}`}>
        <Choice
          label={t('filter_state')}
          value={filter.durum ?? ''}
          options={[any, ...SHOWN_STATES.map((value) => ({ value, label: t(`state.${value}`) }))]}
          onChange={(durum) => change({ durum })}
        />
        <Choice
          label={t('filter_payment')}
          value={filter.odeme ?? ''}
          options={[any, ...(['eksik', 'tam'] as const).map((value) => ({ value, label: t(`payment_${value}`) }))]}
          onChange={(odeme) => change({ odeme })}
        />
        <Choice
          label={t('filter_kind')}
          value={filter.tip ?? ''}
          options={[any, ...PRODUCT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))]}
          onChange={(tip) => change({ tip })}
        />
        <People filter={filter} change={change} />
        <Days of="hizmet" filter={filter} change={change} />
        <Days of="kayit" filter={filter} change={change} />
        <Choice
          label={t('filter_order')}
          value={filter.sira ?? 'yeni'}
          options={(['yeni', 'hizmet'] as const).map((value) => ({ value, label: t(`order_${value}`) }))}
          onChange={(sira) => change({ sira: sira === 'yeni' ? undefined : sira })}
        />
      </div>
      {isCut && <ClearButton label={t('clear')} onClear={onClear} />}
    </section>
  )
}

/** Who sold it, and who looks after it. */
function People({ filter, change }: Pick<FilterBarProps, 'filter' | 'change'>) {
  const t = useTranslations('admin.reservations')
  const any = { value: '', label: t('any') }
  return (
    <>
      <Choice
        label={t('filter_seller')}
        value={filter.kanal ?? ''}
        options={[
          any,
          ...(['web', 'telefon', 'acente'] as const).map((value) => ({ value, label: t(`seller_${value}`) })),
        ]}
        onChange={(kanal) => change({ kanal })}
      />
      <Choice
        label={t('filter_charge')}
        value={filter.sorumlu ?? ''}
        options={[any, ...(['ben', 'yok'] as const).map((value) => ({ value, label: t(`charge_${value}`) }))]}
        onChange={(sorumlu) => change({ sorumlu })}
      />
    </>
  )
}

interface DaysProps extends Pick<FilterBarProps, 'filter' | 'change'> {
  readonly of: 'hizmet' | 'kayit'
}

const DAY_LABELS = {
  hizmet: ['filter_from', 'filter_to'],
  kayit: ['filter_made_from', 'filter_made_to'],
} as const

/** The days of the service, or those it was made on; one that would stand before the other takes it along. */
function Days({ of, filter, change }: DaysProps) {
  const t = useTranslations('admin.reservations')
  const [from, to] = DAY_LABELS[of]
  const [first, last] = [filter[`${of}_ilk`], filter[`${of}_son`]]
  return (
    <>
      <DayField
        quiet
        label={t(from)}
        value={first ?? ''}
        onChange={(day) => change({ [`${of}_ilk`]: day, ...(last && last < day ? { [`${of}_son`]: day } : {}) })}
      />
      <DayField
        quiet
        label={t(to)}
        value={last ?? ''}
        onChange={(day) => {
          change({ [`${of}_son`]: day, ...(first && day && first > day ? { [`${of}_ilk`]: day } : {}) })
        }}
      />
    </>
  )
}
