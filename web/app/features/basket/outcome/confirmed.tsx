import type { Ticket as TicketData } from '@meltem/contract/reservation/documents'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { ticketSums } from '@meltem/i18n/ticket-words'
import { tripSteps } from '@meltem/i18n/trip-steps'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { PaperLinks } from '../../reservation/papers/paper-links.tsx'
import { Tickets, useTickets } from '../../reservation/ticket/tickets.tsx'
import { coastTime } from '../countdown.ts'
import { HelpBox } from '../help-box.tsx'
import { StepsBar } from '../steps-bar.tsx'
import { tripPath } from './outcome-address.ts'
import { ReceiptOf } from './receipt-of.tsx'
import { ResultHead } from './result-head.tsx'

interface OutcomeProps {
  readonly reservation: Reservation
  readonly anahtar?: string | undefined
}

/** Booked: what was taken, the tickets, and what comes next. */
export function Confirmed({ reservation, anahtar }: OutcomeProps) {
  const { language } = useFrame()
  const t = useTranslations('outcome.confirmed')
  const words = useTranslations('ticket')
  const tickets = useTickets(reservation.k_no, anahtar)
  const { misafir, hesap, secilen_kur, odeme_plani } = reservation
  const sums = ticketSums(words, language, { hesap, kur: secilen_kur, planli: odeme_plani.length > 0 })
  return (
    <>
      <StepsBar now="done" />
      <ResultHead
        tone="good"
        chip={t('chip')}
        number={`${reservation.kayit_no} · ${coastTime(reservation.olusturma_zamani).date}`}
        title={t('title', { name: misafir.ad })}
      >
        {hesap.odenen === 0
          ? t('nothingTaken', { email: misafir.e_mail })
          : t('taken', { amount: formatMoney(language, hesap.odenen, secilen_kur), email: misafir.e_mail })}
      </ResultHead>
      <div className="two">
        <div>
          <Tickets reservation={reservation} tickets={tickets} sums={sums} />
          <Next reservation={reservation} tickets={tickets} />
          <div className="mt-8 flex flex-wrap gap-3">
            <a className="btn btn-sun btn-lg max-sm:w-full" href={tripPath(language, reservation.k_no, anahtar)}>
              {t('openTrip')}
            </a>
          </div>
          <div className="mt-3">
            <PaperLinks reservation={reservation} anahtar={anahtar} />
          </div>
        </div>
        <aside className="grid content-start gap-4">
          <ReceiptOf reservation={reservation} />
          <HelpBox />
        </aside>
      </div>
    </>
  )
}

/** What happens from here on, as dates. */
function Next({ reservation, tickets }: { reservation: Reservation; tickets: readonly TicketData[] }) {
  const { language } = useFrame()
  const t = useTranslations('ticket')
  const cancellation = useTranslations('cancellation')
  const { hesap, secilen_kur, odeme_plani, olusturma_zamani } = reservation
  const steps = tripSteps({ ticket: t, cancellation }, language, {
    biletler: tickets,
    kalan: hesap.kalan,
    kur: secilen_kur,
    odemeler: odeme_plani.filter(({ durum }) => durum !== 'odendi'),
    alindi: olusturma_zamani,
  })
  if (steps.length === 0) return null
  return (
    <section>
      <h2 className="sr-only">{t('next')}</h2>
      <ol className="next-steps">
        {steps.map(({ ne_zaman, baslik, metin }) => (
          <li key={`${ne_zaman} ${baslik}`}>
            <b className="block">{ne_zaman}</b>
            {baslik}
            {metin ? <p className="text-14 text-ink-2">{metin}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
