import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { renewKey, reservationStore } from '../../../platform/stores/reservation-store.ts'
import { HelpBox } from '../help-box.tsx'
import { StepsBar } from '../steps-bar.tsx'
import { type OwnOutcome, tripPath } from './outcome-address.ts'
import { ResultHead } from './result-head.tsx'
import type { PaymentState } from './use-payment-poll.ts'

/** The bank has not answered yet; the page asks again by itself. */
export function Processing({ state }: { state: PaymentState | undefined }) {
  const t = useTranslations('outcome.processing')
  return (
    <>
      <StepsBar now="pay" />
      <ResultHead tone="wait" chip={t('chip')} number={state?.rezervasyon.kayit_no ?? null} title={t('title')}>
        {t('lead')}
      </ResultHead>
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <span className="spinner" aria-hidden="true" />
        {t('asking')}
      </p>
      <div className="mt-8 max-w-[400px]">
        <HelpBox />
      </div>
    </>
  )
}

/** Money came and there is no booking for it: nothing is lost, a person looks. */
export function UnderReview({ state, own }: { state: PaymentState; own: OwnOutcome | undefined }) {
  const t = useTranslations('outcome.review')
  return (
    <>
      <StepsBar now="pay" />
      <ResultHead tone="wait" chip={t('chip')} number={state.rezervasyon.kayit_no} title={t('title')}>
        {t('lead')}
      </ResultHead>
      <div className="grid max-w-[400px] gap-6">
        <OpenTrip own={own} />
        <HelpBox />
      </div>
    </>
  )
}

/** To the page of the booking, for a buyer with the key or the login that opens it. */
function OpenTrip({ own }: { own: OwnOutcome | undefined }) {
  const { language } = useFrame()
  const t = useTranslations('outcome.confirmed')
  if (!own?.opens) return null
  return (
    <a className="btn btn-line btn-lg justify-self-start" href={tripPath(language, own.k_no, own.anahtar)}>
      {t('openTrip')}
    </a>
  )
}

/** Paid, seen in a browser that cannot open it any more: the mail does. */
export function PaidElsewhere({ state }: { state: PaymentState }) {
  const t = useTranslations('outcome.elsewhere')
  return (
    <>
      <StepsBar now="done" />
      <ResultHead tone="good" chip={t('chip')} number={state.rezervasyon.kayit_no} title={t('title')}>
        {t('lead')}
      </ResultHead>
      <div className="max-w-[400px]">
        <HelpBox />
      </div>
    </>
  )
}

/** The clock ran out, or it was cancelled: nothing was taken, and the basket is still there. */
export function Closed({ state, own }: { state: PaymentState | undefined; own?: OwnOutcome | undefined }) {
  const { language } = useFrame()
  const t = useTranslations('outcome.closed')
  const cart = reservationStore.use((carts) => carts.direk)
  const startAgain = () => {
    if (cart.k_no === state?.rezervasyon.k_no || !state) renewKey('direk')
  }
  return (
    <>
      <StepsBar now="pay" />
      <ResultHead tone="bad" chip={t('chip')} number={state?.rezervasyon.kayit_no ?? null} title={t('title')}>
        {cart.sepet_urunler.length > 0 ? t('lead') : t('leadPlain')}
      </ResultHead>
      <div className="flex flex-wrap gap-3">
        {cart.sepet_urunler.length > 0 ? (
          <a className="btn btn-sun btn-lg" href={`/${language}/basket/cart`} onClick={startAgain}>
            {t('again')}
          </a>
        ) : null}
        <OpenTrip own={own} />
        <a className="btn btn-line btn-lg" href={`/${language}/d`}>
          {t('browse')}
        </a>
      </div>
    </>
  )
}

/** An address that names no reservation, or one of another person. */
export function NothingHere() {
  const { language } = useFrame()
  const t = useTranslations('outcome.nothing')
  return (
    <>
      <ResultHead tone="wait" chip={t('chip')} title={t('title')}>
        {t('lead')}
      </ResultHead>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-sun btn-lg" href={`/${language}/user/reservations`}>
          {t('mine')}
        </a>
        <a className="btn btn-line btn-lg" href={`/${language}`}>
          {t('home')}
        </a>
      </div>
    </>
  )
}
