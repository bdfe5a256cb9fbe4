import type { ArrivalRow } from '@meltem/contract/arrival/office'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { kindsWith } from '@meltem/domain/kinds'
import { toAmount } from '@meltem/domain/money'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { ReadinessTable } from '../../platform/db/tables/day.ts'
import { standingSum } from '../reservation/collect/standing-money.queries.ts'
import { lineTitle } from '../reservation/line-title.queries.ts'

/** Kinds that are picked up and brought back. */
const HIRED = kindsWith(({ days }) => days === 'hire')

type Stored = Omit<ArrivalRow, 'kalan' | 'depozito'> & {
  readonly kalan: number
  readonly depozito: { readonly tutar: number; readonly kur: string } | null
}

export interface RowKey {
  readonly rezervasyon_k_no: string
  readonly sira: number
  readonly yon: ArrivalRow['yon']
}

/** A house or boat that is the only one of its kind is named by its product; the plate of a car is always said. */
const UNIT_NAME = sql`case when s.satir ->> 'urun_tipi' <> 'arac_kira' and (select count(*) from birim d
  where d.tenant_id = b.tenant_id and d.kaynak_k_no = b.kaynak_k_no and d.aktif) = 1
  then null else b.ad end`

/** Stays, charters and cars of bookings that stand; each end of one is a row of its own. */
async function listWhere(
  trx: TenantTransaction,
  language: Language,
  which: RawBuilder<unknown>,
): Promise<ArrivalRow[]> {
  const { rows } = await sql<Stored>`
    select s.rezervasyon_k_no, s.sira, g.yon, r.kayit_no,
      concat_ws(' ', r.misafir ->> 'ad', r.misafir ->> 'soyad') as misafir,
      coalesce(r.misafir ->> 'telefon', '') as telefon, r.lang, ${lineTitle(language)} as baslik,
      s.satir ->> 'urun_tipi' as urun_tipi,
      (select string_agg(distinct ${UNIT_NAME}, ', ') from tutma t join birim b on b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no
        where t.tenant_id = s.tenant_id and t.rezervasyon_k_no = s.rezervasyon_k_no and t.sira = s.sira
          and t.durum = 'confirmed') as birim,
      case g.yon when 'giris' then coalesce(s.satir ->> 'baslangic_saat', o.konaklama ->> 'giris_saati')
        else coalesce(s.satir ->> 'bitis_saat', v.bilgi ->> 'cikis_saati') end as saat,
      s.baslangic, s.bitis, s.satir -> 'pax' as pax, r.rezervasyon_notu as not,
      (select jsonb_build_object('tutar', (u ->> 'fiyat')::bigint, 'kur', u ->> 'kur')
        from jsonb_array_elements(p.ucretler) u where u ->> 'tur' = 'hasar_depozitosu' limit 1) as depozito,
      case when r.odeme_yontemi is null then 0 else greatest(0, r.genel_toplam - ${standingSum(sql`r.k_no`)}) end::bigint as kalan,
      r.secilen_kur as kur,
      (select h.metin from hazirlik h where h.tenant_id = s.tenant_id and h.rezervasyon_k_no = s.rezervasyon_k_no
        and h.sira = s.sira and h.is_kodu = 'anahtar' order by h.zaman desc limit 1) as anahtar_yeri,
      coalesce((select jsonb_agg(jsonb_build_object('is_kodu', h.is_kodu,
          'kim', coalesce(e.ad || ' ' || e.soyad, ''), 'zaman', to_char(h.zaman at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by h.zaman)
        from hazirlik h left join personel e on e.tenant_id = h.tenant_id and e.k_no = h.personel_k_no
        where h.tenant_id = s.tenant_id and h.rezervasyon_k_no = s.rezervasyon_k_no and h.sira = s.sira
          and h.yon = g.yon and h.is_kodu <> 'anahtar'), '[]') as isler
    from rezervasyon_satiri s
    cross join (values ('giris'), ('cikis')) g(yon)
    join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no and r.misafir is not null
      and r.durum in ('confirmed', 'completed')
    join opsiyon o on o.tenant_id = s.tenant_id and o.k_no = s.opsiyon_k_no
    join urun p on p.tenant_id = s.tenant_id and p.k_no = s.urun_k_no
    left join urun_vitrin v on v.tenant_id = s.tenant_id and v.urun_k_no = s.urun_k_no
    left join kaynak k on k.tenant_id = o.tenant_id and k.k_no = o.kaynak_k_no
    where s.bitis is not null and (k.stok = 'gece' or s.satir ->> 'urun_tipi' = any(${HIRED}::text[])) and ${which}
      and not exists (select 1 from satir_iptali i where i.tenant_id = s.tenant_id
        and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira)
    order by g.yon desc, saat nulls last, baslik, s.rezervasyon_k_no, s.sira`.execute(trx)
  return rows.map(({ depozito, kalan, ...row }) => ({
    ...row,
    kalan: toAmount(kalan),
    depozito: depozito && { kur: depozito.kur, tutar: toAmount(depozito.tutar) },
  }))
}

/** Who arrives on a day, and who leaves. */
export async function listArrivals(trx: TenantTransaction, language: Language, day: IsoDay): Promise<ArrivalRow[]> {
  const ends = sql`case g.yon when 'giris' then s.baslangic else s.bitis end = ${day}::date
    and (s.baslangic = ${day}::date or s.bitis = ${day}::date)`
  return await listWhere(trx, language, ends)
}

export async function findArrival(trx: TenantTransaction, language: Language, { rezervasyon_k_no, sira, yon }: RowKey) {
  const one = sql`s.rezervasyon_k_no = ${rezervasyon_k_no}::uuid and s.sira = ${sira} and g.yon = ${yon}`
  const [row] = await listWhere(trx, language, one)
  return row
}

/** Who was first stays: a second clerk who marks the same changes nothing. The place of a key is the last one that was said. */
export async function writeReadiness(trx: TenantTransaction, row: Insertable<ReadinessTable>): Promise<void> {
  await trx
    .insertInto('hazirlik')
    .values(row)
    .onConflict((conflict) => {
      const key = conflict.columns(['tenant_id', 'rezervasyon_k_no', 'sira', 'yon', 'is_kodu'])
      if (row.is_kodu !== 'anahtar') return key.doNothing()
      return key.doUpdateSet({
        metin: row.metin,
        personel_k_no: row.personel_k_no,
        zaman: sql<Date>`clock_timestamp()`,
      })
    })
    .execute()
}

/** The key lies where it lies, whichever end of the stay it was said for. */
export async function deleteReadiness(
  trx: TenantTransaction,
  { rezervasyon_k_no, sira, yon }: RowKey,
  is_kodu: ReadinessTable['is_kodu'],
): Promise<void> {
  const all = trx
    .deleteFrom('hazirlik')
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .where('sira', '=', sira)
    .where('is_kodu', '=', is_kodu)
  await (is_kodu === 'anahtar' ? all : all.where('yon', '=', yon)).execute()
}
