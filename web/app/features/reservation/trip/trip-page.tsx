import type { Reservation } from '@meltem/contract/reservation'
import { daysBetween } from '@meltem/domain/calendar-day'
import { useTranslations } from 'use-intl/react'
import { Note } from '../../../ui/note.tsx'
import { Waiting } from '../../basket/cart/waiting.tsx'
import { HelpBox } from '../../basket/help-box.tsx'
import { readOutcome } from '../../basket/outcome/outcome-address.ts'
import { NothingHere } from '../../basket/outcome/processing.tsx'
import { ResultHead } from '../../basket/outcome/result-head.tsx'
import { useReservation } from '../../basket/outcome/use-reservation.ts'
import { todayOnCoast } from '../../booking/calendar/day-words.ts'
import { standingLines } from '../cancel/services-of.ts'
import { PaperLinks } from '../papers/paper-links.tsx'
import { CancelSection } from './cancel-section.tsx'
import { ChangeSection } from './change-section.tsx'
import { GuestData } from './guest-data.tsx'
import { Offer } from './offer.tsx'
import { Programme } from './programme.tsx'
import { TripPayment, TripWaysToPay } from './trip-payment.tsx'
import { useKeptOffline } from './use-kept-offline.ts'

/** Everything about one trip: what is to do, the days, the money, the guests, and the way out. */
export function TripPage(wanted: { k_no: string; anahtar: string | undefined }) {
  const query = new URLSearchParams({ k_no: wanted.k_no, anahtar: wanted.anahtar ?? '' })
  const own = readOutcome(query)
  const { data, missing, failure, keep } = useReservation(own)
  const offline = useKeptOffline(data, own.anahtar)
  if (missing) return <NothingHere />
  if (!data) return failure ? <Note tone="danger">{failure}</Note> : <Waiting />
  const trip = { reservation: data, anahtar: own.anahtar, onChanged: keep }
  return (
    <>
      <TripHead reservation={data} />
      {offline ? <Offline /> : null}
      <div className="two">
        <div className="grid gap-10">
          <Offer {...trip} />
          <TripWaysToPay {...trip} />
          <Programme reservation={data} />
          <GuestData {...trip} />
          <ChangeSection {...trip} />
          <CancelSection {...trip} />
        </div>
        <aside className="grid content-start gap-4">
          <TripPayment {...trip} />
          <PaperLinks reservation={data} anahtar={own.anahtar} />
          <HelpBox />
          {own.anahtar ? <SecretNote /> : null}
        </aside>
      </div>
    </>
  )
}

const TONES: Readonly<Record<Reservation['durum'], 'good' | 'wait' | 'bad'>> = {
  draft: 'wait',
  held: 'wait',
  requested: 'wait',
  accepted: 'wait',
  confirmed: 'good',
  completed: 'good',
  expired: 'bad',
  cancelled: 'bad',
  declined: 'bad',
  review: 'wait',
}

function TripHead({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('trip')
  const { durum, misafir, bilet_no, kayit_no, bitis } = reservation
  // Accepted without a deadline: the first payment waits for its event.
  const waits = durum === 'accepted' && bitis === null
  const first =
    standingLines(reservation)
      .map(({ baslangic }) => baslangic)
      .toSorted()[0] ?? ''
  const left = first === '' ? 0 : daysBetween(todayOnCoast(), first)
  const open = TONES[durum] !== 'bad'
  return (
    <ResultHead
      tone={TONES[durum]}
      chip={waits ? t('waits.chip') : t(`states.${durum}`)}
      number={bilet_no ?? kayit_no}
      title={open && left > 0 ? t('daysLeft', { count: left }) : t('title')}
    >
      {waits ? t('waits.lead', { name: misafir.ad }) : t(`leads.${durum}`, { name: misafir.ad })}
    </ResultHead>
  )
}

function Offline() {
  const t = useTranslations('trip')
  return (
    <div className="mb-6">
      <Note tone="warn">{t('offline')}</Note>
    </div>
  )
}

function SecretNote() {
  const t = useTranslations('trip')
  return <Note tone="info">{t('secret')}</Note>
}
