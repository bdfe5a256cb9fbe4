import type { AgencyUser } from '@meltem/contract/agency/agency'
import { AppError } from '@meltem/contract/wire/errors'
import { pricesNet } from '@meltem/domain/agency/terms'
import type { WallTime } from '@meltem/domain/wall-time'
import { withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireAgency, type SignedInAgency } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import type { Act } from '../../reservation/booking.ts'
import type { ActingAgency } from '../../reservation/person.ts'
import { type Contract, findSellingAgency, listPlacedProducts } from '../terms/seller-terms.queries.ts'
import { ratesBy, requireContract } from '../terms/seller-terms.ts'

/** Who may book: accounting reads the books and nothing else. */
const SELLERS: readonly AgencyUser['rol'][] = ['sahip', 'satis']

export function wallNow(services: Services): WallTime {
  return wallOf(services.clock.now())
}

export function todayOf(services: Services): string {
  return wallNow(services).slice(0, 10)
}

interface Portal {
  readonly services: Services
  readonly context: RequestContext
}

interface Wanted {
  readonly urunler: readonly string[]
  readonly musteri_toplam?: number
}

/** A clerk of an agency acts for a client, by the contract of today. */
export async function portalAct({ services, context }: Portal, wanted: Wanted): Promise<Act> {
  const signedIn = await requireAgency(context, ...SELLERS)
  const acente = await sellerNow(services, context, signedIn, wanted)
  return agencyAct({ services, context }, signedIn, acente)
}

export function agencyAct({ services, context }: Portal, { kullanici }: SignedInAgency, acente: ActingAgency): Act {
  const { tenant, ip } = context
  const person = { uye: null, iskonto: null, ip, hesapsiz_olur: true, acente }
  return { services, tenant, person, kim: `acente:${acente.k_no}:${kullanici.k_no}` }
}

async function sellerNow(
  services: Services,
  { tenant }: RequestContext,
  { acente, kullanici }: SignedInAgency,
  { urunler, musteri_toplam }: Wanted,
): Promise<ActingAgency> {
  const seller = await findSeller(services, tenant.id, acente.k_no, urunler)
  return {
    ...seller,
    e_mail: kullanici.e_mail,
    musteri_toplam: clientPrice(seller.akis, musteri_toplam) ?? null,
  }
}

/** Where the operator collects, its list price is what the client pays; an agency's own price is for its own money. */
export function clientPrice(akis: ActingAgency['akis'], said: number | undefined): number | undefined {
  return pricesNet(akis) ? said : undefined
}

/** Refuses an agency that is suspended, has no contract today, or whose contract does not cover the products. */
export async function findSeller(
  services: Services,
  tenantId: number,
  acente_k_no: string,
  urunler: readonly string[],
): Promise<Omit<ActingAgency, 'e_mail' | 'musteri_toplam'>> {
  return await withTenant(services.db, tenantId, async (trx) => {
    const agency = await findSellingAgency(trx, acente_k_no)
    if (agency?.durum !== 'aktif') throw new AppError('acente_askida')
    const contract = requireContract(agency, todayOf(services))
    const oranlar = ratesBy(contract.kurallar, await listPlacedProducts(trx, urunler))
    const strange = urunler.find((key) => !oranlar.has(key))
    if (strange !== undefined) throw new AppError('sozlesme_kapsami', { ayrinti: { urun_k_no: strange } })
    return {
      ...termsOf(contract),
      k_no: agency.k_no,
      ust_k_no: agency.ust_k_no,
      ad: agency.marka,
      oranlar,
      alt_oran: agency.alt_oran,
    }
  })
}

function termsOf({ k_no, akis, opsiyon_saat }: Contract) {
  return { sozlesme_k_no: k_no, akis, opsiyon_saat }
}
