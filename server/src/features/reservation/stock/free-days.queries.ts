import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { wallOf } from '../../../platform/istanbul.ts'

export interface TakenSpan {
  readonly k_no: string
  readonly birim_k_no: string
  readonly baslangic: Date
  readonly bitis: Date
  readonly aciklama: string | null
}

interface FreeDays {
  readonly birimler: readonly string[]
  readonly from: Date
  readonly to: Date
  readonly aciklama?: string | null
  readonly personel_k_no?: string | null
  readonly olay_k_no?: string | null
}

/** Takes what is free of a span, piece by piece; the caller holds the locks of the units' things. */
export async function takeFreeDays(trx: TenantTransaction, days: FreeDays): Promise<TakenSpan[]> {
  const { birimler, from, to, aciklama = null, personel_k_no = null, olay_k_no = null } = days
  const { rows } = await sql<TakenSpan>`
    insert into tutma (tenant_id, birim_k_no, baslangic, bitis, durum, devir, aciklama, personel_k_no, olay_k_no)
    select b.tenant_id, b.k_no, lower(bos.parca), upper(bos.parca), 'blocked', false, ${aciklama}::text,
      ${personel_k_no}::uuid, ${olay_k_no}::uuid
    from birim b
    cross join lateral unnest(tstzmultirange(tstzrange(${from}, ${to})) - coalesce((
      select range_agg(tstzrange(t.baslangic, t.bitis)) from tutma t where t.tenant_id = b.tenant_id
        and t.birim_k_no = b.k_no and t.durum in ('held', 'option', 'confirmed', 'blocked')
        and t.bitis > ${from} and t.baslangic < ${to}), '{}'::tstzmultirange)) as bos (parca)
    where b.k_no = any(${birimler}::uuid[]) and b.aktif
    returning k_no, birim_k_no, baslangic, bitis, aciklama`.execute(trx)
  return rows
}

/** Blocks of the office in a span: neither what is kept for an agency nor what another calendar takes. */
export async function listOwnBlocks(
  trx: TenantTransaction,
  { birimler, from, to }: Pick<FreeDays, 'birimler' | 'from' | 'to'>,
): Promise<(TakenSpan & { readonly personel_k_no: string | null })[]> {
  const { rows } = await sql<TakenSpan & { readonly personel_k_no: string | null }>`
    select t.k_no, t.birim_k_no, t.baslangic, t.bitis, t.aciklama, t.personel_k_no from tutma t
    where t.birim_k_no = any(${birimler}::uuid[]) and t.durum = 'blocked' and t.olay_k_no is null
      and t.bitis > ${from} and t.baslangic < ${to} and not exists (select 1 from acente_kontenjan_birim g
        where g.tenant_id = t.tenant_id and g.tutma_k_no = t.k_no)
    order by t.birim_k_no, t.baslangic`.execute(trx)
  return rows
}

/** The things of these units; fewer rows than units where one is not there. */
export async function listThingsOf(trx: TenantTransaction, birimler: readonly string[]) {
  return await trx
    .selectFrom('birim as b')
    .select(['b.k_no', 'b.kaynak_k_no'])
    .where('b.k_no', 'in', [...birimler])
    .where('b.aktif', '=', true)
    .execute()
}

/** The days of a span as the office speaks of them. */
export function daysOf({ baslangic, bitis }: Pick<TakenSpan, 'baslangic' | 'bitis'>) {
  return { baslangic: wallOf(baslangic).slice(0, 10), bitis: wallOf(bitis).slice(0, 10) }
}
