import type { Administrator, INSTALLATION_ACTS } from '@meltem/contract/tenant/installation'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/tables/database.ts'

/** Half an hour without a call ends a session, and half a day ends every session. */
const SESSION_IDLE = '30 minutes'
const SESSION_LIFE = '12 hours'

export interface AdministratorAtLogin extends Administrator {
  readonly sifre_ozeti: string
  /** An authenticator app is set up. */
  readonly kurulu: boolean
}

const COLUMNS = ['k_no', 'ad', 'e_mail', 'sifre_ozeti'] as const
const isSetUp = sql<boolean>`totp_zamani is not null`.as('kurulu')

type Asked = { readonly e_mail: string } | { readonly k_no: string }

export async function findAdministrator(
  owner: Kysely<Database>,
  asked: Asked,
): Promise<AdministratorAtLogin | undefined> {
  const query = owner.selectFrom('kurum_yonetici').select([...COLUMNS, isSetUp])
  const found = 'k_no' in asked ? query.where('k_no', '=', asked.k_no) : query.where('e_mail', '=', asked.e_mail)
  return await found.executeTakeFirst()
}

/** Made, or let in again with another password: the sessions of before are gone. */
export async function replaceAdministrator(
  trx: Transaction<Database>,
  { ad, e_mail, sifre_ozeti }: Pick<AdministratorAtLogin, 'ad' | 'e_mail' | 'sifre_ozeti'>,
): Promise<string> {
  const { k_no } = await trx
    .insertInto('kurum_yonetici')
    .values({ ad, e_mail, sifre_ozeti })
    .onConflict((conflict) => conflict.column('e_mail').doUpdateSet({ ad, sifre_ozeti }))
    .returning('k_no')
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('kurum_oturumu').where('yonetici_k_no', '=', k_no).execute()
  return k_no
}

export async function insertSession(trx: Transaction<Database>, yonetici_k_no: string, ozet: Buffer): Promise<void> {
  await sql`delete from kurum_oturumu where son_gorulme < clock_timestamp() - ${SESSION_IDLE}::interval
    or olusturma_zamani < clock_timestamp() - ${SESSION_LIFE}::interval`.execute(trx)
  await trx.insertInto('kurum_oturumu').values({ ozet, yonetici_k_no }).execute()
}

export async function deleteSession(owner: Kysely<Database>, ozet: Buffer): Promise<void> {
  await owner.deleteFrom('kurum_oturumu').where('ozet', '=', ozet).execute()
}

/** Who the session belongs to; it goes on from here. */
export async function findBySession(owner: Kysely<Database>, ozet: Buffer): Promise<Administrator | undefined> {
  const { rows } = await sql<Administrator>`update kurum_oturumu o set son_gorulme = clock_timestamp()
    from kurum_yonetici y where y.k_no = o.yonetici_k_no and o.ozet = ${ozet}
      and o.son_gorulme > clock_timestamp() - ${SESSION_IDLE}::interval
      and o.olusturma_zamani > clock_timestamp() - ${SESSION_LIFE}::interval
    returning y.k_no, y.ad, y.e_mail`.execute(owner)
  return rows[0]
}

export interface InstallationAct {
  /** Null for the command on the machine itself. */
  readonly yonetici_k_no: string | null
  readonly olay: (typeof INSTALLATION_ACTS)[number]
  readonly firma?: string
  readonly ayrinti?: string
  readonly ip?: string
  readonly istek_no?: string
}

export async function insertAct(trx: Kysely<Database>, act: InstallationAct): Promise<void> {
  const { firma = null, ayrinti = null, ip = null, istek_no = null, ...rest } = act
  await trx
    .insertInto('kurum_denetim')
    .values({ ...rest, firma, ayrinti, ip, istek_no })
    .execute()
}

const MOST_ACTS = 100

export function listActs(owner: Kysely<Database>) {
  return owner
    .selectFrom('kurum_denetim as d')
    .leftJoin('kurum_yonetici as y', 'y.k_no', 'd.yonetici_k_no')
    .select(['d.no', 'd.zaman', 'y.ad as kim', 'd.olay', 'd.firma', 'd.ayrinti', 'd.ip'])
    .orderBy('d.no', 'desc')
    .limit(MOST_ACTS)
    .execute()
}
