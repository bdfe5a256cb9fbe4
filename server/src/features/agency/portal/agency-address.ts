import { pricesNet } from '@meltem/domain/agency/terms'
import type { SellerAddress, Selling } from '../../reservation/seller.ts'
import { findSellersAddress } from './portal-agency.queries.ts'

/** The same whether a guest, staff or a job acts; undefined where no agency has sold it at the portal. */
export async function findAgencyAddress(
  { trx, person }: Pick<Selling, 'trx' | 'person'>,
  { k_no, ac_k_no }: { readonly k_no: string; readonly ac_k_no: string | null },
): Promise<SellerAddress | undefined> {
  if (ac_k_no === null) return undefined
  const found = await findSellersAddress(trx, k_no)
  if (!found) return undefined
  const { akis, dil, e_mail } = found
  return { e_mail: person.acente?.e_mail ?? e_mail, dil, net: pricesNet(akis), misafire: akis === 'yonlendirme' }
}
