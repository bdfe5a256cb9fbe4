import type { ProductKind } from '@meltem/contract/content/content'
import type { InvoiceKind } from '@meltem/contract/payment/invoice-office'
import type { FrozenRate, LineTotals } from '@meltem/contract/reservation/pricing'
import type { Guest, ReservationState } from '@meltem/contract/reservation/reservation'
import type { TaxedLine } from '@meltem/domain/invoice/taxed-lines'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { standingSum } from '../../reservation/collect/standing-money.queries.ts'
import { lineTitle } from '../../reservation/line-title.queries.ts'

/** One service of a booking, as its receipt has it. */
export interface SoldLine {
  readonly sira: number
  readonly urun_tipi: ProductKind
  readonly ad: string
  readonly baslangic: string
  readonly bitis: string | null
  readonly para: Pick<LineTotals, 'kdv_oran' | 'kdv_toplam' | 'kdv_dahil' | 'genel_toplam'>
  readonly genel_toplam: number
  readonly on_odeme_toplam: number
  readonly kesinti: number | null
}

interface WrittenLine extends TaxedLine {
  readonly no: number
  readonly ad: string
  readonly istisna_kodu: string | null
  readonly istisna_nedeni: string | null
}

/** An invoice of the booking that was prepared before. */
export interface WrittenInvoice {
  readonly k_no: string
  readonly tur: InvoiceKind
  readonly nesil: number
  readonly asil_k_no: string | null
  readonly fatura_no: string
  readonly satirlar: readonly WrittenLine[]
}

/** What an invoice is made of. */
export interface SoldBooking {
  readonly k_no: string
  readonly kayit_no: string
  readonly durum: ReservationState
  readonly odeme_yontemi: string | null
  readonly kur: string
  readonly kur_bilgi: readonly FrozenRate[]
  /** In units of the currency, as the receipt has it. */
  readonly taksit_fark: number
  readonly genel_toplam: number
  /** Money that stands on it. */
  readonly duran: number
  readonly misafir: Guest
  readonly son_gun: string
  readonly satirlar: readonly SoldLine[]
  readonly faturalar: readonly WrittenInvoice[]
}

const LINES = sql`(select jsonb_agg(jsonb_build_object('sira', s.sira, 'urun_tipi', s.satir ->> 'urun_tipi',
    'ad', ${lineTitle('tr')}, 'baslangic', s.baslangic, 'bitis', s.bitis, 'para', s.satir -> 'kur_toplam',
    'genel_toplam', s.genel_toplam, 'on_odeme_toplam', s.on_odeme_toplam, 'kesinti', i.kesinti) order by s.sira)
  from rezervasyon_satiri s left join satir_iptali i on i.tenant_id = s.tenant_id
    and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira
  where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no)`

const INVOICES = sql`coalesce((select jsonb_agg(jsonb_build_object('k_no', f.k_no, 'tur', f.tur, 'nesil', f.nesil,
    'asil_k_no', f.asil_k_no, 'fatura_no', f.fatura_no, 'satirlar', (
      select jsonb_agg(jsonb_build_object('no', y.no, 'sira', y.sira, 'tur', y.tur, 'ad', y.ad, 'kdv_oran', y.kdv_oran,
        'konaklama_oran', y.konaklama_oran, 'istisna_kodu', y.istisna_kodu, 'istisna_nedeni', y.istisna_nedeni,
        'matrah', y.matrah, 'kdv', y.kdv, 'konaklama', y.konaklama, 'toplam', y.toplam) order by y.no)
      from fatura_satiri y where y.tenant_id = f.tenant_id and y.fatura_k_no = f.k_no)) order by f.olusturma_zamani)
  from fatura f where f.tenant_id = r.tenant_id and f.rezervasyon_k_no = r.k_no), '[]')`

/** With a lock nobody changes or cancels them before the commit. */
export async function listSoldBookings(
  trx: TenantTransaction,
  keys: readonly string[],
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<SoldBooking[]> {
  if (lock) {
    await sql`select 1 from rezervasyon where k_no = any(${keys}::uuid[]) order by k_no for no key update`.execute(trx)
  }
  const { rows } = await sql<SoldBooking>`
    select r.k_no, r.kayit_no, r.durum, r.odeme_yontemi, r.secilen_kur as kur, r.kur_bilgi,
      (r.fis #> '{toplam,taksit_fark}') as taksit_fark, r.genel_toplam, ${standingSum(sql`r.k_no`)} as duran, r.misafir,
      (select max(coalesce(l.bitis, l.baslangic)) from rezervasyon_satiri l where l.tenant_id = r.tenant_id
        and l.rezervasyon_k_no = r.k_no) as son_gun,
      ${LINES} as satirlar, ${INVOICES} as faturalar
    from rezervasyon r
    where r.k_no = any(${keys}::uuid[]) and r.kayit_no is not null and r.misafir is not null
    order by son_gun, r.kayit_no`.execute(trx)
  return rows
}
