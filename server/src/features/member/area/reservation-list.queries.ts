import type { Picture } from '@meltem/contract/content/picture'
import type { Collection, ReservationSummary } from '@meltem/contract/member/area'
import type { PaymentMethod, ReservationState, SaleMode } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { collectionStatus } from '@meltem/domain/reservation/collection-status'
import { STATES } from '@meltem/domain/reservation/reservation-states'
import { type InferResult, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { PictureRow } from '../../../platform/db/tables/database.ts'
import { standingSum } from '../../reservation/collect/standing-money.queries.ts'
import { lineTitle } from '../../reservation/line-title.queries.ts'
import { lineStands } from '../../reservation/stock/line-stands.queries.ts'
import { pictureOf } from '../../settings/settings.queries.ts'

interface SummaryRow {
  readonly k_no: string
  readonly kayit_no: string
  readonly bilet_no: string | null
  readonly durum: ReservationState
  readonly rezervasyon_satis_durum: z.infer<typeof SaleMode>
  readonly odeme_yontemi: z.infer<typeof PaymentMethod>
  readonly secilen_kur: string
  readonly genel_toplam: number
  readonly on_odeme_toplam: number
  readonly bitis: string | null
  readonly olusturma_zamani: string
  readonly urun_k_no: string
  readonly basliklar: string[]
  readonly baslangic: string
  readonly baslangic_saat: string | null
  readonly bitis_gunu: string
  readonly kisi: number
  readonly odenen: number
  readonly bildirilen: { readonly tutar: number; readonly kur: string; readonly tarih: string } | null
  readonly yorum_var: boolean
}

const MOST = 500

/** An instant as it travels. Written here, four hundred of them need no Date on their way through. */
function instant(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** One statement whatever the number of reservations; receipts stay in the database. */
export function summariesQuery(uye_k_no: string, language: Language) {
  return sql<SummaryRow>`
    select r.k_no, r.kayit_no, r.bilet_no, r.durum, r.rezervasyon_satis_durum, r.odeme_yontemi, r.secilen_kur,
      r.genel_toplam, r.on_odeme_toplam, ${instant('r.bitis')} as bitis, ${instant('r.olusturma_zamani')} as olusturma_zamani,
      s.urun_k_no, s.basliklar, s.baslangic, s.baslangic_saat, s.bitis_gunu, s.kisi, s.yorum_var, ${standingSum(sql.ref('r.k_no'))} as odenen,
      b.bildirilen
    from rezervasyon r
    cross join lateral (
      select (array_agg(s.urun_k_no order by s.sira))[1] as urun_k_no,
        array_agg(${lineTitle(language)} order by s.sira) as basliklar, min(s.baslangic) as baslangic,
        (array_agg(s.satir ->> 'baslangic_saat' order by s.baslangic, s.satir ->> 'baslangic_saat'))[1] as baslangic_saat,
        max(coalesce(s.bitis, s.baslangic)) as bitis_gunu,
        max((s.satir #>> '{pax,yetiskin}')::int + (s.satir #>> '{pax,cocuk}')::int
          + (s.satir #>> '{pax,bebek}')::int) as kisi,
        bool_and(exists (select 1 from yorum y where y.tenant_id = s.tenant_id and y.urun_k_no = s.urun_k_no
          and y.uye_k_no = r.uye_k_no)) as yorum_var
      from rezervasyon_satiri s where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no and ${lineStands('s')}) s
    left join lateral (
      select jsonb_build_object('tutar', b.tutar, 'kur', b.kur, 'tarih', b.tarih) as bildirilen
      from odeme_bildirimi b
      where b.tenant_id = r.tenant_id and b.rezervasyon_k_no = r.k_no and b.durum = 'bekliyor'
        and not exists (select 1 from tahsilat t where t.tenant_id = r.tenant_id and t.rezervasyon_k_no = r.k_no
          and t.olusturma_zamani > b.olusturma_zamani)
      order by b.olusturma_zamani desc limit 1) b on true
    where r.uye_k_no = ${uye_k_no} and r.kayit_no is not null
    order by (s.bitis_gunu < current_date), case when s.bitis_gunu >= current_date then s.baslangic end,
      s.baslangic desc, s.baslangic_saat nulls first, r.k_no
    limit ${MOST}`
}

type CoverRow = PictureRow & { readonly urun_k_no: string }
type Covers = ReadonlyMap<string, Picture>

/** Once per product, however often it was booked; what the picture shows is told by the title beside it. */
export function coversQuery(uye_k_no: string) {
  return sql<CoverRow>`
    select distinct on (ug.urun_k_no) ug.urun_k_no, g.*
    from urun_gorsel ug
    join gorsel g on g.tenant_id = ug.tenant_id and g.bolum = split_part(ug.gorsel, '/', 1)
      and g.ad = split_part(ug.gorsel, '/', 2)
    where ug.urun_k_no in (
      select s.urun_k_no from rezervasyon r
      join rezervasyon_satiri s on s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no
      where r.uye_k_no = ${uye_k_no} and r.kayit_no is not null)
    order by ug.urun_k_no, ug.sira`
}

export function coversOf(rows: readonly CoverRow[], tenantKod: string): Covers {
  return new Map(rows.map((row) => [row.urun_k_no, { ...pictureOf(row, tenantKod), aciklama: {} }]))
}

/** Field by field: a copy of what is left over costs more than all the rest, two hundred times. */
export function summaryOf(row: SummaryRow, covers: Covers): ReservationSummary {
  const { durum, genel_toplam, on_odeme_toplam, odenen } = row
  const { rezervasyon_durum } = STATES[durum]
  return {
    k_no: row.k_no,
    kayit_no: row.kayit_no,
    bilet_no: row.bilet_no,
    durum,
    rezervasyon_satis_durum: row.rezervasyon_satis_durum,
    odeme_yontemi: row.odeme_yontemi,
    basliklar: row.basliklar,
    baslangic: row.baslangic,
    baslangic_saat: row.baslangic_saat,
    bitis_gunu: row.bitis_gunu === row.baslangic ? null : row.bitis_gunu,
    kisi: row.kisi,
    kapak: covers.get(row.urun_k_no) ?? null,
    rezervasyon_durum,
    tahsilat_durum: collectionStatus(odenen, { genel_toplam, on_odeme_toplam }),
    genel_toplam: genel_toplam / 100,
    odenen: Math.max(0, odenen) / 100,
    kalan: rezervasyon_durum === 'iptal' ? 0 : Math.max(0, genel_toplam - odenen) / 100,
    kur: row.secilen_kur,
    bitis: row.bitis,
    bildirilen: row.bildirilen && { ...row.bildirilen, tutar: row.bildirilen.tutar / 100 },
    yorum_yazilabilir: durum === 'completed' && !row.yorum_var,
    olusturma_zamani: row.olusturma_zamani,
  }
}

export function collectionsQuery(trx: TenantTransaction, uye_k_no: string) {
  return trx
    .selectFrom('tahsilat as t')
    .innerJoin('rezervasyon as r', (join) =>
      join.onRef('r.tenant_id', '=', 't.tenant_id').onRef('r.k_no', '=', 't.rezervasyon_k_no'),
    )
    .select(['t.k_no', 't.rezervasyon_k_no', 'r.kayit_no', 't.tur', 't.tutar', 't.kur', 't.odeme_yontemi'])
    .select('t.olusturma_zamani')
    .where('r.uye_k_no', '=', uye_k_no)
    .orderBy('t.olusturma_zamani', 'desc')
    .limit(MOST)
}

type CollectionRow = InferResult<ReturnType<typeof collectionsQuery>>[number]

export function collectionOf({
  olusturma_zamani,
  tutar,
  kayit_no,
  odeme_yontemi,
  ...row
}: CollectionRow): z.infer<typeof Collection> {
  return {
    ...row,
    kayit_no: kayit_no ?? '',
    odeme_yontemi: odeme_yontemi as z.infer<typeof PaymentMethod>,
    tutar: tutar / 100,
    zaman: olusturma_zamani.toISOString(),
  }
}
