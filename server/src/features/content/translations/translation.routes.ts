import * as translation from '@meltem/contract/content/translation'
import { withTenant } from '../../../platform/db/connection.ts'
import { type Api, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { listGlossary, removeTerm, saveTerm } from './glossary.ts'
import { saveFields } from './save-translation.ts'
import { readPairs, readProgress, tonguesOf } from './translations.ts'

export function mountTranslations(api: Api, services: Services): void {
  const { db } = services
  api.mount(translation.listTranslations, async (asked, { tenant }) => await readProgress(services, tenant, asked))
  api.mount(translation.getTranslation, async (asked, { tenant }) => ({
    data: await readPairs(services, tenant, asked),
  }))
  api.mount(translation.saveTranslation, async (wish, context) => {
    const { k_no: staff } = await requireStaff(context)
    const { tenant, language } = context
    const tongues = await tonguesOf(services, tenant)
    const editing = { tenantId: tenant.id, staff, language }
    return { yazilan: await withTenant(db, tenant.id, (trx) => saveFields(trx, editing, { tongues, wish })) }
  })
  api.mount(translation.listTerms, async (_input, { tenant }) => {
    const { kaynak } = await tonguesOf(services, tenant)
    return { data: await withTenant(db, tenant.id, (trx) => listGlossary(trx, kaynak)) }
  })
  api.mount(translation.saveTerm, async (term, { tenant }) => ({
    k_no: await withTenant(db, tenant.id, (trx) => saveTerm(trx, tenant.id, term)),
  }))
  api.mount(translation.removeTerm, async ({ k_no }, { tenant }) => {
    await withTenant(db, tenant.id, (trx) => removeTerm(trx, k_no))
    return {}
  })
}
