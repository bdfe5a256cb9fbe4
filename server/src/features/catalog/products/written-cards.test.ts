import type { ProductCard } from '@meltem/contract/catalog/catalog'
import type { ListingQuery } from '@meltem/contract/catalog/listing'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { listProducts } from '../listing/listing.ts'

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '100000' } })
  tenant = app.tenants.byKod('meltem') as Tenant
})
afterAll(() => app.close())

const ask = async (query: ListingQuery): Promise<{ success: 1; data: { urunler: ProductCard[] } }> => {
  const parameters = Object.entries(query).map(([name, value]) => [name, String(value)])
  const answer = await app.get(`/api/category-urun-listele?${new URLSearchParams(parameters)}`, { company: 'meltem' })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  return answer.json()
}

/** What a page of the storefront is given for the same question, as JSON has it. */
const told = async (query: ListingQuery) =>
  JSON.parse(JSON.stringify({ success: 1, data: await listProducts(app.services, tenant, query) })) as unknown

test('a list says over the wire what it says in memory, however often it is asked', async () => {
  const from = addDays(wallOf(app.services.clock.now()).slice(0, 10), 40)
  const questions: Omit<ListingQuery, 'dil'>[] = [
    {},
    { kur: 'EUR' },
    { urun_tipi: 'villa', baslangic: from, bitis: addDays(from, 7), yetiskin: 2 },
    { urun_tipi: 'arac_kira', baslangic: from, bitis: addDays(from, 3), kur: 'USD' },
    { urun_tipi: 'tur', baslangic: from, harita: '1' },
    { fiyat_en_cok: 1 },
    { sayfa: 900 },
  ]
  for (const dil of LANGUAGES) {
    for (const question of [...questions, ...questions.toReversed()]) {
      const query: ListingQuery = { dil, ...question }
      expect(await ask(query)).toEqual(await told(query))
    }
  }
})

const inTenant: <T>(work: Parameters<typeof withTenant<T>>[2]) => Promise<T> = (work) =>
  withTenant(app.services.db, tenant.id, work)

test('a card that was written is written anew when its product changes', async () => {
  const query = { dil: 'en', adet: 48 } as ListingQuery
  const card = (await ask(query)).data.urunler.find(({ kampanya }) => kampanya !== null) as ProductCard
  const again = async () => (await ask(query)).data.urunler.find(({ k_no }) => k_no === card.k_no)
  const { kampanya_k_no } = await inTenant((trx) =>
    trx.selectFrom('urun').select('kampanya_k_no').where('k_no', '=', card.k_no).executeTakeFirstOrThrow(),
  )
  const set = async (value: string | null) => {
    await inTenant((trx) =>
      trx.updateTable('urun').set({ kampanya_k_no: value }).where('k_no', '=', card.k_no).execute(),
    )
    // The row of the card is kept; only the index has changed.
    app.services.catalog.changed(tenant.id, card.k_no)
  }
  await set(null)
  expect(await again()).toMatchObject({ kampanya: null, baslangic_fiyat: { eski_fiyat: null } })
  await set(kampanya_k_no)
  expect(await again()).toEqual(card)
})

test('a card that was written is written anew when its words change', async () => {
  const query = { dil: 'en', urun_tipi: 'villa' } as ListingQuery
  const [card] = (await ask(query)).data.urunler as [ProductCard]
  const rename = async (baslik: string) => {
    await inTenant((trx) =>
      trx
        .updateTable('urun_metin')
        .set({ baslik })
        .where('urun_k_no', '=', card.k_no)
        .where('dil', '=', card.dil)
        .execute(),
    )
    app.services.cache.dropTenant(tenant.id)
  }
  await rename('Villa “Nar” & </script>')
  expect((await ask(query)).data.urunler[0]?.baslik).toBe('Villa “Nar” & </script>')
  await rename(card.baslik)
  expect((await ask(query)).data.urunler[0]).toEqual(card)
})

test('cards keep their currency and their dates to themselves', async () => {
  const from = addDays(wallOf(app.services.clock.now()).slice(0, 10), 40)
  const dated = { dil: 'en', urun_tipi: 'villa', baslangic: from, bitis: addDays(from, 7), yetiskin: 2 } as ListingQuery
  const [first] = (await ask(dated)).data.urunler
  expect(first?.tarihli_fiyat).not.toBeNull()
  const plain = (await ask({ dil: 'en', urun_tipi: 'villa', kur: 'EUR' })).data.urunler
  expect(plain.every(({ tarihli_fiyat, baslangic_fiyat }) => !tarihli_fiyat && baslangic_fiyat?.kur === 'EUR')).toBe(
    true,
  )
  const dollars = (await ask({ ...dated, kur: 'USD' })).data.urunler
  expect(dollars.find(({ k_no }) => k_no === first?.k_no)).toMatchObject({
    baslangic_fiyat: { kur: 'USD' },
    tarihli_fiyat: { kur: 'USD' },
  })
})
