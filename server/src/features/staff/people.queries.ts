import type { Colleague } from '@meltem/contract/staff/people'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import { mayDo, singleRights } from './single-rights.queries.ts'
import { SESSION_IDLE, SESSION_LIFE } from './staff.queries.ts'

interface ColleagueRow extends Omit<Colleague, 'davet_bitis' | 'son_gorulme'> {
  readonly davet_bitis: Date | null
  readonly son_gorulme: Date | null
}

function onWire({ davet_bitis, son_gorulme, ...row }: ColleagueRow): Colleague {
  return {
    ...row,
    davet_bitis: davet_bitis?.toISOString() ?? null,
    son_gorulme: son_gorulme?.toISOString() ?? null,
  }
}

/** Everybody, or one of them. */
export async function listPeople(trx: TenantTransaction, k_no?: string): Promise<Colleague[]> {
  const { rows } = await sql<ColleagueRow>`
    select p.k_no, p.ad, p.soyad, p.e_mail, p.rol, p.dil, p.aktif, p.sifre_ozeti is not null as kayitli, p.surum,
      p.totp_zamani is not null as ikinci_adim, ${sql.join([...singleRights])}, a.bitis as davet_bitis, coalesce(o.oturum, 0) as oturum, o.son_gorulme
    from personel p
    left join personel_anahtari a on a.tenant_id = p.tenant_id and a.personel_k_no = p.k_no
      and a.bitis > clock_timestamp()
    left join (select personel_k_no, count(*)::int as oturum, max(son_gorulme) as son_gorulme from personel_oturumu
      where son_gorulme > now() - ${SESSION_IDLE}::interval and olusturma_zamani > now() - ${SESSION_LIFE}::interval
      group by personel_k_no) o on o.personel_k_no = p.k_no
    where ${k_no ?? null}::uuid is null or p.k_no = ${k_no ?? null}::uuid
    order by p.aktif desc, p.ad, p.soyad, p.k_no`.execute(trx)
  return rows.map(onWire)
}

export type StaffRow = Pick<
  Colleague,
  'k_no' | 'ad' | 'soyad' | 'e_mail' | 'rol' | 'dil' | 'aktif' | 'surum' | 'ek_haklar' | 'alinan_haklar'
> & {
  readonly sifre_ozeti: string | null
}

const COLUMNS = [
  ...(['k_no', 'ad', 'soyad', 'e_mail', 'rol', 'dil', 'aktif', 'surum', 'sifre_ozeti'] as const),
  ...singleRights,
] as const

/** One of them, so that nobody else changes them meanwhile. */
export function lockPerson(trx: TenantTransaction, k_no: string): Promise<StaffRow | undefined> {
  return trx.selectFrom('personel as p').select(COLUMNS).where('k_no', '=', k_no).forUpdate().executeTakeFirst()
}

/** Managers, whether they have come in yet or not. */
export function lockActiveManagers(trx: TenantTransaction): Promise<StaffRow[]> {
  return trx
    .selectFrom('personel as p')
    .select(COLUMNS)
    .where('rol', '=', 'yonetici')
    .where('aktif', '=', true)
    .orderBy('k_no')
    .forUpdate()
    .execute()
}

/** Those who can log in and manage the others, locked: of two who take each other's role or right away, the second sees that they are the last. */
export async function lockManagers(trx: TenantTransaction): Promise<string[]> {
  const rows = await trx
    .selectFrom('personel as p')
    .select('k_no')
    .where('rol', '=', 'yonetici')
    .where(mayDo('personel.yonet'))
    .where('aktif', '=', true)
    .where('sifre_ozeti', 'is not', null)
    .orderBy('k_no')
    .forUpdate()
    .execute()
  return rows.map(({ k_no }) => k_no)
}

export async function findByAddress(trx: TenantTransaction, e_mail: string): Promise<string | undefined> {
  const row = await trx.selectFrom('personel').select('k_no').where('e_mail', '=', e_mail).executeTakeFirst()
  return row?.k_no
}

/** False where somebody has the key or the address already. */
export async function insertPerson(trx: TenantTransaction, row: Insertable<Database['personel']>): Promise<boolean> {
  const made = await trx
    .insertInto('personel')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('k_no')
    .executeTakeFirst()
  return made !== undefined
}

export async function updatePerson(
  trx: TenantTransaction,
  k_no: string,
  values: Updateable<Database['personel']>,
): Promise<void> {
  await trx.updateTable('personel').set(values).where('k_no', '=', k_no).execute()
}
