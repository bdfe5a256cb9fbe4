import type { TILL_METHODS, TillMove } from '@meltem/contract/payment/till-office'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { ClosingRowTable } from '../../../platform/db/tables/bank.ts'

type Method = (typeof TILL_METHODS)[number]

export interface MethodSum {
  readonly odeme_yontemi: Method
  readonly kur: string
  readonly adet: number
  readonly giren: number
  readonly cikan: number
}

/** Money that is in one closing, or in none and was booked before an instant. */
export type InTill = { readonly kasa_k_no: string } | { readonly until: Date }

function within(money: InTill): RawBuilder<boolean> {
  return 'until' in money
    ? sql`t.kasa_k_no is null and t.olusturma_zamani < ${money.until}`
    : sql`t.kasa_k_no = ${money.kasa_k_no}::uuid`
}

export async function sumByMethod(trx: TenantTransaction, money: InTill): Promise<MethodSum[]> {
  const { rows } = await sql<MethodSum>`
    select t.odeme_yontemi, t.kur, count(*)::int as adet,
      coalesce(sum(t.tutar) filter (where t.tur = 'tahsilat'), 0)::bigint as giren,
      coalesce(sum(t.tutar) filter (where t.tur = 'iade'), 0)::bigint as cikan
    from tahsilat t where ${within(money)} group by t.odeme_yontemi, t.kur order by t.odeme_yontemi, t.kur`.execute(trx)
  return rows
}

type StoredMove = Omit<TillMove, 'tutar' | 'zaman'> & { readonly tutar: number; readonly zaman: Date }

export async function listMoves(
  trx: TenantTransaction,
  money: InTill,
  { dayStart, most }: { readonly dayStart: Date; readonly most: number },
): Promise<TillMove[]> {
  const { rows } = await sql<StoredMove>`
    select t.k_no, t.olusturma_zamani as zaman, t.tur, t.odeme_yontemi, t.tutar, t.kur, t.rezervasyon_k_no, r.kayit_no,
      coalesce((r.misafir ->> 'ad') || ' ' || (r.misafir ->> 'soyad'), '') as misafir,
      t.olusturma_zamani < ${dayStart} as onceki
    from tahsilat t join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no
    where ${within(money)} order by t.olusturma_zamani desc, t.k_no limit ${most}`.execute(trx)
  return rows.map((row) => ({ ...row, tutar: toAmount(row.tutar), zaman: row.zaman.toISOString() }))
}

/** The day of the oldest money in it, at the operator. */
export async function findFirstDay(trx: TenantTransaction, money: InTill): Promise<IsoDay | null> {
  const { rows } = await sql<{ gun: string | null }>`
    select (min(t.olusturma_zamani) at time zone interval '3 hours')::date as gun from tahsilat t where ${within(money)}`.execute(
    trx,
  )
  return rows[0]?.gun ?? null
}

const CLOSER = sql<string | null>`(select p.ad || ' ' || p.soyad from personel p
  where p.tenant_id = k.tenant_id and p.k_no = k.personel_k_no)`

function closings(trx: TenantTransaction) {
  return trx.selectFrom('kasa as k').select(['k.k_no', 'k.gun', 'k.neden', 'k.zaman', CLOSER.as('kapatan')])
}

/** The closing that a day is in: its own, or that of the next day that was closed. */
export async function findClosing(trx: TenantTransaction, gun: IsoDay) {
  return await closings(trx).where('k.gun', '>=', gun).orderBy('k.gun').limit(1).executeTakeFirst()
}

export async function findLastClosing(trx: TenantTransaction) {
  return await closings(trx).orderBy('k.gun', 'desc').limit(1).executeTakeFirst()
}

export async function listClosingRows(trx: TenantTransaction, kasa_k_no: string) {
  return await trx
    .selectFrom('kasa_satiri')
    .select(['odeme_yontemi', 'kur', 'adet', 'giren', 'cikan', 'devir', 'sayilan', 'bankaya'])
    .where('kasa_k_no', '=', kasa_k_no)
    .orderBy('odeme_yontemi')
    .orderBy('kur')
    .execute()
}

interface NewClosing {
  readonly tenant_id: number
  readonly gun: IsoDay
  readonly neden: string | null
  readonly personel_k_no: string | null
}

export async function insertClosing(trx: TenantTransaction, row: NewClosing): Promise<string> {
  const { k_no } = await trx.insertInto('kasa').values(row).returning('k_no').executeTakeFirstOrThrow()
  return k_no
}

/** Everything that is in no closing yet; what is written in the same moment is not seen, and goes into the next one. */
export async function takeIntoClosing(trx: TenantTransaction, kasa_k_no: string, until: Date): Promise<void> {
  await trx
    .updateTable('tahsilat')
    .set({ kasa_k_no })
    .where('kasa_k_no', 'is', null)
    .where('olusturma_zamani', '<', until)
    .execute()
}

export async function insertClosingRows(
  trx: TenantTransaction,
  rows: readonly Insertable<ClosingRowTable>[],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto('kasa_satiri').values(rows).execute()
}

/** What came today, by currency; what was written off did not come. */
export async function sumReceived(trx: TenantTransaction, { from, cards }: { from: Date; cards: boolean }) {
  const { rows } = await sql<{ kur: string; tutar: number }>`
    select kur, sum(tutar)::bigint as tutar from tahsilat
    where tur = 'tahsilat' and olusturma_zamani >= ${from} and odeme_yontemi <> 'silinen'
      and (${!cards} or odeme_yontemi = 'kredi_karti')
    group by kur order by kur`.execute(trx)
  return rows.map(({ kur, tutar }) => ({ kur, tutar: toAmount(tutar) }))
}
