import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { GuestReviewTable } from '../../../platform/db/tables/catalog.ts'
import { lineStands } from '../../reservation/stock/line-stands.queries.ts'

export const REVIEW_PAGE = 10

interface ReviewFilter {
  readonly urun_k_no: string
  readonly yorum_dili?: Language | undefined
  readonly puan?: number | undefined
}

function shown(trx: TenantTransaction, product: string) {
  return trx.selectFrom('yorum').where('urun_k_no', '=', product).where('durum', '=', 'yayinda')
}

/** A page of published reviews, and how many match. */
export async function listShownReviews(trx: TenantTransaction, filter: ReviewFilter, page: number) {
  const matching = shown(trx, filter.urun_k_no)
    .$if(filter.yorum_dili !== undefined, (query) => query.where('dil', '=', filter.yorum_dili as Language))
    .$if(filter.puan !== undefined, (query) => query.where('puan', '=', filter.puan ?? 0))
  const rows = await matching
    .select(['k_no', 'ad', 'dil', 'puan', 'baslik', 'metin', 'olusturma_zamani', 'dogrulanmis', 'yanit'])
    .orderBy('olusturma_zamani', 'desc')
    .orderBy('k_no')
    .limit(REVIEW_PAGE)
    .offset((page - 1) * REVIEW_PAGE)
    .execute()
  const { toplam } = await matching.select(({ fn }) => fn.countAll<number>().as('toplam')).executeTakeFirstOrThrow()
  return { rows, toplam }
}

export async function countReviews(trx: TenantTransaction, product: string) {
  return await shown(trx, product)
    .select(['puan', 'dil'])
    .select(({ fn }) => fn.countAll<number>().as('sayi'))
    .groupBy(['puan', 'dil'])
    .execute()
}

/** Good words of guests for the home page: in the language of the page first, each from another product. */
export async function listHomeReviews(trx: TenantTransaction, dil: Language, most: number) {
  const result = await sql<{
    ad: string
    dil: Language
    puan: number
    metin: string
    olusturma_zamani: Date
    urun_baslik: string
    urun_slug: string
    urun_tipi: ProductKind
    kategori_k_no: string
  }>`
    select * from (
      select distinct on (y.urun_k_no) y.ad, y.dil, y.puan, y.metin, y.olusturma_zamani, m.baslik as urun_baslik,
        m.slug as urun_slug, u.urun_tipi, v.kategori_k_no
      from yorum y
      join urun_vitrin v on v.tenant_id = y.tenant_id and v.urun_k_no = y.urun_k_no and v.yayinda
      join urun u on u.tenant_id = v.tenant_id and u.k_no = v.urun_k_no and u.yayinda
      join urun_metin m on m.tenant_id = y.tenant_id and m.urun_k_no = y.urun_k_no and m.dil = ${dil}
      where y.durum = 'yayinda' and y.puan >= 4 and length(y.metin) between 40 and 400
      order by y.urun_k_no, (y.dil = ${dil}) desc, y.puan desc, y.olusturma_zamani desc) as bir
    order by (dil = ${dil}) desc, puan desc, olusturma_zamani desc limit ${most}`.execute(trx)
  return result.rows
}

export async function isOffered(trx: TenantTransaction, product: string): Promise<boolean> {
  const row = await trx
    .selectFrom('urun_vitrin as v')
    .innerJoin('urun as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.k_no', '=', 'v.urun_k_no'))
    .select('v.urun_k_no')
    .where('v.urun_k_no', '=', product)
    .where('v.yayinda', '=', true)
    .where('u.yayinda', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** The member has booked it here, and it was not given back. */
export async function hasBooked(trx: TenantTransaction, member: string, product: string): Promise<boolean> {
  const row = await trx
    .selectFrom('rezervasyon_satiri as s')
    .innerJoin('rezervasyon as r', (join) =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.k_no', '=', 's.rezervasyon_k_no'),
    )
    .select('s.sira')
    .where('r.uye_k_no', '=', member)
    .where('r.durum', 'in', ['confirmed', 'completed'])
    .where('s.urun_k_no', '=', product)
    .where(lineStands('s'))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertReview(trx: TenantTransaction, row: Insertable<GuestReviewTable>) {
  return await trx.insertInto('yorum').values(row).returning('k_no').executeTakeFirstOrThrow()
}
