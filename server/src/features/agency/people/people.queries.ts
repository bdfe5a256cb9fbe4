import type { Agency, AgencyRole, AgencyUser, listAgencyUsers } from '@meltem/contract/agency/agency'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AgencyUserTable } from '../../../platform/db/tables/agency.ts'

/** Users who may log in: of an active agency, and not removed from it. */
export function selectWelcome(trx: TenantTransaction) {
  return (
    trx
      .selectFrom('acente_kullanici as k')
      .innerJoin('acente as a', (join) =>
        join.onRef('a.tenant_id', '=', 'k.tenant_id').onRef('a.k_no', '=', 'k.acente_k_no'),
      )
      .leftJoin('acente as u', (join) =>
        join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.k_no', '=', 'a.ust_acente_k_no'),
      )
      .select(['k.k_no', 'k.ad', 'k.soyad', 'k.e_mail', 'k.rol', 'k.dil', 'k.acente_k_no'])
      .select(['a.kno', 'a.unvan', 'a.marka', 'a.durum', 'a.kur', 'a.ust_acente_k_no'])
      .where('k.aktif', '=', true)
      .where('a.durum', '=', 'aktif')
      // A suspended agency takes its sub-agencies with it.
      .where(sql<boolean>`coalesce(u.durum, 'aktif') = 'aktif'`)
  )
}

export type WelcomeRow = AgencyUser & Omit<Agency, 'k_no'> & { readonly acente_k_no: string }

export async function findWelcomeByToken(trx: TenantTransaction, ozet: Buffer) {
  return await selectWelcome(trx)
    .innerJoin('acente_belirteci as b', (join) =>
      join.onRef('b.tenant_id', '=', 'k.tenant_id').onRef('b.kullanici_k_no', '=', 'k.k_no'),
    )
    .innerJoin('acente_oturumu as o', (join) =>
      join.onRef('o.tenant_id', '=', 'b.tenant_id').onRef('o.k_no', '=', 'b.oturum_k_no'),
    )
    .select('b.oturum_k_no')
    .select(sql<boolean>`o.son_gorulme < clock_timestamp() - interval '1 minute'`.as('eskimis'))
    .where('b.ozet', '=', ozet)
    .where(sql<boolean>`b.bitis > clock_timestamp()`)
    .executeTakeFirst()
}

export async function findWelcomeWithPassword(trx: TenantTransaction, e_mail: string) {
  return await selectWelcome(trx)
    .where('k.e_mail', '=', e_mail)
    .where('k.sifre_ozeti', 'is not', null)
    .executeTakeFirst()
}

export async function findWelcome(trx: TenantTransaction, k_no: string) {
  return await selectWelcome(trx).where('k.k_no', '=', k_no).executeTakeFirst()
}

export async function findPasswordOf(trx: TenantTransaction, k_no: string) {
  return await selectWelcome(trx).select('k.sifre_ozeti').where('k.k_no', '=', k_no).executeTakeFirst()
}

export async function updateUser(trx: TenantTransaction, k_no: string, changes: Updateable<AgencyUserTable>) {
  await trx.updateTable('acente_kullanici').set(changes).where('k_no', '=', k_no).execute()
}

export async function lockAgency(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('acente')
    .select(['durum', 'marka'])
    .where('k_no', '=', k_no)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateAgencyState(trx: TenantTransaction, k_no: string, durum: Agency['durum']) {
  await trx.updateTable('acente').set({ durum }).where('k_no', '=', k_no).execute()
}

export async function listOwners(trx: TenantTransaction, acente_k_no: string) {
  return await trx
    .selectFrom('acente_kullanici')
    .select(['ad', 'e_mail', 'dil'])
    .where('acente_k_no', '=', acente_k_no)
    .where('rol', '=', 'sahip')
    .where('aktif', '=', true)
    .execute()
}

export async function findUserByMail(trx: TenantTransaction, acente_k_no: string, e_mail: string) {
  return await trx
    .selectFrom('acente_kullanici')
    .select(['k_no', 'ad', 'soyad', 'e_mail', 'rol', 'dil'])
    .where('acente_k_no', '=', acente_k_no)
    .where('e_mail', '=', e_mail)
    .where('aktif', '=', true)
    .executeTakeFirst()
}

export type ListedUser = OutputOf<typeof listAgencyUsers>['data'][number]

export function selectUsers(trx: TenantTransaction, acente_k_no: string) {
  return trx
    .selectFrom('acente_kullanici')
    .select(['k_no', 'ad', 'soyad', 'e_mail', 'rol', 'dil'])
    .select([
      sql<boolean>`sifre_ozeti is null`.as('davet_bekliyor'),
      sql<boolean>`totp_zamani is not null`.as('ikinci_adim'),
    ])
    .where('acente_k_no', '=', acente_k_no)
    .where('aktif', '=', true)
}

export async function listUsers(trx: TenantTransaction, acente_k_no: string): Promise<ListedUser[]> {
  return await selectUsers(trx, acente_k_no)
    .orderBy(sql`array_position(array['sahip', 'satis', 'muhasebe'], rol)`)
    .orderBy('ad')
    .execute()
}

export interface NewUser {
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
  readonly rol: AgencyRole
  readonly dil: Language
}

export async function insertUser(
  trx: TenantTransaction,
  tenant_id: number,
  acente_k_no: string,
  user: NewUser,
): Promise<string | undefined> {
  const made = await trx
    .insertInto('acente_kullanici')
    .values({ tenant_id, acente_k_no, ...user })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'e_mail']).doNothing())
    .returning('k_no')
    .executeTakeFirst()
  return made?.k_no
}

/** Removed, or invited and never come: invited anew, from nothing. */
export async function reviveUser(trx: TenantTransaction, acente_k_no: string, { e_mail, ...user }: NewUser) {
  return await trx
    .updateTable('acente_kullanici')
    .set({ ...user, aktif: true, sifre_ozeti: null, totp_sirri: null, totp_zamani: null, totp_son_adim: 0 })
    .where('e_mail', '=', e_mail)
    .where('acente_k_no', '=', acente_k_no)
    .where((eb) => eb.or([eb('aktif', '=', false), eb('sifre_ozeti', 'is', null)]))
    .returning('k_no')
    .executeTakeFirst()
}

export async function getUser(trx: TenantTransaction, acente_k_no: string, k_no: string) {
  return await selectUsers(trx, acente_k_no).where('k_no', '=', k_no).executeTakeFirstOrThrow()
}

/** Two changes of the people of one agency wait here for each other. */
export async function lockPeopleOf(trx: TenantTransaction, acente_k_no: string) {
  await trx.selectFrom('acente').select('k_no').where('k_no', '=', acente_k_no).forUpdate().execute()
}

export async function findUser(trx: TenantTransaction, acente_k_no: string, k_no: string) {
  return await selectUsers(trx, acente_k_no).where('k_no', '=', k_no).executeTakeFirst()
}

export async function findOtherOwner(trx: TenantTransaction, acente_k_no: string, k_no: string) {
  return await selectUsers(trx, acente_k_no)
    .where('rol', '=', 'sahip')
    .where('k_no', '<>', k_no)
    .where('sifre_ozeti', 'is not', null)
    .executeTakeFirst()
}

/** Who is to type the code, and whether the app was set up before. */
export async function findWelcomeAtCode(trx: TenantTransaction, k_no: string) {
  return await selectWelcome(trx).select('k.totp_zamani').where('k.k_no', '=', k_no).executeTakeFirst()
}

export async function findWelcomeByMail(trx: TenantTransaction, e_mail: string) {
  return await selectWelcome(trx)
    .select(['k.sifre_ozeti', 'k.totp_zamani'])
    .where('k.e_mail', '=', e_mail)
    .executeTakeFirst()
}
