import { sql } from 'kysely'
import type { TenantTransaction } from '../db/connection.ts'
import { hashToken, newToken } from './token.ts'

/** PEOPLE-3. The database's clock decides, never the server's. */
const TOKEN_LIFE = '15 minutes'
const SESSION_IDLE = '7 days'
const SESSION_LIFE = '30 days'
/** Tabs that renew at the same moment are no thieves. */
const GRACE = '20 seconds'

/**
 * Where the logins of a realm are kept. Each realm has tables of its own, so that a token of the one is not even looked
 * for in the other (reliability A10).
 */
export interface Realm {
  readonly sessions: 'uye_oturumu' | 'acente_oturumu'
  readonly tokens: 'uye_belirteci' | 'acente_belirteci'
  /** The column that says whose they are. */
  readonly owner: 'uye_k_no' | 'kullanici_k_no'
}

/** A login is a family of renewals: one is good, the one before is forgiven for a moment, an older one ends them all. */
export interface SessionRow {
  readonly k_no: string
  readonly sahip_k_no: string
  readonly yenileme_ozeti: Buffer
  readonly onceki_ozet: Buffer | null
  readonly hatirla: boolean
  readonly cihaz: string
  readonly ip: string
  readonly olusturma_zamani: Date
  readonly son_gorulme: Date
}

const isLive = sql`son_gorulme > clock_timestamp() - ${SESSION_IDLE}::interval
  and olusturma_zamani > clock_timestamp() - ${SESSION_LIFE}::interval`

const columns = ({ owner }: Realm) => sql`k_no, ${sql.ref(owner)} as sahip_k_no, yenileme_ozeti, onceki_ozet, hatirla,
  cihaz, ip, olusturma_zamani, son_gorulme`

interface NewSession {
  readonly tenant_id: number
  readonly sahip_k_no: string
  readonly hatirla: boolean
  readonly cihaz: string
  readonly ip: string
}

/** Answers the key of the session and the secret that renews it. */
export async function insertSession(
  trx: TenantTransaction,
  { sessions, owner }: Realm,
  { tenant_id, sahip_k_no, hatirla, cihaz, ip }: NewSession,
): Promise<{ k_no: string; sir: string }> {
  const sir = newToken()
  const { rows } = await sql<{ k_no: string }>`insert into ${sql.table(sessions)}
    (tenant_id, ${sql.ref(owner)}, hatirla, cihaz, ip, yenileme_ozeti)
    values (${tenant_id}, ${sahip_k_no}, ${hatirla}, ${cihaz}, ${ip}, ${hashToken(sir)}) returning k_no`.execute(trx)
  return { k_no: rows[0]?.k_no ?? '', sir }
}

/** A bearer token of the session; earlier ones live on to their own end, since other tabs hold them. */
export async function insertToken(
  trx: TenantTransaction,
  { tokens, owner }: Realm,
  session: { readonly tenant_id: number; readonly sahip_k_no: string; readonly k_no: string },
): Promise<{ access_token: string; bitis: string }> {
  const access_token = newToken()
  const { rows } = await sql<{ bitis: Date }>`insert into ${sql.table(tokens)}
    (tenant_id, ${sql.ref(owner)}, oturum_k_no, ozet, bitis)
    values (${session.tenant_id}, ${session.sahip_k_no}, ${session.k_no}, ${hashToken(access_token)},
      clock_timestamp() + ${TOKEN_LIFE}::interval) returning bitis`.execute(trx)
  return { access_token, bitis: (rows[0]?.bitis ?? new Date()).toISOString() }
}

export async function lockLiveSession(
  trx: TenantTransaction,
  realm: Realm,
  k_no: string,
): Promise<(SessionRow & { readonly bagisla: boolean }) | undefined> {
  const { rows } = await sql<SessionRow & { bagisla: boolean }>`select ${columns(realm)},
      yenileme_zamani > clock_timestamp() - ${GRACE}::interval as bagisla
    from ${sql.table(realm.sessions)} where k_no = ${k_no} and ${isLive} for update`.execute(trx)
  return rows[0]
}

export async function rotateSession(
  trx: TenantTransaction,
  { sessions }: Realm,
  { k_no, yenileme_ozeti }: Pick<SessionRow, 'k_no' | 'yenileme_ozeti'>,
  ip: string,
): Promise<string> {
  const sir = newToken()
  await sql`update ${sql.table(sessions)} set yenileme_ozeti = ${hashToken(sir)}, onceki_ozet = ${yenileme_ozeti},
    yenileme_zamani = clock_timestamp(), son_gorulme = clock_timestamp(), ip = ${ip} where k_no = ${k_no}`.execute(trx)
  return sir
}

export async function moveEnd(trx: TenantTransaction, { sessions }: Realm, k_no: string): Promise<void> {
  await sql`update ${sql.table(sessions)} set son_gorulme = clock_timestamp() where k_no = ${k_no}`.execute(trx)
}

/** Its tokens go with it. */
export async function deleteSession(
  trx: TenantTransaction,
  { sessions, owner }: Realm,
  k_no: string,
  sahip_k_no?: string,
): Promise<boolean> {
  const own = sahip_k_no === undefined ? sql`true` : sql`${sql.ref(owner)} = ${sahip_k_no}`
  const { numAffectedRows } = await sql`delete from ${sql.table(sessions)} where k_no = ${k_no} and ${own}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

export async function deleteSessionsOf(
  trx: TenantTransaction,
  { sessions, owner }: Realm,
  sahip_k_no: string,
  except?: string,
): Promise<void> {
  const others = except === undefined ? sql`true` : sql`k_no <> ${except}`
  await sql`delete from ${sql.table(sessions)} where ${sql.ref(owner)} = ${sahip_k_no} and ${others}`.execute(trx)
}

export async function listLiveSessions(
  trx: TenantTransaction,
  realm: Realm,
  sahip_k_no: string,
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`select ${columns(realm)} from ${sql.table(realm.sessions)}
    where ${sql.ref(realm.owner)} = ${sahip_k_no} and ${isLive} order by son_gorulme desc`.execute(trx)
  return rows
}

export async function deleteEndedSessions(trx: TenantTransaction, { sessions, tokens }: Realm): Promise<void> {
  await sql`delete from ${sql.table(sessions)} where not (${isLive})`.execute(trx)
  await sql`delete from ${sql.table(tokens)} where bitis < clock_timestamp()`.execute(trx)
}

/** As its owner reads it. */
export function sessionOnWire({ k_no, cihaz, ip, olusturma_zamani, son_gorulme }: SessionRow, current: string) {
  return {
    k_no,
    cihaz,
    ip,
    olusturma_zamani: olusturma_zamani.toISOString(),
    son_gorulme: son_gorulme.toISOString(),
    bu: k_no === current,
  }
}
