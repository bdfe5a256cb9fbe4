import type { Product } from '@meltem/contract/catalog/catalog'
import { KINDS } from '@meltem/domain/kinds'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import type { Services } from '../../../services.ts'
import { wayBetween } from '../../chart/known-ways.ts'
import { findEnds } from './product.queries.ts'

/** Pages recognise a product by its object: one that is kept has one way, and the product with it is one object too. */
const shownOf = keptWith<{ product?: Promise<Product> }>(() => ({}))

/**
 * The product with how a boat or a transfer gets to where it ends, when that is another place. A way may take a second
 * to find, and others wait their turn: no connection may be held meanwhile. A page is whole without one, so a failure
 * is noted, and tried again with the next reading of the product.
 */
export function withWay(services: Services, tenant: Tenant, product: Product): Promise<Product> {
  const shown = shownOf(product)
  shown.product ??= findWay(services, tenant, product).then(
    (gecis) => (gecis.length > 1 ? { ...product, gecis } : product),
    (error: unknown) => {
      services.log.warn({ err: error, tenant: tenant.kod, k_no: product.k_no }, 'the way of a product was not found')
      return product
    },
  )
  return shown.product
}

async function findWay(services: Services, tenant: Tenant, { urun_tipi, bilgi, icerik }: Product) {
  if ('nereden' in bilgi) {
    const [from, to] = await withTenant(services.db, tenant.id, (trx) => findEnds(trx, bilgi))
    return await wayBetween(services, 'kara', { from, to })
  }
  if (!KINDS[urun_tipi].afloat) return []
  const ends = { from: icerik.bulusma ?? undefined, to: icerik.bitis_noktasi ?? undefined }
  return await wayBetween(services, 'deniz', ends)
}
