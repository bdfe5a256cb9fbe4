import type { cancelReservation } from '@meltem/contract/booking'
import type { FailureReason, listPaymentMethods } from '@meltem/contract/payment'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Clock } from '../../../components/basket/clock.tsx'
import { coastTime } from '../../../components/basket/countdown.ts'
import { HelpBox } from '../../../components/basket/help-box.tsx'
import { StepsBar } from '../../../components/basket/steps-bar.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { bold } from '../../../components/ui/rich-text.tsx'
import { useCall } from '../../../lib/api.ts'
import { useFrame } from '../../../lib/frame.ts'
import type { PaymentWay } from '../../../stores/checkout-draft.ts'
import { changeDraft, renewKey, reservationStore } from '../../../stores/reservation-store.ts'
import type { OutcomeKey } from './outcome-address.ts'
import { ResultHead } from './result-head.tsx'
import type { PaymentState } from './use-payment-poll.ts'

const METHODS = { method: 'GET', path: '/odeme-yontem-listele' } as const
const CANCEL = { method: 'POST', path: '/rezervasyon-iptal-post' } as const
const HOLD_MINUTES = 15
const USUAL: readonly FailureReason[] = ['bakiye', 'kod', 'kart']

interface DeclinedProps {
  readonly state: PaymentState
  readonly own: OutcomeKey
}

/** The bank said no: no money moved, the places are still held, and these are the ways on. */
export function Declined({ state, own }: DeclinedProps) {
  const t = useTranslations('outcome.declined')
  const reasons = useTranslations('outcome.reasons')
  const { rezervasyon, deneme } = state
  const reason = deneme?.neden ?? 'diger'
  return (
    <>
      <StepsBar now="pay" />
      <ResultHead tone="bad" chip={t('chip')} number={rezervasyon.kayit_no} title={t('title')}>
        {t.rich('lead', { b: bold })}
      </ResultHead>
      <div className="two">
        <div className="grid gap-8">
          {rezervasyon.bitis ? (
            <Clock end={rezervasyon.bitis} minutes={HOLD_MINUTES}>
              <p>{t('until', coastTime(rezervasyon.bitis))}</p>
              <p className="text-on-deep">{reasons(`${reason}.text`)}</p>
            </Clock>
          ) : (
            <Note tone="warn">{reasons(`${reason}.text`)}</Note>
          )}
          <WaysOn state={state} own={own} />
          <section>
            <h2 className="mb-2 text-24">{t('usual')}</h2>
            {USUAL.map((one) => (
              <details key={one} className="border-b border-line py-1">
                <summary className="min-h-11 content-center font-[640]">{reasons(`${one}.title`)}</summary>
                <p className="pb-3 text-ink-2">{reasons(`${one}.text`)}</p>
              </details>
            ))}
          </section>
        </div>
        <aside className="grid content-start gap-4">
          <HelpBox />
        </aside>
      </div>
    </>
  )
}

/** Another card goes back to the bank; another way gives the reservation up and places the same basket anew. */
function WaysOn({ state, own }: DeclinedProps) {
  const t = useTranslations('outcome.declined')
  const { language } = useFrame()
  const ways = useWays(state)
  const [chosen, setChosen] = useState<PaymentWay>('kredi_karti')
  const { go, busy, failure } = useWayOn(state, own)
  return (
    <fieldset>
      <legend className="float-left mb-4 w-full flar font-[640] text-24">{t('waysOn')}</legend>
      <div className="clear-both grid gap-2.5">
        {ways.map((way) => (
          <label key={way} className="opt">
            <input type="radio" name="yol" checked={chosen === way} onChange={() => setChosen(way)} />
            <span>
              <b className="font-[640]">{t(`${way}.title`)}</b>
              <span className="block text-14 text-ink-2">{t(`${way}.text`)}</span>
            </span>
          </label>
        ))}
        {failure ? (
          <Note tone="danger" alert>
            {failure}
          </Note>
        ) : null}
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <Button look="sun" size="lg" busy={busy} onClick={() => void go(chosen)}>
            {t('goOn')}
          </Button>
          <a className="link min-h-11 content-center" href={`/${language}/basket/cart`}>
            {t('toBasket')}
          </a>
        </div>
      </div>
    </fieldset>
  )
}

/** Other ways need the basket, which lies in the browser it was filled in. */
function useWays({ deneme, rezervasyon }: PaymentState): readonly PaymentWay[] {
  const call = useCall()
  const cart = reservationStore.use((carts) => carts.direk)
  const [ways, setWays] = useState<readonly PaymentWay[]>(['kredi_karti'])
  const here = cart.k_no === rezervasyon.k_no
  const tutar = deneme?.tutar
  useEffect(() => {
    if (!here || tutar === undefined) return
    void call<typeof listPaymentMethods>(METHODS, { tutar }).then((answer) => {
      if (answer.success === 1) setWays(answer.yontemler)
    })
  }, [call, here, tutar])
  return ways
}

function useWayOn({ rezervasyon }: PaymentState, own: OutcomeKey) {
  const call = useCall()
  const navigate = useNavigate()
  const { language } = useFrame()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { k_no } = rezervasyon
  /** The bank sends people back without the guest's key; the browser that placed the reservation still has it. */
  const anahtar = reservationStore.use(({ taslak: { yerlesen } }) =>
    yerlesen?.k_no === k_no ? yerlesen.anahtar : (own.anahtar ?? ''),
  )
  return {
    busy,
    failure,
    go: async (way: PaymentWay) => {
      if (way === 'kredi_karti') {
        changeDraft({ yerlesen: { k_no, anahtar, odeme_yontemi: way } })
        await navigate(`/${language}/basket/checkout?adim=banka`)
        return
      }
      setBusy(true)
      const answer = await call<typeof cancelReservation>(CANCEL, { k_no, iade: 0, ...(anahtar ? { anahtar } : {}) })
      setBusy(false)
      if (answer.success === 0) {
        setFailure(answer.message)
        return
      }
      renewKey('direk')
      changeDraft({ odeme_yontemi: way })
      await navigate(`/${language}/basket/checkout?adim=odeme`)
    },
  }
}
