import type { ApplicationState } from '@meltem/contract/agency/application'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type {
  AgencyApplicationHistoryTable,
  AgencyApplicationTable,
  AgencyTable,
} from '../../../platform/db/tables/agency.ts'

export async function listDocuments(trx: TenantTransaction, basvuru_k_no: string) {
  return await trx
    .selectFrom('acente_belge')
    .select(['k_no', 'tur', 'ad', 'boyut', 'yukleme_zamani'])
    .where('basvuru_k_no', '=', basvuru_k_no)
    .orderBy('yukleme_zamani')
    .execute()
}

/** What happened to an application, and what both sides wrote. */
export async function listHistory(trx: TenantTransaction, basvuru_k_no: string) {
  return await trx
    .selectFrom('acente_basvuru_gecmisi as g')
    .leftJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'g.tenant_id').onRef('p.k_no', '=', 'g.personel_k_no'),
    )
    .select(['g.durum', 'g.aciklama', 'g.personel_k_no', 'g.zaman'])
    .select(sql<string | null>`p.ad || ' ' || p.soyad`.as('kim'))
    .where('g.basvuru_k_no', '=', basvuru_k_no)
    .orderBy('g.zaman')
    .execute()
}

/** One page of the applications in a state, or of all, and how many there are. */
export async function listApplicationPage(
  trx: TenantTransaction,
  durum: ApplicationState | undefined,
  { size, page }: { readonly size: number; readonly page: number },
) {
  let found = trx.selectFrom('acente_basvuru')
  if (durum) found = found.where('durum', '=', durum)
  const rows = await found
    .selectAll()
    .orderBy('olusturma_zamani', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { toplam } = await found.select((eb) => eb.fn.countAll<number>().as('toplam')).executeTakeFirstOrThrow()
  return { rows, toplam }
}

export async function findApplication(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('acente_basvuru').selectAll().where('k_no', '=', k_no).executeTakeFirst()
}

export async function lockApplication(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('acente_basvuru').selectAll().where('k_no', '=', k_no).forUpdate().executeTakeFirst()
}

export async function updateApplication(
  trx: TenantTransaction,
  k_no: string,
  changes: Updateable<AgencyApplicationTable>,
) {
  await trx.updateTable('acente_basvuru').set(changes).where('k_no', '=', k_no).execute()
}

export async function insertHistory(trx: TenantTransaction, row: Insertable<AgencyApplicationHistoryTable>) {
  await trx.insertInto('acente_basvuru_gecmisi').values(row).execute()
}

export async function findStandingAgency(trx: TenantTransaction, vergi_no: string) {
  return await trx
    .selectFrom('acente')
    .select('k_no')
    .where('vergi_no', '=', vergi_no)
    .where('durum', '<>', 'kapali')
    .executeTakeFirst()
}

export async function findKnownUser(trx: TenantTransaction, e_mail: string) {
  return await trx.selectFrom('acente_kullanici').select('k_no').where('e_mail', '=', e_mail).executeTakeFirst()
}

export async function findOpenApplication(trx: TenantTransaction, vergi_no: string, e_mail: string) {
  return await trx
    .selectFrom('acente_basvuru')
    .select('k_no')
    .where('durum', 'in', ['alindi', 'inceleniyor', 'bilgi_bekleniyor'])
    .where((eb) => eb.or([eb('vergi_no', '=', vergi_no), eb('e_mail', '=', e_mail)]))
    .executeTakeFirst()
}

export async function insertApplication(trx: TenantTransaction, row: Insertable<AgencyApplicationTable>) {
  return await trx.insertInto('acente_basvuru').values(row).returning('k_no').executeTakeFirstOrThrow()
}

export async function getStanding(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('acente_basvuru')
    .select(['durum', 'anahtar_bitis'])
    .where('k_no', '=', k_no)
    .executeTakeFirstOrThrow()
}

const COLUMNS = ['k_no', 'kno', 'ust_acente_k_no', 'unvan', 'marka', 'durum', 'kur'] as const

export async function insertAgency(trx: TenantTransaction, row: Insertable<AgencyTable>) {
  return await trx.insertInto('acente').values(row).returning(COLUMNS).executeTakeFirstOrThrow()
}

export async function findParent(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('acente')
    .select(['kur', 'istenen_mutabakat'])
    .where('k_no', '=', k_no)
    .where('ust_acente_k_no', 'is', null)
    .where('durum', '=', 'aktif')
    .executeTakeFirst()
}
