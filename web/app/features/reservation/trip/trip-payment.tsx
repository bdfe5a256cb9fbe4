import { useTranslations } from 'use-intl/react'
import { Clock } from '../../basket/clock.tsx'
import { coastTime } from '../../basket/countdown.ts'
import { ReceiptOf } from '../../basket/outcome/receipt-of.tsx'
import { mayChooseWay, PayChoice } from '../../payment/pay-choice.tsx'
import { PayOpen } from '../../payment/pay-open.tsx'
import { payableOf } from '../../payment/payable.ts'
import { PlanWaits } from '../../payment/plan-steps.tsx'
import { TransferAccounts } from '../../payment/transfer-accounts.tsx'
import { useAccounts } from '../../payment/use-accounts.ts'
import type { TripProps } from './trip-props.ts'

const DAY_MINUTES = 24 * 60

/** The receipt with its deadline, and the rest of a booking that stands, for who would rather pay it now. */
export function TripPayment({ reservation, anahtar }: TripProps) {
  const t = useTranslations('trip.payment')
  const payable = mayChooseWay(reservation) ? undefined : payableOf(reservation)
  const { k_no, secilen_kur, bitis, durum, odeme_plani, hesap } = reservation
  return (
    <section className="grid gap-4">
      <h2 className="text-24">{t('title')}</h2>
      {bitis && hesap.simdi > 0 ? (
        <Clock end={bitis} minutes={DAY_MINUTES}>
          <p>{t('until', coastTime(bitis))}</p>
        </Clock>
      ) : null}
      <ReceiptOf reservation={reservation} />
      {durum === 'accepted' ? <PlanWaits steps={odeme_plani} /> : null}
      {payable ? <PayOpen k_no={k_no} anahtar={anahtar} payable={payable} kur={secilen_kur} /> : null}
    </section>
  )
}

/** What waits for its money is the first thing on the page: the ways of the checkout, or where the transfer goes. */
export function TripWaysToPay({ reservation, anahtar, onChanged }: TripProps) {
  const t = useTranslations('trip.payment')
  const byTransfer = reservation.odeme_yontemi === 'havale'
  const { bitis, hesap } = reservation
  const choice = mayChooseWay(reservation) ? (
    <PayChoice reservation={reservation} anahtar={anahtar} onChosen={onChanged} />
  ) : null
  if (hesap.simdi === 0) return null
  // On a phone the clock stands far below.
  const until = bitis ? <p className="text-ink-2 lg:hidden">{t('until', coastTime(bitis))}</p> : null
  if (!byTransfer) {
    return (
      <div className="grid gap-4">
        {until}
        {choice}
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      {until}
      <Transfer reservation={reservation} />
      {choice ? (
        <details>
          <summary className="link min-h-11 content-center">{t('otherWay')}</summary>
          <div className="mt-3">{choice}</div>
        </details>
      ) : null}
    </div>
  )
}

function Transfer({ reservation }: Pick<TripProps, 'reservation'>) {
  const { accounts, failure } = useAccounts()
  return <TransferAccounts reservation={reservation} accounts={accounts} failure={failure} />
}
