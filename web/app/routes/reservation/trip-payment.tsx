import { useTranslations } from 'use-intl/react'
import { Clock } from '../../components/basket/clock.tsx'
import { coastTime } from '../../components/basket/countdown.ts'
import { PayOpen } from '../../components/basket/pay-open.tsx'
import { payableOf } from '../../components/basket/payable.ts'
import { PlanWaits } from '../../components/basket/plan-steps.tsx'
import { ReceiptOf } from '../basket/outcome/receipt-of.tsx'
import type { TripProps } from './trip-props.ts'

const DAY_MINUTES = 24 * 60

/** The receipt, and the way to pay what is open: the deposit of an accepted request, or what is left. */
export function TripPayment({ reservation, anahtar }: TripProps) {
  const t = useTranslations('trip.payment')
  const payable = payableOf(reservation)
  const { k_no, secilen_kur, bitis, durum, odeme_plani } = reservation
  return (
    <section className="grid gap-4">
      <h2 className="text-24">{t('title')}</h2>
      {bitis && payable?.bolum === 'on_odeme' ? (
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
