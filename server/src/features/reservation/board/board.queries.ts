import type { ProductKind } from '@meltem/contract/content/content'
import type { Bar, CalendarConflict } from '@meltem/contract/reservation/board-office'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { ClaimState, StockShape } from '../../../platform/db/tables/reservation.ts'

/** The wall of Istanbul, whose offset has been one since 2016. */
function wall(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone interval '3 hours', 'YYYY-MM-DD"T"HH24:MI')`
}

/** What a thing is sold as, in the language of the office; an option is named where the product has several. */
function soldAs(language: Language) {
  return sql`lateral (
    select u.urun_tipi, (u.kisi_sinirlari ->> 'en_cok')::int as kisi,
      coalesce(u.ad ->> ${language}::text, u.ad ->> 'tr', u.ad ->> 'en')
        || coalesce(' · ' || nullif(case when (select count(*) from opsiyon d where d.tenant_id = o.tenant_id
          and d.urun_k_no = o.urun_k_no) > 1 then o.ad ->> ${language}::text end, ''), '') as ad,
      (select m.baslik from urun_vitrin v
        join bolge_metin m on m.tenant_id = v.tenant_id and m.bolge_k_no = v.bolge_k_no
        where v.tenant_id = u.tenant_id and v.urun_k_no = u.k_no
        order by m.dil = ${language}::text desc, m.dil limit 1) as bolge
    from opsiyon o join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
    where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.k_no
    order by u.yayinda desc, o.aktif desc, u.k_no, o.sira limit 1) s`
}

export interface BoardThing {
  readonly k_no: string
  readonly kaynak_k_no: string
  readonly stok: StockShape
  readonly tip: ProductKind
  readonly ad: string
  readonly bolge: string | null
  readonly birim: string
  readonly kisi: number | null
  /** How many units the pool has. */
  readonly havuz: number
  readonly ical: boolean
}

export async function listBoardUnits(trx: TenantTransaction, language: Language): Promise<BoardThing[]> {
  const { rows } = await sql<BoardThing>`
    select b.k_no, b.kaynak_k_no, k.stok, s.urun_tipi as tip, s.ad, s.bolge, b.ad as birim, s.kisi,
      count(*) over (partition by b.kaynak_k_no)::int as havuz,
      exists (select 1 from ical_kaynak c where c.tenant_id = b.tenant_id and c.birim_k_no = b.k_no) as ical
    from kaynak k
    join birim b on b.tenant_id = k.tenant_id and b.kaynak_k_no = k.k_no and b.aktif
    cross join ${soldAs(language)}
    where k.stok in ('gece', 'saat')
    order by s.ad, b.kaynak_k_no, b.ad, b.k_no`.execute(trx)
  return rows
}

/** Things whose seats are counted. */
export async function listBoardDepartures(trx: TenantTransaction, language: Language) {
  const { rows } = await sql<Pick<BoardThing, 'kaynak_k_no' | 'tip' | 'ad' | 'bolge'>>`
    select k.k_no as kaynak_k_no, s.urun_tipi as tip, s.ad, s.bolge from kaynak k cross join ${soldAs(language)}
    where k.stok = 'kalkis' order by s.ad, k.k_no`.execute(trx)
  return rows
}

export interface BoardClaim {
  readonly k_no: string
  readonly birim_k_no: string
  readonly bas: string
  readonly bit: string
  readonly durum: ClaimState
  readonly son: Date | null
  readonly rez: string | null
  readonly rez_durum: string | null
  readonly kayit_no: string | null
  readonly misafir: string | null
  readonly odendi: boolean | null
  readonly aciklama: string | null
  readonly kim: string | null
  readonly acente: string | null
}

export interface BoardWindow {
  readonly from: Date
  readonly to: Date
  readonly now: Date
}

/** Live claims of units. Whether a booking is paid comes from what the office finds it by, a moment behind. */
export async function listBoardClaims(
  trx: TenantTransaction,
  units: readonly string[],
  { from, to, now }: BoardWindow,
): Promise<BoardClaim[]> {
  const { rows } = await sql<BoardClaim>`
    select t.k_no, t.birim_k_no, ${wall('t.baslangic')} as bas, ${wall('t.bitis')} as bit, t.durum, t.tutma_bitis as son,
      t.rezervasyon_k_no as rez, r.durum as rez_durum, r.kayit_no, r.misafir ->> 'soyad' as misafir,
      coalesce(a.alinan, 0) >= r.genel_toplam as odendi, t.aciklama, p.ad || ' ' || p.soyad as kim, n.marka as acente
    from tutma t
    left join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no
    left join rezervasyon_arama a on a.tenant_id = t.tenant_id and a.rezervasyon_k_no = t.rezervasyon_k_no
    left join personel p on p.tenant_id = t.tenant_id and p.k_no = t.personel_k_no
    left join acente_kontenjan_birim g on g.tenant_id = t.tenant_id and g.tutma_k_no = t.k_no
    left join acente n on n.tenant_id = g.tenant_id and n.k_no = g.acente_k_no
    where t.birim_k_no = any(${units}::uuid[]) and t.durum in ('held', 'option', 'confirmed', 'blocked')
      and t.olay_k_no is null and t.bitis > ${from} and t.baslangic < ${to}
      and (t.tutma_bitis is null or t.tutma_bitis > ${now})
    order by t.baslangic, t.k_no`.execute(trx)
  return rows
}

export interface BoardEvent extends Pick<Bar, 'k_no' | 'bas' | 'bit'> {
  readonly birim_k_no: string
  readonly ad: string
}

/** Events of other calendars as they were read, whether their days could be taken or not. */
export async function listBoardEvents(
  trx: TenantTransaction,
  { from, to }: Pick<BoardWindow, 'from' | 'to'>,
): Promise<BoardEvent[]> {
  const { rows } = await sql<BoardEvent>`
    select e.k_no, e.birim_k_no, ${wall('e.baslangic')} as bas, ${wall('e.bitis')} as bit, c.ad
    from ical_olay e join ical_kaynak c on c.tenant_id = e.tenant_id and c.k_no = e.ical_k_no
    where e.bitis > ${from} and e.baslangic < ${to} order by e.baslangic, e.k_no`.execute(trx)
  return rows
}

interface Seats {
  readonly kaynak_k_no: string
  readonly gun: IsoDay
  readonly dolu: number
  readonly toplam: number
}

/** Seats of departures that have been touched, by day. */
export async function listBoardSeats(trx: TenantTransaction, from: IsoDay, to: IsoDay): Promise<Seats[]> {
  const { rows } = await sql<Seats>`
    select kaynak_k_no, tarih as gun, sum(alinan)::int as dolu, sum(kapasite)::int as toplam from kalkis
    where tarih >= ${from}::date and tarih < ${to}::date group by kaynak_k_no, tarih`.execute(trx)
  return rows
}

type StoredConflict = Omit<CalendarConflict, 'goruldu' | 'satis' | 'tutar'> & {
  readonly goruldu: Date
  readonly satis: Date
  readonly tutar: number
}

/**
 * Nights that another calendar and a booking of ours both claim (BOOK-20). A basket that somebody has open is none; nor
 * are the very nights of a booking in a calendar that sends back what it has read from us.
 */
export async function listConflicts(
  trx: TenantTransaction,
  language: Language,
  now: Date,
): Promise<CalendarConflict[]> {
  const { rows } = await sql<StoredConflict>`
    select e.k_no as olay_k_no, e.birim_k_no, case when (select count(*) from birim h where h.tenant_id = b.tenant_id
        and h.kaynak_k_no = b.kaynak_k_no and h.aktif) > 1 then s.ad || ' ' || b.ad else s.ad end as birim,
      c.ad as kaynak, e.ozet, ${wall('e.baslangic')} as bas, ${wall('e.bitis')} as bit, e.goruldu,
      r.k_no as rezervasyon_k_no, t.k_no as tutma_k_no, r.kayit_no, (r.misafir ->> 'ad') || ' ' || (r.misafir ->> 'soyad') as misafir,
      ${wall('t.baslangic')} as rez_bas, ${wall('t.bitis')} as rez_bit, r.olusturma_zamani as satis, r.genel_toplam as tutar,
      r.secilen_kur as kur
    from ical_olay e
    join ical_kaynak c on c.tenant_id = e.tenant_id and c.k_no = e.ical_k_no
    join tutma t on t.tenant_id = e.tenant_id and t.birim_k_no = e.birim_k_no and t.durum in ('held', 'option', 'confirmed')
      and t.baslangic < e.bitis and t.bitis > e.baslangic and (t.tutma_bitis is null or t.tutma_bitis > ${now})
    join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no and r.kayit_no is not null
      and r.misafir is not null
    join birim b on b.tenant_id = e.tenant_id and b.k_no = e.birim_k_no
    join kaynak k on k.tenant_id = b.tenant_id and k.k_no = b.kaynak_k_no
    cross join ${soldAs(language)}
    where e.bitis > ${now} and not (c.yanki and t.baslangic = e.baslangic and t.bitis = e.bitis)
    order by e.baslangic, e.k_no, t.k_no limit 50`.execute(trx)
  return rows.map(({ goruldu, satis, tutar, ...row }) => ({
    ...row,
    goruldu: goruldu.toISOString(),
    satis: satis.toISOString(),
    tutar: toAmount(tutar),
  }))
}
