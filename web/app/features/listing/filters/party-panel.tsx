import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { CountField } from '../../../ui/form/count-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useDetails } from '../../frame/header/use-details.ts'
import type { ListingData } from '../listing-data.ts'
import { FilterDay } from './day-field.tsx'
import { FILTER_FORM, PARTY } from './listing-filters.ts'

/** How many products, for which days and how many guests; the line opens to the fields that change it. */
export function PartyPanel({ list }: { list: ListingData }) {
  return (
    <div className="relative flex flex-wrap items-center gap-x-3 text-ink-2 sm:mt-1.5">
      <p role="status">{list.summary}</p>
      {list.cars ? null : <PartyFields list={list} />}
    </div>
  )
}

function PartyFields({ list }: { list: ListingData }) {
  const t = useTranslations('listing')
  const details = useRef<HTMLDetailsElement>(null)
  useDetails(details)
  return (
    <details ref={details} className="group/party sm:relative">
      <summary className="link flex min-h-11 list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
        {t('change')}
        <Icon name="chevron-down" className="transition-[rotate] group-open/party:rotate-180" />
      </summary>
      <div className="absolute top-full left-0 z-10 grid w-[min(420px,calc(100vw-32px))] grid-cols-6 gap-3 rounded-control bg-paper p-4 text-ink shadow-e2 ring-1 ring-line">
        <FilterDay
          name="baslangic"
          label={t('dates.from')}
          value={list.filters.baslangic}
          least={list.today}
          className="col-span-3"
        />
        <FilterDay
          name="bitis"
          label={t('dates.to')}
          value={list.filters.bitis}
          least={list.filters.baslangic ?? list.today}
          className="col-span-3"
        />
        {PARTY.map((name) => (
          <CountField
            key={name}
            id={`suz-${name}`}
            form={FILTER_FORM}
            name={name}
            label={t(`party.${name}`)}
            least={0}
            most={99}
            defaultValue={list.filters[name]}
            placeholder={name === 'yetiskin' ? '2' : '0'}
            className="col-span-2"
          />
        ))}
        <noscript>
          <button type="submit" form={FILTER_FORM} className="btn btn-deep">
            {t('apply')}
          </button>
        </noscript>
      </div>
    </details>
  )
}
