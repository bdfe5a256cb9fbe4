import * as office from '@meltem/contract/transfer/network-office'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type Api, type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { readFares, saveFares } from './fares.ts'
import { listOfficePlaces } from './network.queries.ts'
import { orderPlaces, removePlace, savePlace } from './places.ts'

/** Places transfers lead to and from, and what they cost. */
export function mountNetwork(api: Api, { db, clock }: Services): void {
  const changing = ({ tenant }: RequestContext, work: (trx: TenantTransaction) => Promise<void>) =>
    withTenant(db, tenant.id, async (trx) => {
      await work(trx)
      return { data: await listOfficePlaces(trx) }
    })

  api.mount(office.listPlaces, (_, { tenant }) =>
    withTenant(db, tenant.id, async (trx) => ({ data: await listOfficePlaces(trx) })),
  )
  api.mount(office.savePlace, (input, context) =>
    changing(context, (trx) => savePlace(trx, { tenantId: context.tenant.id, language: context.language }, input)),
  )
  api.mount(office.removePlace, (input, context) => changing(context, (trx) => removePlace(trx, input)))
  api.mount(office.orderPlaces, (input, context) => changing(context, (trx) => orderPlaces(trx, input)))
  api.mount(office.getFares, (_, { tenant, language }) => withTenant(db, tenant.id, (trx) => readFares(trx, language)))
  api.mount(office.saveFares, async (input, context) => {
    const { tenant, language } = context
    const { k_no } = await requireStaff(context)
    const an = clock.now()
    // Prices keep the currency they have.
    const act = { tenant_id: tenant.id, language, an, bugun: wallOf(an).slice(0, 10), kurlar: [] }
    return await withTenant(db, tenant.id, async (trx) => ({ degisen: await saveFares({ ...act, trx }, k_no, input) }))
  })
}
