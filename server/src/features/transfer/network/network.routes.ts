import * as office from '@meltem/contract/transfer/network-office'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { Api, RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { readFares, saveFares } from './fares.ts'
import { listOfficePlaces } from './network.queries.ts'
import { orderPlaces, removePlace, savePlace } from './places.ts'

/** Places transfers lead to and from, and what they cost. */
export function mountNetwork(api: Api, { db }: Services): void {
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
  api.mount(office.saveFares, (input, { tenant }) =>
    withTenant(db, tenant.id, async (trx) => ({ degisen: await saveFares(trx, input) })),
  )
}
