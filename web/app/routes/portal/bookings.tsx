import { listPortalReservations, type PortalReservation } from '@meltem/contract/agency/portal'
import { exportPassengers } from '@meltem/contract/agency/tools'
import { formatMoney } from '@meltem/i18n/format'
import { type SubmitEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { DayField } from '../../features/booking/calendar/day-field.tsx'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { portalMeta } from '../../features/portal/portal-meta.ts'
import { Lines, Pages, StateChip, saveFile, Waiting } from '../../features/portal/portal-parts.tsx'
import { AgencyScreen } from '../../features/reservation/screen/agency-screen.tsx'
import { useAgencyCall } from '../../platform/calls/agency-session.ts'
import { textOf } from '../../platform/calls/form-text.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { ProblemNote } from '../../ui/note.tsx'
import type { Route } from './+types/bookings.ts'

const PAGE = 25
const TABLE_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export default function Bookings() {
  const [params] = useSearchParams()
  const k_no = params.get('no')
  return k_no ? <AgencyScreen key={k_no} k_no={k_no} /> : <BookingList />
}

function BookingList() {
  const t = useTranslations('agencyPortal')
  const [page, setPage] = useState(1)
  const { answer, failure } = useAnswer(
    listPortalReservations,
    {
      sayfa: page,
    },
    { call: useAgencyCall() },
  )
  return (
    <>
      <AreaHeading lead={t('bookingsLead')}>{t('nav.bookings')}</AreaHeading>
      {answer ? null : <Waiting problem={failure?.message} />}
      {answer?.data.length === 0 ? <p className="text-ink-2">{t('noBookings')}</p> : null}
      <ul className="rows">
        {answer?.data.map((row) => (
          <BookingRow key={row.k_no} row={row} />
        ))}
      </ul>
      {answer ? <Pages page={page} pages={Math.ceil(answer.toplam / PAGE)} onPage={setPage} /> : null}
      <PassengerList />
    </>
  )
}

/** What was sold, to which client, and what it means; everything else is on its own page. */
function BookingRow({ row }: { row: PortalReservation }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const money = (amount: number) => formatMoney(language, amount, row.kur)
  return (
    <li className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Lines lines={row.satirlar} />
        <span className="block text-14">
          {row.misafir ?? t('visitor')}
          {row.alt_acente ? ` · ${row.alt_acente}` : ''}
        </span>
        <Link className="link num text-14" to={`?no=${row.k_no}`}>
          {t('openBooking', { no: row.kayit_no })}
        </Link>
      </div>
      <div className="num sm:text-right">
        <StateChip state={row.durum} />
        <span className="mt-1 block">{t('netOf', { net: money(row.net_toplam), list: money(row.satis_toplam) })}</span>
        <span className="block text-14 text-olive">{t('yours', { amount: money(row.komisyon) })}</span>
      </div>
    </li>
  )
}

/** The guests who travel between two days, as a file. */
function PassengerList() {
  const t = useTranslations('agencyPortal')
  const call = useAgencyCall()
  const [problem, setProblem] = useState<string>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const bicim = form.get('bicim') === 'xlsx' ? 'xlsx' : 'csv'
    const input = { baslangic: textOf(form, 'baslangic'), bitis: textOf(form, 'bitis'), bicim } as const
    const answer = await call(exportPassengers, input)
    if (answer.success === 1) saveFile(answer, TABLE_TYPES[bicim])
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  return (
    <section className="mt-12" aria-labelledby="portal-passengers">
      <h2 id="portal-passengers" className="mb-4 text-24">
        {t('passengers')}
      </h2>
      <form onSubmit={(event) => void send(event)} className="flex flex-wrap items-end gap-4">
        <DayField id="portal-list-from" name="baslangic" label={t('from')} required />
        <DayField id="portal-list-to" name="bitis" notBefore="portal-list-from" label={t('to')} required />
        <Button type="submit" look="line" name="bicim" value="csv">
          CSV
        </Button>
        <Button type="submit" look="line" name="bicim" value="xlsx">
          XLSX
        </Button>
      </form>
      <ProblemNote problem={problem} />
    </section>
  )
}

export function meta(parts: Route.MetaArgs) {
  return portalMeta('bookings', parts)
}
