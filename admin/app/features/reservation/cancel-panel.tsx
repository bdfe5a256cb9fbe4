import type { CancellationQuote } from '@meltem/contract/reservation/booking'
import { cancelAsStaff, quoteStaffCancellation } from '@meltem/contract/reservation/office'
import { toAmount, toMinor } from '@meltem/domain/money'
import { formatMoney } from '@meltem/i18n/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useLimit } from '../../platform/rights.ts'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { limitIn, useAsk } from '../approvals/use-ask.ts'
import { ActPanel, ReasonField } from './act-panel.tsx'

interface CancelPanelProps {
  readonly k_no: string
  /** Only this service. */
  readonly satir?: string | undefined
  readonly onDone: () => void
  readonly onAbandon: () => void
}

/** First what it gives back, then a button that says the sum again: it cannot be undone. */
export function CancelPanel(props: CancelPanelProps) {
  const { k_no, satir } = props
  const wish = { k_no, ...(satir ? { satir } : {}) }
  const { data, error, refetch } = useQuery({
    queryKey: ['iptal', wish],
    queryFn: ({ signal }) => call(quoteStaffCancellation, wish, signal),
    gcTime: 0,
  })
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} />
  return <Quoted {...props} wish={wish} quote={data.data} onMoved={() => void refetch()} />
}

interface QuotedProps extends CancelPanelProps {
  readonly wish: { readonly k_no: string; readonly satir?: string }
  readonly quote: CancellationQuote
  /** The sum may have changed with the hour: it is asked anew before the next press. */
  readonly onMoved: () => void
}

function Quoted({ wish, quote, onDone, onAbandon, onMoved }: QuotedProps) {
  const t = useTranslations('admin.reservation')
  const words = useTranslations('admin.approvals')
  const { language } = useLanguage()
  const [waived, setWaived] = useState<number | undefined>(0)
  const [reason, setReason] = useState('')
  const { kur, odenen, iade, kesinti } = quote
  const feragat = waived ?? 0
  const back = toAmount(toMinor(iade) + toMinor(feragat))
  const money = (sum: number) => formatMoney(language, sum, kur)
  const cancel = useMutation({
    mutationFn: () => {
      const word = reason.trim() === '' ? {} : { neden: reason.trim() }
      return call(cancelAsStaff, { ...wish, iade: back, ...(feragat > 0 ? { feragat } : {}), ...word })
    },
    onSuccess: onDone,
    onError: (error) => {
      if (!limitIn(error)) onMoved()
    },
  })
  const ask = useAsk(wish.k_no, onDone)
  const limit = feragat > 0 ? limitIn(cancel.error) : undefined
  return (
    <ActPanel
      danger
      title={t('quote')}
      error={limit ? ask.error : cancel.error}
      busy={cancel.isPending || ask.isPending}
      blocked={waived === undefined || feragat > kesinti || (feragat > 0 && reason.trim() === '')}
      button={limit ? words('ask', { sum: money(feragat) }) : t('cancel_confirm', { sum: money(back) })}
      onSubmit={() => {
        const { satir } = wish
        const eylem = { is: 'iptal' as const, iade: back, feragat, ...(satir ? { satir } : {}) }
        if (limit) ask.mutate({ neden: reason.trim(), eylem })
        else cancel.mutate()
      }}
      onAbandon={onAbandon}
    >
      <p>
        {t('quote_text', {
          paid: money(odenen),
          refund: money(back),
          kept: money(toAmount(toMinor(odenen) - toMinor(back))),
        })}
      </p>
      {limit && (
        <p className="font-[620]">{words('ask_text', { limit: formatMoney(language, limit.sinir, limit.kur) })}</p>
      )}
      {kesinti > 0 && (
        <WaiverField
          kur={kur}
          kesinti={kesinti}
          value={waived}
          onChange={(next) => {
            setWaived(next)
            // Whether another sum needs a second person is asked anew.
            cancel.reset()
          }}
        />
      )}
      <ReasonField value={reason} onChange={setReason} needed={feragat > 0} />
    </ActPanel>
  )
}

interface WaiverFieldProps {
  readonly kur: string
  readonly kesinti: number
  readonly value: number | undefined
  readonly onChange: (sum: number | undefined) => void
}

/** What of the fee is waived; how far one may go stands under it. */
function WaiverField({ kur, kesinti, value, onChange }: WaiverFieldProps) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const limit = useLimit('kesinti')
  if (limit === 0) return null
  const most = Math.floor(toMinor(kesinti) * (limit / 100)) / 100
  return (
    <div className="w-full max-w-72">
      <AmountField
        label={t('waive')}
        kur={kur}
        value={value ?? 0}
        onChange={onChange}
        hint={t('waive_limit', { sum: formatMoney(language, most, kur), limit })}
      />
    </div>
  )
}
