import type { AUDIT_SUBJECTS, AuditChange } from '@meltem/contract/staff/audit-office'
import type { Language } from '@meltem/contract/wire/language'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export interface AuditWish {
  readonly personel?: string | undefined
  readonly cagri?: string | undefined
  readonly tablo?: string | undefined
  readonly konu?: string | undefined
  readonly ilk?: string | undefined
  readonly son?: string | undefined
}

export interface AuditRow {
  readonly no: number
  readonly zaman: Date
  readonly kim: string
  readonly personel_k_no: string
  readonly olay: string
  readonly konu_k_no: string | null
  readonly konu_tur: (typeof AUDIT_SUBJECTS)[number] | null
  readonly konu_ad: string | null
  readonly ip: string | null
  readonly oturum: string | null
  readonly istek_no: string | null
  readonly ayrinti: Record<string, unknown>
  readonly degisim: number
  readonly tablolar: string[]
}

/** The day begins and ends in Istanbul. */
const startOf = (day: string, plus = 0) =>
  sql`((${day}::date + ${plus}::int)::timestamp at time zone interval '3 hours')`

function conditionsOf({ personel, cagri, tablo, konu, ilk, son }: AuditWish): RawBuilder<unknown>[] {
  return [
    sql`d.personel_k_no is not null`,
    ...(personel ? [sql`d.personel_k_no = ${personel}::uuid`] : []),
    ...(cagri ? [sql`d.olay = ${cagri}`] : []),
    ...(tablo
      ? [
          sql`exists (select 1 from denetim_degisim c where c.tenant_id = d.tenant_id and c.denetim_no = d.no
          and c.tablo = ${tablo})`,
        ]
      : []),
    ...(konu
      ? [
          sql`(d.konu_k_no = ${konu}::uuid or d.no in (select c.denetim_no from denetim_degisim c
          where c.tenant_id = d.tenant_id and c.konu_k_no = ${konu}::uuid))`,
        ]
      : []),
    ...(ilk ? [sql`d.zaman >= ${startOf(ilk)}`] : []),
    ...(son ? [sql`d.zaman < ${startOf(son, 1)}`] : []),
  ]
}

/** What an entry is about, where it has a screen of its own and is still there. */
const subject = (dil: Language) => sql`left join lateral (
  select 'rezervasyon' as tur, r.kayit_no as ad from rezervasyon r
    where r.tenant_id = d.tenant_id and r.k_no = d.konu_k_no and r.kayit_no is not null
  union all select 'urun', coalesce(nullif(u.ad ->> ${dil}::text, ''), u.ad ->> 'tr', '') from urun u
    where u.tenant_id = d.tenant_id and u.k_no = d.konu_k_no
  union all select 'uye', y.ad || ' ' || y.soyad from uye y where y.tenant_id = d.tenant_id and y.k_no = d.konu_k_no
  union all select 'personel', q.ad || ' ' || q.soyad from personel q
    where q.tenant_id = d.tenant_id and q.k_no = d.konu_k_no
  limit 1) k on true`

export async function listAuditRows(
  trx: TenantTransaction,
  { dil, ...wish }: AuditWish & { readonly dil: Language; readonly no?: number },
  before: number | undefined,
  most: number,
): Promise<AuditRow[]> {
  const conditions = conditionsOf(wish)
  if (before !== undefined) conditions.push(sql`d.no < ${before}`)
  if (wish.no !== undefined) conditions.push(sql`d.no = ${wish.no}`)
  const { rows } = await sql<AuditRow>`
    select d.no, d.zaman, coalesce(p.ad || ' ' || p.soyad, '–') as kim, d.personel_k_no, d.olay, d.konu_k_no,
      k.tur as konu_tur, k.ad as konu_ad, d.ip, d.oturum, d.istek_no, d.ayrinti, c.degisim, c.tablolar
    from denetim d left join personel p on p.tenant_id = d.tenant_id and p.k_no = d.personel_k_no
    ${subject(dil)}
    cross join lateral (select count(*)::int as degisim, coalesce(array_agg(distinct c.tablo), '{}') as tablolar
      from denetim_degisim c where c.tenant_id = d.tenant_id and c.denetim_no = d.no) c
    where ${sql.join(conditions, sql` and `)} order by d.no desc limit ${most}`.execute(trx)
  return rows
}

interface ChangeRow extends AuditChange {
  readonly denetim_no: number
}

/** Rows that these entries have changed, in the order they did; at most so many of each. */
export async function listChanges(
  trx: TenantTransaction,
  entries: readonly number[],
  most: number,
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select c.denetim_no, c.tablo, c.anahtar, c.once, c.sonra from unnest(${[...entries]}::bigint[]) as e(no)
    cross join lateral (select * from denetim_degisim c where c.denetim_no = e.no order by c.no limit ${most}) c
    order by c.denetim_no desc, c.no`.execute(trx)
  return rows
}

export async function listActors(trx: TenantTransaction) {
  const { rows } = await sql<{ k_no: string; ad: string }>`
    select p.k_no, p.ad || ' ' || p.soyad as ad from personel p
    where exists (select 1 from denetim d where d.tenant_id = p.tenant_id and d.personel_k_no = p.k_no)
    order by 2, 1`.execute(trx)
  return rows
}

/** Each value once, hopping from one to the next by the index: a long audit is not read for it. */
export async function listActs(trx: TenantTransaction): Promise<string[]> {
  const { rows } = await sql<{ ad: string }>`
    with recursive hop(ad) as (
      (select min(olay) from denetim where personel_k_no is not null)
      union all select (select min(d.olay) from denetim d where d.personel_k_no is not null and d.olay > hop.ad)
      from hop where hop.ad is not null)
    select ad from hop where ad is not null`.execute(trx)
  return rows.map(({ ad }) => ad)
}

export async function listTables(trx: TenantTransaction): Promise<string[]> {
  const { rows } = await sql<{ ad: string }>`
    with recursive hop(ad) as (
      (select min(tablo) from denetim_degisim)
      union all select (select min(c.tablo) from denetim_degisim c where c.tablo > hop.ad)
      from hop where hop.ad is not null)
    select ad from hop where ad is not null`.execute(trx)
  return rows.map(({ ad }) => ad)
}
