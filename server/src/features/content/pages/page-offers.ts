import type { Block, Offer } from '@meltem/contract/content/content'
import type { DiscountKind } from '@meltem/contract/reservation/promotion'
import { toAmount } from '@meltem/domain/money'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import {
  type BasketCampaignRow,
  listBasketCampaigns,
  listProductOffers,
  listShownCoupons,
  type ProductOffers,
  type ShownCouponRow,
} from './offers.queries.ts'

/** Most a block shows; a page of offers is no catalogue. */
const MOST = 12

/**
 * Puts the campaigns and coupons that run into the blocks that tell of them: a page promises what the rows grant, and
 * nothing once they end. Without any offer the block is left out.
 */
export async function fillOffers(trx: TenantTransaction, blocks: readonly Block[]): Promise<Block[]> {
  if (!blocks.some(({ tip }) => tip === 'kampanya')) return [...blocks]
  const ogeler = (await readOffers(trx)).slice(0, MOST)
  return blocks.flatMap((block): Block[] => {
    if (block.tip !== 'kampanya') return [block]
    return ogeler.length === 0 ? [] : [{ ...block, ogeler }]
  })
}

async function readOffers(trx: TenantTransaction): Promise<Offer[]> {
  const campaigns = await listBasketCampaigns(trx)
  const coupons = await listShownCoupons(trx)
  const products = await listProductOffers(trx)
  return [...campaigns.map(basketOffer), ...coupons.map(couponOffer), ...products.map(productOffer)]
}

function worthOf(indirim_turu: DiscountKind, value: number, kur: string): Offer['deger'] {
  return indirim_turu === 'yuzde' ? { turu: 'yuzde', oran: value } : { turu: 'tutar', tutar: toAmount(value), kur }
}

/** One line, night or person is where everything begins: no threshold at all. */
function thresholdOf(turu: 'adet' | 'tutar', threshold: number, kur: string): Offer['esik'] {
  if (turu === 'adet') return threshold > 1 ? { turu, adet: threshold } : null
  return threshold > 0 ? { turu, tutar: toAmount(threshold), kur } : null
}

function basketOffer(row: BasketCampaignRow): Offer {
  return {
    kaynak: 'sepet',
    kod: null,
    deger: worthOf(row.indirim_turu, row.indirim_tutari, row.kur),
    en_cok: false,
    esik: thresholdOf(row.kampanya_turu, row.toplam_tutar, row.kur),
    urun_tipleri: row.urun_tipleri,
    urun_sayisi: null,
    uye_basina: null,
    bitis: row.bitis?.toISOString() ?? null,
  }
}

function couponOffer(row: ShownCouponRow): Offer {
  return {
    kaynak: 'kupon',
    kod: row.kod,
    deger: worthOf(row.indirim_turu, row.indirim_tutari, row.kur),
    en_cok: false,
    esik: thresholdOf('tutar', row.alt_sinir, row.kur),
    urun_tipleri: row.urun_tipleri,
    urun_sayisi: null,
    uye_basina: row.uye_basina,
    bitis: row.bitis?.toISOString() ?? null,
  }
}

function productOffer(row: ProductOffers): Offer {
  return {
    kaynak: 'urun',
    kod: null,
    deger: worthOf(row.indirim_turu, row.en_cok, row.kur),
    en_cok: row.en_az !== row.en_cok,
    esik: thresholdOf(row.kampanya_turu, row.toplam_tutar, row.kur),
    urun_tipleri: [],
    urun_sayisi: row.urun_sayisi,
    uye_basina: null,
    bitis: row.bitis?.toISOString() ?? null,
  }
}
