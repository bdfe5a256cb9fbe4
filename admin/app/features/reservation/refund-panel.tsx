import type { AskedAct } from '@meltem/contract/payment/approval'
import { decideReview, listAttempts, refundPayment, returnByHand } from '@meltem/contract/payment/office'
import type { HandMethod } from '@meltem/contract/reservation/reservation'
import { toAmount, toMinor } from '@meltem/domain/money'
import { formatMoney } from '@meltem/i18n/format'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Note } from '../../ui/note.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { limitIn, useAsk } from '../approvals/use-ask.ts'
import { ActPanel, MethodChoice, ReasonField } from './act-panel.tsx'
import type { Detail } from './side-cards.tsx'

interface RefundPanelProps {
  readonly detail: Detail
  readonly onDone: () => void
  readonly onAbandon: () => void
}

/** Where money can go back to, and how much of it. */
interface Source {
  readonly key: string
  readonly kind: 'card' | 'hand'
  readonly label: string
  readonly most: number
}

/** States in which a card has been charged. */
const TAKEN: readonly string[] = ['captured', 'refund_pending', 'refund_failed']

/** Part or all of what was taken: to the card it came with, or by hand what came by hand. */
export function RefundPanel(props: RefundPanelProps) {
  const { detail } = props
  const t = useTranslations('admin.reservation')
  const { k_no, secilen_kur } = detail.data
  const { data, error, refetch } = useQuery({
    queryKey: ['odemeler', k_no],
    queryFn: ({ signal }) => call(listAttempts, { rezervasyon_k_no: k_no }, signal),
    gcTime: 0,
  })
  if (error) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} />
  const cards = data.data
    .filter(({ durum }) => TAKEN.includes(durum))
    .map(({ k_no: key, kart_son_dort, tutar, iade_toplam }): Source => {
      const most = toAmount(toMinor(tutar) - toMinor(iade_toplam))
      return { key, kind: 'card', label: t('refund_card', { digits: kart_son_dort ?? '••••' }), most }
    })
    .filter(({ most }) => most > 0)
  const hand: Source = { key: 'elden', kind: 'hand', label: t('refund_hand'), most: detail.elden_iade }
  const sources = [...cards, ...(hand.most > 0 ? [hand] : [])]
  return (
    <div className="grid gap-3">
      <Promises {...props} kur={secilen_kur} />
      {sources.length > 0 ? (
        <RefundForm {...props} sources={sources} />
      ) : (
        <div className="grid justify-items-start gap-2">
          <Note tone="warn">{t('refund_none')}</Note>
          <Button onClick={props.onAbandon}>{t('abandon')}</Button>
        </div>
      )}
    </div>
  )
}

/** What a cancellation has promised: a transfer waits for the person who sends it. */
function Promises({ detail, onDone, kur }: RefundPanelProps & { kur: string }) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const may = useMay()
  const errorText = useErrorText()
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (k_no: string) => call(decideReview, { k_no, karar: 'iade' }),
    onSuccess: onDone,
  })
  if (detail.iade_sozleri.length === 0) return null
  return (
    <ul className="grid gap-2 border-sun-edge border-l-3 bg-sun-tint p-3.5">
      {detail.iade_sozleri.map(({ k_no, tutar, karta }) => {
        const sum = formatMoney(language, tutar, kur)
        return (
          <li key={k_no} className="flex flex-wrap items-center justify-between gap-2">
            <span>{karta ? t('promised_card', { sum }) : t('promised', { sum })}</span>
            {!karta && may('odeme.inceleme') && (
              <Button busy={isPending && variables === k_no} onClick={() => mutate(k_no)} className="max-lg:min-h-11">
                {t('promised_sent', { sum })}
              </Button>
            )}
          </li>
        )
      })}
      {error && (
        <li>
          <Note tone="danger">{errorText(error)}</Note>
        </li>
      )}
    </ul>
  )
}

/** What a colleague is asked to do. */
function actOf(source: Source, tutar: number, odeme_yontemi: HandMethod): AskedAct {
  if (source.kind === 'card') return { is: 'iade_kart', deneme_k_no: source.key, tutar }
  return { is: 'iade_elden', tutar, odeme_yontemi }
}

interface Given {
  readonly tutar: number
  readonly from: Source
  readonly method: HandMethod
  readonly neden: string
}

/** Gives it back, or asks a colleague to: above the limit of the house, or without the right. */
function useRefund(k_no: string, onDone: () => void) {
  const mayRefund = useMay()('odeme.iade')
  const [istek_k_no, setRequest] = useState(() => crypto.randomUUID())
  const refund = useMutation({
    mutationFn: async ({ tutar, from, method, neden }: Given): Promise<void> => {
      const wish = { istek_k_no, tutar, neden }
      if (from.kind === 'card') await call(refundPayment, { ...wish, deneme_k_no: from.key })
      else await call(returnByHand, { ...wish, k_no, odeme_yontemi: method })
    },
    onSuccess: onDone,
    // Another sum is another request; the refused one has left nothing behind.
    onError: () => setRequest(crypto.randomUUID()),
  })
  const ask = useAsk(k_no, onDone)
  const limit = limitIn(refund.error)
  const asks = !mayRefund || limit !== undefined
  return {
    asks,
    limit,
    error: asks ? ask.error : refund.error,
    busy: refund.isPending || ask.isPending,
    give: (given: Given) => {
      if (asks) ask.mutate({ neden: given.neden, eylem: actOf(given.from, given.tutar, given.method) })
      else refund.mutate(given)
    },
    /** Whether another sum needs a second person is asked anew. */
    anew: () => refund.reset(),
  }
}

function AskedText({ limit }: { limit: ReturnType<typeof limitIn> }) {
  const t = useTranslations('admin.approvals')
  const { language } = useLanguage()
  const text = limit ? t('ask_text', { limit: formatMoney(language, limit.sinir, limit.kur) }) : t('ask_no_right')
  return <p className="font-[620]">{text}</p>
}

function RefundForm({ detail, sources, onDone, onAbandon }: RefundPanelProps & { sources: readonly Source[] }) {
  const t = useTranslations('admin.reservation')
  const words = useTranslations('admin.approvals')
  const { language } = useLanguage()
  const { k_no, secilen_kur, durum } = detail.data
  const [key, setKey] = useState(sources[0]?.key ?? '')
  const source = sources.find((one) => one.key === key) ?? sources[0]
  const [sum, setSum] = useState<number | undefined>(source?.most)
  const [method, setMethod] = useState<HandMethod>('nakit')
  const [reason, setReason] = useState('')
  const { asks, limit, error, busy, give, anew } = useRefund(k_no, onDone)
  const tooMuch = sum !== undefined && source !== undefined && sum > source.most
  const money = (amount: number) => formatMoney(language, amount, secilen_kur)
  const said = { sum: money(sum ?? 0) }
  return (
    <ActPanel
      danger
      title={t('refund')}
      error={error}
      busy={busy}
      blocked={!sum || tooMuch || reason.trim() === ''}
      button={asks ? words('ask', said) : t('refund_confirm', said)}
      onSubmit={() => {
        if (sum && source) give({ tutar: sum, from: source, method, neden: reason.trim() })
      }}
      onAbandon={onAbandon}
    >
      {asks && <AskedText limit={limit} />}
      {durum === 'confirmed' && <p>{t('refund_text')}</p>}
      <div className="grid gap-3 sm:grid-cols-3">
        <Choice
          label={t('refund_to')}
          value={source?.key ?? ''}
          options={sources.map((one) => ({ value: one.key, label: one.label }))}
          onChange={(value) => {
            setKey(value)
            setSum(sources.find((one) => one.key === value)?.most)
            anew()
          }}
        />
        {source?.kind === 'hand' && <MethodChoice value={method} onChange={setMethod} />}
        <AmountField
          label={t('sum')}
          kur={secilen_kur}
          value={sum ?? 0}
          onChange={(next) => {
            setSum(next)
            anew()
          }}
          hint={t('refund_most', { sum: money(source?.most ?? 0) })}
        />
      </div>
      {tooMuch && <Note tone="danger">{t('refund_too_much', { sum: money(source.most) })}</Note>}
      <ReasonField value={reason} onChange={setReason} needed />
    </ActPanel>
  )
}
