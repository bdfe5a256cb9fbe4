import type { startPayment } from '@meltem/contract/payment'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../lib/api.ts'
import { useFrame } from '../../lib/frame.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import { BankFrame } from './bank-frame.tsx'
import type { Payable } from './payable.ts'

const START = { method: 'POST', path: '/odeme-baslat-post' } as const

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

function usePay({ k_no, anahtar }: Pick<PayOpenProps, 'k_no' | 'anahtar'>) {
  const call = useCall()
  const { language } = useFrame()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [frame, setFrame] = useState<string>()
  return {
    busy,
    failure,
    frame,
    pay: async ({ bolum }: Payable) => {
      setBusy(true)
      setFailure(undefined)
      const own = { k_no, ...(anahtar ? { anahtar } : {}) }
      const answer = await call<typeof startPayment>(START, { ...own, tutar: bolum, lang: language })
      setBusy(false)
      if (answer.success === 0) setFailure(answer.message)
      else if (answer.adim.tur === 'cerceve') setFrame(answer.adim.url)
      else window.location.assign(answer.adim.url)
    },
  }
}
