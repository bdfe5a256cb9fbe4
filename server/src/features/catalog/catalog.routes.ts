import * as calls from '@meltem/contract/catalog/catalog'
import { findListAddress as findListAddressCall } from '@meltem/contract/catalog/list-address'
import { listProducts as listProductsCall } from '@meltem/contract/catalog/listing'
import * as review from '@meltem/contract/catalog/review'
import { withTenant } from '../../platform/db/connection.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { mountProductBulk } from './bulk/bulk.routes.ts'
import { findListAddress } from './listing/list-address.ts'
import { listProducts } from './listing/listing.ts'
import { mountPrices } from './prices/prices.routes.ts'
import { getProduct } from './products/product.ts'
import {
  listHomeProducts,
  listProductsAround,
  listProductsByKey,
  listRegions,
  listSimilarProducts,
} from './products/strips.ts'
import { writeWithCards } from './products/written-cards.ts'
import { listToModerate, MODERATION_PAGE, moderateReview } from './reviews/moderation.ts'
import { listReviews, postReview } from './reviews/reviews.ts'
import { recordView } from './reviews/views.ts'
import { watchProduct } from './reviews/watches.ts'
import { searchCatalog } from './search/search.ts'

export function mountCatalog(api: Api, services: Services): void {
  mountPrices(api, services)
  mountProductBulk(api, services)
  mountLists(api, services)
  mountVoices(api, services)
}

function mountLists(api: Api, services: Services): void {
  api.mount(calls.listHomeProducts, async (input, { tenant }) => ({
    data: await listHomeProducts(services, tenant, input),
  }))
  api.mount(
    listProductsCall,
    async (input, { tenant }) => ({ data: await listProducts(services, tenant, input) }),
    ({ success, data: { urunler, ...around } }) => writeWithCards({ success, data: around }, urunler),
  )
  api.mount(findListAddressCall, async (input, { tenant }) => await findListAddress(services, tenant, input))
  api.mount(calls.getProduct, async (input, { tenant }) => await getProduct(services, tenant, input))
  api.mount(calls.listProductsAround, async (input, { tenant }) => ({
    data: await listProductsAround(services, tenant, input),
  }))
  api.mount(calls.listSimilarProducts, async (input, { tenant }) => ({
    data: await listSimilarProducts(services, tenant, input),
  }))
  api.mount(calls.listProductsByKey, async (input, { tenant }) => ({
    data: await listProductsByKey(services, tenant, input),
  }))
  api.mount(calls.searchCatalog, async (input, { tenant }) => await searchCatalog(services, tenant, input))
  api.mount(calls.listRegions, async ({ dil }, { tenant }) => ({ data: await listRegions(services, tenant, dil) }))
}

/** What visitors say and wish, and what the operator makes of it. */
function mountVoices(api: Api, services: Services): void {
  const { db } = services
  api.mount(review.listReviews, async (input, { tenant }) => await listReviews(services, tenant, input))
  api.mount(review.postReview, async (input, context) => ({ k_no: await postReview(services, input, context) }))
  api.mount(review.watchProduct, async (input, context) => ({ k_no: await watchProduct(services, input, context) }))
  api.mount(review.recordView, async ({ urun_k_no }, context) => ({
    bugun_bakan: await recordView(services, urun_k_no, context),
  }))
  api.mount(review.listReviewsToModerate, async (input, { tenant }) => ({
    ...(await withTenant(db, tenant.id, (trx) => listToModerate(trx, input))),
    sayfa_boyu: MODERATION_PAGE,
  }))
  api.mount(review.moderateReview, async (input, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => moderateReview(trx, input)),
  }))
}
