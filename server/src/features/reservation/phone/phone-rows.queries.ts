import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { OfferedExtra, OfferedFee } from '../../../platform/db/tables/reservation.ts'

export interface FoundProduct {
  readonly k_no: string
  readonly urun_tipi: ProductKind
  readonly ad: string
  readonly ekstra_hizmetler: readonly OfferedExtra[]
  readonly ucretler: readonly OfferedFee[]
  readonly sorular: readonly GuestQuestion[]
}

/** Published products whose name, in any language, has all the words; those that begin with them first. */
export async function findProducts(
  trx: TenantTransaction,
  patterns: readonly string[],
  language: Language,
  most: number,
): Promise<FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    select k_no, urun_tipi, coalesce(ad ->> ${language}::text, ad ->> 'tr', ad ->> 'en') as ad, ekstra_hizmetler, ucretler,
      coalesce((select jsonb_agg(q.soru order by q.sira) from urun_soru q
        where q.tenant_id = urun.tenant_id and q.urun_k_no = urun.k_no), '[]') as sorular
    from urun
    where yayinda and arama_katla(concat_ws(' ', ad ->> 'tr', ad ->> 'en', ad ->> 'de', ad ->> 'ru')) like all(${patterns}::text[])
    order by ad ->> ${language}::text limit ${most}`.execute(trx)
  return rows
}

export async function listOptionNames(trx: TenantTransaction, products: readonly string[], language: Language) {
  const { rows } = await sql<{ k_no: string; urun_k_no: string; ad: string | null }>`
    select k_no, urun_k_no, coalesce(ad ->> ${language}::text, ad ->> 'tr', ad ->> 'en') as ad from opsiyon
    where aktif and urun_k_no = any(${products}::uuid[])`.execute(trx)
  return rows
}

/** Who of the office closed these days of a thing, and why. */
export async function findClosing(
  trx: TenantTransaction,
  opsiyon_k_no: string,
  from: string,
  to: string,
): Promise<string | null> {
  const { rows } = await sql<{ kim: string | null; aciklama: string | null }>`
    select p.ad || ' ' || p.soyad as kim, t.aciklama from opsiyon o
    join birim b on b.tenant_id = o.tenant_id and b.kaynak_k_no = o.kaynak_k_no
    join tutma t on t.tenant_id = b.tenant_id and t.birim_k_no = b.k_no and t.durum = 'blocked'
      and t.baslangic < (${to}::date + 1)::timestamptz and t.bitis > ${from}::date::timestamptz
    left join denetim d on d.tenant_id = o.tenant_id and d.konu_k_no = o.kaynak_k_no and d.olay = 'kapatildi'
      and d.ayrinti -> 'k_nolar' ? t.k_no::text
    left join personel p on p.tenant_id = d.tenant_id and 'personel:' || p.k_no = d.kim
    where o.k_no = ${opsiyon_k_no} limit 1`.execute(trx)
  const [row] = rows
  return row ? [row.aciklama, row.kim].filter(Boolean).join(', ') || null : null
}
