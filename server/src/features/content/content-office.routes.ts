import { randomUUID } from 'node:crypto'
import * as office from '@meltem/contract/content-office'
import { AppError } from '@meltem/contract/errors'
import { withTenant } from '../../platform/db/connection.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { saveMenu } from './menu-office.ts'
import { upsertCategory } from './page.queries.ts'
import { listWritten } from './page-list.queries.ts'
import { getWrittenPage, removePage, savePage } from './page-office.ts'
import { previewOf } from './preview.ts'
import { requireEditor } from './require-editor.ts'

/** What editors write; staff of other roles may read it. */
export function mountContentOffice(api: Api, services: Services): void {
  const { db } = services
  api.mount(office.savePage, async (page, context) => {
    const { k_no: staff } = await requireEditor(context)
    const { tenant, language } = context
    return await withTenant(db, tenant.id, (trx) => savePage(trx, { tenantId: tenant.id, staff, language }, page))
  })
  api.mount(office.getWrittenPage, async ({ k_no }, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => getWrittenPage(trx, k_no)),
  }))
  api.mount(office.listWrittenPages, async ({ turu }, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => listWritten(trx, turu)),
  }))
  api.mount(office.removePage, async ({ k_no }, context) => {
    await requireEditor(context)
    await withTenant(db, context.tenant.id, (trx) => removePage(trx, k_no))
    return {}
  })
  api.mount(office.previewPage, async (input, context) => {
    await requireEditor(context)
    return await previewOf(services, context, input)
  })
  api.mount(office.saveCategory, async ({ k_no = randomUUID(), sira, metinler }, context) => {
    await requireEditor(context)
    if (Object.values(metinler).every((text) => text === undefined)) throw new AppError('alan_hatasi')
    const tenant_id = context.tenant.id
    const values = { sira, metinler: JSON.stringify(metinler) }
    await withTenant(db, tenant_id, (trx) => upsertCategory(trx, { tenant_id, k_no }, values))
    return { k_no }
  })
  api.mount(office.saveMenu, async (menu, context) => {
    await requireEditor(context)
    const { id } = context.tenant
    return { sayi: await withTenant(db, id, (trx) => saveMenu(trx, id, menu)) }
  })
}
