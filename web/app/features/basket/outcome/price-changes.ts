import type { BasketQuote } from '@meltem/contract/reservation/basket'
import { lineShown } from '@meltem/domain/pricing/receipt/shown-rows'
import type { SeenPrice } from '../../../platform/stores/checkout-draft.ts'

export interface PriceChange {
  readonly ad: string
  readonly baslik: string
  readonly eski: number
  readonly yeni: number
}

/** What each line and the discounts came to, then and now. Worked: gulet 138 as before, paragliding 220 → 230. */
export function priceChanges(before: SeenPrice, quote: Pick<BasketQuote, 'sepet_urunler' | 'fis'>): PriceChange[] {
  const { sepet_indirim, kupon_indirim, iskonto_indirim } = quote.fis.toplam
  const discounts = 0 - Math.round((sepet_indirim + kupon_indirim + iskonto_indirim) * 100) / 100
  const lines = quote.sepet_urunler.map(({ k_no, baslik, kur_toplam }) => ({
    ad: k_no,
    baslik,
    eski: before.satirlar.find((one) => one.k_no === k_no)?.tutar ?? 0,
    yeni: lineShown(kur_toplam),
  }))
  const both = before.indirim > 0 || discounts < 0
  return [...lines, ...(both ? [{ ad: 'indirim', baslik: '', eski: 0 - before.indirim, yeni: discounts }] : [])]
}
