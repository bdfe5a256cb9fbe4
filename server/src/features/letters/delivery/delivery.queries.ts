import type { DELIVERY_STATES } from '@meltem/contract/delivery-office'
import type { Language } from '@meltem/contract/wire/language'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { After } from '../../../platform/http/page-place.ts'

type State = (typeof DELIVERY_STATES)[number]

export interface MailRow {
  readonly k_no: string
  readonly tur: string
  readonly alici: string
  readonly dil: Language
  readonly durum: State
  readonly deneme: number
  readonly son_hata: string | null
  readonly olusturma_zamani: Date
  readonly sonraki: Date | null
  readonly rezervasyon_k_no: string | null
  readonly kayit_no: string | null
  readonly yer: string
}

const GIVEN_UP = sql`e.durum = 'basarisiz'`
const BEING_TRIED = sql`(e.durum = 'bekliyor' and e.deneme > 0)`
const FAILED: Readonly<Record<State, RawBuilder<unknown>>> = { vazgecildi: GIVEN_UP, deneniyor: BEING_TRIED }

export async function listMailRows(
  trx: TenantTransaction,
  durum: State,
  after: After | undefined,
  most: number,
): Promise<MailRow[]> {
  const begin = after
    ? sql`and e.olusturma_zamani <= ${after.yer}::timestamptz
      and (e.olusturma_zamani < ${after.yer}::timestamptz or e.k_no > ${after.k_no}::uuid)`
    : sql``
  const { rows } = await sql<MailRow>`
    select e.k_no, e.tur, e.alici, e.dil, ${durum}::text as durum, e.deneme, e.son_hata, e.olusturma_zamani,
      case when e.durum = 'bekliyor' then j.start_after end as sonraki, r.k_no as rezervasyon_k_no, r.kayit_no,
      to_char(e.olusturma_zamani at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as yer
    from eposta e
    left join pgboss.job j on j.name = 'send-mail' and j.id = e.k_no and j.state in ('created', 'retry')
    left join rezervasyon r on r.tenant_id = e.tenant_id and r.k_no::text = e.veri ->> 'k_no' and r.kayit_no is not null
    where ${FAILED[durum]} ${begin} order by e.olusturma_zamani desc, e.k_no limit ${most}`.execute(trx)
  return rows
}

interface Counts {
  readonly vazgecildi: number
  readonly deneniyor: number
  readonly isler: number
}

/** Tables of the queue have no row-level security: whose job it is stands in its data, and is asked for every time. */
const ownJobs = (tenantId: number) =>
  sql`from pgboss.job j where j.name <> 'send-mail' and j.data ->> 'tenant_id' = ${String(tenantId)}
    and j.state in ('failed', 'retry')`

export async function countFailed(trx: TenantTransaction, tenantId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*)::int from eposta e where ${GIVEN_UP}) as vazgecildi,
      (select count(*)::int from eposta e where ${BEING_TRIED}) as deneniyor,
      (select count(*)::int ${ownJobs(tenantId)}) as isler`.execute(trx)
  const [counts] = rows
  if (!counts) throw new Error('a count without a row')
  return counts
}

interface JobRow {
  readonly k_no: string
  readonly is: string
  readonly durum: State
  readonly hata: string | null
  readonly deneme: number
  readonly zaman: Date
  readonly sonraki: Date | null
}

export async function listJobRows(trx: TenantTransaction, tenantId: number, most: number): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select j.id as k_no, j.name as is, case j.state when 'failed' then 'vazgecildi' else 'deneniyor' end as durum,
      j.output ->> 'message' as hata, j.retry_count + (j.state = 'failed')::int as deneme, j.created_on as zaman,
      case j.state when 'retry' then j.start_after end as sonraki
    ${ownJobs(tenantId)} order by j.created_on desc, j.id limit ${most}`.execute(trx)
  return rows
}

/** Failed mails under their locks; all of them without keys. */
export async function lockFailedMails(
  trx: TenantTransaction,
  keys: readonly string[] | null,
  most: number,
): Promise<{ k_no: string; tur: string }[]> {
  const chosen = keys ? sql`and e.k_no = any(${[...keys]}::uuid[])` : sql``
  const { rows } = await sql<{ k_no: string; tur: string }>`
    select e.k_no, e.tur from eposta e where (${GIVEN_UP} or ${BEING_TRIED}) ${chosen}
    order by e.olusturma_zamani limit ${most} for update of e`.execute(trx)
  return rows
}

/** Those whose job is being worked on at this moment, or is just being fetched; the locks keep the others from it. */
export async function findBusy(trx: TenantTransaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const all = await sql<{ id: string }>`
    select id from pgboss.job where name = 'send-mail' and id = any(${[...keys]}::uuid[])`.execute(trx)
  const still = await sql<{ id: string }>`
    select id from pgboss.job where name = 'send-mail' and id = any(${[...keys]}::uuid[]) and state <> 'active'
    for update skip locked`.execute(trx)
  const free = new Set(still.rows.map(({ id }) => id))
  return new Set(all.rows.flatMap(({ id }) => (free.has(id) ? [] : [id])))
}

export async function markWaiting(trx: TenantTransaction, keys: readonly string[]): Promise<void> {
  await trx.updateTable('eposta').set({ durum: 'bekliyor' }).where('k_no', 'in', keys).execute()
}

interface LockedJob {
  readonly id: string
  readonly name: string
  readonly data: { readonly tenant_id: number }
}

/** Failed jobs of the tenant under their locks, of these names; all of them without keys. */
export async function lockFailedJobs(
  trx: TenantTransaction,
  {
    tenantId,
    names,
    keys,
    most,
  }: { tenantId: number; names: readonly string[]; keys: readonly string[] | null; most: number },
): Promise<LockedJob[]> {
  const chosen = keys ? sql`and j.id = any(${[...keys]}::uuid[])` : sql``
  const { rows } = await sql<LockedJob>`
    select j.id, j.name, j.data ${ownJobs(tenantId)} and j.name = any(${[...names]}::text[]) ${chosen}
    order by j.created_on limit ${most} for update skip locked`.execute(trx)
  return rows
}
