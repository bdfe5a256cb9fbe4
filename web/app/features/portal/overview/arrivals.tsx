import { listPortalReservations } from '@meltem/contract/agency/portal'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { daysOf, StateChip, Waiting } from '../portal-parts.tsx'
import { Part } from './part.tsx'

const SHOWN = 6
const GONE = new Set(['cancelled', 'declined', 'expired'])

/** Guests of the agency whose trip begins within seven days. */
export function Arrivals() {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const baslangic = todayOnCoast()
  const bitis = Temporal.PlainDate.from(baslangic).add({ days: 7 }).toString()
  const { answer, failure } = useAnswer(
    listPortalReservations,
    {
      baslangic,
      bitis,
    },
    { call: useAgencyCall() },
  )
  const rows = answer?.data.filter(({ durum }) => !GONE.has(durum)) ?? []
  return (
    <Part id="portal-arrivals" title={t('desk.arrivals')} page="bookings" more={t('desk.all')}>
      {answer ? null : <Waiting problem={failure?.message} />}
      {answer && rows.length === 0 ? <p className="text-ink-2">{t('desk.noArrivals')}</p> : null}
      {rows.length > 0 ? (
        <table className="portal-table">
          <thead>
            <tr>
              <th scope="col">{t('desk.guest')}</th>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('desk.dates')}</th>
              <th scope="col">{t('desk.state')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <tr key={row.k_no}>
                <th scope="row">
                  <Link className="link" to={`/${language}/agency/desk/bookings?no=${row.k_no}`}>
                    {row.misafir ?? t('visitor')}
                  </Link>
                </th>
                <td data-label={t('product')}>{row.satirlar.map(({ baslik }) => baslik).join(', ')}</td>
                <td data-label={t('desk.dates')}>{daysOf(row.satirlar)}</td>
                <td data-label={t('desk.state')}>
                  <StateChip state={row.durum} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Part>
  )
}
