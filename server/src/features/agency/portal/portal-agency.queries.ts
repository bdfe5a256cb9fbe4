import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AgencyProductTable, AgencyTable } from '../../../platform/db/tables/agency.ts'
import type { Database } from '../../../platform/db/tables/database.ts'

/** An agency people may be led to: active, and so is the one above it. */
function selectOpen(trx: TenantTransaction) {
  return trx
    .selectFrom('acente as a')
    .leftJoin('acente as u', (join) =>
      join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.k_no', '=', 'a.ust_acente_k_no'),
    )
    .where('a.durum', '=', 'aktif')
    .where(sql<boolean>`coalesce(u.durum, 'aktif') = 'aktif'`)
}

export async function findOpenAgency(trx: TenantTransaction, kno: string) {
  return await selectOpen(trx)
    .select(['a.k_no', 'a.ust_acente_k_no', 'a.kno', 'a.marka', 'a.tanitim', 'a.web'])
    .where('a.kno', '=', kno)
    .executeTakeFirst()
}

export async function listChosenProducts(trx: TenantTransaction, acente_k_no: string) {
  return await trx
    .selectFrom('acente_urun')
    .select('urun_k_no')
    .where('acente_k_no', '=', acente_k_no)
    .orderBy('sira')
    .execute()
}

export async function listKnownProducts(trx: TenantTransaction, keys: readonly string[]) {
  return await trx.selectFrom('urun').select('k_no').where('k_no', 'in', keys).execute()
}

export async function updateAgency(trx: TenantTransaction, k_no: string, changes: Updateable<AgencyTable>) {
  await trx.updateTable('acente').set(changes).where('k_no', '=', k_no).execute()
}

export async function deleteChosenProducts(trx: TenantTransaction, acente_k_no: string) {
  await trx.deleteFrom('acente_urun').where('acente_k_no', '=', acente_k_no).execute()
}

export async function insertChosenProducts(trx: TenantTransaction, rows: readonly Insertable<AgencyProductTable>[]) {
  await trx.insertInto('acente_urun').values(rows).execute()
}

export async function findSellersAddress(trx: TenantTransaction, rezervasyon_k_no: string) {
  return await trx
    .selectFrom('acente_rezervasyon as s')
    .innerJoin('acente as a', (join) =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.k_no', '=', 's.acente_k_no'),
    )
    .select(['a.e_mail', 'a.dil', 's.akis'])
    .where('s.rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('s.kanal', '=', 'masa')
    .executeTakeFirst()
}

export async function findLogoFile(trx: TenantTransaction, acente_k_no: string) {
  return await trx
    .selectFrom('acente as a')
    .innerJoin('gorsel as g', (join) =>
      join.onRef('g.tenant_id', '=', 'a.tenant_id').onRef('g.k_no', '=', 'a.logo_k_no'),
    )
    .select(['g.bolum', 'g.ad', 'g.dosya', 'g.genislikler', 'g.bicimler'])
    .where('a.k_no', '=', acente_k_no)
    .executeTakeFirst()
}

export async function findLogoPicture(trx: TenantTransaction, acente_k_no: string) {
  return await trx
    .selectFrom('gorsel as g')
    .innerJoin('acente as a', (on) => on.onRef('a.tenant_id', '=', 'g.tenant_id').onRef('a.logo_k_no', '=', 'g.k_no'))
    .selectAll('g')
    .where('a.k_no', '=', acente_k_no)
    .executeTakeFirst()
}

export async function insertPicture(trx: TenantTransaction, row: Insertable<Database['gorsel']>) {
  return await trx.insertInto('gorsel').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Uploads are named so; a logo that came with the demo is a picture of the tenant and stays. */
export const UPLOADED = 'acente-'

/** Answers the picture that is no longer shown. */
export async function replaceLogo(trx: TenantTransaction, acente_k_no: string, logo_k_no: string | null) {
  const before = await trx
    .selectFrom('acente')
    .select('logo_k_no')
    .where('k_no', '=', acente_k_no)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await trx.updateTable('acente').set({ logo_k_no }).where('k_no', '=', acente_k_no).execute()
  if (!before.logo_k_no) return undefined
  return await trx
    .deleteFrom('gorsel')
    .where('k_no', '=', before.logo_k_no)
    .where('ad', 'like', `${UPLOADED}%`)
    .returningAll()
    .executeTakeFirst()
}

export async function listSubAgencies(trx: TenantTransaction, ust_acente_k_no: string) {
  return await trx
    .selectFrom('acente as a')
    .leftJoin('acente_alt_pay as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.acente_k_no', '=', 'a.k_no'),
    )
    .select(['a.k_no', 'a.kno', 'a.marka', 'a.durum'])
    .select(sql<number>`coalesce(p.oran, 0)`.as('oran'))
    .where('a.ust_acente_k_no', '=', ust_acente_k_no)
    .orderBy('a.marka')
    .execute()
}

export async function findSubAgency(trx: TenantTransaction, ust_acente_k_no: string, k_no: string) {
  return await trx
    .selectFrom('acente')
    .select('k_no')
    .where('k_no', '=', k_no)
    .where('ust_acente_k_no', '=', ust_acente_k_no)
    .executeTakeFirst()
}

export async function upsertShare(
  trx: TenantTransaction,
  sub: { readonly tenant_id: number; readonly acente_k_no: string },
  oran: number,
) {
  await trx
    .insertInto('acente_alt_pay')
    .values({ ...sub, oran })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'acente_k_no']).doUpdateSet({ oran }))
    .execute()
}
