import type { ChangeQuote } from '@meltem/contract/reservation/booking'
import { quoteCounterOffer } from '@meltem/contract/reservation/office'
import type { Alternative, getRequest } from '@meltem/contract/reservation/request-office'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { changedLine, type LineWish, wishOf } from '@meltem/domain/reservation/line-wish'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/call.ts'

/** What is offered, as the guest is told of it. */
export interface Offer {
  readonly sepet_urunler: readonly CartLineRequest[]
  readonly urun: string
  readonly baslangic: string
  readonly bitis: string | null
  readonly tutar: number
  readonly kur: string
}

/** The place of days and people of one's own, beside those of what was found. */
export const OWN = -1

/** One of what was found, or every service as the clerk types it, once it has its price. */
export function useOffer({ data: { k_no }, satirlar, alternatifler }: OutputOf<typeof getRequest>) {
  const [picked, pick] = useState(0)
  const [wishes, setWishes] = useState<readonly LineWish[]>(() => satirlar.map(({ istek }) => wishOf(istek)))
  const sepet_urunler = satirlar.map(({ istek, saat }, at) => changedLine(istek, wishes[at] ?? wishOf(istek), saat))
  const quote = useMutation({ mutationFn: () => call(quoteCounterOffer, { k_no, sepet_urunler }) })
  const found = picked === OWN ? undefined : (alternatifler[picked] ?? alternatifler[0])
  const quoted = quote.data?.data
  const priced = quoted && quoted.sepet.engeller.length === 0 ? ownOffer(sepet_urunler, quoted) : undefined
  const wish = (at: number, part: Partial<LineWish>) => {
    quote.reset()
    setWishes((before) => before.map((one, index) => (index === at ? { ...one, ...part } : one)))
  }
  const offer: Offer | undefined = found ? foundOffer(found) : priced
  return { place: found ? alternatifler.indexOf(found) : OWN, pick, wishes, wish, quote, quoted, offer }
}

export type OfferState = ReturnType<typeof useOffer>

function foundOffer({ istek, baslik_misafir, tutar, kur }: Alternative): Offer {
  const { baslangic, bitis = null } = istek
  return { sepet_urunler: [istek], urun: baslik_misafir, baslangic, bitis, tutar, kur }
}

/** Several services are told by all their names, from the first day to the last. */
function ownOffer(sepet_urunler: readonly CartLineRequest[], { kur, genel_toplam, sepet }: ChangeQuote): Offer {
  const [baslangic = ''] = sepet_urunler.map((line) => line.baslangic).toSorted()
  const last = sepet_urunler
    .map((line) => line.bitis ?? line.baslangic)
    .toSorted()
    .at(-1)
  const urun = sepet.sepet_urunler.map(({ baslik }) => baslik).join(', ')
  return {
    sepet_urunler,
    urun,
    baslangic,
    bitis: last === baslangic ? null : (last ?? null),
    tutar: genel_toplam.yeni,
    kur,
  }
}
