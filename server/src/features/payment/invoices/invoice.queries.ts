import type { InvoiceView } from '@meltem/contract/payment/invoice-office'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { InvoiceLineTable, InvoiceTable } from '../../../platform/db/tables/invoice.ts'
import type { After } from '../../../platform/http/page-place.ts'
import { standingSum } from '../../reservation/collect/standing-money.queries.ts'

export interface InvoiceWish {
  readonly gorunum: InvoiceView
  /** Words that the booking must have, as patterns. */
  readonly desenler: readonly string[]
  /** As it was typed: a number of an invoice. */
  readonly ara: string
  readonly rezervasyon?: string | undefined
  readonly ilk?: string | undefined
  readonly son?: string | undefined
}

const MOST_FOUND = 1_000

/** What was invoiced of each booking and not taken back, added up once for all of them. */
const SUMS = sql`left join (select tenant_id, rezervasyon_k_no,
    sum(case tur when 'satis' then toplam else -toplam end)::bigint as toplam
  from fatura group by tenant_id, rezervasyon_k_no) f on f.tenant_id = r.tenant_id and f.rezervasyon_k_no = r.k_no`
const INVOICED = sql<number>`coalesce(f.toplam, 0)`

const found = (desenler: readonly string[]) =>
  sql`r.k_no in (select rezervasyon_ara(${desenler}::text[], ${MOST_FOUND}))`

function bookingConditions({ gorunum, desenler, rezervasyon, ilk, son }: InvoiceWish, after: After | undefined) {
  const needs: readonly RawBuilder<unknown>[] =
    gorunum === 'hazir'
      ? [
          sql`r.durum in ('confirmed', 'completed') and r.odeme_yontemi is not null and r.genel_toplam > 0`,
          sql`a.alinan >= r.genel_toplam and ${INVOICED} = 0`,
          sql`${standingSum(sql`r.k_no`)} >= r.genel_toplam`,
        ]
      : [
          sql`f.toplam > 0`,
          sql`case r.durum when 'cancelled' then ${INVOICED} > greatest(0, ${standingSum(sql`r.k_no`)})
            else ${INVOICED} <> r.genel_toplam end`,
        ]
  return [
    ...needs,
    ...(desenler.length > 0 ? [found(desenler)] : []),
    ...(rezervasyon ? [sql`r.k_no = ${rezervasyon}::uuid`] : []),
    ...(ilk ? [sql`a.son_gun >= ${ilk}::date`] : []),
    ...(son ? [sql`a.son_gun <= ${son}::date`] : []),
    ...(after
      ? [sql`a.son_gun <= ${after.yer}::date and (a.son_gun < ${after.yer}::date or r.k_no > ${after.k_no}::uuid)`]
      : []),
  ]
}

/** Keys of bookings that need an invoice, by their last day, the newest first. */
export async function listInvoiceable(
  trx: TenantTransaction,
  wish: InvoiceWish,
  after: After | undefined,
  most: number,
): Promise<After[]> {
  const { rows } = await sql<After>`
    select r.k_no, a.son_gun::text as yer
    from rezervasyon r join rezervasyon_arama a on a.tenant_id = r.tenant_id and a.rezervasyon_k_no = r.k_no ${SUMS}
    where ${sql.join(bookingConditions(wish, after), sql` and `)}
    order by a.son_gun desc, r.k_no limit ${most}`.execute(trx)
  return rows
}

type Written = Omit<Selectable<InvoiceTable>, 'tenant_id' | 'personel_k_no' | 'seri' | 'yil' | 'sira' | 'nesil'>

export interface PreparedInvoice extends Written {
  readonly kayit_no: string
  /** Names of what was sold. */
  readonly baslik: string
  readonly asil_no: string | null
  readonly asil_tarih: string | null
}

function writtenConditions({ desenler, ara, rezervasyon, ilk, son }: InvoiceWish, after: After | undefined) {
  const name = sql`(f.fatura_no = upper(${ara}) or ${found(desenler)})`
  return [
    sql`true`,
    ...(ara === '' ? [] : [name]),
    ...(rezervasyon ? [sql`r.k_no = ${rezervasyon}::uuid`] : []),
    ...(ilk ? [sql`f.tarih >= ${ilk}::date`] : []),
    ...(son ? [sql`f.tarih <= ${son}::date`] : []),
    ...(after
      ? [sql`f.tarih <= ${after.yer}::date and (f.tarih < ${after.yer}::date or f.k_no > ${after.k_no}::uuid)`]
      : []),
  ]
}

const PREPARED = sql`select f.k_no, f.rezervasyon_k_no, f.tur, f.asil_k_no, f.fatura_no, f.ettn, f.tarih, f.saat, f.tip,
    f.kur, f.kur_satis, f.kur_tarihi, f.satici, f.alici, f.matrah, f.kdv, f.konaklama, f.toplam, f.olusturma_zamani,
    r.kayit_no, o.fatura_no as asil_no, o.tarih as asil_tarih,
    (select string_agg(s.ad, ' · ' order by s.no) from fatura_satiri s where s.tenant_id = f.tenant_id
      and s.fatura_k_no = f.k_no and s.tur <> 'taksit') as baslik
  from fatura f join rezervasyon r on r.tenant_id = f.tenant_id and r.k_no = f.rezervasyon_k_no
  left join fatura o on o.tenant_id = f.tenant_id and o.k_no = f.asil_k_no`

export async function listPrepared(
  trx: TenantTransaction,
  wish: InvoiceWish,
  after: After | undefined,
  most: number,
): Promise<PreparedInvoice[]> {
  const { rows } = await sql<PreparedInvoice>`${PREPARED}
    where ${sql.join(writtenConditions(wish, after), sql` and `)}
    order by f.tarih desc, f.k_no limit ${most}`.execute(trx)
  return rows
}

/** In the order of their numbers, as they are filed. */
export async function listForFile(
  trx: TenantTransaction,
  { keys, ilk, son }: { readonly keys?: readonly string[]; readonly ilk?: string; readonly son?: string },
  most: number,
): Promise<PreparedInvoice[]> {
  const which = keys
    ? sql`f.k_no = any(${keys}::uuid[])`
    : sql`f.tarih between ${ilk ?? null}::date and ${son ?? null}::date`
  const { rows } = await sql<PreparedInvoice>`${PREPARED} where ${which}
    order by f.seri, f.yil, f.sira limit ${most}`.execute(trx)
  return rows
}

export type InvoiceLineRow = Omit<Selectable<InvoiceLineTable>, 'tenant_id'>

export async function listInvoiceLines(trx: TenantTransaction, keys: readonly string[]): Promise<InvoiceLineRow[]> {
  return await trx
    .selectFrom('fatura_satiri')
    .select([
      'fatura_k_no',
      'no',
      'sira',
      'tur',
      'ad',
      'kdv_oran',
      'konaklama_oran',
      'istisna_kodu',
      'istisna_nedeni',
      'matrah',
      'kdv',
      'konaklama',
      'toplam',
    ])
    .where('fatura_k_no', 'in', [...keys])
    .orderBy('fatura_k_no')
    .orderBy('no')
    .execute()
}

/** Only under the lock of the tenant's invoices: the number after it is the next one. */
export async function findLastNumber(trx: TenantTransaction, seri: string, yil: number): Promise<number> {
  const row = await trx
    .selectFrom('fatura')
    .select(({ fn }) => fn.max('sira').as('sira'))
    .where('seri', '=', seri)
    .where('yil', '=', yil)
    .executeTakeFirst()
  return row?.sira ?? 0
}

export async function insertInvoice(
  trx: TenantTransaction,
  invoice: Insertable<InvoiceTable>,
  lines: readonly Omit<Insertable<InvoiceLineTable>, 'tenant_id' | 'fatura_k_no'>[],
): Promise<{ readonly k_no: string; readonly fatura_no: string }> {
  const made = await trx.insertInto('fatura').values(invoice).returning(['k_no', 'fatura_no']).executeTakeFirstOrThrow()
  const { tenant_id } = invoice
  await trx
    .insertInto('fatura_satiri')
    .values(lines.map((line) => ({ ...line, tenant_id, fatura_k_no: made.k_no })))
    .execute()
  return made
}
