import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'

/** Tandem flights leave at 9, 12 and 15, eight seats each; they are sold until twelve hours before. */
const FLIGHT = stableKey('meltem', 'urun', 'paragliding')
const SOURCE = stableKey('meltem', 'kaynak', 'babadag')
const company = { company: 'meltem' }
const DAY = addDays(Temporal.Now.plainDateISO('Europe/Istanbul').toString(), 1)

let app: TestApp
let id: number
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  id = app.tenants.byKod('meltem')?.id ?? 0
})
afterAll(() => app.close())

/** The list for the day, asked for at this time of the coast. */
async function lookAt(wall: string): Promise<{ musait: boolean }> {
  app.clock.set(() => new Date(`${wall}:00+03:00`))
  app.services.catalog.forgetAll()
  app.services.cache.dropAll()
  const query = new URLSearchParams({ dil: 'en', baslangic: DAY, yetiskin: '2', kategori: 'adventure', adet: '48' })
  const { data } = (await app.get(`/api/category-urun-listele?${query}`, company)).json()
  const cards = [...data.urunler, ...(data.yakin?.urunler ?? [])]
  return cards.find((card: { k_no: string }) => card.k_no === FLIGHT)?.tarihli_fiyat ?? { musait: false }
}

/** The operator has taken the seats of a departure away. */
const close = (saat: string) =>
  withTenant(app.services.db, id, (trx) =>
    trx
      .insertInto('kalkis')
      .values({
        tenant_id: id,
        k_no: stableKey('k', saat),
        kaynak_k_no: SOURCE,
        tarih: DAY,
        saat,
        kapasite: 0,
        alinan: 0,
      })
      .execute(),
  )

test('a list counts the seats of departures that can still be booked, not those of the morning', async () => {
  const evening = addDays(DAY, -1)
  expect(await lookAt(`${evening}T20:00`)).toMatchObject({ musait: true })
  await close('15:00')
  // At ten in the evening nine o'clock has closed, noon is still sold.
  expect(await lookAt(`${evening}T22:00`)).toMatchObject({ musait: true })
  // At one in the morning only three o'clock could be sold, and it has no seats, whatever was free before.
  expect(await lookAt(`${DAY}T01:00`)).toMatchObject({ musait: false })
})
