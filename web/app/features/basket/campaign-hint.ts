import type { ProductKind } from '@meltem/contract/content/content'
import type { BasketQuote } from '@meltem/contract/reservation/basket'
import type { Campaign } from '@meltem/contract/reservation/promotion'

/** What the campaign of the basket gives, or what is missing for the next one. */
export interface CampaignHint {
  readonly kampanya: Campaign
  /** It counts in this price. */
  readonly sayilir: boolean
  /** Lines, or an amount in the campaign's currency, that are missing; 0 when it is reached. */
  readonly eksik: number
  /** How far the basket has come, 0 to 1. */
  readonly oran: number
}

type Convert = (amount: number, kur: string) => { readonly amount: number; readonly currency: string }

function takesPart({ urun_tipleri }: Campaign, kind: ProductKind): boolean {
  return urun_tipleri.length === 0 || urun_tipleri.includes(kind)
}

/** Lines that take part, or what they come to after their own campaigns: the same threshold the kernel looks at. */
function reachedBy(quote: BasketQuote, campaign: Campaign): number {
  const lines = quote.sepet_urunler.filter(({ urun_tipi }) => takesPart(campaign, urun_tipi))
  if (campaign.kampanya_turu === 'adet') return lines.length
  const minor = lines.map(({ kur_toplam }) => Math.round((kur_toplam.toplam - kur_toplam.indirim_toplam) * 100))
  return minor.reduce((sum, amount) => sum + amount, 0) / 100
}

/**
 * The campaign that counts, and the nearest one that does not yet. Worked: two tours in the basket and "15 % on three
 * tours": one more tour is missing, two thirds are done. A campaign of which nothing lies in the basket is not offered.
 */
export function campaignHints(quote: BasketQuote, shown: Convert): CampaignHint[] {
  const counted = quote.kur_rezervasyon_toplam.sepet_indirim > 0
  const hints = quote.sepet_kampanyalari.flatMap((kampanya): CampaignHint[] => {
    const reached = reachedBy(quote, kampanya)
    const byCount = kampanya.kampanya_turu === 'adet'
    const goal = byCount ? kampanya.toplam_tutar : shown(kampanya.toplam_tutar, kampanya.kur).amount
    if (reached === 0 || goal <= 0) return []
    const eksik = Math.max(0, Math.round((goal - reached) * 100) / 100)
    return [{ kampanya, sayilir: false, eksik, oran: Math.min(1, reached / goal) }]
  })
  const done = hints.filter(({ eksik }) => eksik === 0)
  const next = hints.filter(({ eksik }) => eksik > 0).sort((a, b) => b.oran - a.oran)
  const winner = counted ? bestOf(done, quote) : undefined
  return [...(winner ? [{ ...winner, sayilir: true }] : []), ...next.slice(0, 1)]
}

/** The kernel takes the campaign that takes off most; its rate stands in the quote. */
function bestOf(done: readonly CampaignHint[], { indirim_oranlar }: BasketQuote): CampaignHint | undefined {
  const rate = indirim_oranlar.sepet_indirim
  const same = done.find(
    ({ kampanya }) =>
      rate?.turu === kampanya.indirim_turu && (rate.turu === 'tutar' || rate.oran === kampanya.indirim_tutari),
  )
  return same ?? done[0]
}
