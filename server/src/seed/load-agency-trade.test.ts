import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllotments } from '../features/agency/allotments/allotment.queries.ts'
import { readStatement } from '../features/agency/ledger/statement.queries.ts'
import { listOptions } from '../features/agency/portal/option.queries.ts'
import { listPortalReservations } from '../features/agency/portal/portal-reservation.queries.ts'
import { offeredLines } from '../features/agency/tools/offered-lines.ts'
import { importCatalog } from '../features/catalog/import/import-catalog.ts'
import { loadAgencies } from '../features/catalog/import/load-agencies.queries.ts'
import { listLines } from '../features/reservation/reservation.queries.ts'
import { withTenant } from '../platform/db/connection.ts'
import { stableKey } from '../platform/db/stable-key.ts'
import type { Tenant } from '../platform/http/tenant-directory.ts'
import { TENANTS } from '../testing/demo-tenants.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { loadAgencyTerms } from './load-agency-terms.ts'
import { loadAgencyTrade } from './load-agency-trade.ts'

const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const meltem = TENANTS.filter(({ kod }) => kod === 'meltem')

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startTestApp({ tenants: meltem.map((one) => ({ ...one, logo: null, favicon: null })) })
  tenant = app.tenants.byKod('meltem') as Tenant
  for (const one of meltem) {
    await withTenant(app.services.db, tenant.id, async (trx) => {
      await importCatalog({ trx, tenant_id: tenant.id, tenant: one, today })
      await loadAgencies(trx, tenant.id, one)
      await loadAgencyTerms({ trx, tenant_id: tenant.id, tenant: one, today })
    })
  }
})
afterAll(() => app.close())

test('the demo’s agency has bookings, an option, allotments and a statement at the first start, once', async () => {
  // A letter about a real booking, in a demo folder that was there before.
  const real = { k_no: randomUUID(), olay: 'confirmed', kayit_no: 'X', satirlar: [] }
  await withTenant(app.services.db, tenant.id, (trx) =>
    trx
      .insertInto('eposta')
      .values({
        tenant_id: tenant.id,
        alici: 'a@example.com',
        dil: 'en',
        tur: 'reservation_operator',
        veri: JSON.stringify(real),
      })
      .execute(),
  )
  await loadAgencyTrade(app.services, tenant)
  const kno = meltem[0]?.acenteler.find(({ ust_kno }) => !ust_kno)?.kno ?? ''
  const acente_k_no = stableKey('meltem', 'acente', kno)
  const read = () =>
    withTenant(app.services.db, tenant.id, async (trx) => {
      const bookings = await listPortalReservations(trx, { acente_k_no, dil: 'en' }, {})
      const options = await listOptions(trx, { acente_k_no, dil: 'en' })
      const kept = await listAllotments(trx, { acente_k_no, dil: 'en', today })
      return { bookings, options, kept, account: await readStatement(trx, { acente_k_no, kur: 'EUR' }) }
    })
  const first = await read()
  expect(first.bookings.toplam).toBeGreaterThanOrEqual(3)
  expect(first.bookings.data.map(({ durum }) => durum)).toEqual(expect.arrayContaining(['confirmed', 'cancelled']))
  expect(first.options).toHaveLength(1)
  expect(first.kept.map(({ stok }) => stok).sort()).toEqual(['gece', 'kalkis'])
  expect(first.account.faturalar).toMatchObject([{ tutar: 180, odenen: 60 }])
  expect(first.account.satirlar.map(({ tur }) => tur)).toEqual(
    expect.arrayContaining(['rezervasyon', 'iptal', 'odeme']),
  )
  const mails = await withTenant(app.services.db, tenant.id, (trx) =>
    trx.selectFrom('eposta').select('alici').execute(),
  )
  expect(mails).toEqual([{ alici: 'a@example.com' }])
  await loadAgencyTrade(app.services, tenant)
  expect(await read()).toEqual(first)
})

test('the client who is offered a house sees its words and its permit number', async () => {
  const satirlar = await withTenant(app.services.db, tenant.id, async (trx) => {
    const { rezervasyon_k_no } = await trx
      .selectFrom('acente_opsiyon')
      .select('rezervasyon_k_no')
      .executeTakeFirstOrThrow()
    const lines = await listLines(trx, rezervasyon_k_no)
    return await offeredLines(trx, lines, { tenant, dil: 'de', fallback: 'tr' })
  })
  expect(satirlar).toMatchObject([{ urun_tipi: 'villa', izin_no: expect.stringMatching(/^48-/) }])
  expect(satirlar[0]?.ozet).toMatch(/\w+ \w+/)
})
