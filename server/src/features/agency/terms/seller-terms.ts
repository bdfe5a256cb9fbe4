import { AppError } from '@meltem/contract/wire/errors'
import { findRate, isInForce, type TermsRule } from '@meltem/domain/agency/terms'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { SellerTerms } from '../../reservation/person.ts'
import type { ReservationLine, ReservationRow } from '../../reservation/reservation-row.ts'
import type { Brought, Selling } from '../../reservation/seller.ts'
import {
  type Contract,
  findSellingAgency,
  listActive,
  listPlacedProducts,
  type PlacedProduct,
  type SellingAgency,
} from './seller-terms.queries.ts'

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

/** Rates of those products the contract speaks of. */
export function ratesBy(rules: readonly TermsRule[], products: readonly PlacedProduct[]): Map<string, number> {
  const rates = products.map((product) => [product.urun_k_no, findRate(rules, product)] as const)
  return new Map(rates.flatMap(([key, rate]) => (rate === undefined ? [] : [[key, rate] as const])))
}

/** A visit names the agency it came through; one that is not there, or no longer sells, is left out. */
export async function withKnownAgency<T extends Brought>(db: Db, tenant: Tenant, request: T): Promise<T> {
  const { ac_k_no, alt_ac_k_no, ...plain } = request
  if (ac_k_no === undefined) return alt_ac_k_no === undefined ? request : (plain as T)
  const known = await withTenant(db, tenant.id, (trx) => listActive(trx, [ac_k_no, alt_ac_k_no ?? ac_k_no]))
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
