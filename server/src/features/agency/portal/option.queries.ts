import type { AgencyOption } from '@meltem/contract/agency-desk'
import { toAmount } from '@meltem/domain/money'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { type Asking, titleIn } from './portal-reservation.queries.ts'

interface OptionRow extends Omit<AgencyOption, 'tutar' | 'musteri_toplam' | 'on_odeme_toplam'> {
  readonly tutar: number
  readonly musteri_toplam: number
  readonly on_odeme_toplam: number
}

/** Options whose clock still runs, the next deadline first. */
export async function listOptions(trx: TenantTransaction, { acente_k_no, dil }: Asking): Promise<AgencyOption[]> {
  const { rows } = await sql<OptionRow>`
    select o.rezervasyon_k_no as k_no, o.musteri, o.lang, o.musteri_toplam, o.anahtar_ozeti is not null as teklif_var,
      to_char(r.bitis at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as bitis, r.secilen_kur as kur,
      r.genel_toplam as tutar, r.on_odeme_toplam,
      (select coalesce(jsonb_agg(jsonb_build_object('baslik', ${titleIn(dil)}, 'urun_tipi', l.satir ->> 'urun_tipi',
        'baslangic', l.baslangic, 'bitis', l.bitis, 'pax', l.satir -> 'pax') order by l.sira), '[]')
        from rezervasyon_satiri l where l.tenant_id = r.tenant_id and l.rezervasyon_k_no = r.k_no) as satirlar
    from acente_opsiyon o
    join rezervasyon r on r.tenant_id = o.tenant_id and r.k_no = o.rezervasyon_k_no
    where o.acente_k_no = ${acente_k_no}::uuid and r.durum = 'held' and r.kayit_no is null and r.bitis > clock_timestamp()
    order by r.bitis, r.k_no limit 100`.execute(trx)
  return rows.map((row) => ({
    ...row,
    tutar: toAmount(row.tutar),
    musteri_toplam: toAmount(row.musteri_toplam),
    on_odeme_toplam: toAmount(row.on_odeme_toplam),
  }))
}
