import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { Act } from '../../reservation/booking.ts'
import { type ActingAgency, SYSTEM } from '../../reservation/person.ts'
import { findSale, getAgencyName } from './sale.queries.ts'

/** The agency that sold a booking at the portal, by the terms frozen with it; undefined for any other booking. */
export async function findSellerOf(trx: TenantTransaction, k_no: string): Promise<ActingAgency | undefined> {
  const sale = await findSale(trx, k_no)
  if (sale?.kanal !== 'masa') return undefined
  const { marka, e_mail } = await getAgencyName(trx, sale.acente_k_no)
  return {
    k_no: sale.acente_k_no,
    ust_k_no: sale.ust_k_no,
    ad: marka,
    sozlesme_k_no: sale.sozlesme_k_no,
    akis: sale.akis,
    oranlar: new Map(Object.entries(sale.oranlar)),
    alt_oran: sale.alt_oran,
    opsiyon_saat: 1,
    e_mail,
    musteri_toplam: null,
  }
}

/** A mail or a job acts for the agency that sold it. */
export async function saleAct({ services, tenant }: Pick<Act, 'services' | 'tenant'>, k_no: string): Promise<Act> {
  const acente = await withTenant(services.db, tenant.id, (trx) => findSellerOf(trx, k_no))
  if (!acente) throw new AppError('bulunamadi')
  return { services, tenant, person: { ...SYSTEM, acente }, kim: 'sistem' }
}
