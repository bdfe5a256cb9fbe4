import { getPage, listPages } from '@meltem/contract/content'
import { withTenant } from '../../db/connection.ts'
import type { Api } from '../../http/api.ts'
import type { Services } from '../../services.ts'
import { getPageOf, listPagesOf } from './content.service.ts'

export function mountContent(api: Api, { db, cache }: Services): void {
  // Kept until something of the tenant changes; a page that is not there is asked for again each time.
  api.mount(getPage, async (input, { tenant }) => ({
    data: await cache.remember(tenant.id, `page:${JSON.stringify(input)}`, () =>
      withTenant(db, tenant.id, (trx) => getPageOf(trx, tenant, input)),
    ),
  }))

  api.mount(listPages, async (input, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => listPagesOf(trx, tenant, input.dil, input.turu)),
  }))
}
