import * as calls from '@meltem/contract/catalog/prices-office'
import { addDays } from '@meltem/domain/calendar-day'
import { withTenant } from '../../../platform/db/connection.ts'
import { type Api, type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { discardPrices, savePrices } from './edit-prices.ts'
import { explainPrice } from './explain-price.ts'
import type { PriceAct } from './price-act.ts'
import { listPublications } from './priced-options.queries.ts'
import { optionOnWire } from './prices-on-wire.ts'
import { publishPrices, takeBackPrices } from './publish-prices.ts'
import { quotePrices } from './quote-prices.ts'
import { readPlans } from './standing-plans.ts'

const YEAR = 365

export function mountPrices(api: Api, services: Services): void {
  const { db, clock } = services
  api.mount(calls.getPrices, async ({ ilk, gun = YEAR, ...filter }, { tenant, language }) => {
    const bugun = wallOf(clock.now()).slice(0, 10)
    const from = ilk ?? bugun
    const span = { from, to: addDays(from, gun), bugun }
    return await withTenant(db, tenant.id, async (trx) => {
      const { plans, toplam } = await readPlans(trx, filter, { language, bugun, most: calls.MOST_PRICED })
      const yayinlar = await listPublications(trx)
      return { bugun, ilk: from, gun, secenekler: plans.map((plan) => optionOnWire(plan, span)), toplam, yayinlar }
    })
  })
  api.mount(calls.explainPrice, async (input, { tenant }) =>
    withTenant(db, tenant.id, (trx) => explainPrice(trx, input, clock.now())),
  )
  mountActs(api, services)
}

/** What changes prices; each in one transaction. */
function mountActs(api: Api, services: Services): void {
  const inPrices = async <T>({ tenant, language }: RequestContext, work: (act: PriceAct) => Promise<T>) => {
    const { db, cache, clock } = services
    const { exchange } = await getTenantSettings(db, cache, tenant)
    const kurlar = exchange.kurlar.map(({ kod }) => kod)
    const an = clock.now()
    const act = { tenant_id: tenant.id, language, an, bugun: wallOf(an).slice(0, 10), kurlar }
    return await withTenant(db, tenant.id, (trx) => work({ ...act, trx }))
  }
  const clerkOf = async (context: RequestContext) => {
    const { k_no, ad, soyad } = await requireStaff(context)
    return { k_no, ad: `${ad} ${soyad}` }
  }
  api.mount(calls.quotePrices, async (input, context) => ({
    data: await inPrices(context, (act) => quotePrices(act, input)),
  }))
  api.mount(calls.savePrices, async (input, context) => {
    const clerk = await clerkOf(context)
    return await inPrices(context, (act) => savePrices(act, clerk, input))
  })
  api.mount(calls.discardPrices, async ({ secenekler }, context) =>
    inPrices(context, (act) => discardPrices(act, secenekler)),
  )
  api.mount(calls.publishPrices, async (input, context) => {
    const clerk = await clerkOf(context)
    return await inPrices(context, (act) => publishPrices(act, clerk, input))
  })
  api.mount(calls.takeBackPrices, async (input, context) => {
    const clerk = await clerkOf(context)
    return await inPrices(context, (act) => takeBackPrices(act, clerk, input))
  })
}
