import { getPage, listPages } from '@meltem/contract/content'
import { withTenant } from '../../db/connection.ts'
import type { Api } from '../../http/api.ts'
import type { Services } from '../../services.ts'
import { getPageOf, listPagesOf } from './content.service.ts'

export function mountContent(api: Api, { db }: Services): void {
  api.mount(getPage, async (input, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => getPageOf(trx, tenant, input)),
  }))

  api.mount(listPages, async (input, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => listPagesOf(trx, tenant, input.dil, input.turu)),
  }))
}
