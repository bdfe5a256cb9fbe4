import type { Receipt, ReceiptStep } from '@meltem/contract/reservation/pricing'
import type { MoneyStand } from '@meltem/contract/reservation/standing'
import { formatMoney } from '@meltem/i18n/format'
import { type StepValues, sourceOf, valuesOf } from '@meltem/i18n/receipt-words'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Card } from '../../ui/card.tsx'

interface ReceiptCardProps {
  readonly receipt: Receipt
  /** Names of the lines, in their order. */
  readonly titles: readonly string[]
  readonly stand: MoneyStand
}

/** The receipt whole, step by step as the guest has it: line by line, then what counts for all of it. */
export function ReceiptCard({ receipt, titles, stand }: ReceiptCardProps) {
  const t = useTranslations('admin.reservation')
  return (
    <Card title={t('receipt')} action={<span className="num text-13 text-ink-2">{receipt.kur}</span>}>
      <ReceiptRows receipt={receipt} titles={titles} />
      <Totals receipt={receipt} stand={stand} />
    </Card>
  )
}

/** Steps of each line under its name, and those of the whole basket. */
export function ReceiptRows({ receipt, titles }: Pick<ReceiptCardProps, 'receipt' | 'titles'>) {
  const common = receipt.adimlar.filter(({ satir }) => satir === null)
  return (
    <>
      {titles.map((title, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the steps name the line by
        <section key={place} aria-label={title} className="grid gap-1.5 border-line-soft border-b pb-3">
          <b className="font-[640] break-words">{title}</b>
          <Steps steps={receipt.adimlar.filter(({ satir }) => satir === place)} kur={receipt.kur} />
        </section>
      ))}
      {common.length > 0 && (
        <div className="grid gap-1.5 border-line-soft border-b pb-3">
          <Steps steps={common} kur={receipt.kur} />
        </div>
      )}
    </>
  )
}

function Steps({ steps, kur }: { steps: readonly ReceiptStep[]; kur: string }) {
  return steps.map((step, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the steps is the receipt; two may be alike
    <StepRow key={place} step={step} kur={kur} />
  ))
}

/** What explains and counts nothing is quiet, what is taken off is green. */
function toneOf({ asama, tutar }: ReceiptStep): string {
  if (asama === 'bilgi') return 'text-ink-2'
  return tutar < 0 ? 'font-[620] text-olive' : ''
}

function StepRow({ step, kur }: { step: ReceiptStep; kur: string }) {
  const { language } = useLanguage()
  // The values are a step's own, checked against every sentence by the tests of i18n.
  const say = useTranslations('receipt') as unknown as (kod: ReceiptStep['kod'], values: StepValues) => string
  const sentence = say(step.kod, valuesOf(step, kur, language))
  const source = sourceOf(step, true)
  if (step.kod === 'kur') return <p className="text-12 text-ink-2">{sentence}</p>
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-3 ${toneOf(step)}`}>
      <span className="break-words">
        {sentence}
        {source && <small className="block text-12 font-normal text-ink-2">{source}</small>}
      </span>
      <span className="num whitespace-nowrap">{formatMoney(language, step.tutar, kur)}</span>
    </div>
  )
}

/** What was sold, and of it the deposit and the rest; under it what the reservation comes to now, where that differs. */
function Totals({ receipt: { kur, toplam }, stand }: Pick<ReceiptCardProps, 'receipt' | 'stand'>) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const rows = [
    [t('deposit'), toplam.on_odeme_toplam],
    [t('rest'), toplam.kalan_toplam],
    ...(stand.genel_toplam === toplam.genel_toplam ? [] : ([[t('total_now'), stand.genel_toplam]] as const)),
  ] as const
  return (
    <dl className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-16 font-[680]">
        <dt>{toplam.kdv_toplam > 0 ? t('total') : t('total_vat')}</dt>
        <dd className="num whitespace-nowrap">{formatMoney(language, toplam.genel_toplam, kur)}</dd>
      </div>
      {rows.map(([name, sum]) => (
        <div key={name} className="flex items-baseline justify-between gap-3">
          <dt className="text-ink-2">{name}</dt>
          <dd className="num whitespace-nowrap">{formatMoney(language, sum, kur)}</dd>
        </div>
      ))}
    </dl>
  )
}
