import type { Allotment } from '@meltem/contract/agency/terms'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AllotmentTable } from '../../../platform/db/tables/agency-money.ts'
import { textIn } from '../../catalog/tariff/sold-line.ts'

interface AllotmentRow extends Omit<Allotment, 'baslik'> {
  readonly ad: LocalText
}

interface AllotmentQuestion {
  readonly acente_k_no: string
  readonly dil: Language
  readonly today: string
}

/** Allotments with days ahead, each day with what is kept, sold and from when on the rest is free for all. */
export async function listAllotments(
  trx: TenantTransaction,
  { acente_k_no, dil, today }: AllotmentQuestion,
): Promise<Allotment[]> {
  const { rows } = await sql<AllotmentRow>`
    with gun as (
      select tenant_id, kontenjan_k_no, tarih, birakma_tarihi, sum(adet)::int as adet, sum(alinan)::int as alinan,
        bool_and(birakildi) as birakildi
      from acente_kontenjan_gun where acente_k_no = ${acente_k_no}::uuid and tarih >= ${today}::date
      group by tenant_id, kontenjan_k_no, tarih, birakma_tarihi
      union all
      select tenant_id, kontenjan_k_no, tarih, birakma_tarihi, count(*)::int, count(rezervasyon_k_no)::int,
        bool_and(birakildi)
      from acente_kontenjan_birim where acente_k_no = ${acente_k_no}::uuid and tarih >= ${today}::date
      group by tenant_id, kontenjan_k_no, tarih, birakma_tarihi)
    select k.k_no, k.opsiyon_k_no, o.urun_k_no, u.urun_tipi, u.ad, s.stok, k.baslangic, k.bitis, k.adet, k.birakma_gun,
      jsonb_agg(jsonb_build_object('tarih', g.tarih, 'birakma_tarihi', g.birakma_tarihi, 'adet', g.adet,
        'alinan', g.alinan, 'birakildi', g.birakildi or g.birakma_tarihi <= ${today}::date) order by g.tarih) as gunler
    from acente_kontenjan k
    join opsiyon o on o.tenant_id = k.tenant_id and o.k_no = k.opsiyon_k_no
    join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
    join kaynak s on s.tenant_id = o.tenant_id and s.k_no = o.kaynak_k_no
    join gun g on g.tenant_id = k.tenant_id and g.kontenjan_k_no = k.k_no
    where k.acente_k_no = ${acente_k_no}::uuid
    group by k.tenant_id, k.k_no, k.opsiyon_k_no, o.urun_k_no, u.urun_tipi, u.ad, s.stok, k.baslangic, k.bitis, k.adet,
      k.birakma_gun
    having bool_or(not g.birakildi or g.alinan > 0)
    order by min(g.tarih), k.k_no limit 100`.execute(trx)
  return rows.map(({ ad, ...row }) => ({ ...row, baslik: textIn(ad, dil) }))
}

export function allotmentInsert(trx: TenantTransaction, row: Insertable<AllotmentTable>) {
  return trx.insertInto('acente_kontenjan').values(row)
}

export async function findAgencyKey(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('acente').select('k_no').where('k_no', '=', k_no).executeTakeFirst()
}

export async function findOptionStock(trx: TenantTransaction, opsiyon_k_no: string) {
  return await trx
    .selectFrom('opsiyon as o')
    .innerJoin('kaynak as k', (join) =>
      join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.k_no', '=', 'o.kaynak_k_no'),
    )
    .select(['k.k_no as kaynak_k_no', 'k.stok'])
    .where('o.k_no', '=', opsiyon_k_no)
    .executeTakeFirst()
}

export async function findAllotment(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('acente_kontenjan').select('k_no').where('k_no', '=', k_no).executeTakeFirst()
}
