import { randomUUID } from 'node:crypto'
import * as office from '@meltem/contract/content/office'
import * as versions from '@meltem/contract/content/page-versions'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../platform/db/connection.ts'
import { type Api, requireStaff } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { saveMenu } from './menus/menu-office.ts'
import { readMenu } from './menus/read-menu.ts'
import { removeCategory } from './pages/categories.ts'
import { listCategoriesWithCounts, upsertCategory } from './pages/page.queries.ts'
import { countWritten, listWritten, PAGES_AT_ONCE } from './pages/page-list.queries.ts'
import { removePage, savePage } from './pages/page-office.ts'
import { getVersion, listVersionsOf, takeBack } from './pages/page-versions.ts'
import { getWrittenPage } from './pages/written-page.ts'
import { previewOf } from './publication/preview.ts'

/** What editors write, and what others of the staff read of it. */
export function mountContentOffice(api: Api, services: Services): void {
  mountPages(api, services)
  mountVersions(api, services)
  const { db } = services
  api.mount(office.listJournalCategories, async (_input, { tenant }) => ({
    data: await withTenant(db, tenant.id, listCategoriesWithCounts),
  }))
  api.mount(office.saveCategory, async ({ k_no = randomUUID(), sira, metinler }, context) => {
    if (Object.values(metinler).every((text) => text === undefined)) throw new AppError('alan_hatasi')
    const tenant_id = context.tenant.id
    const values = { sira, metinler: JSON.stringify(metinler) }
    await withTenant(db, tenant_id, (trx) => upsertCategory(trx, { tenant_id, k_no }, values))
    return { k_no }
  })
  api.mount(office.removeCategory, async ({ k_no }, { tenant }) => {
    await withTenant(db, tenant.id, (trx) => removeCategory(trx, k_no))
    return {}
  })
  api.mount(office.getMenu, async ({ konum }, { tenant }) => {
    return await withTenant(db, tenant.id, (trx) => readMenu(trx, konum))
  })
  api.mount(office.saveMenu, async (menu, context) => {
    const { id } = context.tenant
    return { sayi: await withTenant(db, id, (trx) => saveMenu(trx, id, menu)) }
  })
}

function mountPages(api: Api, services: Services): void {
  const { db } = services
  api.mount(office.savePage, async (page, context) => {
    const { k_no: staff } = await requireStaff(context)
    const { tenant, language } = context
    return await withTenant(db, tenant.id, (trx) => savePage(trx, { tenantId: tenant.id, staff, language }, page))
  })
  api.mount(office.getWrittenPage, async ({ k_no }, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => getWrittenPage(trx, k_no)),
  }))
  api.mount(office.listWrittenPages, async (filter, { tenant }) => {
    const found = await withTenant(db, tenant.id, async (trx) => ({
      ...(await listWritten(trx, filter)),
      gruplar: await countWritten(trx),
    }))
    return { ...found, sayfa_boyu: PAGES_AT_ONCE }
  })
  api.mount(office.removePage, async ({ k_no }, context) => {
    await withTenant(db, context.tenant.id, (trx) => removePage(trx, k_no))
    return {}
  })
  api.mount(office.previewPage, async (input, context) => {
    return await previewOf(services, context, input)
  })
}

function mountVersions(api: Api, { db }: Services): void {
  api.mount(versions.listPageVersions, async ({ k_no, dil }, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => listVersionsOf(trx, k_no, dil)),
  }))
  api.mount(versions.getPageVersion, async (asked, { tenant }) => ({
    data: await withTenant(db, tenant.id, (trx) => getVersion(trx, asked)),
  }))
  api.mount(versions.takeBackPage, async (wish, context) => {
    const { k_no: staff } = await requireStaff(context)
    const { tenant, language } = context
    return {
      surum: await withTenant(db, tenant.id, (trx) => takeBack(trx, { tenantId: tenant.id, staff, language }, wish)),
    }
  })
}
