import type { PortalReservation } from '@meltem/contract/agency/portal'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineStands } from '../../reservation/stock/line-stands.queries.ts'

interface PortalRow extends Omit<PortalReservation, 'komisyon' | 'musteri_toplam'> {
  readonly satan: number
  readonly ust: number
  readonly benim: boolean
  readonly musteri_toplam: number | null
  readonly toplam: number
}

/** Who asks, and in which language titles are told. */
export interface Asking {
  readonly acente_k_no: string
  readonly dil: Language
}

/** Title of the product of a line (`l`) in the clerk's language; `satir` has it in the client's. */
export function titleIn(dil: Language) {
  return sql`coalesce((select u.ad ->> ${dil} from urun u where u.tenant_id = l.tenant_id and u.k_no = l.urun_k_no),
    l.satir ->> 'baslik')`
}

/** Name, number and lines of bookings as the portal shows them; a visitor of the page stays nameless. */
function portalRows({ acente_k_no, dil }: Asking, where: ReturnType<typeof sql>, page: ReturnType<typeof sql>) {
  return sql<PortalRow>`
    with satis as (
      select s.*, r.kayit_no, r.bilet_no, r.durum as rezervasyon_durumu, r.misafir, count(*) over () as toplam
      from acente_rezervasyon s
      join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
      where (s.acente_k_no = ${acente_k_no}::uuid or s.ust_k_no = ${acente_k_no}::uuid) and r.kayit_no is not null and ${where}
      order by s.olusturma_zamani desc, s.rezervasyon_k_no ${page})
    select s.rezervasyon_k_no as k_no, s.kayit_no, s.bilet_no, s.rezervasyon_durumu as durum, s.kanal, s.akis, s.kur,
      case when s.ust_k_no = ${acente_k_no}::uuid then a.marka end as alt_acente,
      case when s.kanal = 'masa' then (s.misafir ->> 'ad') || ' ' || (s.misafir ->> 'soyad') end as misafir,
      s.satis_toplam, s.net_toplam, s.satan, s.ust, s.acente_k_no = ${acente_k_no}::uuid as benim, s.musteri_toplam,
      to_char(s.olusturma_zamani at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as olusturma_zamani, s.toplam::int,
      (select coalesce(jsonb_agg(jsonb_build_object('baslik', ${titleIn(dil)}, 'urun_tipi', l.satir ->> 'urun_tipi',
        'baslangic', l.baslangic, 'bitis', l.bitis, 'pax', l.satir -> 'pax')
          || case when ${lineStands('l')} then '{}'::jsonb else '{"iptal": true}'::jsonb end order by l.sira), '[]')
        from rezervasyon_satiri l where l.tenant_id = s.tenant_id and l.rezervasyon_k_no = s.rezervasyon_k_no) as satirlar
    from satis s
    join acente a on a.tenant_id = s.tenant_id and a.k_no = s.acente_k_no
    order by s.olusturma_zamani desc, s.rezervasyon_k_no`
}

function onWire({ satan, ust, benim, toplam: _all, ...row }: PortalRow): PortalReservation {
  return {
    ...row,
    satis_toplam: toAmount(row.satis_toplam),
    net_toplam: toAmount(row.net_toplam),
    komisyon: toAmount(benim ? satan : ust),
    musteri_toplam: row.musteri_toplam === null ? null : toAmount(row.musteri_toplam),
  }
}

const PAGE = 25

interface PortalQuestion {
  readonly sayfa?: number | undefined
  readonly baslangic?: string | undefined
  readonly bitis?: string | undefined
}

export async function listPortalReservations(
  trx: TenantTransaction,
  asking: Asking,
  { sayfa = 1, baslangic, bitis }: PortalQuestion,
): Promise<{ toplam: number; sayfa: number; data: PortalReservation[] }> {
  const arriving =
    baslangic === undefined && bitis === undefined
      ? sql`true`
      : sql`exists (select 1 from rezervasyon_satiri l where l.tenant_id = s.tenant_id
          and l.rezervasyon_k_no = s.rezervasyon_k_no and ${lineStands('l')}
          and l.baslangic between ${baslangic ?? '0001-01-01'}::date and ${bitis ?? '9999-12-31'}::date)`
  const page = sql`limit ${PAGE} offset ${(sayfa - 1) * PAGE}`
  const { rows } = await portalRows(asking, arriving, page).execute(trx)
  return { toplam: rows[0]?.toplam ?? 0, sayfa, data: rows.map(onWire) }
}

export async function findPortalReservation(
  trx: TenantTransaction,
  asking: Asking,
  k_no: string,
): Promise<PortalReservation | undefined> {
  const { rows } = await portalRows(asking, sql`s.rezervasyon_k_no = ${k_no}::uuid`, sql`limit 1`).execute(trx)
  const [row] = rows
  return row && onWire(row)
}
