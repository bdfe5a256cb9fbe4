import type { Driver, Run } from '@meltem/contract/transfer/office'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { kindsWith } from '@meltem/domain/kinds'
import { toAmount } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { standingSum } from '../../reservation/collect/standing-money.queries.ts'

/** Kinds that go there and back. */
const RIDES = kindsWith(({ days }) => days === 'ride')

export interface RunKey {
  readonly rezervasyon_k_no: string
  readonly sira: number
  readonly donus: boolean
}

type Stored = Omit<Run, 'anahtar' | 'bas' | 'cakisma' | 'adaylar' | 'kalan'> & {
  readonly kalan: number
  /** Keys of the places. */
  readonly cikis: string
  readonly varis: string
}

const answerTo = (question: string) => sql<string | null>`(select nullif(trim(y ->> 'deger'), '')
  from jsonb_array_elements(coalesce(r.misafir -> 'yanitlar', '[]')) y where y ->> 'soru' = ${question} limit 1)`

/** How long a ride takes where neither the route nor the option says. */
const USUAL_MINUTES = 60

/** Rides there and back of a day, of bookings that stand; the way back runs the route the other way round. */
export async function listDayRuns(trx: TenantTransaction, language: Language, day: IsoDay): Promise<Stored[]> {
  const named = (place: string) => sql`coalesce((select p.baslik ->> ${language}::text from transfer_yeri p
    where p.tenant_id = g.tenant_id and p.kod = ${sql.ref(place)}), ${sql.ref(place)}, '')`
  const { rows } = await sql<Stored>`
    select g.rezervasyon_k_no, g.sira, g.donus, r.kayit_no, g.saat,
      coalesce((v.bilgi ->> 'sure_dk')::int, ${USUAL_MINUTES}) as sure,
      coalesce(g.cikis, '') as cikis, coalesce(g.varis, '') as varis,
      ${named('g.cikis')} as nereden, ${named('g.varis')} as nereye,
      concat_ws(' ', r.misafir ->> 'ad', r.misafir ->> 'soyad') as misafir,
      coalesce(r.misafir ->> 'telefon', '') as telefon, r.lang, g.satir -> 'pax' as pax,
      coalesce(o.ad ->> ${language}::text, o.ad ->> 'tr', '') as secenek,
      ${answerTo('ucus_no')} as ucus, coalesce(f.gecikme_dk, 0) as gecikme_dk,
      coalesce(${answerTo('adres')},
        nullif(concat_ws(', ', nullif(r.hotel_bilgi ->> 'hotel_adi', ''), nullif(r.hotel_bilgi ->> 'ilce', '')), '')) as adres,
      r.rezervasyon_notu as not,
      case when r.odeme_yontemi is null then 0 else greatest(0, r.genel_toplam - ${standingSum(sql`r.k_no`)}) end::bigint as kalan,
      r.secilen_kur as kur, f.ekip_k_no as surucu_k_no, coalesce(f.surum, 0) as surum
    from (
      select s.tenant_id, s.rezervasyon_k_no, s.sira, s.opsiyon_k_no, s.urun_k_no, s.satir, false as donus,
        s.satir ->> 'baslangic_saat' as saat, w.bilgi ->> 'nereden' as cikis, w.bilgi ->> 'nereye' as varis
      from rezervasyon_satiri s left join urun_vitrin w on w.tenant_id = s.tenant_id and w.urun_k_no = s.urun_k_no
      where s.baslangic = ${day}::date
      union all
      select s.tenant_id, s.rezervasyon_k_no, s.sira, s.opsiyon_k_no, s.urun_k_no, s.satir, true,
        s.satir ->> 'bitis_saat', w.bilgi ->> 'nereye', w.bilgi ->> 'nereden'
      from rezervasyon_satiri s left join urun_vitrin w on w.tenant_id = s.tenant_id and w.urun_k_no = s.urun_k_no
      where s.bitis = ${day}::date and s.satir ->> 'bitis_saat' is not null) g
    join rezervasyon r on r.tenant_id = g.tenant_id and r.k_no = g.rezervasyon_k_no
      and r.durum in ('confirmed', 'completed') and r.misafir is not null
    left join urun_vitrin v on v.tenant_id = g.tenant_id and v.urun_k_no = g.urun_k_no
    left join opsiyon o on o.tenant_id = g.tenant_id and o.k_no = g.opsiyon_k_no
    left join sefer f on f.tenant_id = g.tenant_id and f.rezervasyon_k_no = g.rezervasyon_k_no
      and f.sira = g.sira and f.donus = g.donus
    where g.satir ->> 'urun_tipi' = any(${RIDES}::text[]) and g.saat is not null
      and not exists (select 1 from satir_iptali i where i.tenant_id = g.tenant_id
        and i.rezervasyon_k_no = g.rezervasyon_k_no and i.sira = g.sira)
    order by g.saat, misafir, g.rezervasyon_k_no, g.sira, g.donus`.execute(trx)
  return rows
}

export const dueOf = ({ kalan }: Stored) => toAmount(kalan)

/** Rides of a day that nobody takes yet. */
export async function countUnassigned(trx: TenantTransaction, language: Language, day: IsoDay) {
  const runs = await listDayRuns(trx, language, day)
  return { adet: runs.length, surucusuz: runs.filter(({ surucu_k_no }) => surucu_k_no === null).length }
}

/** Minutes of the routes on offer, both ways. */
export async function listWays(trx: TenantTransaction) {
  const { rows } = await sql<{ cikis: string; varis: string; dk: number }>`
    select bilgi ->> 'nereden' as cikis, bilgi ->> 'nereye' as varis, min((bilgi ->> 'sure_dk')::int) as dk
    from urun_vitrin where urun_tipi = any(${RIDES}::text[]) and bilgi ->> 'sure_dk' is not null
    group by 1, 2`.execute(trx)
  return rows
}

const DRIVER = sql<Driver>`jsonb_build_object('k_no', e.k_no, 'ad', e.ad || ' ' || e.soyad, 'telefon', e.telefon,
  'diller', e.diller, 'arac', e.arac, 'plaka', e.plaka, 'koltuk', e.koltuk)`

/** Drivers who work, and those who no longer do but have a run of the day. */
export async function listDrivers(trx: TenantTransaction, busy: readonly string[]): Promise<Driver[]> {
  const { rows } = await sql<{ surucu: Driver }>`
    select ${DRIVER} as surucu from ekip e
    where (e.gorev = 'surucu' and e.aktif) or e.k_no = any(${busy}::uuid[]) order by e.ad, e.soyad, e.k_no`.execute(trx)
  return rows.map(({ surucu }) => surucu)
}

export async function findDriver(trx: TenantTransaction, k_no: string): Promise<Driver | undefined> {
  const { rows } = await sql<{ surucu: Driver }>`
    select ${DRIVER} as surucu from ekip e where e.k_no = ${k_no}::uuid and e.gorev = 'surucu' and e.aktif`.execute(trx)
  return rows[0]?.surucu
}

export async function updateVehicle(
  trx: TenantTransaction,
  { k_no, ...vehicle }: { k_no: string; arac: string; plaka: string; koltuk: number },
): Promise<void> {
  await trx.updateTable('ekip').set(vehicle).where('k_no', '=', k_no).execute()
}

/** A service that is a transfer and stands, with its party; locked, so that it is not cancelled meanwhile. */
export async function lockRide(trx: TenantTransaction, { rezervasyon_k_no, sira, donus }: RunKey) {
  const { rows } = await sql<{ kisi: number }>`
    select coalesce((s.satir #>> '{pax,yetiskin}')::int, 0) + coalesce((s.satir #>> '{pax,cocuk}')::int, 0)
      + coalesce((s.satir #>> '{pax,bebek}')::int, 0) as kisi
    from rezervasyon_satiri s
    join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
    where s.rezervasyon_k_no = ${rezervasyon_k_no}::uuid and s.sira = ${sira}
      and s.satir ->> 'urun_tipi' = any(${RIDES}::text[]) and r.durum in ('confirmed', 'completed')
      and (not ${donus} or s.satir ->> 'bitis_saat' is not null)
      and not exists (select 1 from satir_iptali i where i.tenant_id = s.tenant_id
        and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira)
    for update of s`.execute(trx)
  return rows[0]
}

interface RunChange {
  readonly ekip_k_no?: string | null
  readonly gecikme_dk?: number
}

/** Only over the version that was seen; the new one, or undefined where it was no longer that one. */
export async function writeRun(
  trx: TenantTransaction,
  { tenant_id, personel_k_no, surum }: { tenant_id: number; personel_k_no: string; surum: number },
  { rezervasyon_k_no, sira, donus }: RunKey,
  change: RunChange,
): Promise<number | undefined> {
  if (surum === 0) {
    const made = await trx
      .insertInto('sefer')
      .values({ tenant_id, rezervasyon_k_no, sira, donus, ekip_k_no: null, personel_k_no, ...change })
      .onConflict((conflict) => conflict.doNothing())
      .returning('surum')
      .executeTakeFirst()
    return made?.surum
  }
  const changed = await trx
    .updateTable('sefer')
    .set({ ...change, personel_k_no, surum: surum + 1, guncelleme_zamani: sql<Date>`clock_timestamp()` })
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('sira', '=', sira)
    .where('donus', '=', donus)
    .where('surum', '=', surum)
    .returning('surum')
    .executeTakeFirst()
  return changed?.surum
}

/** Who was there first, and when. */
export async function findRunWriter(trx: TenantTransaction, { rezervasyon_k_no, sira, donus }: RunKey) {
  return await trx
    .selectFrom('sefer as s')
    .leftJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.k_no', '=', 's.personel_k_no'),
    )
    .select(['p.ad', 'p.soyad', 's.guncelleme_zamani', 's.surum'])
    .where('s.rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('s.sira', '=', sira)
    .where('s.donus', '=', donus)
    .executeTakeFirst()
}

/** What the guest reads: name, telephone, vehicle and plate; nothing once it is taken back. */
export async function tellDriver(
  trx: TenantTransaction,
  tenant_id: number,
  { rezervasyon_k_no, sira, donus }: RunKey,
  driver: Driver | null,
): Promise<void> {
  await trx
    .deleteFrom('transfer_surucu')
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('sira', '=', sira)
    .where('donus', '=', donus)
    .execute()
  if (!driver) return
  const { ad, telefon, arac, plaka } = driver
  const shown = { ad, telefon: telefon ?? '', arac: arac ?? '', plaka: plaka ?? '' }
  await trx
    .insertInto('transfer_surucu')
    .values({ tenant_id, rezervasyon_k_no, sira, donus, ...shown })
    .execute()
}
