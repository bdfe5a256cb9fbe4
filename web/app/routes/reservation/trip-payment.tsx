import type { PaymentPart, startPayment } from '@meltem/contract/payment'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { BankFrame } from '../../components/basket/bank-frame.tsx'
import { Clock } from '../../components/basket/clock.tsx'
import { coastTime } from '../../components/basket/countdown.ts'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Note } from '../../components/ui/note.tsx'
import { useCall } from '../../lib/api.ts'
import { useFrame } from '../../lib/frame.ts'
import { ReceiptOf } from '../basket/outcome/receipt-of.tsx'
import { payableOf } from './payable.ts'
import type { TripProps } from './trip-props.ts'

const START = { method: 'POST', path: '/odeme-baslat-post' } as const
const DAY_MINUTES = 24 * 60

/** The receipt, and the way to pay what is open: the deposit of an accepted request, or what is left. */
export function TripPayment({ reservation, anahtar }: TripProps) {
  const { language } = useFrame()
  const t = useTranslations('trip.payment')
  const payable = payableOf(reservation)
  const { pay, busy, failure, frame } = usePay(reservation.k_no, anahtar)
  const { secilen_kur, bitis } = reservation
  return (
    <section className="grid gap-4">
      <h2 className="text-24">{t('title')}</h2>
      {bitis && payable?.bolum === 'on_odeme' ? (
        <Clock end={bitis} minutes={DAY_MINUTES}>
          <p>{t('until', coastTime(bitis))}</p>
        </Clock>
      ) : null}
      <ReceiptOf reservation={reservation} />
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      {payable && !frame ? (
        <>
          <Button look="sun" size="lg" full busy={busy} onClick={() => void pay(payable.bolum)}>
            <Icon name="lock" />
            {t('pay', { amount: formatMoney(language, payable.tutar, secilen_kur) })}
          </Button>
          {payable.bolum === 'kalan' ? <p className="tiny">{t('onSite')}</p> : null}
        </>
      ) : null}
      {frame ? <BankFrame src={frame} /> : null}
    </section>
  )
}

function usePay(k_no: string, anahtar: string | undefined) {
  const call = useCall()
  const { language } = useFrame()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [frame, setFrame] = useState<string>()
  return {
    busy,
    failure,
    frame,
    pay: async (tutar: PaymentPart) => {
      setBusy(true)
      setFailure(undefined)
      const own = { k_no, ...(anahtar ? { anahtar } : {}) }
      const answer = await call<typeof startPayment>(START, { ...own, tutar, lang: language })
      setBusy(false)
      if (answer.success === 0) setFailure(answer.message)
      else if (answer.adim.tur === 'cerceve') setFrame(answer.adim.url)
      else window.location.assign(answer.adim.url)
    },
  }
}
