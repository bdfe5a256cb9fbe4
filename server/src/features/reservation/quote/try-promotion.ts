import type { Tried } from '@meltem/contract/promotion/office'
import type { BasketRequest } from '@meltem/contract/reservation/basket'
import type { CouponProblem } from '@meltem/contract/reservation/promotion'
import { toAmount } from '@meltem/domain/money'
import { type CouponTerms, findCouponProblem } from '@meltem/domain/pricing/discount/check-coupon'
import type { CouponRule } from '@meltem/domain/pricing/price-input'
import type { CampaignRow } from '../../catalog/tariff/sellable.queries.ts'
import { readSellable } from '../../catalog/tariff/sellable-memory.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { allocate } from '../stock/allocate.ts'
import { readStock } from '../stock/stock.ts'
import { type PricedBasket, pricesNow, priceWith } from './price.ts'
import { type Basket, basketOf, needsOfBasket, questionOf, sellableReader } from './read-basket.ts'

type Sample = Pick<BasketRequest, 'lang' | 'sepet_urunler' | 'secilen_kur'>

/** A rule that is not written yet, or is written otherwise on a screen. */
type Draft<T> = Omit<T, 'k_no'> & { readonly k_no: string | null }

export interface TriedCampaign extends Draft<CampaignRow> {
  readonly aktif: boolean
  /** Products it is for, where it is of products. */
  readonly urunler: readonly string[]
}

/** Where it is not written yet it has no key; nothing in the tables has this one. */
const UNWRITTEN = '00000000-0000-4000-8000-000000000000'

/**
 * What a campaign would take off a basket: the kernel prices it once without and once with it. It counts as if it ran
 * now, whatever its days are, so that next month's can be tried today.
 */
export function tryCampaignOn(act: Act, sample: Sample, draft: TriedCampaign): Promise<Tried> {
  return inBooking(act, async (booking) => {
    const catalogue = await readSellable(sellableReader(booking), questionOf(sample))
    const { urunler, aktif: _, ...written } = draft
    const k_no = draft.k_no ?? UNWRITTEN
    const row: CampaignRow = { ...written, k_no, baslangic: null, bitis: null }
    const others = catalogue.kampanyalar.filter((one) => one.k_no !== k_no)
    const chosen = new Set(draft.kapsam === 'urun' ? urunler : [])
    const secenekler = catalogue.secenekler.map((option) => {
      const had = option.kampanya_k_no === k_no ? null : option.kampanya_k_no
      return { ...option, kampanya_k_no: chosen.has(option.urun_k_no) ? k_no : had }
    })
    const without = { ...catalogue, kampanyalar: others }
    const before = price(booking, sample, basketOf(booking, sample, without))
    const basket = basketOf(booking, sample, { ...catalogue, secenekler, kampanyalar: [...others, row] })
    const after = price(booking, sample, basket)
    const winner = after.girdi.sepet_kampanyalar[after.fiyat.kararlar.sepet_kampanya ?? -1]
    const isBeaten = draft.kapsam === 'sepet' && winner !== undefined && winner.k_no !== k_no
    const answer = await tried(booking, { basket, before, after, kur: sample.secilen_kur })
    return { ...answer, sorun: null, rakip: isBeaten ? winner.ad : null }
  })
}

export interface TriedCoupon extends Draft<CouponRule> {
  readonly baslangic: string | null
  readonly bitis: string | null
  readonly en_cok_kullanim: number | null
  readonly uye_basina: number | null
  readonly uye_k_no: string | null
}

/** The same of a coupon. Its days count, as a guest would be told; who may use it is for the guest's own quote. */
export function tryCouponOn(act: Act, sample: Sample, draft: TriedCoupon): Promise<Tried> {
  return inBooking(act, async (booking) => {
    const catalogue = await readSellable(sellableReader(booking), questionOf(sample))
    const basket = basketOf(booking, sample, catalogue)
    const { kod, indirim_turu, indirim_tutari, kur, alt_sinir, urun_tipleri } = draft
    const kural = { k_no: draft.k_no ?? UNWRITTEN, kod, indirim_turu, indirim_tutari, kur, alt_sinir, urun_tipleri }
    const terms: CouponTerms = {
      ...draft,
      baslangic: draft.baslangic === null ? null : Date.parse(draft.baslangic),
      bitis: draft.bitis === null ? null : Date.parse(draft.bitis),
    }
    const use = { simdi: booking.now.getTime(), uye_k_no: draft.uye_k_no, kullanim: 0, uye_kullanim: 0 }
    const sorun: CouponProblem | null = findCouponProblem(terms, use)
    const before = price(booking, sample, basket)
    const after = price(booking, sample, basket, sorun ? null : kural)
    const answer = await tried(booking, { basket, before, after, kur: sample.secilen_kur })
    return { ...answer, sorun: sorun ?? after.fiyat.kararlar.kupon_sorunu, rakip: null }
  })
}

function price(booking: Booking, { secilen_kur }: Sample, basket: Basket, kupon: CouponRule | null = null) {
  const choices = { secilen_kur, odeme_tipi: 'on_odeme', kart_taksit: 1 } as const
  return priceWith(booking, basket, pricesNow(booking, basket), { choices, kupon })
}

interface Compared {
  readonly basket: Basket
  readonly before: PricedBasket
  readonly after: PricedBasket
  readonly kur: string
}

async function tried(booking: Booking, { basket, before, after, kur }: Compared) {
  const once = before.fiyat.secilen.toplam.genel_toplam
  const sonra = after.fiyat.secilen.toplam.genel_toplam
  const needs = needsOfBasket(basket)
  const stock = await readStock(booking, needs, { last: true })
  const { engeller } = allocate(basket, stock, booking.wall)
  return {
    gecerli: sonra < once,
    indirim: toAmount(Math.max(0, once - sonra)),
    once: toAmount(once),
    sonra: toAmount(sonra),
    kur,
    engeller,
  }
}
