import { todayOnCoast } from '@meltem/i18n/day-words'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Empty } from '../../features/member/area-states.tsx'
import { MemberData } from '../../features/member/member-data.tsx'
import { NextTrip } from '../../features/member/next-trip.tsx'
import { filterTrips, nextTrip, TRIP_FILTERS, type TripFilter, tripFilter } from '../../features/member/trip-days.ts'
import { TripRow } from '../../features/member/trip-row.tsx'
import { userMeta } from '../../features/member/user-meta.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { memberStore } from '../../platform/stores/member-store.ts'
import type { Route } from './+types/reservations.ts'
import '../../platform/words/ticket-words.ts'

export default function Reservations() {
  const t = useTranslations('member')
  return (
    <>
      <AreaHeading>{t('tripsTitle')}</AreaHeading>
      <MemberData>
        <Content />
      </MemberData>
    </>
  )
}

function Content() {
  const { language } = useFrame()
  const t = useTranslations('member')
  const [query] = useSearchParams()
  const filter = tripFilter(query.get('durum'))
  const all = memberStore.use((state) => state.rezervasyonlar)
  const next = nextTrip(all, todayOnCoast())
  const shown = filterTrips(all, filter)
  if (all.length === 0) {
    return (
      <Empty icon="calendar-check" title={t('noTrips.title')} text={t('noTrips.text')}>
        <a className="btn btn-sun" href={`/${language}/d`}>
          {t('noTrips.action')}
        </a>
      </Empty>
    )
  }
  return (
    <>
      {next ? <NextTrip trip={next} /> : null}
      <Filters filter={filter} />
      {shown.length > 0 ? (
        <ul className="trip-list">
          {shown.map((trip) => (
            <TripRow key={trip.k_no} trip={trip} />
          ))}
        </ul>
      ) : (
        <p role="status" className="py-8 text-ink-2">
          {t(`nothing.${filter}`)}{' '}
          <a className="link" href={`/${language}/user/reservations`}>
            {t('showAll')}
          </a>
        </p>
      )}
    </>
  )
}

function Filters({ filter }: { filter: TripFilter }) {
  const { language } = useFrame()
  const t = useTranslations('member')
  const here = `/${language}/user/reservations`
  return (
    <nav
      aria-label={t('filter.label')}
      className="mt-8 flex gap-4 overflow-x-auto border-b border-line [scrollbar-width:none] sm:gap-6"
    >
      {TRIP_FILTERS.map((one) => (
        <a
          key={one}
          href={one === 'all' ? here : `${here}?durum=${one}`}
          aria-current={one === filter || undefined}
          className="-mb-px min-h-11 min-w-6 border-b-[3px] border-transparent py-3 font-semibold whitespace-nowrap text-ink-2 no-underline focus-visible:-outline-offset-2 focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-[current=true]:border-sea aria-[current=true]:text-ink"
        >
          {t(`filter.${one}`)}
        </a>
      ))}
    </nav>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('reservations', parts)
}
