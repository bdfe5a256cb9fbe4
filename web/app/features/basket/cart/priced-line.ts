import type { BasketQuote } from '@meltem/contract/reservation/basket'

/** What the server says of one line; undefined until it has answered. */
export function pricedLine(quote: BasketQuote | undefined, k_no: string) {
  const place = quote?.sepet_urunler.findIndex((one) => one.k_no === k_no) ?? -1
  const line = quote?.sepet_urunler[place]
  return line && quote ? { line, obstacles: quote.engeller.filter(({ satir }) => satir === place) } : undefined
}
