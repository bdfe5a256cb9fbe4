import { type Member, NOTICE_KINDS, type NoticeKind, type NoticePreferences } from '@meltem/contract/member/member'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { MemberTable } from '../../platform/db/tables/member.ts'

export type MemberRow = Selectable<MemberTable> & { readonly baglantilar: Member['baglantilar'] }

const connections = sql<Member['baglantilar']>`array(
  select b.saglayici from uye_baglantisi b where b.tenant_id = uye.tenant_id and b.uye_k_no = uye.k_no
  order by b.saglayici)`.as('baglantilar')

/** Members that may come in, whole. */
export function selectMember(trx: TenantTransaction) {
  return trx.selectFrom('uye').selectAll('uye').select(connections).where('uye.aktif', '=', true)
}

export async function findMemberByEmail(trx: TenantTransaction, e_mail: string): Promise<MemberRow | undefined> {
  return await selectMember(trx).where('uye.e_mail', '=', e_mail).executeTakeFirst()
}

export async function findMember(trx: TenantTransaction, k_no: string): Promise<MemberRow | undefined> {
  return await selectMember(trx).where('uye.k_no', '=', k_no).executeTakeFirst()
}

/** Undefined when the address has been taken meanwhile. */
export async function insertMember(
  trx: TenantTransaction,
  member: Insertable<MemberTable>,
): Promise<MemberRow | undefined> {
  const row = await trx
    .insertInto('uye')
    .values(member)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'e_mail']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && { ...row, baglantilar: [] }
}

export async function updatePassword(trx: TenantTransaction, k_no: string, sifre_ozeti: string): Promise<void> {
  await trx.updateTable('uye').set({ sifre_ozeti }).where('k_no', '=', k_no).execute()
}

/** The group of the settings, if it is one of this tenant. */
export async function findGroup(trx: TenantTransaction, k_no: string | null): Promise<string | null> {
  if (!k_no) return null
  const group = await trx.selectFrom('uye_grubu').select('k_no').where('k_no', '=', k_no).executeTakeFirst()
  return group?.k_no ?? null
}

const ALL_ON = { ekran: true, e_posta: true }

/** Everything is told until it is switched off. */
export function preferencesOf(stored: Partial<NoticePreferences>): NoticePreferences {
  const entries = NOTICE_KINDS.map((kind): [NoticeKind, NoticePreferences[NoticeKind]] => [
    kind,
    stored[kind] ?? ALL_ON,
  ])
  return Object.fromEntries(entries) as NoticePreferences
}

export function memberOnWire(row: MemberRow): Member {
  return {
    k_no: row.k_no,
    uye_grup_k_no: row.uye_grup_k_no,
    ad: row.ad,
    soyad: row.soyad,
    e_mail: row.e_mail,
    e_mail_dogrulandi: row.e_mail_dogrulama !== null,
    telefon: row.telefon,
    dogum_tarihi: row.dogum_tarihi,
    adres: row.adres,
    dil: row.dil,
    kur: row.kur,
    bildirimler: preferencesOf(row.bildirimler),
    sifre_var: row.sifre_ozeti !== null,
    baglantilar: row.baglantilar,
  }
}

export async function updateMemberRow(trx: TenantTransaction, k_no: string, values: Updateable<MemberTable>) {
  await trx.updateTable('uye').set(values).where('k_no', '=', k_no).execute()
}

export async function confirmEmail(trx: TenantTransaction, k_no: string, e_mail: string) {
  await trx
    .updateTable('uye')
    .set({ e_mail, e_mail_dogrulama: sql<Date>`now()`, yeni_e_mail: null })
    .where('k_no', '=', k_no)
    .execute()
}

export async function findGroupDiscount(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('uye_grubu').select(['ad', 'iskonto_oran']).where('k_no', '=', k_no).executeTakeFirst()
}

export async function confirmWithoutPassword(trx: TenantTransaction, k_no: string) {
  await trx
    .updateTable('uye')
    .set({ sifre_ozeti: null, e_mail_dogrulama: sql<Date>`now()` })
    .where('k_no', '=', k_no)
    .execute()
}

/** An address that was confirmed before keeps its time. */
export async function confirmEmailOnce(trx: TenantTransaction, k_no: string) {
  await trx
    .updateTable('uye')
    .set({ e_mail_dogrulama: sql<Date>`coalesce(e_mail_dogrulama, now())` })
    .where('k_no', '=', k_no)
    .execute()
}
