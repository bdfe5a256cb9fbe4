import type { BasketQuote } from '@meltem/contract/reservation/basket'
import { formatMoney } from '@meltem/i18n/format'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import type { SeenPrice } from '../../../platform/stores/checkout-draft.ts'
import { changeDraft, reservationStore } from '../../../platform/stores/reservation-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Price } from '../../../ui/price.tsx'
import { bold } from '../../../ui/rich-text.tsx'
import { Waiting } from '../cart/waiting.tsx'
import { coastTime } from '../countdown.ts'
import { HelpBox } from '../help-box.tsx'
import { seenPriceOf } from '../seen-price.ts'
import { StepsBar } from '../steps-bar.tsx'
import { useBasketQuote } from '../use-basket-quote.ts'
import { type PriceChange, priceChanges } from './price-changes.ts'
import { ResultHead } from './result-head.tsx'

/** Was and now, line by line. Nothing goes on before the person has accepted the new price (PRICE-1). */
export function PriceChanged() {
  const { quote, failure } = useBasketQuote('direk')
  const before = reservationStore.use((state) => state.taslak.gorulen)
  const t = useTranslations('outcome.price')
  const navigate = useNavigate()
  const { language } = useFrame()
  if (failure) return <Note tone="danger">{failure}</Note>
  if (!quote) return <Waiting />
  const accept = () => {
    changeDraft({ gorulen: seenPriceOf(quote, new Date().toISOString()) })
    void navigate(`/${language}/basket/checkout`)
  }
  return (
    <>
      <StepsBar now="pay" />
      <ResultHead tone="wait" chip={t('chip')} title={t('title')}>
        {t.rich('lead', { b: bold })}
      </ResultHead>
      <div className="two">
        <div>
          {before ? <WasNow before={before} quote={quote} /> : null}
          {before ? <Changes before={before} quote={quote} /> : null}
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <Button look="sun" size="lg" onClick={accept}>
              {t('accept', { amount: formatMoney(language, quote.fis.toplam.genel_toplam, quote.fis.kur) })}
            </Button>
            <a className="link min-h-11 content-center" href={`/${language}/basket/cart`}>
              {t('toBasket')}
            </a>
          </div>
        </div>
        <aside className="grid content-start gap-4">
          <Note tone="info">{t('why')}</Note>
          <HelpBox />
        </aside>
      </div>
    </>
  )
}

interface Both {
  readonly before: SeenPrice
  readonly quote: BasketQuote
}

function WasNow({ before, quote }: Both) {
  const { language } = useFrame()
  const t = useTranslations('outcome.price')
  const { kur, toplam } = quote.fis
  const money = (amount: number) => formatMoney(language, amount, kur)
  return (
    <div className="was-now">
      <div>
        <h2 className="mb-2 text-16 text-ink-2">{t('was', { day: coastTime(before.zaman).date })}</h2>
        <Price amount={before.genel_toplam} currency={kur} className="text-30" />
        <p className="mt-1 text-14 text-ink-2">{t('deposit', { amount: money(before.on_odeme_toplam) })}</p>
      </div>
      <div>
        <h2 className="mb-2 text-16 text-ink-2">{t('now')}</h2>
        <Price amount={toplam.genel_toplam} currency={kur} className="text-30" />
        <p className="mt-1 text-14 text-ink-2">{t('deposit', { amount: money(toplam.on_odeme_toplam) })}</p>
      </div>
    </div>
  )
}

function useSigned(kur: string) {
  const { language } = useFrame()
  return (amount: number) => `${amount > 0 ? '+' : '−'}${formatMoney(language, Math.abs(amount), kur)}`
}

const round = (amount: number) => Math.round(amount * 100) / 100

function Changes({ before, quote }: Both) {
  const t = useTranslations('outcome.price')
  const { kur, toplam } = quote.fis
  const signed = useSigned(kur)
  const title = t('changes', { difference: signed(round(toplam.genel_toplam - before.genel_toplam)) })
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-24">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={title}>
        <table className="ptable">
          <thead>
            <tr>
              <th scope="col">{t('item')}</th>
              <th scope="col" className="r">
                {t('wasShort')}
              </th>
              <th scope="col" className="r">
                {t('now')}
              </th>
              <th scope="col" className="r">
                {t('difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {priceChanges(before, quote).map((row) => (
              <ChangeRow key={row.ad} row={row} kur={kur} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function ChangeRow({ row, kur }: { row: PriceChange; kur: string }) {
  const { language } = useFrame()
  const t = useTranslations('outcome.price')
  const signed = useSigned(kur)
  const changed = row.yeni !== row.eski
  return (
    <tr className={changed ? 'diff-changed' : ''}>
      <th scope="row">{row.ad === 'indirim' ? t('discounts') : row.baslik}</th>
      <td className="num r">{formatMoney(language, row.eski, kur)}</td>
      <td className="num r">{formatMoney(language, row.yeni, kur)}</td>
      <td className="num r">{changed ? <b>{signed(round(row.yeni - row.eski))}</b> : t('same')}</td>
    </tr>
  )
}
