import type { Settlement } from '@meltem/contract/agency/agency'
import type { ProductKind } from '@meltem/contract/content/content'
import type { TermsRule } from '@meltem/domain/agency/terms'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export interface Contract {
  readonly k_no: string
  readonly ad: string
  readonly akis: Settlement
  readonly baslangic: string
  readonly bitis: string
  readonly opsiyon_saat: number
  readonly kurallar: readonly TermsRule[]
}

export interface SellingAgency {
  readonly k_no: string
  readonly ust_k_no: string | null
  readonly marka: string
  readonly durum: string
  /** What it gets of its parent's rates; null for an agency of its own. */
  readonly alt_oran: number | null
  readonly sozlesmeler: readonly Contract[]
}

/** A sub-agency sells by the contract of the agency above it. */
export async function findSellingAgency(trx: TenantTransaction, k_no: string): Promise<SellingAgency | undefined> {
  const agency = await trx
    .selectFrom('acente as a')
    .leftJoin('acente_alt_pay as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.acente_k_no', '=', 'a.k_no'),
    )
    .select(['a.k_no', 'a.ust_acente_k_no', 'a.marka', 'a.durum', 'p.oran'])
    .where('a.k_no', '=', k_no)
    .executeTakeFirst()
  if (!agency) return undefined
  const sozlesmeler = await trx
    .selectFrom('acente_sozlesme')
    .select(['k_no', 'ad', 'akis', 'baslangic', 'bitis', 'opsiyon_saat', 'kurallar'])
    .where('acente_k_no', '=', agency.ust_acente_k_no ?? k_no)
    .orderBy('baslangic')
    .execute()
  return {
    k_no,
    ust_k_no: agency.ust_acente_k_no,
    marka: agency.marka,
    durum: agency.durum,
    alt_oran: agency.ust_acente_k_no === null ? null : (agency.oran ?? 0),
    sozlesmeler,
  }
}

export interface PlacedProduct {
  readonly urun_k_no: string
  readonly urun_tipi: ProductKind
  readonly bolgeler: readonly string[]
}

/** Products with the destinations they lie in, the nearest first. */
export async function listPlacedProducts(
  trx: TenantTransaction,
  products: readonly string[],
): Promise<PlacedProduct[]> {
  if (products.length === 0) return []
  const rows = await trx
    .selectFrom('urun as u')
    .leftJoin('urun_vitrin as v', (join) =>
      join.onRef('v.tenant_id', '=', 'u.tenant_id').onRef('v.urun_k_no', '=', 'u.k_no'),
    )
    .leftJoin('bolge as b', (join) =>
      join.onRef('b.tenant_id', '=', 'v.tenant_id').onRef('b.k_no', '=', 'v.bolge_k_no'),
    )
    .select(['u.k_no as urun_k_no', 'u.urun_tipi', 'v.bolge_k_no', 'b.ust_k_no'])
    .where('u.k_no', 'in', [...new Set(products)])
    .execute()
  return rows.map(({ urun_k_no, urun_tipi, bolge_k_no, ust_k_no }) => ({
    urun_k_no,
    urun_tipi,
    bolgeler: [bolge_k_no, ust_k_no].filter((place) => place !== null),
  }))
}

export async function listActive(trx: TenantTransaction, agencies: readonly string[]) {
  return await trx
    .selectFrom('acente')
    .select(['k_no', 'ust_acente_k_no'])
    .where('k_no', 'in', agencies)
    .where('durum', '=', 'aktif')
    .execute()
}
