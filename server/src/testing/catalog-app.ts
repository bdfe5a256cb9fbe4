import { importCatalogue } from '../features/catalog/import/import-catalogue.ts'
import { withTenant } from '../platform/db/connection.ts'
import { TENANTS } from './demo-tenants.ts'
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
    await withTenant(app.services.db, id, (trx) => importCatalogue({ trx, tenant_id: id, tenant, today }))
  }
  return app
}
