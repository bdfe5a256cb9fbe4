import type { Reservation } from '@meltem/contract/reservation/reservation'
import { daysBetween } from '@meltem/domain/calendar-day'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { useTranslations } from 'use-intl/react'
import { Note } from '../../../ui/note.tsx'
import { Waiting } from '../../basket/cart/waiting.tsx'
import { HelpBox } from '../../basket/help-box.tsx'
import { NothingHere } from '../../basket/outcome/processing.tsx'
import { ResultHead } from '../../basket/outcome/result-head.tsx'
import { useGuestReservation } from '../access/guest-access.ts'
import { type Own, useOwnAccess } from '../access/own-access.ts'
import { CancelPart } from '../cancel/cancel-part.tsx'
import { standingLines } from '../cancel/standing-lines.ts'
import { ChangePart } from '../change/change-part.tsx'
import { MoneyPart } from '../money/money-part.tsx'
import { WaysToPay } from '../money/ways-to-pay.tsx'
import { PaperLinks } from '../papers/paper-links.tsx'
import { Tickets, useTickets } from '../ticket/tickets.tsx'
import { ContractsPart } from './contracts-part.tsx'
import { MissingAnswers } from './missing-answers.tsx'
import { OfferPart } from './offer-part.tsx'
import { Programme } from './programme.tsx'
import { Screen } from './screen.tsx'

/** Everything about one trip: what is to do, the days, the money, the guests, and the way out. */
export function GuestScreen(wanted: { k_no: string; anahtar: string | undefined }) {
  const { found, missing, failure, offline } = useGuestReservation(wanted)
  if (missing) return <NothingHere />
  if (!found) return failure ? <Note tone="danger">{failure}</Note> : <Waiting />
  return <Trip own={found} offline={offline} />
}

function Trip({ own, offline }: { own: Own; offline: boolean }) {
  const t = useTranslations('trip')
  const one = useOwnAccess('trip', own)
  const { reservation, anahtar } = own
  return (
    <>
      <TripHead reservation={reservation} />
      {offline ? (
        <div className="mb-6">
          <Note tone="warn">{t('offline')}</Note>
        </div>
      ) : null}
      <Screen
        of={one}
        side={
          <>
            <MoneyPart one={one} />
            <PaperLinks reservation={reservation} anahtar={anahtar} />
            <HelpBox />
            {anahtar ? <Note tone="info">{t('secret')}</Note> : null}
          </>
        }
      >
        {reservation.yanit_notu && !one.offer ? <Note tone="info">{reservation.yanit_notu}</Note> : null}
        <OfferPart one={one} />
        <ContractsPart one={one} />
        {reservation.sozlesme_bekliyor ? null : <WaysToPay one={one} />}
        {reservation.durum === 'confirmed' ? <TripTickets own={own} /> : null}
        <Programme reservation={reservation} />
        <MissingAnswers one={one} />
        <ChangePart one={one} />
        <CancelPart one={one} />
      </Screen>
    </>
  )
}

/** Where each service begins and the code that is shown there; the money stands beside it. */
function TripTickets({ own: { reservation, anahtar } }: { own: Own }) {
  return <Tickets reservation={reservation} tickets={useTickets(reservation.k_no, anahtar)} />
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

/** How it stands and how many days are left. */
function TripHead({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('trip')
  const { durum, misafir, kayit_no, bitis } = reservation
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
      number={kayit_no}
      title={open && left > 0 ? t('daysLeft', { count: left }) : t('title')}
    >
      {waits ? t('waits.lead', { name: misafir.ad }) : t(`leads.${durum}`, { name: misafir.ad })}
    </ResultHead>
  )
}
