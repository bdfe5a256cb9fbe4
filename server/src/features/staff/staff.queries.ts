import type { Right } from '@meltem/contract/staff/rights'
import type { Staff } from '@meltem/contract/staff/staff'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { mayDo, singleRights } from './single-rights.queries.ts'

/** A person, `personel as p`, as they are on the wire. */
export const STAFF_COLUMNS = ['p.k_no', 'p.ad', 'p.soyad', 'p.e_mail', 'p.rol', 'p.dil', ...singleRights] as const

/** What a login needs to know beside who it is. */
export interface StaffAtLogin extends Staff {
  readonly sifre_ozeti: string | null
  /** An authenticator app is set up. */
  readonly kurulu: boolean
  /** The role, or what was added to it, has to have one. */
  readonly zorunlu: boolean
}

/** Whoever moves money or gives rights has a second step, unless the tenant does without (PEOPLE-19). */
const ROLES_WITH_APP = ['yonetici', 'muhasebe'] as const
/** The same for a person of another role to whom one of these was given. */
const RIGHTS_WITH_APP = [
  'odeme.iade',
  'odeme.inceleme',
  'ayar.yaz',
  'personel.yonet',
  'uye.veri',
] as const satisfies readonly Right[]

const isSetUp = sql<boolean>`p.totp_zamani is not null`.as('kurulu')
const isAsked = sql<boolean>`(p.rol = any(${ROLES_WITH_APP}) or exists (select 1 from personel_hak h
    where h.tenant_id = p.tenant_id and h.personel_k_no = p.k_no and h.verilir and h.hak = any(${RIGHTS_WITH_APP}))) and
  (select t.ikinci_adim from tenant t where t.id = p.tenant_id)`.as('zorunlu')

function selectAtLogin(trx: TenantTransaction) {
  return trx
    .selectFrom('personel as p')
    .select([...STAFF_COLUMNS, 'p.sifre_ozeti', isSetUp, isAsked])
    .where('p.aktif', '=', true)
}

export function findStaffByEmail(trx: TenantTransaction, e_mail: string): Promise<StaffAtLogin | undefined> {
  return selectAtLogin(trx).where('p.e_mail', '=', e_mail).executeTakeFirst()
}

export function findStaffAtLogin(trx: TenantTransaction, k_no: string): Promise<StaffAtLogin | undefined> {
  return selectAtLogin(trx).where('p.k_no', '=', k_no).executeTakeFirst()
}

/** The names of those who can give rights. */
export async function listManagers(trx: TenantTransaction): Promise<string[]> {
  const rows = await trx
    .selectFrom('personel as p')
    .select(['ad', 'soyad'])
    .where(mayDo('personel.yonet'))
    .where('aktif', '=', true)
    .where('sifre_ozeti', 'is not', null)
    .orderBy('ad')
    .orderBy('soyad')
    .orderBy('k_no')
    .execute()
  return rows.map(({ ad, soyad }) => `${ad} ${soyad}`)
}

interface NewSession {
  readonly tenant_id: number
  readonly personel_k_no: string
  readonly belirtec_ozeti: Buffer
  readonly cihaz: string
  readonly ip: string
}

export async function insertSession(trx: TenantTransaction, session: NewSession): Promise<void> {
  await trx
    .insertInto('personel_oturumu')
    .values({
      ...session,
      son_gorulme: sql<Date>`now()`,
      onay_zamani: sql<Date>`now()`,
    })
    .execute()
}

/** Eight hours without a call end a session, thirty days end every session. */
export const SESSION_IDLE = '8 hours'
export const SESSION_LIFE = '30 days'

/** Who the session belongs to; moves its end along, at most once a minute to spare writes. */
export async function findStaffBySession(trx: TenantTransaction, tokenHash: Buffer): Promise<Staff | undefined> {
  const found = await trx
    .selectFrom('personel_oturumu as o')
    .innerJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.k_no', '=', 'o.personel_k_no'),
    )
    .select([...STAFF_COLUMNS, sql<boolean>`o.son_gorulme < now() - interval '1 minute'`.as('eskimis')])
    .where('o.belirtec_ozeti', '=', tokenHash)
    .where('p.aktif', '=', true)
    .where(
      sql<boolean>`o.son_gorulme > now() - ${SESSION_IDLE}::interval and o.olusturma_zamani > now() - ${SESSION_LIFE}::interval`,
    )
    .executeTakeFirst()
  if (!found) return undefined
  const { eskimis, ...staff } = found
  if (eskimis) {
    await trx
      .updateTable('personel_oturumu')
      .set({ son_gorulme: sql<Date>`now()` })
      .where('belirtec_ozeti', '=', tokenHash)
      .execute()
  }
  return staff
}

/** So long a code or a password typed by hand counts as fresh. */
const FRESH = '10 minutes'

export async function isSessionFresh(trx: TenantTransaction, tokenHash: Buffer): Promise<boolean> {
  const found = await trx
    .selectFrom('personel_oturumu')
    .select(sql<boolean>`onay_zamani > now() - ${FRESH}::interval`.as('taze'))
    .where('belirtec_ozeti', '=', tokenHash)
    .executeTakeFirst()
  return found?.taze === true
}

export async function markSessionFresh(trx: TenantTransaction, tokenHash: Buffer): Promise<void> {
  await trx
    .updateTable('personel_oturumu')
    .set({ onay_zamani: sql<Date>`now()` })
    .where('belirtec_ozeti', '=', tokenHash)
    .execute()
}

export interface StaffSessionRow {
  readonly k_no: string
  readonly cihaz: string
  readonly ip: string
  readonly olusturma_zamani: Date
  readonly son_gorulme: Date
  readonly bu: boolean
}

/** Open logins of a person, the one seen last first; `tokenHash` is that of the one that asks. */
export async function listSessions(
  trx: TenantTransaction,
  k_no: string,
  tokenHash: Buffer,
): Promise<StaffSessionRow[]> {
  const { rows } = await sql<StaffSessionRow>`select k_no, cihaz, ip, olusturma_zamani, son_gorulme,
      belirtec_ozeti = ${tokenHash} as bu
    from personel_oturumu where personel_k_no = ${k_no}
      and son_gorulme > now() - ${SESSION_IDLE}::interval and olusturma_zamani > now() - ${SESSION_LIFE}::interval
    order by son_gorulme desc, k_no`.execute(trx)
  return rows
}

/** False where the person has no such login, or where it is the one that asks. */
export async function deleteOneSession(
  trx: TenantTransaction,
  session: { readonly k_no: string; readonly oturum_k_no: string },
  tokenHash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('personel_oturumu')
    .where('personel_k_no', '=', session.k_no)
    .where('k_no', '=', session.oturum_k_no)
    .where('belirtec_ozeti', '<>', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The other logins of a person; the one that asks stays. */
export async function deleteOtherSessions(trx: TenantTransaction, k_no: string, tokenHash: Buffer): Promise<void> {
  await trx
    .deleteFrom('personel_oturumu')
    .where('personel_k_no', '=', k_no)
    .where('belirtec_ozeti', '<>', tokenHash)
    .execute()
}

export async function deleteSession(trx: TenantTransaction, tokenHash: Buffer): Promise<void> {
  await trx.deleteFrom('personel_oturumu').where('belirtec_ozeti', '=', tokenHash).execute()
}

export async function deleteExpiredSessions(trx: TenantTransaction): Promise<void> {
  await sql`delete from personel_anahtari where bitis < clock_timestamp()`.execute(trx)
  await sql`delete from personel_girisi where bitis < clock_timestamp()`.execute(trx)
  await trx
    .deleteFrom('personel_oturumu')
    .where(
      sql<boolean>`son_gorulme <= now() - ${SESSION_IDLE}::interval or olusturma_zamani <= now() - ${SESSION_LIFE}::interval`,
    )
    .execute()
}
