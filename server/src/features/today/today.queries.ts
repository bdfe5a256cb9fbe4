import type { ClaimRow, DueRow, NewRow, StayRow } from '@meltem/contract/today/office'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { standingSum } from '../reservation/collect/standing-money.queries.ts'
import { lineTitle } from '../reservation/line-title.queries.ts'

const NAME = sql<string>`(r.misafir ->> 'ad') || ' ' || (r.misafir ->> 'soyad')`

/** Who it is and what for; the line is `s`, the booking `r`. */
function named(language: Language) {
  return sql`r.k_no as rezervasyon_k_no, r.kayit_no, ${NAME} as misafir, ${lineTitle(language)} as baslik`
}

/** What was placed today until now and is no basket, in the base currency, beside the same hours a week ago. */
export async function sumSales(trx: TenantTransaction, { from, now }: { from: Date; now: Date }) {
  const week = 7 * 24 * 60 * 60 * 1000
  const { rows } = await sql<{ tutar: string; gecen: string; adet: number }>`
    select coalesce(sum(tutar) filter (where zaman >= ${from}), 0) as tutar,
      coalesce(sum(tutar) filter (where zaman < ${from}), 0) as gecen,
      count(*) filter (where zaman >= ${from})::int as adet
    from (select olusturma_zamani as zaman, (coalesce(sabit_fis, fis) -> 'toplam' ->> 'genel_toplam')::numeric as tutar
      from rezervasyon
      where kayit_no is not null and durum in ('held', 'accepted', 'confirmed', 'completed')
        and ((olusturma_zamani >= ${from} and olusturma_zamani <= ${now})
          or (olusturma_zamani >= ${new Date(from.getTime() - week)} and olusturma_zamani <= ${new Date(now.getTime() - week)})
        )) as satis`.execute(trx)
  const [row] = rows
  return { tutar: Number(row?.tutar ?? 0), gecen: Number(row?.gecen ?? 0), adet: row?.adet ?? 0 }
}

type StoredDue = Omit<DueRow, 'bitis' | 'tutar'> & { readonly bitis: Date; readonly tutar: number }

/** Options, accepted requests and transfers whose time ends; baskets that are only held are no business of the office. */
export async function listEnding(
  trx: TenantTransaction,
  { now, until, language }: { now: Date; until: Date; language: Language },
): Promise<DueRow[]> {
  const { rows } = await sql<StoredDue>`
    select ${named(language)}, r.durum, r.bitis, r.secilen_kur as kur, r.on_odeme_toplam as tutar
    from rezervasyon r
    join rezervasyon_satiri s on s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no and s.sira = 0
    where r.durum in ('held', 'accepted') and r.kayit_no is not null and r.misafir is not null
      and r.bitis > ${now} and r.bitis <= ${until}
    order by r.bitis, r.k_no`.execute(trx)
  return rows.map((row) => ({ ...row, bitis: row.bitis.toISOString(), tutar: toAmount(row.tutar) }))
}

type StoredClaim = Omit<ClaimRow, 'tutar' | 'beklenen'> & { readonly tutar: number; readonly beklenen: number }

/** Transfers that guests say they have sent, the oldest first. */
export async function listClaims(trx: TenantTransaction, language: Language): Promise<ClaimRow[]> {
  const { rows } = await sql<StoredClaim>`
    select ${named(language)}, b.k_no, b.gonderen, b.banka, b.tarih, b.tutar, b.kur,
      greatest(0, r.on_odeme_toplam - ${standingSum(sql`r.k_no`)})::bigint as beklenen
    from odeme_bildirimi b
    join rezervasyon r on r.tenant_id = b.tenant_id and r.k_no = b.rezervasyon_k_no and r.misafir is not null
    join rezervasyon_satiri s on s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no and s.sira = 0
    where b.durum = 'bekliyor' order by b.olusturma_zamani, b.k_no`.execute(trx)
  return rows.map((row) => ({ ...row, tutar: toAmount(row.tutar), beklenen: toAmount(row.beklenen) }))
}

type StoredStay = Omit<StayRow, 'kalan'> & { readonly kalan: number }

/** Who arrives in a house, a room or on a boat today, and who leaves. */
export async function listStays(trx: TenantTransaction, language: Language, day: IsoDay): Promise<StayRow[]> {
  const { rows } = await sql<StoredStay>`
    select ${named(language)}, case when s.baslangic = ${day}::date then 'giris' else 'cikis' end as yon,
      (s.bitis - s.baslangic) as gece, s.satir -> 'pax' as pax, r.secilen_kur as kur,
      case when r.odeme_yontemi is null then 0 else greatest(0, r.genel_toplam - ${standingSum(sql`r.k_no`)}) end::bigint as kalan
    from rezervasyon_satiri s
    join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no and r.misafir is not null
      and r.durum in ('confirmed', 'completed')
    join opsiyon o on o.tenant_id = s.tenant_id and o.k_no = s.opsiyon_k_no
    join kaynak k on k.tenant_id = o.tenant_id and k.k_no = o.kaynak_k_no and k.stok = 'gece'
    where (s.baslangic = ${day}::date or s.bitis = ${day}::date)
      and not exists (select 1 from satir_iptali i where i.tenant_id = s.tenant_id
        and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira)
    order by yon desc, baslik, r.k_no`.execute(trx)
  return rows.map((row) => ({ ...row, kalan: toAmount(row.kalan) }))
}

type StoredNew = Omit<NewRow, 'tutar' | 'odenen'> & { readonly tutar: number; readonly odenen: number }

export async function listNewest(trx: TenantTransaction, language: Language, most: number): Promise<NewRow[]> {
  const { rows } = await sql<StoredNew>`
    select ${named(language)}, r.durum, s.baslangic, s.bitis, s.satir -> 'pax' as pax, r.genel_toplam as tutar,
      ${standingSum(sql`r.k_no`)} as odenen, r.secilen_kur as kur
    from (select * from rezervasyon where kayit_no is not null and misafir is not null
      order by olusturma_zamani desc, k_no limit ${most}) r
    join rezervasyon_satiri s on s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no and s.sira = 0
    order by r.olusturma_zamani desc, r.k_no`.execute(trx)
  return rows.map((row) => ({ ...row, tutar: toAmount(row.tutar), odenen: Math.max(0, toAmount(row.odenen)) }))
}

export async function countReviews(trx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{
    adet: number
  }>`select count(*)::int as adet from yorum where durum = 'bekliyor'`.execute(trx)
  return rows[0]?.adet ?? 0
}
