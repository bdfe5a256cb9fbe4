import type { DiscountKind } from '@meltem/contract/reservation/promotion'
import { type SqlBool, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Switched on, begun and not over, by the clock of the database; something that takes nothing off is no offer. */
const runs = (table: 'k' | 'c') =>
  sql<SqlBool>`${sql.ref(`${table}.aktif`)} and ${sql.ref(`${table}.indirim_tutari`)} > 0
    and (${sql.ref(`${table}.baslangic`)} is null or ${sql.ref(`${table}.baslangic`)} <= now())
    and (${sql.ref(`${table}.bitis`)} is null or ${sql.ref(`${table}.bitis`)} > now())`

/** Campaigns of the basket that run, the one easiest to reach first. */
export function listBasketCampaigns(trx: TenantTransaction) {
  return trx
    .selectFrom('kampanya as c')
    .select([
      'c.kampanya_turu',
      'c.toplam_tutar',
      'c.indirim_turu',
      'c.indirim_tutari',
      'c.kur',
      'c.urun_tipleri',
      'c.bitis',
    ])
    .where('c.kapsam', '=', 'sepet')
    .where(runs('c'))
    .orderBy('c.kampanya_turu')
    .orderBy('c.toplam_tutar')
    .orderBy('c.k_no')
    .execute()
}

/** Coupons that pages show to every visitor and that can still be used. */
export function listShownCoupons(trx: TenantTransaction) {
  return trx
    .selectFrom('kupon as k')
    .select([
      'k.kod',
      'k.indirim_turu',
      'k.indirim_tutari',
      'k.kur',
      'k.alt_sinir',
      'k.urun_tipleri',
      'k.uye_basina',
      'k.bitis',
    ])
    .where('k.vitrinde', '=', true)
    .where('k.uye_k_no', 'is', null)
    .where(sql<SqlBool>`coalesce(k.kullanim < k.en_cok_kullanim, true)`)
    .where(runs('k'))
    .orderBy('k.kod')
    .execute()
}

export interface ProductOffers {
  readonly kampanya_turu: 'adet' | 'tutar'
  readonly toplam_tutar: number
  readonly indirim_turu: DiscountKind
  readonly kur: string
  readonly bitis: Date | null
  readonly en_az: number
  readonly en_cok: number
  readonly urun_sayisi: number
}

/** Campaigns of products that are on offer, those on the same terms together. */
export async function listProductOffers(trx: TenantTransaction): Promise<ProductOffers[]> {
  const { rows } = await sql<ProductOffers>`
    select c.kampanya_turu, c.toplam_tutar, c.indirim_turu, c.kur, c.bitis, min(c.indirim_tutari) as en_az,
      max(c.indirim_tutari) as en_cok, count(*)::int as urun_sayisi
    from kampanya c
    join urun u on u.tenant_id = c.tenant_id and u.kampanya_k_no = c.k_no and u.yayinda
    join urun_vitrin v on v.tenant_id = u.tenant_id and v.urun_k_no = u.k_no and v.yayinda
    where c.kapsam = 'urun' and ${runs('c')}
    group by c.kampanya_turu, c.toplam_tutar, c.indirim_turu, c.kur, c.bitis
    order by urun_sayisi desc, c.indirim_turu, c.kur, c.bitis`.execute(trx)
  return rows
}

export type BasketCampaignRow = Awaited<ReturnType<typeof listBasketCampaigns>>[number]
export type ShownCouponRow = Awaited<ReturnType<typeof listShownCoupons>>[number]
