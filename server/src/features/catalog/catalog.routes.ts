import * as calls from '@meltem/contract/catalog'
import type { Api } from '../../http/api.ts'
import type { Services } from '../../services.ts'
import { listProducts } from './listing.ts'
import { getProduct } from './product.ts'

export function mountCatalog(api: Api, services: Services): void {
  api.mount(calls.listProducts, async (input, { tenant }) => ({ data: await listProducts(services, tenant, input) }))
  api.mount(calls.getProduct, async (input, { tenant }) => await getProduct(services, tenant, input))
}
