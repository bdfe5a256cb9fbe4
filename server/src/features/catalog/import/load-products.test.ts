import { randomUUID } from 'node:crypto'
import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { startTimes } from '@meltem/domain/availability/opening-hours'
import { addDays, listDays } from '@meltem/domain/calendar-day'
import { SOLD_BY } from '@meltem/domain/kinds'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { generateCatalog } from '../../../seed/generate-catalog.ts'
import { TENANTS } from '../../../testing/demo-tenants.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { loadCatalog } from './load-products.queries.ts'
import type { ImportedOption, ImportedProduct } from './read-product.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
/** A Saturday: the day of arrival of the houses that have one. */
const DAY = addDays(TODAY, 60 + ((13 - Temporal.PlainDate.from(TODAY).add({ days: 60 }).dayOfWeek) % 7))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ tenants: TENANTS.map((tenant) => ({ ...tenant, logo: null, favicon: null })) })
  for (const tenant of TENANTS) {
    const id = app.tenants.byKod(tenant.kod)?.id ?? 0
    await withTenant(app.services.db, id, (trx) => loadCatalog(trx, id, tenant, TODAY))
  }
})
afterAll(() => app.close())

/** The first day from then on that the option runs on. */
function dayFor(stok: ImportedOption['stok']): string {
  if (stok?.tur !== 'kalkis') return DAY
  const runs = (day: string) =>
    stok.gunler.includes(Temporal.PlainDate.from(day).dayOfWeek) &&
    (stok.aylar?.includes(Number(day.slice(5, 7))) ?? true)
  return listDays(DAY, addDays(DAY, 366)).find(runs) ?? DAY
}

/** A departure of the day, or the first time it is served at; what says nothing of its hours is open at ten. */
function timeFor({ stok, calisma, sure_dk = 0 }: ImportedOption): string | undefined {
  if (stok?.tur === 'kalkis') return stok.saatler[0]
  return calisma ? startTimes(calisma, sure_dk)[0] : '10:00'
}

function lineOf(kod: string, product: ImportedProduct, option: ImportedOption) {
  const { anahtar, tarife, stok } = option
  const base = {
    k_no: randomUUID(),
    urun_k_no: stableKey(kod, 'urun', product.anahtar),
    opsiyon_k_no: stableKey(kod, 'opsiyon', product.anahtar, anahtar),
    baslangic: dayFor(stok),
    pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
    ekstra_hizmetler: [],
  }
  if (tarife.tur === 'gecelik') return { ...base, bitis: addDays(DAY, 7) }
  if (tarife.tur === 'arac') return { ...base, baslangic_saat: '10:00', bitis: addDays(DAY, 7), bitis_saat: '10:00' }
  return { ...base, baslangic_saat: timeFor(option) }
}

describe.each(TENANTS.map((tenant) => [tenant.kod, tenant] as const))('the catalogue of %s', (kod, tenant) => {
  test('has all kinds, each sold by tariffs of its own', () => {
    expect(new Set(tenant.urunler.map(({ urun_tipi }) => urun_tipi))).toEqual(new Set(PRODUCT_KINDS))
    for (const { urun_tipi, secenekler } of tenant.urunler)
      for (const { tarife } of secenekler) expect(SOLD_BY[urun_tipi], urun_tipi).toContain(tarife.tur)
  })

  const options = tenant.urunler.flatMap((product) => product.secenekler.map((option) => [product, option] as const))
  test.each(options.map(([product, option]) => [`${product.anahtar}/${option.anahtar}`, product, option] as const))(
    '%s can be booked',
    async (_, product, option) => {
      const request = { lang: tenant.varsayilan_dil, secilen_kur: 'EUR', sepet_urunler: [lineOf(kod, product, option)] }
      const answer = (await app.post('/api/sepet-hesapla-post', request, { company: kod })).json()
      expect(answer).toMatchObject({ success: 1, data: { engeller: [], satis_durumlari: [product.satis] } })
      expect(answer.data.kur_rezervasyon_toplam.genel_toplam).toBeGreaterThan(0)
    },
  )
})

test('a stay begins at the hour its page says, and a campaign has a name of its own', async () => {
  const meltem = TENANTS.find(({ kod }) => kod === 'meltem')
  const id = app.tenants.byKod('meltem')?.id ?? 0
  const { stays, campaigns } = await withTenant(app.services.db, id, async (trx) => ({
    stays: await trx.selectFrom('opsiyon').select(['urun_k_no', 'konaklama']).execute(),
    campaigns: await trx.selectFrom('kampanya').select('ad').where('kapsam', '=', 'urun').execute(),
  }))
  const told = (meltem?.vitrinler ?? []).flatMap(({ urun, bilgi }) =>
    'giris_saati' in bilgi ? [[stableKey('meltem', 'urun', urun.anahtar), bilgi.giris_saati] as const] : [],
  )
  expect(new Set(told.map(([, time]) => time)).size).toBeGreaterThan(1)
  for (const [product, time] of told) {
    const own = stays.filter((stay) => stay.urun_k_no === product && stay.konaklama !== null)
    for (const { konaklama } of own) expect(konaklama?.giris_saati, product).toBe(time)
  }
  const titles = new Set(meltem?.urunler.map(({ ad }) => ad.en))
  expect(campaigns.length).toBeGreaterThan(0)
  for (const { ad } of campaigns) expect(titles.has(ad.en)).toBe(false)
})

test('a generated catalogue has two years of days for every product', async () => {
  const id = app.tenants.byKod('poyraz')?.id ?? 0
  const { db } = app.services
  const keys = () => withTenant(db, id, (trx) => trx.selectFrom('urun').select('k_no').execute())
  const before = new Set((await keys()).map((row) => row.k_no))
  await generateCatalog(db, id, 12, TODAY)
  const made = (await keys()).map((row) => row.k_no).filter((key) => !before.has(key))
  expect(made).toHaveLength(12)
  const month = addDays(TODAY, 690).slice(0, 7)
  const path = `/api/urun-takvim-getir?urun_k_no=${made.join(',')}&ay=${month}`
  const { takvimler } = (await app.get(path, { company: 'poyraz' })).json()
  expect(takvimler).toHaveLength(12)
  for (const { gunler } of takvimler) expect(gunler.every((day: { fiyat: number | null }) => day.fiyat)).toBe(true)
})
