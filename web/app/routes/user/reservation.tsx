import { getReservation } from '@meltem/contract/booking'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Pending } from '../../features/member/area-states.tsx'
import { ReservationChips } from '../../features/member/chips.tsx'
import { MemberData } from '../../features/member/member-data.tsx'
import { tripTitle } from '../../features/member/trip-days.ts'
import { userMeta } from '../../features/member/user-meta.ts'
import { CancelPart } from '../../features/reservation/member/cancel-part.tsx'
import { ChangePart } from '../../features/reservation/member/change-part.tsx'
import { LineList } from '../../features/reservation/member/line-list.tsx'
import { OfferPart } from '../../features/reservation/member/offer-part.tsx'
import { OverNote } from '../../features/reservation/member/over-note.tsx'
import { PaymentPart } from '../../features/reservation/member/payment-part.tsx'
import { ReviewPart } from '../../features/reservation/member/review-part.tsx'
import type { Shown } from '../../features/reservation/member/shown.ts'
import { PaperLinks } from '../../features/reservation/papers/paper-links.tsx'
import { useCall } from '../../platform/calls/api.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { memberStore } from '../../platform/stores/member-store.ts'
import { loadMemberData } from '../../platform/stores/session.ts'
import type { Route } from './+types/reservation.ts'
import '../../platform/words/booking-words.ts'
import '../../styles/booking.css'

/** One reservation: what was booked, what it costs and how, what can still be done. */
export default function ReservationPage({ params }: Route.ComponentProps) {
  return (
    <MemberData>
      <Loaded key={params.k_no} k_no={params.k_no} />
    </MemberData>
  )
}

function Loaded({ k_no }: { k_no: string }) {
  const { language } = useFrame()
  const t = useTranslations('member.detail')
  const call = useCall()
  const summary = memberStore.use((state) => state.rezervasyonlar.find((one) => one.k_no === k_no))
  const asked = useAnswer(getReservation, { k_no })
  const reservation = asked.answer?.data
  const back = (
    <p className="mb-3">
      <a className="link tap text-14" href={`/${language}/user/reservations`}>
        {t('back')}
      </a>
    </p>
  )
  if (asked.failure?.code === 'bulunamadi' || asked.failure?.code === 'alan_hatasi') {
    return (
      <>
        {back}
        <AreaHeading lead={t('unknownText')}>{t('unknown')}</AreaHeading>
      </>
    )
  }
  if (!reservation || !summary) {
    return (
      <>
        {back}
        <AreaHeading>{t('title')}</AreaHeading>
        <Pending {...asked} />
      </>
    )
  }
  const onChanged = (data: typeof reservation) => {
    asked.put({ success: 1, data })
    void loadMemberData(call)
  }
  return (
    <>
      {back}
      <Content shown={{ reservation, summary, onChanged }} />
    </>
  )
}

function Content({ shown }: { shown: Shown }) {
  const t = useTranslations('member.detail')
  const { reservation, summary } = shown
  useShownPlace()
  return (
    <>
      <AreaHeading>{tripTitle(summary.basliklar)}</AreaHeading>
      <div className="-mt-3 mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ReservationChips one={summary} />
        <span className="text-14 text-ink-2">
          <span className="whitespace-nowrap">{t('number', { no: reservation.kayit_no })}</span>
          {reservation.bilet_no ? (
            <>
              {' · '}
              <span className="whitespace-nowrap">{t('ticket', { no: reservation.bilet_no })}</span>
            </>
          ) : null}
        </span>
      </div>
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start">
        <div className="grid gap-10">
          <OverNote shown={shown} />
          <OfferPart shown={shown} />
          <LineList shown={shown} />
          <PaperLinks reservation={reservation} />
          <ReviewPart shown={shown} />
        </div>
        <div className="grid gap-10">
          <PaymentPart shown={shown} />
          <ChangePart shown={shown} />
          <CancelPart shown={shown} />
        </div>
      </div>
    </>
  )
}

/** The address may name a part of the page; it comes into view once it is there. */
function useShownPlace(): void {
  useEffect(() => {
    if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('reservations', parts)
}
