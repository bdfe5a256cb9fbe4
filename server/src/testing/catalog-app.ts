import { importCatalogue } from '../features/catalog/import/import-catalogue.ts'
import { connect, withTenant } from '../platform/db/connection.ts'
import { TENANTS } from './demo-tenants.ts'
import { loadFixture } from './fixture.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { provideTemplate, type TestDatabase } from './test-database.ts'

/** The real application with the demo tenants' catalogues; pictures are left out. Guests may book where it is said. */
export async function startCatalogApp({ environment = {}, guestsBook = false } = {}): Promise<TestApp> {
  const name = guestsBook ? 'demo_for_guests' : 'demo_for_members'
  const template = await provideTemplate(name, (urls) => loadDemo(urls, guestsBook))
  return await startTestApp({ template, environment })
}

async function loadDemo({ ownerUrl, appUrl }: Pick<TestDatabase, 'ownerUrl' | 'appUrl'>, guestsBook: boolean) {
  const complain = (error: Error) => process.stderr.write(`${error.message}\n`)
  const owner = connect(ownerUrl, 1, complain)
  const { db, close } = connect(appUrl, 1, complain)
  try {
    const tenants = TENANTS.map(({ ayarlar, ...tenant }) => {
      const other = { ...ayarlar.other, uye_olmadan_rezervasyon: guestsBook }
      return { ...tenant, ayarlar: guestsBook ? { ...ayarlar, other } : ayarlar, logo: null, favicon: null }
    })
    await loadFixture(owner.db, db, tenants)
    const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
    const stored = await owner.db.selectFrom('tenant').select(['id', 'kod']).execute()
    for (const tenant of TENANTS) {
      const id = stored.find(({ kod }) => kod === tenant.kod)?.id ?? 0
      await withTenant(db, id, (trx) => importCatalogue({ trx, tenant_id: id, tenant, today }))
    }
  } finally {
    await close()
    await owner.close()
  }
}
