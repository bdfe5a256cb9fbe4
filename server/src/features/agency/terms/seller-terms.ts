import type { Settlement } from '@meltem/contract/agency'
import type { ProductKind } from '@meltem/contract/content'
import { AppError } from '@meltem/contract/errors'
import { findRate, isInForce, type TermsRule } from '@meltem/domain/agency/terms'
import { type Db, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { SellerTerms } from '../../reservation/person.ts'
import type { ReservationLine, ReservationRow } from '../../reservation/reservation-row.ts'
import type { Brought, Selling } from '../../reservation/seller.ts'

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

export function contractOn({ sozlesmeler }: SellingAgency, day: string): Contract | undefined {
  return sozlesmeler.find((one) => isInForce(one, day))
}

/** The contract of today, or why there is none. */
export function requireContract(agency: SellingAgency, day: string): Contract {
  const found = contractOn(agency, day)
  if (found) return found
  const ended = agency.sozlesmeler.findLast((one) => one.bitis < day)
  throw ended ? new AppError('sozlesme_bitti', { ayrinti: { bitis: ended.bitis } }) : new AppError('sozlesme_yok')
}

interface PlacedProduct {
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

/** Rates of those products the contract speaks of. */
export function ratesBy(rules: readonly TermsRule[], products: readonly PlacedProduct[]): Map<string, number> {
  const rates = products.map((product) => [product.urun_k_no, findRate(rules, product)] as const)
  return new Map(rates.flatMap(([key, rate]) => (rate === undefined ? [] : [[key, rate] as const])))
}

/** A visit names the agency it came through; one that is not there, or no longer sells, has brought nobody. */
export async function withKnownAgency<T extends Brought>(db: Db, tenant: Tenant, request: T): Promise<T> {
  const { ac_k_no, alt_ac_k_no, ...plain } = request
  if (ac_k_no === undefined) return alt_ac_k_no === undefined ? request : (plain as T)
  const known = await withTenant(db, tenant.id, (trx) =>
    trx
      .selectFrom('acente')
      .select(['k_no', 'ust_acente_k_no'])
      .where('k_no', 'in', [ac_k_no, alt_ac_k_no ?? ac_k_no])
      .where('durum', '=', 'aktif')
      .execute(),
  )
  const seller = known.find(({ k_no }) => k_no === (alt_ac_k_no ?? ac_k_no))
  const parent = known.find(({ k_no }) => k_no === ac_k_no)
  const belongs = alt_ac_k_no === undefined ? parent?.ust_acente_k_no === null : seller?.ust_acente_k_no === ac_k_no
  return parent && seller && belongs ? request : (plain as T)
}

/** Who brought a guest by its public page; undefined where no contract gives anything for it. */
export async function findReferrer(
  { trx, wall }: Pick<Selling, 'trx' | 'wall'>,
  { ac_k_no, alt_ac_k_no }: Pick<ReservationRow, 'ac_k_no' | 'alt_ac_k_no'>,
  lines: readonly Pick<ReservationLine, 'urun_k_no'>[],
): Promise<SellerTerms | undefined> {
  const agency = await findSellingAgency(trx, alt_ac_k_no ?? ac_k_no ?? '')
  const contract = agency && agency.durum === 'aktif' ? contractOn(agency, wall.slice(0, 10)) : undefined
  if (!agency || !contract) return undefined
  const placed = await listPlacedProducts(
    trx,
    lines.map((line) => line.urun_k_no),
  )
  const oranlar = ratesBy(contract.kurallar, placed)
  const { k_no, ust_k_no, marka: ad, alt_oran } = agency
  return { k_no, ust_k_no, ad, sozlesme_k_no: contract.k_no, akis: 'yonlendirme', oranlar, alt_oran }
}
