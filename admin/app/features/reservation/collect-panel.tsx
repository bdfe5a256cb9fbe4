import { recordCollection } from '@meltem/contract/reservation/office'
import type { HandMethod, Reservation } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Note } from '../../ui/note.tsx'
import { ActPanel, MethodChoice } from './act-panel.tsx'

interface CollectPanelProps {
  readonly data: Reservation
  readonly onDone: () => void
  readonly onAbandon: () => void
}

const OVER: readonly Reservation['durum'][] = ['cancelled', 'declined', 'expired']

/** Money that has arrived, with how it came; the same receipt counts once, however often it is sent. */
export function CollectPanel({ data, onDone, onAbandon }: CollectPanelProps) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const { simdi, kalan } = data.hesap
  const [sum, setSum] = useState<number | undefined>(simdi > 0 ? simdi : kalan)
  const [method, setMethod] = useState<HandMethod>('nakit')
  const [receipt, setReceipt] = useState('')
  // Cash has no number of its own: this one makes a second press the same payment.
  const [own] = useState(() => crypto.randomUUID())
  const collect = useMutation({
    mutationFn: (tutar: number) =>
      call(recordCollection, { k_no: data.k_no, tutar, odeme_yontemi: method, islem_no: receipt.trim() || own }),
    onSuccess: onDone,
  })
  const needsNumber = method === 'havale'
  return (
    <ActPanel
      title={t('collect')}
      error={collect.error}
      busy={collect.isPending}
      blocked={!sum || (needsNumber && receipt.trim() === '')}
      button={t('collect_confirm', { sum: formatMoney(language, sum ?? 0, data.secilen_kur) })}
      onSubmit={() => {
        if (sum) collect.mutate(sum)
      }}
      onAbandon={onAbandon}
    >
      {OVER.includes(data.durum) && <Note tone="warn">{t('collect_over')}</Note>}
      <div className="grid gap-3 sm:grid-cols-3">
        <MethodChoice value={method} onChange={setMethod} />
        <AmountField label={t('sum')} kur={data.secilen_kur} value={sum ?? 0} onChange={setSum} />
        <ReceiptNumber value={receipt} onChange={setReceipt} needed={needsNumber} />
      </div>
    </ActPanel>
  )
}

function ReceiptNumber({
  value,
  onChange,
  needed,
}: {
  value: string
  onChange: (text: string) => void
  needed: boolean
}) {
  const t = useTranslations('admin.reservation')
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {needed ? t('receipt_no_needed') : t('receipt_no')}
      </label>
      <input
        id={id}
        type="text"
        maxLength={80}
        required={needed}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-full max-lg:min-h-11!"
      />
    </div>
  )
}
