import type { Reservation } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { renewKey } from '../../../platform/stores/reservation-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Clock } from '../clock.tsx'
import { coastTime } from '../countdown.ts'
import { ReceiptOf } from '../outcome/receipt-of.tsx'
import type { WaitingPayment } from './use-waiting.ts'

const HOLD_MINUTES = 15

interface WaitingProps {
  readonly waiting: WaitingPayment
  readonly reservation: Reservation
}

/** Says above the lines that they are held for this person, and not sold out. */
export function WaitingNote({ added }: { added: boolean }) {
  const t = useTranslations('basket.waiting')
  return (
    <div className="mb-4">
      <Note tone="warn">
        <p>
          <b>{t('title')}</b> {t('text')}
        </p>
        {added ? <p>{t('added')}</p> : null}
      </Note>
    </div>
  )
}

/** The clock, what is due, and the two ways from here: on to the payment, or back to a basket that can be changed. */
export function WaitingSummary({ waiting, reservation }: WaitingProps) {
  const { language } = useFrame()
  const t = useTranslations('basket.waiting')
  const { bitis, hesap, secilen_kur } = reservation
  return (
    <div className="grid gap-4" data-summary="bekleyen">
      {bitis ? (
        <Clock end={bitis} minutes={HOLD_MINUTES} onOver={() => renewKey('direk')}>
          <p>{t('until', coastTime(bitis))}</p>
        </Clock>
      ) : null}
      <ReceiptOf reservation={reservation} />
      {waiting.failure ? (
        <Note tone="danger" alert>
          {waiting.failure}
        </Note>
      ) : null}
      <a className="btn btn-sun btn-lg w-full" href={`/${language}/basket/result`}>
        {t('goOn', { amount: formatMoney(language, hesap.simdi, secilen_kur) })}
      </a>
      <Button look="line" size="lg" full busy={waiting.busy} onClick={() => void waiting.giveUp()}>
        {t('giveUp')}
      </Button>
      <p className="text-13 text-ink-2">{t('giveUpText')}</p>
    </div>
  )
}
