import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Clock } from '../../basket/clock.tsx'
import { coastTime } from '../../basket/countdown.ts'
import { ReceiptOf } from '../../basket/outcome/receipt-of.tsx'
import { mayChooseWay } from '../../payment/pay-choice.tsx'
import { PayOpen } from '../../payment/pay-open.tsx'
import { payableOf } from '../../payment/payable.ts'
import { PlanWaits } from '../../payment/plan-steps.tsx'
import type { OwnAccess } from '../access/own-access.ts'
import { Part } from '../screen/part.tsx'

const DAY_MINUTES = 24 * 60

interface MoneyPartProps {
  readonly one: OwnAccess
  /** What has moved, where a list of it is known: then the receipt need not say it. */
  readonly moved?: ReactNode
  readonly children?: ReactNode
}

/** The receipt with its deadline, and the rest of a booking that stands, for a buyer who would rather pay it now. */
export function MoneyPart({ one, moved, children }: MoneyPartProps) {
  const t = useTranslations('trip.payment')
  const { reservation, anahtar, durum, kur } = one
  const payable = mayChooseWay(reservation) ? undefined : payableOf(reservation)
  const { k_no, bitis, odeme_plani, hesap } = reservation
  const inAccount = one.look === 'account'
  return (
    <Part of={one} id="payment" title={t('title')} aside>
      <div className="grid gap-4">
        {bitis && hesap.simdi > 0 && !inAccount ? (
          <Clock end={bitis} minutes={DAY_MINUTES}>
            <p>{t('until', coastTime(bitis))}</p>
          </Clock>
        ) : null}
        <ReceiptOf reservation={reservation} short={moved !== undefined} />
        {moved}
        {durum === 'accepted' ? <PlanWaits steps={odeme_plani} /> : null}
        {payable ? (
          <div className="grid gap-2">
            <PayOpen
              k_no={k_no}
              anahtar={anahtar}
              payable={payable}
              kur={kur}
              look={inAccount && durum === 'confirmed' ? 'line' : 'sun'}
            />
          </div>
        ) : null}
        {children}
      </div>
    </Part>
  )
}
