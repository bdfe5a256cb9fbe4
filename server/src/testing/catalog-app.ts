import { TENANTS } from '@meltem/demo/tenants'
import { withTenant } from '../platform/db/connection.ts'
import { loadCatalogue } from '../seed/load-catalogue.ts'
import { loadGroups } from '../seed/load-groups.ts'
import { loadShowcases } from '../seed/load-showcases.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** The real application with the demo tenants' catalogues; pictures are left out. Guests may book where it is said. */
export async function startCatalogApp({ environment = {}, guestsBook = false } = {}): Promise<TestApp> {
  const tenants = TENANTS.map(({ ayarlar, ...tenant }) => {
    const other = { ...ayarlar.other, uye_olmadan_rezervasyon: guestsBook }
    return { ...tenant, ayarlar: guestsBook ? { ...ayarlar, other } : ayarlar, logo: null, favicon: null }
  })
  const app = await startTestApp({ tenants, environment })
  const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
  for (const tenant of TENANTS) {
    const id = app.tenants.byKod(tenant.kod)?.id ?? 0
    await withTenant(app.services.db, id, async (trx) => {
      await loadCatalogue(trx, id, tenant, today)
      await loadGroups(trx, id, tenant)
      await loadShowcases({ trx, tenant_id: id, tenant, today })
    })
  }
  return app
}
