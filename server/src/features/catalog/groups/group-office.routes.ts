import * as groups from '@meltem/contract/catalog/groups-office'
import * as templates from '@meltem/contract/catalog/templates-office'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { Api, RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { requireCurrency } from '../../settings/settings.service.ts'
import { listUses } from '../templates/template.queries.ts'
import { applyTemplate, listOf, orderTemplates, saveTemplate } from '../templates/template-office.ts'
import { saveCategory, saveCollection, saveFilter, saveRegion } from './group-office.ts'
import { listNamedProducts } from './named-products.queries.ts'
import { readProductGroups, saveProductGroups } from './product-groups.ts'
import { saveOrder, type Writing } from './save-group.ts'
import {
  findFilterCode,
  listCategoryRows,
  listCollectionRows,
  listFilterRows,
  listPairs,
  listRegionRows,
} from './written-groups.queries.ts'

/** What products are sorted and furnished with, as the office writes it. */
export function mountGroupOffice(api: Api, services: Services): void {
  const { db } = services
  const read = <T>({ tenant }: RequestContext, work: (trx: TenantTransaction) => Promise<T>) =>
    withTenant(db, tenant.id, work)
  const write = <T>({ tenant }: RequestContext, work: (writing: Writing) => Promise<T>) =>
    withTenant(db, tenant.id, (trx) => work({ trx, tenant_id: tenant.id }))

  api.mount(groups.listWrittenRegions, async (_, context) => ({
    data: await read(context, (trx) => listRegionRows(trx)),
  }))
  api.mount(groups.saveRegion, async (input, context) => ({
    data: await write(context, (writing) => saveRegion(writing, input)),
  }))
  api.mount(groups.listWrittenCategories, async (_, context) => ({
    data: await read(context, (trx) => listCategoryRows(trx)),
  }))
  api.mount(groups.saveProductCategory, async (input, context) => ({
    data: await write(context, (writing) => saveCategory(writing, input)),
  }))
  api.mount(groups.listWrittenCollections, async (_, context) => ({
    data: await read(context, (trx) => listCollectionRows(trx)),
  }))
  api.mount(groups.saveCollection, async (input, context) => ({
    data: await write(context, (writing) => saveCollection(writing, input)),
  }))
  api.mount(groups.listWrittenFilters, async (_, context) => ({
    data: await read(context, (trx) => listFilterRows(trx)),
  }))
  api.mount(groups.saveFilter, async (input, context) => ({
    data: await write(context, (writing) => saveFilter(writing, input)),
  }))
  api.mount(groups.listFilterProducts, async ({ k_no }, context) => ({
    data: await read(context, async (trx) => {
      const kod = await findFilterCode(trx, k_no)
      if (kod === undefined) throw new AppError('bulunamadi')
      return await listPairs(trx, kod)
    }),
  }))
  api.mount(groups.getProductGroups, async ({ k_no }, context) => ({
    data: await read(context, (trx) => readProductGroups(trx, k_no)),
  }))
  api.mount(groups.saveProductGroups, async (input, context) => ({
    data: await write(context, (writing) => saveProductGroups(writing, input)),
  }))
  api.mount(groups.nameProducts, async (input, context) => ({
    data: await read(context, (trx) => listNamedProducts(trx, input, context.language)),
  }))
  for (const [endpoint, table] of [
    [groups.orderRegions, 'bolge'],
    [groups.orderCategories, 'kategori'],
    [groups.orderCollections, 'koleksiyon'],
    [groups.orderFilters, 'filtre'],
  ] as const) {
    api.mount(endpoint, async (order, context) => ({
      sayi: await read(context, (trx) => saveOrder(trx, table, order)),
    }))
  }
  mountTemplates(api, services, { read, write })
}

interface Ways {
  readonly read: <T>(context: RequestContext, work: (trx: TenantTransaction) => Promise<T>) => Promise<T>
  readonly write: <T>(context: RequestContext, work: (writing: Writing) => Promise<T>) => Promise<T>
}

function mountTemplates(api: Api, services: Services, { read, write }: Ways): void {
  api.mount(templates.listExtraTemplates, async (_, context) => ({
    data: await read(context, (trx) => listOf(trx, 'ek_hizmet')),
  }))
  api.mount(templates.listQuestionTemplates, async (_, context) => ({
    data: await read(context, (trx) => listOf(trx, 'soru')),
  }))
  api.mount(templates.listPolicyTemplates, async (_, context) => ({
    data: await read(context, (trx) => listOf(trx, 'iptal_kosulu')),
  }))
  api.mount(templates.saveExtraTemplate, async (input, context) => {
    await requireCurrency(services, context.tenant, input.yeni.kur)
    return { data: await write(context, (writing) => saveTemplate(writing, 'ek_hizmet', input)) }
  })
  api.mount(templates.saveQuestionTemplate, async (input, context) => ({
    data: await write(context, (writing) => saveTemplate(writing, 'soru', input)),
  }))
  api.mount(templates.savePolicyTemplate, async (input, context) => ({
    data: await write(context, (writing) => saveTemplate(writing, 'iptal_kosulu', input)),
  }))
  for (const [endpoint, tur] of [
    [templates.orderExtraTemplates, 'ek_hizmet'],
    [templates.orderQuestionTemplates, 'soru'],
    [templates.orderPolicyTemplates, 'iptal_kosulu'],
  ] as const) {
    api.mount(endpoint, async (order, context) => ({
      sayi: await read(context, (trx) => orderTemplates(trx, tur, order)),
    }))
  }
  api.mount(templates.giveTemplate, async (input, context) => ({
    sayi: await write(context, (writing) => applyTemplate(writing, input)),
  }))
  api.mount(templates.listTemplateUses, async (input, context) => ({
    data: await read(context, (trx) => listUses(trx, input)),
  }))
}
