import type { ProductGroupChoices, ProductGroups } from '@meltem/contract/catalog/groups-office'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** A collection takes products while nobody else writes it. */
export async function lockCollection(trx: TenantTransaction, k_no: string): Promise<void> {
  await sql`select 1 from koleksiyon where k_no = ${k_no} for update`.execute(trx)
}

/** New ones stand at the end, in the order given. */
export async function addToCollection(
  trx: TenantTransaction,
  { tenant_id, k_no }: { readonly tenant_id: number; readonly k_no: string },
  products: readonly string[],
): Promise<void> {
  await sql`insert into koleksiyon_urun (tenant_id, koleksiyon_k_no, urun_k_no, sira)
    select ${tenant_id}, ${k_no}::uuid, n.urun, n.yer
      + (select coalesce(max(g.sira), -1) from koleksiyon_urun g where g.koleksiyon_k_no = ${k_no}::uuid)
    from unnest(${products}::uuid[]) with ordinality as n (urun, yer)
    on conflict do nothing`.execute(trx)
}

export async function takeFromCollection(
  trx: TenantTransaction,
  k_no: string,
  products: readonly string[],
): Promise<void> {
  await sql`delete from koleksiyon_urun
    where koleksiyon_k_no = ${k_no} and urun_k_no = any(${products}::uuid[])`.execute(trx)
}

interface MemberCollection {
  readonly k_no: string
  readonly baslik: ProductGroupChoices['koleksiyonlar'][number]['baslik']
  readonly aktif: boolean
  readonly icinde: boolean
}

/** Every collection in order, and whether the product stands in it. */
export async function listCollectionsBeside(trx: TenantTransaction, urun_k_no: string): Promise<MemberCollection[]> {
  const { rows } = await sql<MemberCollection>`
    select g.k_no, g.aktif, coalesce((select jsonb_object_agg(m.dil, m.baslik) from koleksiyon_metin m
        where m.tenant_id = g.tenant_id and m.koleksiyon_k_no = g.k_no), '{}') as baslik,
      exists (select 1 from koleksiyon_urun u where u.tenant_id = g.tenant_id
        and u.koleksiyon_k_no = g.k_no and u.urun_k_no = ${urun_k_no}) as icinde
    from koleksiyon g order by g.sira, g.k_no`.execute(trx)
  return rows
}

/** Choices of filters that the product has. */
export async function listChoicesOf(
  trx: TenantTransaction,
  urun_k_no: string,
): Promise<ProductGroups['secenekler'][number][]> {
  return await trx
    .selectFrom('urun_filtre as u')
    .innerJoin('filtre as f', (join) =>
      join.onRef('f.tenant_id', '=', 'u.tenant_id').onRef('f.kod', '=', 'u.filtre_kod'),
    )
    .select(['f.k_no as filtre_k_no', 'u.secenek_kod as kod'])
    .where('u.urun_k_no', '=', urun_k_no)
    .orderBy('f.sira')
    .orderBy('f.k_no')
    .orderBy('u.secenek_kod')
    .execute()
}
