import type { CalendarSource } from '@meltem/contract/reservation/ical-office'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { TakenSpan } from '../stock/free-days.queries.ts'
import type { ForeignEvent } from './parse-calendar.ts'

export interface LinkedUnit {
  readonly k_no: string
  readonly kaynak_k_no: string
  readonly gecelik: boolean
  readonly ad: string
}

/** A unit whose nights or hours can be read and written, named as the board names it. */
export async function findLinkedUnit(
  trx: TenantTransaction,
  k_no: string,
  language: Language,
): Promise<LinkedUnit | undefined> {
  const { rows } = await sql<LinkedUnit>`
    select b.k_no, b.kaynak_k_no, k.stok = 'gece' as gecelik, coalesce((
      select coalesce(u.ad ->> ${language}::text, u.ad ->> 'tr', u.ad ->> 'en') from opsiyon o
      join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
      where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.k_no order by u.yayinda desc, u.k_no, o.sira limit 1), k.ad)
      || case when (select count(*) from birim h where h.tenant_id = b.tenant_id and h.kaynak_k_no = b.kaynak_k_no) > 1
        then ' ' || b.ad else '' end as ad
    from birim b join kaynak k on k.tenant_id = b.tenant_id and k.k_no = b.kaynak_k_no
    where b.k_no = ${k_no}::uuid and b.aktif and k.stok in ('gece', 'saat')`.execute(trx)
  return rows[0]
}

export async function listSourceRows(trx: TenantTransaction, birim_k_no: string) {
  return await trx
    .selectFrom('ical_kaynak')
    .selectAll()
    .where('birim_k_no', '=', birim_k_no)
    .orderBy('olusturma_zamani')
    .orderBy('k_no')
    .execute()
}

/** Units that read other calendars. */
export async function listReadingUnits(trx: TenantTransaction): Promise<string[]> {
  const rows = await trx.selectFrom('ical_kaynak').select('birim_k_no').distinct().orderBy('birim_k_no').execute()
  return rows.map(({ birim_k_no }) => birim_k_no)
}

/** Those among the things a request asks for. */
export async function listReadingUnitsOf(trx: TenantTransaction, rezervasyon_k_no: string): Promise<string[]> {
  const { rows } = await sql<{ birim_k_no: string }>`
    select distinct c.birim_k_no from rezervasyon_satiri s
    join opsiyon o on o.tenant_id = s.tenant_id and o.k_no = s.opsiyon_k_no
    join birim b on b.tenant_id = o.tenant_id and b.kaynak_k_no = o.kaynak_k_no
    join ical_kaynak c on c.tenant_id = b.tenant_id and c.birim_k_no = b.k_no
    where s.rezervasyon_k_no = ${rezervasyon_k_no}::uuid order by c.birim_k_no`.execute(trx)
  return rows.map(({ birim_k_no }) => birim_k_no)
}

/** Those among the things of lines that are not booked yet; a line without an option may take any of its product. */
export async function listReadingUnitsFor(
  trx: TenantTransaction,
  lines: readonly Pick<CartLineRequest, 'urun_k_no' | 'opsiyon_k_no'>[],
): Promise<string[]> {
  const options = lines.flatMap(({ opsiyon_k_no }) => opsiyon_k_no ?? [])
  const products = lines.flatMap(({ urun_k_no, opsiyon_k_no }) => (opsiyon_k_no ? [] : urun_k_no))
  const { rows } = await sql<{ birim_k_no: string }>`
    select distinct c.birim_k_no from opsiyon o
    join birim b on b.tenant_id = o.tenant_id and b.kaynak_k_no = o.kaynak_k_no
    join ical_kaynak c on c.tenant_id = b.tenant_id and c.birim_k_no = b.k_no
    where o.k_no = any(${options}::uuid[]) or o.urun_k_no = any(${products}::uuid[])
    order by c.birim_k_no`.execute(trx)
  return rows.map(({ birim_k_no }) => birim_k_no)
}

interface SavedSource {
  readonly tenant_id: number
  readonly birim_k_no: string
  readonly ad: string
  readonly adres: string
  readonly yanki: boolean
  readonly personel_k_no: string
}

export async function insertSource(trx: TenantTransaction, row: SavedSource): Promise<void> {
  await trx.insertInto('ical_kaynak').values(row).execute()
}

/** Answers whether it is a source of this unit. */
export async function updateSource(
  trx: TenantTransaction,
  { k_no, birim_k_no, ad, adres, yanki }: Pick<SavedSource, 'birim_k_no' | 'ad' | 'adres' | 'yanki'> & { k_no: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('ical_kaynak')
    .set({ ad, adres, yanki })
    .where('k_no', '=', k_no)
    .where('birim_k_no', '=', birim_k_no)
    .returning('k_no')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSource(trx: TenantTransaction, k_no: string): Promise<void> {
  await trx.deleteFrom('ical_kaynak').where('k_no', '=', k_no).execute()
}

interface SourceStanding {
  readonly durum: CalendarSource['durum']
  readonly ayrinti: CalendarSource['ayrinti']
  readonly now: Date
  readonly bos_zamani?: Date | null
}

/** How a reading went; only one that went well counts its events. */
export async function writeStanding(
  trx: TenantTransaction,
  k_no: string,
  { durum, ayrinti, now, bos_zamani }: SourceStanding,
): Promise<void> {
  const well = durum === 'tamam' || durum === 'bosaldi'
  const olay_sayisi = sql<number>`(select count(*)::int from ical_olay e where e.tenant_id = ical_kaynak.tenant_id
    and e.ical_k_no = ical_kaynak.k_no and e.bitis > ${now})`
  await trx
    .updateTable('ical_kaynak')
    .set({
      durum,
      ayrinti: JSON.stringify(ayrinti),
      okuma_zamani: now,
      olay_sayisi,
      ...(well ? { basari_zamani: now, bos_zamani: bos_zamani ?? null } : {}),
    })
    .where('k_no', '=', k_no)
    .execute()
}

export interface StoredEvent extends ForeignEvent {
  readonly k_no: string
}

/** Events of a source that are not over. */
export async function listStoredEvents(trx: TenantTransaction, ical_k_no: string, now: Date): Promise<StoredEvent[]> {
  return await trx
    .selectFrom('ical_olay')
    .select(['k_no', 'uid', 'ozet', 'baslangic', 'bitis'])
    .where('ical_k_no', '=', ical_k_no)
    .where('bitis', '>', now)
    .execute()
}

/** Events of all sources of a unit that are not over, in the order they were seen. */
export async function listUnitEvents(trx: TenantTransaction, birim_k_no: string, now: Date): Promise<StoredEvent[]> {
  return await trx
    .selectFrom('ical_olay')
    .select(['k_no', 'uid', 'ozet', 'baslangic', 'bitis'])
    .where('birim_k_no', '=', birim_k_no)
    .where('bitis', '>', now)
    .orderBy('goruldu')
    .orderBy('k_no')
    .execute()
}

export async function insertEvents(
  trx: TenantTransaction,
  source: { readonly tenant_id: number; readonly ical_k_no: string; readonly birim_k_no: string },
  events: readonly ForeignEvent[],
): Promise<void> {
  const rows = events.map((event) => ({ ...source, ...event }))
  // What was kept of days that are over may have the same name.
  if (rows.length > 0) {
    await trx
      .insertInto('ical_olay')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'ical_k_no', 'uid']).doUpdateSet((row) => ({
          ozet: row.ref('excluded.ozet'),
          baslangic: row.ref('excluded.baslangic'),
          bitis: row.ref('excluded.bitis'),
        })),
      )
      .execute()
  }
}

/** Days that were taken for these events become free. */
export async function freeEvents(trx: TenantTransaction, events: readonly string[]): Promise<TakenSpan[]> {
  const { rows } = await sql<TakenSpan>`
    update tutma set durum = 'cancelled' where olay_k_no = any(${events}::uuid[]) and durum = 'blocked'
    returning k_no, birim_k_no, baslangic, bitis, aciklama`.execute(trx)
  return rows
}

export async function deleteEvents(trx: TenantTransaction, events: readonly string[]): Promise<void> {
  if (events.length > 0)
    await trx
      .deleteFrom('ical_olay')
      .where('k_no', 'in', [...events])
      .execute()
}

export async function listEventKeys(trx: TenantTransaction, ical_k_no: string): Promise<string[]> {
  const rows = await trx.selectFrom('ical_olay').select('k_no').where('ical_k_no', '=', ical_k_no).execute()
  return rows.map(({ k_no }) => k_no)
}

export async function findFeed(trx: TenantTransaction, birim_k_no: string) {
  return await trx
    .selectFrom('ical_cikis')
    .select(['surum', 'okuma_zamani'])
    .where('birim_k_no', '=', birim_k_no)
    .executeTakeFirst()
}

/** The next version of the secret address. */
export async function renewFeed(trx: TenantTransaction, tenant_id: number, birim_k_no: string): Promise<void> {
  await trx
    .insertInto('ical_cikis')
    .values({ tenant_id, birim_k_no, surum: 2 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'birim_k_no']).doUpdateSet({ surum: sql<number>`ical_cikis.surum + 1` }),
    )
    .execute()
}

export async function noteFeedRead(
  trx: TenantTransaction,
  row: { readonly tenant_id: number; readonly birim_k_no: string; readonly okuma_zamani: Date },
): Promise<void> {
  const { okuma_zamani } = row
  await trx
    .insertInto('ical_cikis')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'birim_k_no']).doUpdateSet({ okuma_zamani }))
    .execute()
}

interface FeedSpan {
  readonly k_no: string
  readonly baslangic: Date
  readonly bitis: Date
}

/** When a unit is taken, by whom ever. A basket that is open for minutes is not told: other houses read by the hour. */
export async function listFeedSpans(
  trx: TenantTransaction,
  birim_k_no: string,
  { from, soon }: { readonly from: Date; readonly soon: Date },
): Promise<FeedSpan[]> {
  const { rows } = await sql<FeedSpan>`
    select k_no, baslangic, bitis from tutma
    where birim_k_no = ${birim_k_no}::uuid and durum in ('held', 'option', 'confirmed', 'blocked') and bitis > ${from}
      and (tutma_bitis is null or tutma_bitis > ${soon})
    order by baslangic, k_no`.execute(trx)
  return rows
}
