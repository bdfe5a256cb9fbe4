import type { ListFilter } from '@meltem/contract/reservation/office-list'
import { MOST_COUNTED } from '@meltem/contract/reservation/office-list'
import type { PaymentMethod, ReservationState } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { After } from '../../../platform/http/page-place.ts'

/** What a line of a file says, and a row of the screen too. */
export interface FileRow {
  readonly k_no: string
  readonly kayit_no: string
  readonly durum: ReservationState
  readonly ad: string
  readonly soyad: string
  readonly telefon: string
  readonly e_mail: string
  /** What was booked: the product of each line, and its title then. */
  readonly satirlar: readonly (readonly [urun_k_no: string, baslik: string])[]
  readonly ilk_gun: string
  readonly saat: string | null
  readonly son_gun: string
  readonly kisi: number
  readonly lang: string
  readonly acente: string | null
  readonly secilen_kur: string
  /** Null where an agency pays. */
  readonly odeme_yontemi: PaymentMethod | null
  readonly genel_toplam: number
  readonly alinan: number
  readonly olusturma_zamani: Date
  /** What the list is ordered by, as the database has it: the next page begins behind it. */
  readonly yer: string
}

export interface ListedRow extends FileRow {
  readonly tipler: string[]
  readonly kanal: 'web' | 'telefon'
  readonly sorumlu: string | null
  readonly bitis: Date | null
}

type Condition = RawBuilder<unknown>
type Wish = Omit<ListFilter, 'sonra' | 'ara'> & {
  /** Products are named in it. */
  readonly dil: Language
  readonly desenler: readonly string[]
  /** Who asks. */
  readonly ben: string
  /** Only these. */
  readonly anahtarlar?: readonly string[]
}

/** A day begins in Istanbul, where there is no summer time. */
const startOf = (day: string, plus = 0) =>
  sql`((${day}::date + ${plus}::int)::timestamp at time zone interval '3 hours')`

const IN_CHARGE = sql`(select i.personel_k_no from rezervasyon_sorumlu i where i.tenant_id = r.tenant_id
  and i.rezervasyon_k_no = r.k_no)`

/** On the day or later. Nobody's services last longer than the longest of all, so earlier beginnings are not looked at. */
const endsFrom = (day: string) => sql`a.son_gun >= ${day}::date
  and a.ilk_gun >= ${day}::date - (select coalesce(max(u.son_gun - u.ilk_gun), 0) from rezervasyon_arama u)`

interface Conditions {
  /** On the booking itself. */
  readonly booking: readonly Condition[]
  /** On what is kept of it for lists. */
  readonly listed: readonly Condition[]
}

const given = (conditions: readonly (Condition | '' | undefined)[]) =>
  conditions.filter((one) => one !== undefined && one !== '')

function conditionsOf(wish: Wish): Conditions {
  const { durum, tip, hizmet_ilk, hizmet_son, kayit_ilk, kayit_son, odeme, kanal, sorumlu, desenler } = wish
  return {
    booking: given([
      durum && sql`r.durum = ${durum}`,
      kayit_ilk && sql`r.olusturma_zamani >= ${startOf(kayit_ilk)}`,
      kayit_son && sql`r.olusturma_zamani < ${startOf(kayit_son, 1)}`,
      kanal && (kanal === 'acente' ? sql`r.ac_k_no is not null` : sql`r.ac_k_no is null and r.kanal = ${kanal}`),
      sorumlu && (sorumlu === 'ben' ? sql`${IN_CHARGE} = ${wish.ben}::uuid` : sql`${IN_CHARGE} is null`),
      wish.anahtarlar && sql`r.k_no = any(${wish.anahtarlar}::uuid[])`,
      desenler.length > 0
        ? sql`r.k_no in (select rezervasyon_ara(${desenler}::text[], ${MOST_COUNTED + 1}))`
        : undefined,
    ]),
    listed: given([
      tip && sql`${tip} = any(a.tipler)`,
      hizmet_ilk && endsFrom(hizmet_ilk),
      hizmet_son && sql`a.ilk_gun <= ${hizmet_son}::date`,
      odeme && (odeme === 'eksik' ? sql`a.eksik` : sql`not a.eksik and a.alinan > 0`),
    ]),
  }
}

const BOOKED = sql`r.kayit_no is not null`

const FROM = sql`from rezervasyon r join rezervasyon_arama a
  on a.tenant_id = r.tenant_id and a.rezervasyon_k_no = r.k_no`

interface Page {
  readonly after: After | undefined
  readonly most: number
}

function rowsOf<Row extends FileRow>(wish: Wish, { after, most }: Page, more: RawBuilder<unknown>): RawBuilder<Row> {
  const byDay = wish.sira === 'hizmet'
  const { booking, listed } = conditionsOf(wish)
  const conditions = [BOOKED, ...booking, ...listed]
  if (after && byDay) conditions.push(sql`(a.ilk_gun, r.k_no) > (${after.yer}::date, ${after.k_no}::uuid)`)
  if (after && !byDay) {
    conditions.push(sql`r.olusturma_zamani <= ${after.yer}::timestamptz
      and (r.olusturma_zamani < ${after.yer}::timestamptz or r.k_no > ${after.k_no}::uuid)`)
  }
  const place = byDay
    ? sql`a.ilk_gun::text`
    : sql`to_char(r.olusturma_zamani at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
  const order = byDay ? sql`a.ilk_gun, r.k_no` : sql`r.olusturma_zamani desc, r.k_no`
  return sql<Row>`
    select r.k_no, r.kayit_no, r.durum, r.misafir ->> 'ad' as ad, r.misafir ->> 'soyad' as soyad,
      r.misafir ->> 'telefon' as telefon, r.misafir ->> 'e_mail' as e_mail, a.satirlar, a.ilk_gun, a.saat,
      a.son_gun, a.kisi, r.lang, c.unvan as acente, r.secilen_kur, r.odeme_yontemi, r.genel_toplam, a.alinan,
      r.olusturma_zamani, ${place} as yer ${more}
    ${FROM} left join acente c on c.tenant_id = r.tenant_id and c.k_no = coalesce(r.alt_ac_k_no, r.ac_k_no)
    where ${sql.join(conditions, sql` and `)} order by ${order} limit ${most}`
}

export async function listReservationRows(trx: TenantTransaction, wish: Wish, page: Page): Promise<ListedRow[]> {
  const more = sql`, a.tipler, r.kanal, r.bitis,
    (select p.ad || ' ' || p.soyad from rezervasyon_sorumlu i join personel p on p.tenant_id = i.tenant_id
      and p.k_no = i.personel_k_no where i.tenant_id = r.tenant_id and i.rezervasyon_k_no = r.k_no) as sorumlu`
  const { rows } = await rowsOf<ListedRow>(wish, page, more).execute(trx)
  return rows
}

export async function listFileRows(trx: TenantTransaction, wish: Wish, page: Page): Promise<FileRow[]> {
  const { rows } = await rowsOf<FileRow>(wish, page, sql``).execute(trx)
  return rows
}

/** Names of products by their keys, in the language where they have one. */
export type ProductNames = Map<string, string | null>

/** Asks for the names that are not known yet. */
export async function learnNames(
  trx: TenantTransaction,
  known: ProductNames,
  rows: readonly Pick<FileRow, 'satirlar'>[],
  language: Language,
): Promise<void> {
  const missing = new Set<string>()
  for (const { satirlar } of rows) for (const [key] of satirlar) if (!known.has(key)) missing.add(key)
  if (missing.size === 0) return
  for (const key of missing) known.set(key, null)
  const found = await sql<{ k_no: string; ad: string | null }>`select k_no, ad ->> ${language}::text as ad from urun
    where k_no = any(${[...missing]}::uuid[])`.execute(trx)
  for (const { k_no, ad } of found.rows) known.set(k_no, ad)
}

/** What was booked, by the names of today; as it was written down where there are none. */
export function titleOf(known: ProductNames, { satirlar }: Pick<FileRow, 'satirlar'>): string {
  return satirlar.map(([key, title]) => known.get(key) ?? title).join(' · ')
}

/** Only the tables that a condition is about: joining them costs more than counting one. */
function counted({ booking, listed }: Conditions): Condition {
  if (booking.length === 0) return sql`from rezervasyon_arama a where ${sql.join([sql`true`, ...listed], sql` and `)}`
  if (listed.length === 0) return sql`from rezervasyon r where ${sql.join([BOOKED, ...booking], sql` and `)}`
  return sql`${FROM} where ${sql.join([BOOKED, ...booking, ...listed], sql` and `)}`
}

/** Up to `most`. */
export async function countReservations(trx: TenantTransaction, wish: Wish, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select 1 ${counted(conditionsOf(wish))} limit ${most}) as sayilan`.execute(trx)
  return rows[0]?.n ?? 0
}

interface SumsRow {
  readonly kur: string
  readonly toplam: number
  readonly odenen: number
  readonly kalan: number
}

/** What all of them come to, currency by currency. */
export async function sumReservations(trx: TenantTransaction, wish: Wish): Promise<SumsRow[]> {
  const { booking, listed } = conditionsOf(wish)
  const { rows } = await sql<SumsRow>`select r.secilen_kur as kur, sum(r.genel_toplam)::float8 as toplam,
      sum(a.alinan)::float8 as odenen,
      coalesce(sum(r.genel_toplam - a.alinan) filter (where a.eksik), 0)::float8 as kalan
    ${FROM} where ${sql.join([BOOKED, ...booking, ...listed], sql` and `)} group by 1 order by 1`.execute(trx)
  return rows
}

/** Words as patterns that the text of a reservation must all have, folded as it is. */
export async function patternsOf(trx: TenantTransaction, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ desen: string }>`
    select '%' || replace(replace(replace(arama_katla(kelime), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as desen
    from unnest(${words}::text[]) as kelime order by length(kelime) desc`.execute(trx)
  return rows.map(({ desen }) => desen)
}
