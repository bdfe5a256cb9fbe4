import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { BankFrame } from './bank-frame.tsx'
import type { Payable } from './payable.ts'
import { usePay } from './use-pay.ts'

interface PayOpenProps {
  readonly k_no: string
  /** The secret of the guest's link; a member needs none. */
  readonly anahtar?: string | undefined
  readonly payable: Payable
  readonly kur: string
  /** Quiet where something else is the next step. */
  readonly look?: 'sun' | 'line'
}

/** Pays by card what is open, in place: the button with its amount, then the bank's form. */
export function PayOpen({ payable, kur, look = 'sun', ...own }: PayOpenProps) {
  const { language } = useFrame()
  const t = useTranslations('trip.payment')
  const { pay, busy, failure, frame } = usePay(own)
  if (frame) return <BankFrame src={frame} />
  return (
    <>
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      <Button look={look} size="lg" full busy={busy} onClick={() => void pay(payable)}>
        <Icon name="lock" />
        {t('pay', { amount: formatMoney(language, payable.tutar, kur) })}
      </Button>
      {payable.bolum === 'kalan' ? <p className="tiny">{t('onSite')}</p> : null}
    </>
  )
}
