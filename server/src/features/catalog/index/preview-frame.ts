import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { readPreviewKey } from '../../../platform/sessions/preview-key.ts'
import type { Services } from '../../../services.ts'
import { type CatalogFrame, inCatalog } from './catalog-frame.ts'
import { CatalogIndex } from './catalog-index.ts'
import { loadProducts, writeProducts } from './read-products.ts'

interface Asked {
  readonly dil: Language
  readonly kur?: string | undefined
  readonly onizleme: string
}

/** The catalogue as one product sees it that may not be on offer, for whoever has its key (CAT-90). */
export function inPreview<T>(
  services: Services,
  tenant: Tenant,
  asked: Asked,
  work: (frame: CatalogFrame, k_no: string) => Promise<T>,
): Promise<T> {
  const { secrets } = services.config
  const k_no = readPreviewKey({ secrets, tenantId: tenant.id, what: 'urun' }, asked.onizleme)
  if (k_no === undefined) throw new AppError('bulunamadi')
  return inCatalog(services, tenant, asked, async (frame) => await work(await frameOfOne(frame, k_no), k_no))
}

/** An index of its own: nothing of a draft gets into the one that lists are answered from. */
export async function frameOfOne(frame: CatalogFrame, k_no: string): Promise<CatalogFrame> {
  const { trx, now, wall, rates, prices } = frame
  const { first, groups, campaigns } = frame.index
  const index = new CatalogIndex(first, groups, campaigns)
  const context = { trx, now, wall, rates: rates.kurlar, drafts: true }
  writeProducts(index, context, await loadProducts(index, context, [k_no]))
  return { ...frame, index, prices: index.pricesIn(prices.kur, rates.kurlar) }
}
