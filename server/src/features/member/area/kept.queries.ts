import type { Favourite, MemberCoupon, Notice } from '@meltem/contract/member/area'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { FavouriteTable, PaymentClaimTable } from '../../../platform/db/tables/member.ts'
import type { CouponTable } from '../../../platform/db/tables/reservation.ts'

type FavouriteRow = Selectable<FavouriteTable>

const MOST_FAVOURITES = 200

export function favouriteOf({ urun_k_no, baslangic, bitis, yetiskin, cocuk, eklenme_zamani }: FavouriteRow): Favourite {
  return { urun_k_no, baslangic, bitis, yetiskin, cocuk, eklenme_zamani: eklenme_zamani.toISOString() }
}

export function favouritesQuery(trx: TenantTransaction, uye_k_no: string) {
  return trx
    .selectFrom('favori')
    .selectAll()
    .where('uye_k_no', '=', uye_k_no)
    .orderBy('eklenme_zamani', 'desc')
    .limit(MOST_FAVOURITES)
}

export async function listFavourites(trx: TenantTransaction, uye_k_no: string): Promise<Favourite[]> {
  return (await favouritesQuery(trx, uye_k_no).execute()).map(favouriteOf)
}

type NewFavourite = Pick<FavouriteRow, 'tenant_id' | 'uye_k_no' | 'urun_k_no' | 'baslangic' | 'bitis'> &
  Pick<FavouriteRow, 'yetiskin' | 'cocuk'>

/** Undefined when the tenant has no such product. */
export async function upsertFavourite(trx: TenantTransaction, favourite: NewFavourite): Promise<Favourite | undefined> {
  const known = await trx.selectFrom('urun').select('k_no').where('k_no', '=', favourite.urun_k_no).executeTakeFirst()
  if (!known) return undefined
  const { baslangic, bitis, yetiskin, cocuk } = favourite
  const row = await trx
    .insertInto('favori')
    .values(favourite)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'uye_k_no', 'urun_k_no']).doUpdateSet({ baslangic, bitis, yetiskin, cocuk }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return favouriteOf(row)
}

export async function deleteFavourite(trx: TenantTransaction, uye_k_no: string, urun_k_no: string): Promise<void> {
  await trx.deleteFrom('favori').where('uye_k_no', '=', uye_k_no).where('urun_k_no', '=', urun_k_no).execute()
}

/** The member's own coupons, and the public ones that the member has used. */
export function couponsQuery(trx: TenantTransaction, uye_k_no: string) {
  return trx
    .selectFrom('kupon as k')
    .select(['k.kod', 'k.indirim_turu', 'k.indirim_tutari', 'k.kur', 'k.alt_sinir', 'k.urun_tipleri', 'k.baslangic'])
    .select(['k.bitis', 'k.en_cok_kullanim', 'k.uye_basina', 'k.kullanim', 'k.aktif'])
    .select(
      sql<number>`(select count(*)::int from kupon_kullanimi u where u.tenant_id = k.tenant_id and u.kupon_k_no = k.k_no
        and u.kullanan = ${`uye:${uye_k_no}`})`.as('kullandi'),
    )
    .where((where) =>
      where.or([
        where('k.uye_k_no', '=', uye_k_no),
        where.exists(
          where
            .selectFrom('kupon_kullanimi as u')
            .select('u.kupon_k_no')
            .whereRef('u.tenant_id', '=', 'k.tenant_id')
            .whereRef('u.kupon_k_no', '=', 'k.k_no')
            .where('u.kullanan', '=', `uye:${uye_k_no}`),
        ),
      ]),
    )
    .orderBy('k.bitis')
}

type NotTold = 'tenant_id' | 'k_no' | 'uye_k_no' | 'vitrinde' | 'surum' | 'seri' | 'olusturma_zamani'
type CouponRow = Omit<Selectable<CouponTable>, NotTold> & { readonly kullandi: number }

export function couponOf(row: CouponRow): MemberCoupon {
  const left = [row.en_cok_kullanim === null ? null : row.en_cok_kullanim - row.kullanim]
  if (row.uye_basina !== null) left.push(row.uye_basina - row.kullandi)
  const limits = left.filter((count) => count !== null)
  const kalan_kullanim = limits.length > 0 ? Math.max(0, Math.min(...limits)) : null
  const { indirim_turu, indirim_tutari, kod, kur, urun_tipleri, baslangic, bitis } = row
  return {
    kod,
    indirim_turu,
    indirim: indirim_turu === 'yuzde' ? indirim_tutari : indirim_tutari / 100,
    kur,
    alt_sinir: row.alt_sinir / 100,
    urun_tipleri,
    baslangic: baslangic?.toISOString() ?? null,
    bitis: bitis?.toISOString() ?? null,
    kalan_kullanim,
    durum: couponState({ ...row, kalan_kullanim }, new Date()),
  }
}

interface CouponTimes {
  readonly baslangic: Date | null
  readonly bitis: Date | null
  readonly aktif: boolean
  readonly kalan_kullanim: number | null
}

function couponState({ baslangic, bitis, aktif, kalan_kullanim }: CouponTimes, now: Date): MemberCoupon['durum'] {
  if (kalan_kullanim === 0) return 'kullanildi'
  if (!aktif || (bitis && bitis <= now)) return 'bitti'
  return baslangic && baslangic > now ? 'baslamadi' : 'gecerli'
}

export const NOTICES_PER_PAGE = 30

export function unreadQuery(trx: TenantTransaction, uye_k_no: string) {
  return trx
    .selectFrom('bildirim')
    .select(sql<number>`count(*)::int`.as('adet'))
    .where('uye_k_no', '=', uye_k_no)
    .where('okundu', 'is', null)
}

export async function countUnread(trx: TenantTransaction, uye_k_no: string): Promise<number> {
  return (await unreadQuery(trx, uye_k_no).executeTakeFirstOrThrow()).adet
}

export async function listNotices(
  trx: TenantTransaction,
  uye_k_no: string,
  sayfa: number,
): Promise<{ data: Notice[]; toplam: number }> {
  const { toplam } = await trx
    .selectFrom('bildirim')
    .select(sql<number>`count(*)::int`.as('toplam'))
    .where('uye_k_no', '=', uye_k_no)
    .executeTakeFirstOrThrow()
  const rows = await trx
    .selectFrom('bildirim')
    .select(['k_no', 'tur', 'olay', 'degerler', 'url', 'okundu', 'zaman'])
    .where('uye_k_no', '=', uye_k_no)
    .orderBy('zaman', 'desc')
    .limit(NOTICES_PER_PAGE)
    .offset((sayfa - 1) * NOTICES_PER_PAGE)
    .execute()
  return { toplam, data: rows.map((row) => ({ ...row, okundu: row.okundu !== null, zaman: row.zaman.toISOString() })) }
}

export async function markRead(trx: TenantTransaction, uye_k_no: string, k_no: string | undefined): Promise<void> {
  let query = trx
    .updateTable('bildirim')
    .set({ okundu: sql<Date>`now()` })
    .where('uye_k_no', '=', uye_k_no)
    .where('okundu', 'is', null)
  if (k_no) query = query.where('k_no', '=', k_no)
  await query.execute()
}

export async function findBooked(trx: TenantTransaction, uye_k_no: string, k_no: string) {
  return await trx
    .selectFrom('rezervasyon')
    .select('k_no')
    .where('k_no', '=', k_no)
    .where('uye_k_no', '=', uye_k_no)
    .executeTakeFirst()
}

export async function insertPaymentClaim(trx: TenantTransaction, values: Insertable<PaymentClaimTable>) {
  return await trx.insertInto('odeme_bildirimi').values(values).returning('k_no').executeTakeFirstOrThrow()
}
