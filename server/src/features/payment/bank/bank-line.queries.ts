import type { BankLine } from '@meltem/contract/payment/bank-office'
import { toAmount } from '@meltem/domain/money'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { BankLineTable, BankMatchTable } from '../../../platform/db/tables/bank.ts'

export type LineRow = Pick<
  Selectable<BankLineTable>,
  'k_no' | 'hesap_k_no' | 'tarih' | 'saat' | 'tutar' | 'kur' | 'gonderen' | 'aciklama' | 'referans'
>

type LineView = 'acik' | 'eslesen' | 'ayrilan' | 'giden'

const COLUMNS = ['k_no', 'hesap_k_no', 'tarih', 'saat', 'tutar', 'kur', 'gonderen', 'aciklama', 'referans'] as const

const DECIDED = sql<boolean>`exists (select 1 from banka_eslesme e where e.tenant_id = h.tenant_id and e.hareket_k_no = h.k_no)`
const SET_ASIDE = sql<boolean>`exists (select 1 from banka_eslesme e where e.tenant_id = h.tenant_id
  and e.hareket_k_no = h.k_no and e.tur = 'ayrildi')`

const CONDITIONS: Readonly<Record<LineView, RawBuilder<boolean>>> = {
  acik: sql`h.tutar > 0 and not ${DECIDED}`,
  eslesen: sql`h.tutar > 0 and ${DECIDED} and not ${SET_ASIDE}`,
  ayrilan: sql`h.tutar > 0 and ${SET_ASIDE}`,
  giden: sql`h.tutar < 0`,
}

interface Wish {
  readonly view: LineView
  readonly account?: string | undefined
}

function linesQuery(trx: TenantTransaction, { view, account }: Wish) {
  return trx
    .selectFrom('banka_hareketi as h')
    .where(CONDITIONS[view])
    .$if(account !== undefined, (query) => query.where('h.hesap_k_no', '=', account ?? ''))
}

export async function listLineRows(
  trx: TenantTransaction,
  wish: Wish,
  { most, skip = 0 }: { readonly most: number; readonly skip?: number },
): Promise<LineRow[]> {
  return await linesQuery(trx, wish)
    .select(COLUMNS.map((name) => `h.${name}` as const))
    .orderBy('h.tarih', 'desc')
    .orderBy(sql`h.saat desc nulls last`)
    .orderBy('h.k_no')
    .limit(most)
    .offset(skip)
    .execute()
}

export async function sumLines(trx: TenantTransaction, wish: Wish) {
  const rows = await linesQuery(trx, wish)
    .select(['h.kur', sql<number>`sum(h.tutar)::bigint`.as('tutar'), sql<number>`count(*)::int`.as('adet')])
    .groupBy('h.kur')
    .orderBy('h.kur')
    .execute()
  return {
    adet: rows.reduce((sum, row) => sum + row.adet, 0),
    tutarlar: rows.map(({ kur, tutar }) => ({ kur, tutar: toAmount(Math.abs(tutar)) })),
  }
}

/** Held until the commit: one decision about a line at a time. */
export async function lockLine(trx: TenantTransaction, k_no: string): Promise<LineRow | undefined> {
  return await trx.selectFrom('banka_hareketi').select(COLUMNS).where('k_no', '=', k_no).forUpdate().executeTakeFirst()
}

export async function isDecided(trx: TenantTransaction, hareket_k_no: string): Promise<boolean> {
  const row = await trx
    .selectFrom('banka_eslesme')
    .select('sira')
    .where('hareket_k_no', '=', hareket_k_no)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type StoredDecision = Omit<BankLine['kararlar'][number], 'tutar' | 'zaman'> & {
  readonly hareket_k_no: string
  readonly tutar: number
  readonly zaman: Date
}

export async function listDecisions(
  trx: TenantTransaction,
  keys: readonly string[],
): Promise<ReadonlyMap<string, BankLine['kararlar']>> {
  const { rows } = await sql<StoredDecision>`
    select e.hareket_k_no, e.tur, e.rezervasyon_k_no, r.kayit_no,
      (r.misafir ->> 'ad') || ' ' || (r.misafir ->> 'soyad') as misafir, e.tutar, e.metin, p.ad || ' ' || p.soyad as kim, e.zaman
    from banka_eslesme e
    left join rezervasyon r on r.tenant_id = e.tenant_id and r.k_no = e.rezervasyon_k_no
    left join personel p on p.tenant_id = e.tenant_id and p.k_no = e.personel_k_no
    where e.hareket_k_no = any(${keys}::uuid[]) order by e.hareket_k_no, e.sira`.execute(trx)
  const found = new Map<string, BankLine['kararlar']>()
  for (const { hareket_k_no, tutar, zaman, ...row } of rows) {
    const one = { ...row, tutar: toAmount(tutar), zaman: zaman.toISOString() }
    found.set(hareket_k_no, [...(found.get(hareket_k_no) ?? []), one])
  }
  return found
}

export async function insertMatches(
  trx: TenantTransaction,
  rows: readonly Insertable<BankMatchTable>[],
): Promise<void> {
  await trx.insertInto('banka_eslesme').values(rows).execute()
}

/** Only what was set aside can wait again; the trigger says the same. */
export async function deleteSetAside(trx: TenantTransaction, hareket_k_no: string): Promise<boolean> {
  const rows = await trx
    .deleteFrom('banka_eslesme')
    .where('hareket_k_no', '=', hareket_k_no)
    .where('tur', '=', 'ayrildi')
    .returning('sira')
    .execute()
  return rows.length > 0
}

/** The row a collection was written to; its receipt is the line and the place of the share. */
export async function getCollection(trx: TenantTransaction, islem_no: string): Promise<string> {
  const { k_no } = await trx
    .selectFrom('tahsilat')
    .select('k_no')
    .where('tur', '=', 'tahsilat')
    .where('islem_no', '=', islem_no)
    .executeTakeFirstOrThrow()
  return k_no
}
