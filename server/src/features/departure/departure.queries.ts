import type { Departure, DepartureGuest, DepartureRow } from '@meltem/contract/departure/office'
import type { Presence } from '@meltem/contract/field/field'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { DepartureMessageTable } from '../../platform/db/tables/day.ts'
import { standingSum } from '../reservation/collect/standing-money.queries.ts'
import { presenceOf } from './presence.queries.ts'

/** Claims that count, of departures as of units. */
const LIVE = sql`('held', 'option', 'confirmed')`

const CREW = sql<DepartureRow['ekip']>`coalesce((
  select jsonb_agg(jsonb_build_object('k_no', e.k_no, 'ad', e.ad || ' ' || e.soyad, 'gorev', ke.gorev, 'diller', e.diller,
    'telefon', e.telefon) order by array_position(array['rehber', 'kaptan', 'surucu', 'yardimci'], ke.gorev), e.ad)
  from kalkis_ekip ke join ekip e on e.tenant_id = ke.tenant_id and e.k_no = ke.ekip_k_no
  where ke.tenant_id = k.tenant_id and ke.kalkis_k_no = k.k_no), '[]')`

/** Several products may share a boat: it is named after all of them. */
function nameOf(language: Language) {
  return sql<string>`coalesce((
    select string_agg(ad, ' · ' order by ad) from (
      select distinct coalesce(u.ad ->> ${language}::text, u.ad ->> 'tr', u.ad ->> 'en') as ad
      from opsiyon o join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
      where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.kaynak_k_no) as urunler),
    (select r.ad from kaynak r where r.tenant_id = k.tenant_id and r.k_no = k.kaynak_k_no))`
}

type Stored = Omit<DepartureRow, 'rehbersiz'> & { readonly aciklama: string | null; readonly surum: number }

async function listWhere(trx: TenantTransaction, language: Language, which: RawBuilder<unknown>) {
  const { rows } = await sql<Stored>`
    select k.k_no, k.tarih, k.saat, ${nameOf(language)} as ad, k.alinan as kisi, k.kapasite,
      (select count(distinct t.rezervasyon_k_no)::int from tutma t
        where t.tenant_id = k.tenant_id and t.kalkis_k_no = k.k_no and t.durum in ${LIVE}) as rezervasyon,
      s.arac, s.aciklama, coalesce(s.surum, 0) as surum, ${CREW} as ekip,
      k.iptal_zamani is not null as iptal
    from kalkis k
    left join kalkis_sefer s on s.tenant_id = k.tenant_id and s.kalkis_k_no = k.k_no
    where ${which}
    order by k.tarih, k.saat, ad, k.k_no`.execute(trx)
  return rows.map((row) => ({
    ...row,
    rehbersiz: !row.iptal && row.rezervasyon > 0 && !row.ekip.some(({ gorev }) => gorev === 'rehber'),
  }))
}

/** Departures of a day that have guests, or a crew that waits for some. */
export async function listDepartures(trx: TenantTransaction, language: Language, day: IsoDay): Promise<DepartureRow[]> {
  const busy = sql`k.tarih = ${day}::date and (k.alinan > 0 or s.kalkis_k_no is not null
    or k.iptal_zamani is not null)`
  const rows = await listWhere(trx, language, busy)
  return rows.map(({ aciklama: _note, surum: _version, ...row }) => row)
}

/** What leaves on two days with guests or a crew: of one person of the crew, or of everybody. */
export async function listFieldDepartures(
  trx: TenantTransaction,
  language: Language,
  { from, to, personel_k_no }: { from: IsoDay; to: IsoDay; personel_k_no: string | null },
) {
  const own = sql`exists (select 1 from kalkis_ekip ke join ekip e on e.tenant_id = ke.tenant_id and e.k_no = ke.ekip_k_no
    where ke.tenant_id = k.tenant_id and ke.kalkis_k_no = k.k_no and e.personel_k_no = ${personel_k_no}::uuid)`
  const busy = sql`k.tarih between ${from}::date and ${to}::date and (k.alinan > 0 or s.kalkis_k_no is not null)`
  return await listWhere(trx, language, personel_k_no === null ? busy : sql`${busy} and ${own}`)
}

/** Tickets of the other departures of these days, without a name: enough to send a guest to the right boat. */
export async function listOtherTickets(
  trx: TenantTransaction,
  language: Language,
  { from, to, own }: { from: IsoDay; to: IsoDay; own: readonly string[] },
) {
  const { rows } = await sql<{ tarih: IsoDay; saat: string; ad: string; biletler: string[] }>`
    select k.tarih, k.saat, ${nameOf(language)} as ad, array_agg(distinct r.bilet_no || '.' || (t.sira + 1)) as biletler
    from kalkis k
    join tutma t on t.tenant_id = k.tenant_id and t.kalkis_k_no = k.k_no and t.durum in ${LIVE}
    join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no and r.bilet_no is not null
    where k.tarih between ${from}::date and ${to}::date and k.k_no <> all(${own}::uuid[])
    group by k.tenant_id, k.k_no, k.kaynak_k_no, k.tarih, k.saat order by k.tarih, k.saat, ad`.execute(trx)
  return rows
}

export async function findDeparture(trx: TenantTransaction, language: Language, k_no: string) {
  const [row] = await listWhere(trx, language, sql`k.k_no = ${k_no}::uuid`)
  return row
}

export async function countDays(trx: TenantTransaction, from: IsoDay, to: IsoDay) {
  const { rows } = await sql<{ gun: IsoDay; kalkis: number; kisi: number; rehbersiz: number }>`
    select g.gun::date as gun, count(k.k_no)::int as kalkis, coalesce(sum(k.alinan), 0)::int as kisi,
      count(k.k_no) filter (where not exists (select 1 from kalkis_ekip e where e.tenant_id = k.tenant_id
        and e.kalkis_k_no = k.k_no and e.gorev = 'rehber'))::int as rehbersiz
    from generate_series(${from}::date, ${to}::date, interval '1 day') g(gun)
    left join kalkis k on k.tarih = g.gun::date and k.iptal_zamani is null and exists (select 1 from tutma t where t.tenant_id = k.tenant_id
      and t.kalkis_k_no = k.k_no and t.rezervasyon_k_no is not null and t.durum in ${LIVE})
    group by g.gun order by g.gun`.execute(trx)
  return rows
}

interface StoredGuest extends Omit<DepartureGuest, 'kalan' | 'binis' | 'sahada' | 'yanitlar'> {
  readonly kalkis_k_no: string
  readonly sira: number
  readonly bilet_no: string | null
  readonly kalan: number
  readonly toplam: number
  readonly hal: Presence | null
  readonly sahada: { readonly tutar: number; readonly kim: string } | null
}

/** Money the crew took for a booking, and who of them. */
const TAKEN_ON_THE_SPOT = sql`(select jsonb_build_object('tutar', sum(i.tutar),
    'kim', string_agg(distinct p.ad || ' ' || p.soyad, ', '))
  from saha_islemi i join personel p on p.tenant_id = i.tenant_id and p.k_no = i.personel_k_no
  where i.tenant_id = t.tenant_id and i.rezervasyon_k_no = t.rezervasyon_k_no and i.tur = 'tahsilat' and i.gecerli
  having count(*) > 0)`

/** Guests of departures, each in the order they are picked up: by hotel, then by name. */
export async function listGuestsOf(
  trx: TenantTransaction,
  language: Language,
  departures: readonly string[],
): Promise<StoredGuest[]> {
  const { rows } = await sql<StoredGuest>`
    select t.kalkis_k_no, t.sira, r.bilet_no, r.genel_toplam as toplam,
      r.k_no as rezervasyon_k_no, coalesce(r.kayit_no, '') as kayit_no, r.durum, r.misafir ->> 'ad' as ad,
      r.misafir ->> 'soyad' as soyad, r.misafir ->> 'telefon' as telefon, r.lang,
      nullif(coalesce(o.ad ->> ${language}::text, o.ad ->> 'tr', ''), '') as secenek, s.satir -> 'pax' as pax,
      nullif(concat_ws(', ', nullif(r.hotel_bilgi ->> 'hotel_adi', ''), nullif(r.hotel_bilgi ->> 'ilce', '')), '') as alinis,
      r.rezervasyon_notu as not, a.unvan as acente,
      case when r.odeme_yontemi is null then 0 else greatest(0, r.genel_toplam - ${standingSum(sql`r.k_no`)}) end::bigint as kalan,
      r.secilen_kur as kur, ${presenceOf('t', sql`false`, sql`t.kalkis_k_no`)} as hal, ${TAKEN_ON_THE_SPOT} as sahada
    from (select distinct tenant_id, kalkis_k_no, rezervasyon_k_no, sira from tutma
      where kalkis_k_no = any(${departures}::uuid[]) and durum in ${LIVE} and rezervasyon_k_no is not null) t
    join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no and r.misafir is not null
    join rezervasyon_satiri s on s.tenant_id = t.tenant_id and s.rezervasyon_k_no = t.rezervasyon_k_no and s.sira = t.sira
    left join opsiyon o on o.tenant_id = s.tenant_id and o.k_no = s.opsiyon_k_no
    left join acente a on a.tenant_id = r.tenant_id and a.k_no = r.ac_k_no
    order by alinis nulls last, soyad, ad, r.k_no`.execute(trx)
  return rows
}

export async function listGuests(
  trx: TenantTransaction,
  language: Language,
  departure: string,
): Promise<(Omit<DepartureGuest, 'yanitlar'> & { readonly sira: number })[]> {
  const rows = await listGuestsOf(trx, language, [departure])
  return rows.map(({ kalkis_k_no: _departure, bilet_no: _ticket, toplam: _total, hal, ...row }) => ({
    ...row,
    kalan: toAmount(row.kalan),
    binis: hal && { durum: hal.durum, kisi: hal.kisi, zaman: hal.zaman, kim: hal.kim },
    sahada: row.sahada && { ...row.sahada, tutar: toAmount(row.sahada.tutar) },
  }))
}

/** Everybody who could go along, and what else they do at that time of the day. */
export async function listCrew(trx: TenantTransaction, language: Language, departure: string) {
  const { rows } = await sql<DepartureRow['ekip'][number] & { mesgul: string | null }>`
    select e.k_no, e.ad || ' ' || e.soyad as ad, e.gorev, e.diller, e.telefon,
      (select k.saat || ' ' || ${nameOf(language)} from kalkis_ekip ke
        join kalkis k on k.tenant_id = ke.tenant_id and k.k_no = ke.kalkis_k_no
        join kalkis d on d.tenant_id = k.tenant_id and d.k_no = ${departure}::uuid and d.tarih = k.tarih and d.k_no <> k.k_no
        where ke.tenant_id = e.tenant_id and ke.ekip_k_no = e.k_no order by k.saat limit 1) as mesgul
    from ekip e where e.aktif
    order by array_position(array['rehber', 'kaptan', 'surucu', 'yardimci'], e.gorev), e.ad, e.soyad`.execute(trx)
  return rows
}

interface Run {
  readonly k_no: string
  readonly surum: number
  readonly arac: string | null
  readonly aciklama: string | null
  readonly personel_k_no: string
}

/** Only over the version that was seen; answers whether it was still that one. */
export async function writeRun(trx: TenantTransaction, tenant_id: number, run: Run): Promise<boolean> {
  const { k_no: kalkis_k_no, surum, ...values } = run
  if (surum === 0) {
    const made = await trx
      .insertInto('kalkis_sefer')
      .values({ tenant_id, kalkis_k_no, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'kalkis_k_no']).doNothing())
      .returning('surum')
      .executeTakeFirst()
    return made !== undefined
  }
  const changed = await trx
    .updateTable('kalkis_sefer')
    .set({ ...values, surum: surum + 1, guncelleme_zamani: sql<Date>`clock_timestamp()` })
    .where('kalkis_k_no', '=', kalkis_k_no)
    .where('surum', '=', surum)
    .returning('surum')
    .executeTakeFirst()
  return changed !== undefined
}

/** Who was there first, and when. */
export async function findRunWriter(trx: TenantTransaction, kalkis_k_no: string) {
  return await trx
    .selectFrom('kalkis_sefer as s')
    .leftJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.k_no', '=', 's.personel_k_no'),
    )
    .select(['p.ad', 'p.soyad', 's.guncelleme_zamani', 's.surum'])
    .where('s.kalkis_k_no', '=', kalkis_k_no)
    .executeTakeFirst()
}

/** The last words to all guests of a departure. */
export async function findLastMessage(trx: TenantTransaction, kalkis_k_no: string): Promise<Departure['mesaj']> {
  const { rows } = await sql<{ kim: string; zaman: Date; alici: number }>`
    select coalesce(p.ad || ' ' || p.soyad, '') as kim, m.zaman, m.alici from kalkis_mesaji m
    left join personel p on p.tenant_id = m.tenant_id and p.k_no = m.personel_k_no
    where m.kalkis_k_no = ${kalkis_k_no}::uuid order by m.zaman desc limit 1`.execute(trx)
  const [row] = rows
  return row ? { ...row, zaman: row.zaman.toISOString() } : null
}

/** Answers whether it was not there before: a message goes out once. */
export async function insertMessage(trx: TenantTransaction, row: Insertable<DepartureMessageTable>): Promise<boolean> {
  const made = await trx
    .insertInto('kalkis_mesaji')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('k_no')
    .executeTakeFirst()
  return made !== undefined
}

type Crew = readonly { readonly k_no: string; readonly gorev: DepartureRow['ekip'][number]['gorev'] }[]

/** Answers how many of them are people of this operator. */
export async function writeCrew(
  trx: TenantTransaction,
  tenant_id: number,
  kalkis_k_no: string,
  crew: Crew,
): Promise<number> {
  await trx.deleteFrom('kalkis_ekip').where('kalkis_k_no', '=', kalkis_k_no).execute()
  if (crew.length === 0) return 0
  const keys = crew.map(({ k_no }) => k_no)
  const known = await trx
    .selectFrom('ekip')
    .select('k_no')
    .where('k_no', 'in', keys)
    .where('aktif', '=', true)
    .execute()
  if (known.length < crew.length) return known.length
  const rows = crew.map(({ k_no: ekip_k_no, gorev }) => ({ tenant_id, kalkis_k_no, ekip_k_no, gorev }))
  await trx.insertInto('kalkis_ekip').values(rows).execute()
  return rows.length
}

/** Money that is still to be collected from the guests of a day, by currency. */
export async function sumToCollect(trx: TenantTransaction, day: IsoDay) {
  const { rows } = await sql<{ kur: string; tutar: number }>`
    select kur, sum(kalan)::bigint as tutar from (
      select distinct on (r.k_no) r.secilen_kur as kur, greatest(0, r.genel_toplam - ${standingSum(sql`r.k_no`)}) as kalan
      from rezervasyon_satiri s
      join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
      where s.baslangic = ${day}::date and r.durum = 'confirmed' and r.odeme_yontemi is not null) as bugun
    where kalan > 0 group by kur order by kur`.execute(trx)
  return rows.map(({ kur, tutar }) => ({ kur, tutar: toAmount(tutar) }))
}
