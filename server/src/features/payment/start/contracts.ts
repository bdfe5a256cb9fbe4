import type { ContractText, listContracts as call } from '@meltem/contract/payment/payment'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { contractText } from '../../reservation/place/contract-texts.ts'
import { neededContracts } from '../../reservation/place/needed-contracts.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { listContractFacts } from './contracts.queries.ts'

/** The contracts a basket needs, in the words they are to be accepted in. */
export async function listContracts(
  { db, cache }: Services,
  tenant: Tenant,
  { lang, satirlar }: ParsedInputOf<typeof call>,
): Promise<ContractText[]> {
  const settings = await getTenantSettings(db, cache, tenant)
  const keys = satirlar.map((line) => line.urun_k_no)
  const products = await withTenant(db, tenant.id, (trx) => listContractFacts(trx, keys))
  const lines = satirlar.map(({ urun_k_no, baslangic, bitis }) => {
    const product = products.find((one) => one.k_no === urun_k_no.toLowerCase())
    if (!product) throw new AppError('urun_yok')
    return { ...product, baslangic, bitis }
  })
  return neededContracts(lines).map((tur) => contractText(tur, lang, settings))
}
