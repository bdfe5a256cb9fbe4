import type { BasketQuote } from '@meltem/contract/reservation/basket'
import { lineShown } from '@meltem/domain/pricing/receipt/shown-rows'
import type { SeenPrice } from '../../platform/stores/checkout-draft.ts'
import { changeDraft } from '../../platform/stores/reservation-store.ts'

/** A price as the person sees it now, to be able to say later what has changed. */
export function seenPriceOf(quote: BasketQuote, zaman: string): SeenPrice {
  const { kur, toplam } = quote.fis
  return {
    kur,
    genel_toplam: toplam.genel_toplam,
    on_odeme_toplam: toplam.on_odeme_toplam,
    satirlar: quote.sepet_urunler.map(({ k_no, baslik, kur_toplam }) => ({
      k_no,
      baslik,
      tutar: lineShown(kur_toplam),
    })),
    indirim: round(toplam.sepet_indirim + toplam.kupon_indirim + toplam.iskonto_indirim),
    zaman,
  }
}

const round = (amount: number) => Math.round(amount * 100) / 100

/** The same lines in the same currency at another price; a basket the person has changed is no surprise. */
export function hasPriceMoved(seen: SeenPrice | null, quote: BasketQuote): seen is SeenPrice {
  if (seen === null || seen.kur !== quote.fis.kur) return false
  const before = seen.satirlar.map(({ k_no }) => k_no).join()
  const now = quote.sepet_urunler.map(({ k_no }) => k_no).join()
  return before === now && seen.genel_toplam !== quote.fis.toplam.genel_toplam
}

export function rememberSeenPrice(quote: BasketQuote | undefined): void {
  if (quote) changeDraft({ gorulen: seenPriceOf(quote, new Date().toISOString()) })
}
