import { todayOnCoast } from '@meltem/i18n/day-words'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Empty } from '../../features/member/area-states.tsx'
import { MemberData } from '../../features/member/member-data.tsx'
import { NextTrip } from '../../features/member/next-trip.tsx'
import { TodoList } from '../../features/member/todo-list.tsx'
import { nextTrip, pressingFirst } from '../../features/member/trip-days.ts'
import { TripRow } from '../../features/member/trip-row.tsx'
import { userMeta } from '../../features/member/user-meta.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { memberStore } from '../../platform/stores/member-store.ts'
import type { Route } from './+types/overview.ts'
import '../../platform/words/ticket-words.ts'

const LATEST = 3

export default function Overview() {
  const t = useTranslations('user')
  const ad = authStore.use((state) => state.user?.ad ?? '')
  return (
    <>
      <AreaHeading>{t('hello', { ad })}</AreaHeading>
      <MemberData>
        <Content />
      </MemberData>
    </>
  )
}

function Content() {
  const { language } = useFrame()
  const t = useTranslations('member')
  const all = memberStore.use((state) => state.rezervasyonlar)
  const next = nextTrip(all, todayOnCoast())
  return (
    <div className="grid gap-10">
      {next ? <NextTrip trip={next} /> : null}
      <TodoList />
      {all.length === 0 ? (
        <Empty icon="calendar-check" title={t('noTrips.title')} text={t('noTrips.text')}>
          <a className="btn btn-sun" href={`/${language}/d`}>
            {t('noTrips.action')}
          </a>
        </Empty>
      ) : (
        <section aria-labelledby="latest">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 id="latest" className="text-24">
              {t('latest')}
            </h2>
            <a className="link tap" href={`/${language}/user/reservations`}>
              {t('allTrips', { count: all.length })}
            </a>
          </div>
          <ul className="trip-list mt-2">
            {pressingFirst(all)
              .slice(0, LATEST)
              .map((trip) => (
                <TripRow key={trip.k_no} trip={trip} />
              ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('overview', parts)
}
