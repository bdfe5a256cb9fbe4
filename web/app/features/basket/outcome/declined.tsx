import type { FailureReason } from '@meltem/contract/payment/payment'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { reservationStore } from '../../../platform/stores/reservation-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { bold } from '../../../ui/rich-text.tsx'
import { mayChooseWay, PayChoice } from '../../payment/pay-choice.tsx'
import { PayOpen } from '../../payment/pay-open.tsx'
import { payableOf } from '../../payment/payable.ts'
import { Waiting } from '../cart/waiting.tsx'
import { Clock } from '../clock.tsx'
import { coastTime } from '../countdown.ts'
import { HelpBox } from '../help-box.tsx'
import { StepsBar } from '../steps-bar.tsx'
import { type OwnOutcome, outcomeQuery, tripPath } from './outcome-address.ts'
import { ResultHead } from './result-head.tsx'
import type { PaymentState } from './use-payment-poll.ts'
import { useReservation } from './use-reservation.ts'

/** Lengths of a hold and of the deadline of an accepted request, for the bar below the clock. */
const HOLD_MINUTES = 15
const DAY_MINUTES = 24 * 60
const USUAL: readonly FailureReason[] = ['bakiye', 'kod', 'kart']

interface DeclinedProps {
  readonly state: PaymentState
  readonly own: OwnOutcome
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
        {t.rich(rezervasyon.bitis ? 'lead' : 'leadStands', { b: bold })}
      </ResultHead>
      <div className="two">
        <div className="grid gap-8">
          {rezervasyon.bitis ? (
            <Clock end={rezervasyon.bitis} minutes={rezervasyon.durum === 'held' ? HOLD_MINUTES : DAY_MINUTES}>
              <p>{t('until', coastTime(rezervasyon.bitis))}</p>
              <p className="text-on-deep">{reasons(`${reason}.text`)}</p>
            </Clock>
          ) : (
            <Note tone="warn">{reasons(`${reason}.text`)}</Note>
          )}
          <WaysOn own={own} />
          <section>
            <h2 className="mb-2 text-24">{t('usual')}</h2>
            {USUAL.map((one) => (
              <details key={one} className="border-b border-line py-1">
                <summary className="opener flex min-h-11 items-center justify-between gap-4 font-[640]">
                  {reasons(`${one}.title`)}
                  <Icon name="chevron-down" />
                </summary>
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

/** Another card, or another way to pay the same reservation: nothing has to be placed again. */
function WaysOn({ own }: Pick<DeclinedProps, 'own'>) {
  const t = useTranslations('outcome.declined')
  const { language } = useFrame()
  const { data, keep } = useReservation(own)
  const inBasket = reservationStore.use((carts) => carts.direk.k_no === own.k_no)
  return (
    <section className="grid gap-4">
      {data ? <Paying reservation={data} own={own} onChosen={keep} /> : <Waiting />}
      <a
        className="link min-h-11 content-center justify-self-start"
        href={inBasket ? `/${language}/basket/cart` : tripPath(language, own.k_no, own.anahtar)}
      >
        {t(inBasket ? 'toBasket' : 'toTrip')}
      </a>
    </section>
  )
}

interface PayingProps {
  readonly reservation: Reservation
  readonly own: OwnOutcome
  readonly onChosen: (reservation: Reservation) => void
}

/** By card the bank's form opens in place; a transfer and payment on the day have a page that stays. */
function Paying({ reservation, own, onChosen }: PayingProps) {
  const navigate = useNavigate()
  const { language } = useFrame()
  const payable = payableOf(reservation)
  const { k_no, secilen_kur } = reservation
  if (!mayChooseWay(reservation)) {
    return payable ? <PayOpen k_no={k_no} anahtar={own.anahtar} payable={payable} kur={secilen_kur} /> : null
  }
  const goOn = (chosen: Reservation) => {
    if (chosen.odeme_yontemi === 'kredi_karti') onChosen(chosen)
    else if (chosen.durum === 'accepted') void navigate(tripPath(language, k_no, own.anahtar))
    else void navigate(`/${language}/basket/complate?${outcomeQuery(own)}`)
  }
  return <PayChoice reservation={reservation} anahtar={own.anahtar} onChosen={goOn} />
}
