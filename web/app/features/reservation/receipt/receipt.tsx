import type { DueStep, PlannedStep } from '@meltem/contract/payment/plan'
import type { Receipt as ReceiptData, ReceiptStep } from '@meltem/contract/reservation/pricing'
import { percentageOf, toMinor } from '@meltem/domain/money'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import { type StepValues, sourceOf, valuesOf } from '@meltem/i18n/receipt-words'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PlanSteps } from '../../payment/plan-steps.tsx'
import type { ReceiptPart } from './receipt-parts.ts'
import { toneOf } from './step-tone.ts'

export interface ReceiptProps {
  readonly receipt: ReceiptData
  /** What it is the price of: `7 nights, 6 guests`. */
  readonly summary?: string
  /** Stands where the total would, on a page that says the total already. */
  readonly heading?: string
  /** Names of the lines, shown when there are several. */
  readonly lines?: readonly string[]
  /** What was paid and what is due when; for a price that is only asked for, what is due now and what later. */
  readonly parts: readonly ReceiptPart[]
  /** The same total in the base currency, for the row of the exchange rate. */
  readonly base?: { readonly amount: number; readonly currency: string } | undefined
  readonly open?: boolean
  /** Payments of the products' own, in the place of the parts. */
  readonly plan?: readonly (PlannedStep | DueStep)[] | undefined
}

/** How a price came about, row by row. Basket, contract, member area and voucher show the same object the same way. */
export function Receipt(props: ReceiptProps) {
  const { receipt, summary, heading, open } = props
  const { language } = useFrame()
  const t = useTranslations('receiptCard')
  const { kur, toplam } = receipt
  return (
    <div className="border border-line border-t-2 border-t-ink bg-paper text-[0.97rem]">
      <details className="group" open={open}>
        <summary className="flex list-none items-center gap-3 px-4 py-3.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 font-[640]">
            {heading ?? (toplam.kdv_toplam > 0 ? t('total') : t('totalWithVat'))}
            {summary ? <small className="block font-normal text-13 text-ink-2">{summary}</small> : null}
          </span>
          {heading ? null : (
            <span className="num font-[680] text-20 whitespace-nowrap" data-total>
              {formatMoney(language, toplam.genel_toplam, kur)}
            </span>
          )}
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <Rows {...props} />
      </details>
      {heading ? null : <WhenDue {...props} />}
    </div>
  )
}

/** The products' own payments, or what is due now and what later. */
function WhenDue(props: ReceiptProps) {
  const { receipt, plan = [] } = props
  return plan.length > 0 ? <PlanSteps steps={plan} kur={receipt.kur} /> : <Split {...props} />
}

function Rows({ receipt, lines = [], base }: ReceiptProps) {
  const several = lines.length > 1
  const groups = several ? lines.map((_, place) => place) : []
  const common = several ? receipt.adimlar.filter(({ satir }) => satir === null) : receipt.adimlar
  return (
    <div className="grid gap-[9px] border-t border-line px-4 pt-3 pb-3">
      {groups.map((place) => (
        <div key={lines[place]} className="grid gap-[9px] border-b border-line pb-3">
          <b>{lines[place]}</b>
          <Steps steps={receipt.adimlar.filter(({ satir }) => satir === place)} kur={receipt.kur} />
        </div>
      ))}
      <Steps steps={common} kur={receipt.kur} base={base} />
    </div>
  )
}

interface StepsProps {
  readonly steps: readonly ReceiptStep[]
  readonly kur: string
  readonly base?: ReceiptProps['base']
}

function Steps({ steps, kur, base }: StepsProps) {
  return steps.map((step, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the steps is the receipt; two may be alike
    <Step key={place} step={step} kur={kur} base={base} />
  ))
}

const TONES = {
  plain: { row: '', sum: '' },
  minus: { row: 'font-semibold text-olive', sum: '' },
  quiet: { row: '', sum: 'text-ink-2' },
} as const

function Step({ step, kur, base }: { step: ReceiptStep; kur: string; base?: ReceiptProps['base'] }) {
  const { language, defaultLanguage } = useFrame()
  const t = useTranslations('receiptCard')
  // The values are a step's own, checked against every sentence by the tests of i18n.
  const say = useTranslations('receipt') as unknown as (kod: ReceiptStep['kod'], values: StepValues) => string
  const tone = TONES[toneOf(step)]
  const rate = step.kod === 'kur'
  const sentence = say(step.kod, valuesOf(step, kur, language))
  if (rate && !base) return <p className="text-13 text-ink-2">{sentence}</p>
  // Names of seasons are the operator's own and stand in one language only.
  const source = rate ? sentence : sourceOf(step, language === defaultLanguage)
  const amount =
    rate && base ? formatMoney(language, base.amount, base.currency) : formatMoney(language, step.tutar, kur)
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-3.5 ${tone.row}`}>
      <span>
        {rate && base ? t('inBase', { currency: base.currency }) : sentence}
        {source ? <small className="block font-normal text-13 text-ink-3 leading-[1.4]">{source}</small> : null}
      </span>
      <span className={`num whitespace-nowrap ${tone.sum}`}>{amount}</span>
    </div>
  )
}

/** What is paid and what is due when, the first of them in a strong colour; one part when it is everything. */
function Split({ receipt: { kur, toplam, taksitler }, parts }: ReceiptProps) {
  const { language } = useFrame()
  const t = useTranslations('receiptCard')
  const money = (amount: number) => formatMoney(language, amount, kur)
  const shown = parts.filter(({ tutar }) => tutar > 0)
  const all = shown.length === 1 && shown[0]?.tutar === toplam.genel_toplam
  const share = (amount: number) => formatPercent(language, percentageOf(toMinor(amount), toMinor(toplam.genel_toplam)))
  const words = ({ when, tutar, first }: ReceiptPart) => {
    if (all) return t('nowAll', { when })
    return first ? t('nowPart', { when, share: share(tutar) }) : when
  }
  const monthly = ({ first, tutar }: ReceiptPart) =>
    first && taksitler.length > 1 && tutar === toplam.on_odeme_toplam
      ? ` · ${t('instalments', { count: taksitler.length, each: money(taksitler[0] ?? 0) })}`
      : ''
  if (shown.length === 0) return null
  return (
    <div className="flex gap-0.5">
      {shown.map((part, place) => (
        <div key={part.when} data-part className={`px-4 pt-2.5 pb-3 ${place === 0 ? DARK : LIGHT}`}>
          <b className="num block text-18">{money(part.tutar)}</b>
          <small className={`block text-13 leading-[1.35] ${place === 0 ? 'text-on-deep' : ''}`}>
            {words(part)}
            {monthly(part)}
          </small>
        </div>
      ))}
    </div>
  )
}

const DARK = 'min-w-[42%] bg-sea-deep text-white only:flex-1'
const LIGHT = 'flex-1 bg-sea-tint'
