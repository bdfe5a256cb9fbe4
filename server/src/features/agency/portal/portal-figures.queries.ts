import { addDays } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineStands } from '../../reservation/stock/line-stands.queries.ts'

export interface PassengerRow {
  readonly baslangic: string
  readonly bitis: string | null
  readonly saat: string | null
  readonly baslik: string
  readonly kayit_no: string
  readonly ad: string
  readonly soyad: string
  readonly telefon: string
  readonly yetiskin: number
  readonly cocuk: number
  readonly bebek: number
  readonly otel: string | null
  readonly oda: string | null
  readonly notu: string | null
}

export async function listPassengers(
  trx: TenantTransaction,
  acente_k_no: string,
  { baslangic, bitis }: { readonly baslangic: string; readonly bitis: string },
) {
  return await sql<PassengerRow>`
      select l.baslangic, l.bitis, l.satir ->> 'baslangic_saat' as saat, l.satir ->> 'baslik' as baslik, r.kayit_no,
        r.misafir ->> 'ad' as ad, r.misafir ->> 'soyad' as soyad, r.misafir ->> 'telefon' as telefon,
        (l.satir #>> '{pax,yetiskin}')::int as yetiskin, (l.satir #>> '{pax,cocuk}')::int as cocuk,
        (l.satir #>> '{pax,bebek}')::int as bebek, r.hotel_bilgi ->> 'hotel_adi' as otel,
        r.hotel_bilgi ->> 'oda_no' as oda, r.rezervasyon_notu as notu
      from acente_rezervasyon s
      join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
        and r.durum in ('confirmed', 'completed')
      join rezervasyon_satiri l on l.tenant_id = r.tenant_id and l.rezervasyon_k_no = r.k_no
      where s.acente_k_no = ${acente_k_no}::uuid and s.kanal = 'masa'
        and ${lineStands('l')} and l.baslangic between ${baslangic}::date and ${bitis}::date
      order by l.baslangic, l.satir ->> 'baslangic_saat', r.kayit_no limit 5000`.execute(trx)
}

export interface LedgerRow {
  readonly sira: number
  readonly gun: string
  readonly tur: 'rezervasyon' | 'degisiklik' | 'iptal' | 'komisyon' | 'odeme' | 'duzeltme'
  readonly no: string | null
  readonly aciklama: string
  readonly tutar: number
  readonly bakiye: number
}

export async function listLedgerRows(trx: TenantTransaction, acente_k_no: string, kur: string, most: number) {
  return await sql<LedgerRow>`
      select s.hesap_sira as sira, to_char(h.zaman at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as gun, h.tur,
        coalesce(h.belge_no, (select r.kayit_no from rezervasyon r where r.tenant_id = h.tenant_id
          and r.k_no = h.rezervasyon_k_no)) as no, h.aciklama, s.tutar, s.bakiye_sonra as bakiye
      from cari_satir s
      join cari_hareket h on h.tenant_id = s.tenant_id and h.k_no = s.hareket_k_no
      where s.hesap = 'acente' and s.acente_k_no = ${acente_k_no}::uuid and s.kur = ${kur}
      order by s.hesap_sira desc limit ${most}`.execute(trx)
}

export interface Figures {
  readonly ciro: number
  readonly komisyon: number
  readonly gelen: number
  readonly opsiyon: number
}

export async function readFigures(trx: TenantTransaction, agency: { k_no: string; kur: string }, today: string) {
  const { rows } = await sql<Figures>`
    select
      coalesce(sum(s.satis_toplam) filter (where bu_ay), 0)::bigint as ciro,
      coalesce(sum(case when s.acente_k_no = ${agency.k_no}::uuid then s.satan else s.ust end) filter (where bu_ay), 0)::bigint
        as komisyon,
      (select count(*)::int from acente_rezervasyon g
        join rezervasyon r on r.tenant_id = g.tenant_id and r.k_no = g.rezervasyon_k_no and r.durum = 'confirmed'
        where (g.acente_k_no = ${agency.k_no}::uuid or g.ust_k_no = ${agency.k_no}::uuid)
          and exists (select 1 from rezervasyon_satiri l where l.tenant_id = r.tenant_id and l.rezervasyon_k_no = r.k_no
            and ${lineStands('l')} and l.baslangic between ${today}::date and ${addDays(today, 7)}::date)) as gelen,
      (select count(*)::int from acente_opsiyon o
        join rezervasyon r on r.tenant_id = o.tenant_id and r.k_no = o.rezervasyon_k_no
        where o.acente_k_no = ${agency.k_no}::uuid and r.durum = 'held' and r.kayit_no is null
          and r.bitis > clock_timestamp()) as opsiyon
    from (select *, kur = ${agency.kur} and durum in ('islendi', 'vadesi_geldi')
        and olusturma_zamani >= ${`${today.slice(0, 7)}-01`}::date as bu_ay
      from acente_rezervasyon where acente_k_no = ${agency.k_no}::uuid or ust_k_no = ${agency.k_no}::uuid) s`.execute(
    trx,
  )
  return rows[0] ?? { ciro: 0, komisyon: 0, gelen: 0, opsiyon: 0 }
}
