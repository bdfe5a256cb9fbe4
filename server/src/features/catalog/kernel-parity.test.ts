import type { DemoProduct } from '@meltem/demo/product-data'
import { TENANTS } from '@meltem/demo/tenants'
import { addDays, dayNumber } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../db/connection.ts'
import { stableKey } from '../../db/stable-key.ts'
import { loadSoldDays } from '../../seed/load-sold-days.ts'
import { startCatalogApp } from '../../testing/catalog-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { askedLine } from './asked-line.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const meltem = TENANTS.find(({ kod }) => kod === 'meltem')
const company = { company: 'meltem' }

let app: TestApp
beforeAll(async () => {
  app = await startCatalogApp({ environment: { RATE_LIMIT: '1000000' } })
  const id = app.tenants.byKod('meltem')?.id ?? 0
  if (!meltem) throw new Error('there is no demo tenant')
  await withTenant(app.services.db, id, (trx) => loadSoldDays(trx, id, meltem, TODAY))
  await app.owner.pool.query('analyze')
})
afterAll(() => app.close())

interface Card {
  readonly k_no: string
  readonly baslik: string
  readonly tarihli_fiyat: { toplam: number; musait: boolean } | null
}

async function listAll(query: Record<string, string>): Promise<Card[]> {
  const cards: Card[] = []
  for (let page = 1; ; page += 1) {
    const words = new URLSearchParams({ dil: 'tr', adet: '48', sayfa: String(page), ...query })
    const { data } = (await app.get(`/api/category-urun-listele?${words}`, company)).json()
    cards.push(...data.urunler)
    if (cards.length >= data.toplam) return cards
  }
}

/** What the kernel says to the same question: the cheapest option that can be booked. */
async function askKernel(product: DemoProduct, dates: { from: string; to: string }, pax: object, kur: string) {
  const totals: number[] = []
  for (const { anahtar, tarife, stok } of product.secenekler) {
    const option = {
      urun_k_no: stableKey('meltem', 'urun', product.anahtar),
      opsiyon_k_no: stableKey('meltem', 'opsiyon', product.anahtar, anahtar),
      tarife: { tur: tarife.tur } as never,
      stok: stok?.tur ?? null,
    }
    const days = { from: dayNumber(dates.from), to: dayNumber(dates.to) }
    const times = stok?.tur === 'kalkis' ? stok.saatler : [undefined]
    for (const saat of times) {
      const line = askedLine(option, days, pax as never)
      const chosen = saat === undefined ? line : { ...line, baslangic_saat: saat }
      const body = { lang: 'tr', secilen_kur: kur, sepet_urunler: [{ ...chosen }] }
      const answer = (await app.post('/api/sepet-hesapla-post', body, company)).json()
      if (answer.success === 1 && answer.data.engeller.length === 0) {
        totals.push(answer.data.kur_rezervasyon_toplam.genel_toplam)
      }
    }
  }
  return totals.length === 0 ? undefined : Math.min(...totals)
}

/** Kinds whose price hangs on the hour of the day are asked for noon, and their shuttles leave at other hours. */
const CLOCKED: readonly string[] = ['transfer']

const QUESTIONS = [
  { ad: 'a week in two months', from: 60, to: 67, pax: { yetiskin: 2, cocuk: 0, bebek: 0 }, kur: 'EUR' },
  { ad: 'a weekend with children', from: 34, to: 37, pax: { yetiskin: 2, cocuk: 2, bebek: 1 }, kur: 'TRY' },
  { ad: 'ten days next summer', from: 250, to: 260, pax: { yetiskin: 8, cocuk: 0, bebek: 0 }, kur: 'EUR' },
  { ad: 'tomorrow', from: 1, to: 4, pax: { yetiskin: 2, cocuk: 0, bebek: 0 }, kur: 'USD' },
]

describe.each(QUESTIONS)('$ad', ({ from, to, pax, kur }) => {
  const dates = { from: addDays(TODAY, from), to: addDays(TODAY, to) }

  test('lists exactly what the kernel would sell, at its price', async () => {
    const party = Object.fromEntries(Object.entries(pax).map(([who, count]) => [who, String(count)]))
    // Departures are looked for in a range of days; the kernel is asked for one of them.
    const nightly = await listAll({ baslangic: dates.from, bitis: dates.to, kur, ...party })
    const daily = await listAll({ baslangic: dates.from, kur, ...party })
    for (const { urun } of meltem?.vitrinler ?? []) {
      if (CLOCKED.includes(urun.urun_tipi)) continue
      const oneDay = urun.secenekler.some(({ stok }) => stok?.tur === 'kalkis')
      const listed = (oneDay ? daily : nightly).find(({ k_no }) => k_no === stableKey('meltem', 'urun', urun.anahtar))
      const wanted = await askKernel(urun, dates, pax, kur)
      expect(listed?.tarihli_fiyat?.toplam, urun.anahtar).toBe(wanted)
    }
  })
})

test('a booking elsewhere is seen in the next list', async () => {
  const id = app.tenants.byKod('meltem')?.id ?? 0
  const key = stableKey('meltem', 'urun', 'villa-zeytin')
  const query = { urun_tipi: 'villa', baslangic: addDays(TODAY, 480), bitis: addDays(TODAY, 487), yetiskin: '2' }
  const before = await listAll(query)
  expect(before.map(({ k_no }) => k_no)).toContain(key)
  await withTenant(app.services.db, id, async (trx) => {
    const unit = stableKey('meltem', 'birim', 'villa-zeytin', '0')
    const claim = { birim_k_no: unit, durum: 'blocked' as const, rezervasyon_k_no: null, sira: null }
    const days = {
      baslangic: new Date(`${addDays(TODAY, 481)}T09:00:00Z`),
      bitis: new Date(`${addDays(TODAY, 484)}T09:00:00Z`),
    }
    await trx
      .insertInto('tutma')
      .values({ tenant_id: id, ...claim, ...days, kalkis_k_no: null, tutma_bitis: null, aciklama: null })
      .execute()
  })
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const after = await listAll(query)
  expect(after.map(({ k_no }) => k_no)).not.toContain(key)
})
