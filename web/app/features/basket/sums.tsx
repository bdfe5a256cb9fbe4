import type { BasketQuote } from '@meltem/contract/reservation/basket'
import { formatMoney, formatNumber, formatPercent } from '@meltem/i18n/format'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { useStepWords } from '../payment/plan-steps.tsx'
import type { DueSums } from './checkout-sums.ts'

interface SumsProps {
  readonly quote: BasketQuote
  /** Another choice of paying than the quote was made for. */
  readonly due?: DueSums | undefined
  readonly kind?: 'direk' | 'sor_sat'
  /** Nothing is charged now, and there is no deposit. */
  readonly onTheDay?: boolean
}

/** The sums of a basket like those of a till: what it is made of, what it comes to, what is due now and later. */
export function Sums({ quote, due, kind = 'direk', onTheDay = false }: SumsProps) {
  const { language, exchange } = useFrame()
  const t = useTranslations('basket.sums')
  const { kur, toplam } = quote.fis
  const sums = due ?? toplam
  const money = (amount: number) => formatMoney(language, amount, kur)
  const minus = (amount: number) => `−${money(amount)}`
  return (
    <div className="sums" aria-live="polite">
      <Row label={t('products')} sum={money(toplam.urun_toplam)} />
      {toplam.ekstra_toplam > 0 ? <Row label={t('extras')} sum={money(toplam.ekstra_toplam)} /> : null}
      {toplam.sepet_indirim > 0 ? (
        <Row look="minus" label={campaignName(quote) ?? t('campaign')} sum={minus(toplam.sepet_indirim)} />
      ) : null}
      {toplam.kupon_indirim > 0 ? <Row look="minus" label={t('coupon')} sum={minus(toplam.kupon_indirim)} /> : null}
      {toplam.iskonto_indirim > 0 ? (
        <Row look="minus" label={t('discount')} sum={minus(toplam.iskonto_indirim)} />
      ) : null}
      {toplam.kdv_toplam > 0 ? <Row label={t('vatAdded')} sum={money(toplam.kdv_toplam)} /> : null}
      {toplam.kdv_dahil > 0 ? <Row look="quiet" label={t('vatInside')} sum={money(toplam.kdv_dahil)} /> : null}
      {sums.taksit_fark > 0 ? <Row label={t('instalments')} sum={money(sums.taksit_fark)} /> : null}
      <Row look="total" label={t('total')} sum={<span data-total>{money(sums.genel_toplam)}</span>} />
      {quote.odeme_plani.length > 0 ? (
        <PlanRows quote={quote} />
      ) : (
        <DueRows sums={sums} kind={kind} kur={kur} onTheDay={onTheDay} />
      )}
      <RateLine quote={quote} base={exchange.temel} total={sums} />
    </div>
  )
}

/** What is paid when, where the products have payments of their own. */
function PlanRows({ quote }: { quote: BasketQuote }) {
  const { language } = useFrame()
  const when = useStepWords()
  return quote.odeme_plani.map((step, place) => (
    <Row
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the payments is the plan; two may be alike
      key={place}
      label={when(step)}
      sum={<span data-step>{formatMoney(language, step.tutar, quote.fis.kur)}</span>}
    />
  ))
}

interface DueRowsProps {
  readonly sums: DueSums
  readonly kind: 'direk' | 'sor_sat'
  readonly kur: string
  readonly onTheDay: boolean
}

/** What is due now, and what later. */
function DueRows({ sums, kind, kur, onTheDay }: DueRowsProps) {
  const { language } = useFrame()
  const t = useTranslations('basket.sums')
  const money = (amount: number) => formatMoney(language, amount, kur)
  const now = onTheDay ? 0 : sums.on_odeme_toplam
  const later = onTheDay ? sums.genel_toplam : sums.kalan_toplam
  const share = formatPercent(language, (sums.on_odeme_toplam / Math.max(0.01, sums.genel_toplam)) * 100)
  return (
    <>
      <Row label={firstLabel()} sum={<b data-now>{money(now)}</b>} />
      {later > 0 ? <Row look="quiet" label={t('later')} sum={<span data-later>{money(later)}</span>} /> : null}
    </>
  )

  function firstLabel(): string {
    if (onTheDay) return t('nowAll')
    if (kind === 'direk') return later > 0 ? t('now', { share }) : t('nowAll')
    return later > 0 ? t('afterYes', { share }) : t('afterYesAll')
  }
}

function campaignName({ fis }: BasketQuote): string | undefined {
  const name = fis.adimlar.find(({ asama }) => asama === 'sepet_kampanya')?.parametreler.ad
  return typeof name === 'string' && name !== '' ? name : undefined
}

interface RowProps {
  readonly label: ReactNode
  readonly sum: ReactNode
  readonly look?: 'minus' | 'quiet' | 'total'
}

function Row({ label, sum, look }: RowProps) {
  return (
    <div className={look}>
      <span>{label}</span>
      <span className="num">{sum}</span>
    </div>
  )
}

/** In which currency is paid, at which rate, and what it is in the books. */
function RateLine({
  quote,
  base,
  total,
}: {
  quote: BasketQuote
  base: string
  total: { readonly taksit_fark: number }
}) {
  const { language } = useFrame()
  const t = useTranslations('basket.sums')
  const { kur } = quote.fis
  const rate = quote.kur_bilgi.find((one) => one.kur === kur)
  if (kur === base || !rate || total.taksit_fark > 0) return null
  const satis = Number(rate.satis)
  return (
    <p className="tiny">
      {t('rate', {
        kur,
        rate: `${formatNumber(language, satis, 4)} ${base}`,
        approx: formatMoney(language, quote.rezervasyon_toplam.genel_toplam, base),
      })}
    </p>
  )
}
