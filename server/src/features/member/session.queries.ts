import { type Selectable, sql } from 'kysely'
import { hashToken, newToken } from '../../access/token.ts'
import type { TenantTransaction } from '../../db/connection.ts'
import type { MemberSessionTable } from '../../db/database-member.ts'
import { selectMember } from './member.queries.ts'

type SessionRow = Selectable<MemberSessionTable>

/** Reliability §3.4. The database's clock decides, never the server's. */
export const TOKEN_LIFE = '15 minutes'
export const SESSION_IDLE = '7 days'
export const SESSION_LIFE = '30 days'
/** Tabs that renew at the same moment are no thieves. */
const GRACE = '20 seconds'

const isLive = sql<boolean>`son_gorulme > clock_timestamp() - ${SESSION_IDLE}::interval
  and olusturma_zamani > clock_timestamp() - ${SESSION_LIFE}::interval`

export interface NewSession {
  readonly tenant_id: number
  readonly uye_k_no: string
  readonly hatirla: boolean
  readonly cihaz: string
  readonly ip: string
}

/** Answers the key of the session and the secret that renews it. */
export async function insertSession(
  trx: TenantTransaction,
  session: NewSession,
): Promise<{ k_no: string; sir: string }> {
  const sir = newToken()
  const { k_no } = await trx
    .insertInto('uye_oturumu')
    .values({ ...session, yenileme_ozeti: hashToken(sir), onceki_ozet: null })
    .returning('k_no')
    .executeTakeFirstOrThrow()
  return { k_no, sir }
}

/** A bearer token of the session; earlier ones live on to their own end, since other tabs hold them. */
export async function insertToken(
  trx: TenantTransaction,
  { tenant_id, uye_k_no }: Pick<SessionRow, 'tenant_id' | 'uye_k_no'>,
  oturum_k_no: string,
): Promise<{ access_token: string; bitis: Date }> {
  const access_token = newToken()
  const { bitis } = await trx
    .insertInto('uye_belirteci')
    .values({
      tenant_id,
      uye_k_no,
      oturum_k_no,
      ozet: hashToken(access_token),
      bitis: sql<Date>`clock_timestamp() + ${TOKEN_LIFE}::interval`,
    })
    .returning('bitis')
    .executeTakeFirstOrThrow()
  return { access_token, bitis }
}

export async function lockLiveSession(
  trx: TenantTransaction,
  k_no: string,
): Promise<(SessionRow & { bagisla: boolean }) | undefined> {
  return await trx
    .selectFrom('uye_oturumu')
    .selectAll()
    .select(sql<boolean>`yenileme_zamani > clock_timestamp() - ${GRACE}::interval`.as('bagisla'))
    .where('k_no', '=', k_no)
    .where(isLive)
    .forUpdate()
    .executeTakeFirst()
}

export async function rotateSession(trx: TenantTransaction, session: SessionRow, ip: string): Promise<string> {
  const sir = newToken()
  const now = sql<Date>`clock_timestamp()`
  await trx
    .updateTable('uye_oturumu')
    .set({
      yenileme_ozeti: hashToken(sir),
      onceki_ozet: session.yenileme_ozeti,
      yenileme_zamani: now,
      son_gorulme: now,
      ip,
    })
    .where('k_no', '=', session.k_no)
    .execute()
  return sir
}

/** Whose token it is, and whether the session's end has to be moved along: at most once a minute, to spare writes. */
export function ownerQuery(trx: TenantTransaction, token: string) {
  return selectMember(trx)
    .innerJoin('uye_belirteci as b', (join) =>
      join.onRef('b.tenant_id', '=', 'uye.tenant_id').onRef('b.uye_k_no', '=', 'uye.k_no'),
    )
    .innerJoin('uye_oturumu as o', (join) =>
      join.onRef('o.tenant_id', '=', 'b.tenant_id').onRef('o.k_no', '=', 'b.oturum_k_no'),
    )
    .select('b.oturum_k_no')
    .select(sql<boolean>`o.son_gorulme < clock_timestamp() - interval '1 minute'`.as('eskimis'))
    .where('b.ozet', '=', hashToken(token))
    .where(sql<boolean>`b.bitis > clock_timestamp()`)
}

export async function moveEnd(trx: TenantTransaction, oturum_k_no: string): Promise<void> {
  await trx
    .updateTable('uye_oturumu')
    .set({ son_gorulme: sql<Date>`clock_timestamp()` })
    .where('k_no', '=', oturum_k_no)
    .execute()
}

/** Its tokens go with it. */
export async function deleteSession(trx: TenantTransaction, k_no: string, uye_k_no?: string): Promise<boolean> {
  let query = trx.deleteFrom('uye_oturumu').where('k_no', '=', k_no)
  if (uye_k_no) query = query.where('uye_k_no', '=', uye_k_no)
  const { numDeletedRows } = await query.executeTakeFirst()
  return numDeletedRows > 0
}

export async function deleteSessionsOf(trx: TenantTransaction, uye_k_no: string, except?: string): Promise<void> {
  let query = trx.deleteFrom('uye_oturumu').where('uye_k_no', '=', uye_k_no)
  if (except) query = query.where('k_no', '<>', except)
  await query.execute()
}

export async function listLiveSessions(trx: TenantTransaction, uye_k_no: string): Promise<SessionRow[]> {
  return await trx
    .selectFrom('uye_oturumu')
    .selectAll()
    .where('uye_k_no', '=', uye_k_no)
    .where(isLive)
    .orderBy('son_gorulme', 'desc')
    .execute()
}

export async function deleteEndedLogins(trx: TenantTransaction): Promise<void> {
  await sql`delete from uye_oturumu where not (${isLive})`.execute(trx)
  await sql`delete from uye_belirteci where bitis < clock_timestamp()`.execute(trx)
  await sql`delete from uye_anahtari where bitis < clock_timestamp() - interval '1 day'`.execute(trx)
  await sql`delete from sosyal_giris where bitis < clock_timestamp()`.execute(trx)
  await sql`delete from uye_cihazi where son_gorulme < now() - interval '13 months'`.execute(trx)
}
