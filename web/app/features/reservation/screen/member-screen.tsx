import type { ReservationState } from '@meltem/contract/reservation/reservation'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { AreaHeading } from '../../member/area-heading.tsx'
import { Pending } from '../../member/area-states.tsx'
import { ReservationChips } from '../../member/chips.tsx'
import { tripTitle } from '../../member/trip-days.ts'
import { type MemberAccess, useMemberAccess, useMemberReservation } from '../access/member-access.ts'
import { CancelPart } from '../cancel/cancel-part.tsx'
import { ChangePart } from '../change/change-part.tsx'
import { MoneyPart } from '../money/money-part.tsx'
import { Moved } from '../money/moved.tsx'
import { WaysToPay } from '../money/ways-to-pay.tsx'
import { PaperLinks } from '../papers/paper-links.tsx'
import { ContractsPart } from './contracts-part.tsx'
import { BookAgain, Facts, LineList } from './line-list.tsx'
import { OfferPart } from './offer-part.tsx'
import { OverNote } from './over-note.tsx'
import { ReviewPart } from './review-part.tsx'
import { Screen } from './screen.tsx'

/** One reservation in the account: what was booked, what it costs and how, what can still be done. */
export function MemberScreen({ k_no }: { k_no: string }) {
  const { language } = useFrame()
  const t = useTranslations('member.detail')
  const { asked, found } = useMemberReservation(k_no)
  const unknown = asked.failure?.code === 'bulunamadi' || asked.failure?.code === 'alan_hatasi'
  return (
    <>
      <p className="mb-3">
        <a className="link tap text-14" href={`/${language}/user/reservations`}>
          {t('back')}
        </a>
      </p>
      {unknown ? <AreaHeading lead={t('unknownText')}>{t('unknown')}</AreaHeading> : null}
      {found && !unknown ? <Found found={found} /> : null}
      {found || unknown ? null : (
        <>
          <AreaHeading>{t('title')}</AreaHeading>
          <Pending {...asked} />
        </>
      )}
    </>
  )
}

function Found({ found }: { found: Parameters<typeof useMemberAccess>[0] }) {
  const one = useMemberAccess(found)
  const { reservation } = one
  useShownPlace()
  return (
    <>
      <Head one={one} />
      <Screen
        of={one}
        side={
          <>
            <MoneyPart one={one} moved={<Moved one={one} />}>
              {reservation.sozlesme_bekliyor ? null : <WaysToPay one={one} />}
            </MoneyPart>
            <ChangePart one={one} />
            <CancelPart one={one} />
          </>
        }
      >
        <OverNote one={one} />
        <OfferPart one={one} />
        <ContractsPart one={one} />
        <Booked one={one} />
        <PaperLinks reservation={reservation} />
        <ReviewPart one={one} />
      </Screen>
    </>
  )
}

function Head({ one: { reservation, summary } }: { one: MemberAccess }) {
  const t = useTranslations('member.detail')
  return (
    <>
      <AreaHeading>{tripTitle(summary.basliklar)}</AreaHeading>
      <div className="-mt-3 mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReservationChips one={summary} />
        <span className="text-14 text-ink-2">
          <span className="whitespace-nowrap">{t('number', { no: reservation.kayit_no })}</span>
        </span>
      </div>
    </>
  )
}

const ASKED: readonly ReservationState[] = ['requested', 'declined']
/** Where there is a voucher to show; one of a cancelled trip is no more than a number. */
const VOUCHED: readonly ReservationState[] = ['confirmed', 'completed']
/** What still waits for an answer or a payment is not to be booked a second time. */
const WAITING: readonly ReservationState[] = ['requested', 'held', 'accepted']

function Booked({ one }: { one: MemberAccess }) {
  const { language } = useFrame()
  const t = useTranslations('member.detail')
  const { durum, reservation } = one
  const lines = new Map(reservation.sepet_urunler.map((line) => [line.k_no, line]))
  return (
    <LineList
      one={one}
      title={t(ASKED.includes(durum) ? 'asked' : 'lines')}
      renderAct={({ k_no }) => {
        const line = WAITING.includes(durum) ? undefined : lines.get(k_no)
        return line ? <BookAgain line={line} /> : null
      }}
    >
      <div className="mt-5">
        <Facts one={one} />
      </div>
      {VOUCHED.includes(durum) ? (
        <a
          className={`btn mt-5 ${durum === 'confirmed' ? 'btn-sun' : 'btn-line'}`}
          href={`/${language}/user/vouchers#${reservation.k_no}`}
        >
          <Icon name="ticket" />
          {t('vouchers')}
        </a>
      ) : null}
    </LineList>
  )
}

/** The address may name a part of the page; it comes into view once it is there. */
function useShownPlace(): void {
  useEffect(() => {
    if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
}
