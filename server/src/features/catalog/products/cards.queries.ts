import type { VehicleKind } from '@meltem/contract/catalog/product-facts'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { PictureRow } from '../../../platform/db/tables/database.ts'

/** The text in the language asked for, in the tenant's own, or in any. */
const languageRank = (asked: Language, fallback: Language) =>
  sql<number>`case dil when ${asked} then 0 when ${fallback} then 1 else 2 end`

/** What a card shows that the index does not hold. Whether a product is on offer, the index knows. */
export async function listCardRows(
  trx: TenantTransaction,
  keys: readonly string[],
  { dil, fallback }: { dil: Language; fallback: Language },
) {
  return await trx
    .selectFrom('urun_vitrin as v')
    .innerJoin('urun as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.k_no', '=', 'v.urun_k_no'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('urun_metin')
          .select(['dil', 'baslik', 'ozet', 'slug'])
          .whereRef('urun_metin.tenant_id', '=', 'v.tenant_id')
          .whereRef('urun_metin.urun_k_no', '=', 'v.urun_k_no')
          .orderBy(languageRank(dil, fallback))
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .select([
      'v.urun_k_no',
      'v.urun_tipi',
      'v.kategori_k_no',
      'v.bolge_k_no',
      'v.enlem',
      'v.boylam',
      'v.bilgi',
      'v.yorum_sayisi',
      'v.puan_toplami',
      'm.dil',
      'm.baslik',
      'm.ozet',
      'm.slug',
    ])
    .select([coverOf.as('kapak'), vehicleOf.as('arac')])
    .where('v.urun_k_no', '=', sql<string>`any(${keys}::uuid[])`)
    .execute()
}

/** The first picture that has been drawn or uploaded. */
const coverOf = sql<Omit<PictureRow, 'tenant_id'> | null>`(
  select to_jsonb(g) from urun_gorsel ug
  join gorsel g on g.tenant_id = ug.tenant_id and g.bolum = split_part(ug.gorsel, '/', 1)
    and g.ad = split_part(ug.gorsel, '/', 2)
  where ug.tenant_id = v.tenant_id and ug.urun_k_no = v.urun_k_no order by ug.sira limit 1)`

/** A vehicle is drawn as the first option is. */
const vehicleOf = sql<VehicleKind | null>`(
  select b.bilgi ->> 'arac' from opsiyon o
  join opsiyon_bilgi b on b.tenant_id = o.tenant_id and b.opsiyon_k_no = o.k_no
  where o.tenant_id = v.tenant_id and o.urun_k_no = v.urun_k_no and o.aktif
  order by o.sira, o.k_no limit 1)`

export type CardRow = Awaited<ReturnType<typeof listCardRows>>[number]
