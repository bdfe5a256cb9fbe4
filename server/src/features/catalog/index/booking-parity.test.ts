import { clockOf } from '@meltem/domain/availability/opening-hours'
import { addDays, dayNumber } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { loadSoldDays } from '../../../seed/load-sold-days.ts'
import { startCatalogApp } from '../../../testing/catalog-app.ts'
import { TENANTS } from '../../../testing/demo-tenants.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { ImportedProduct } from '../import/read-product.ts'
import { hourStarts } from '../tariff/hour-starts.ts'
import { askedLine } from './asked-line.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const meltem = TENANTS.find(({ kod }) => kod === 'meltem')
const company = { company: 'meltem' }
/** What an option has that says nothing of its hours (migration 0027). */
const USUAL_HOURS = { acilis: '09:00', kapanis: '20:00', adim_dk: 30 }

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
async function askKernel(product: ImportedProduct, dates: { from: string; to: string }, pax: object, kur: string) {
  const totals: number[] = []
  for (const { anahtar, tarife, stok, sure_dk = 0, calisma = USUAL_HOURS } of product.secenekler) {
    const option = {
      urun_k_no: stableKey('meltem', 'urun', product.anahtar),
      opsiyon_k_no: stableKey('meltem', 'opsiyon', product.anahtar, anahtar),
      tarife: { tur: tarife.tur } as never,
      stok: stok?.tur ?? null,
      sure_dk,
      calisma_saatleri: calisma,
    }
    const days = { from: dayNumber(dates.from), to: dayNumber(dates.to) }
    const hours = hourStarts(option)?.map(clockOf)
    const times = stok?.tur === 'kalkis' ? stok.saatler : (hours ?? [undefined])
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

describe('a car at another hour and another place', () => {
  const days = { baslangic: addDays(TODAY, 60), bitis: addDays(TODAY, 67) }
  const times = { saat: '10:00', bitis_saat: '13:00' }
  const cars = (meltem?.vitrinler ?? []).filter(({ urun }) => urun.urun_tipi === 'arac_kira')

  function extrasOf(product: ImportedProduct, dil: 'tr' | 'ru', names: readonly string[]) {
    return (product.ekstralar ?? []).flatMap(({ anahtar, ad }) =>
      names.includes(ad[dil] ?? '') ? [{ k_no: stableKey('meltem', 'ekstra', product.anahtar, anahtar), adet: 1 }] : [],
    )
  }

  async function quote(product: ImportedProduct, line: object) {
    const totals: { toplam: number; opsiyon_k_no: string }[] = []
    for (const { anahtar } of product.secenekler) {
      const opsiyon_k_no = stableKey('meltem', 'opsiyon', product.anahtar, anahtar)
      const asked = {
        k_no: opsiyon_k_no,
        urun_k_no: stableKey('meltem', 'urun', product.anahtar),
        opsiyon_k_no,
        ...line,
      }
      const body = { lang: 'tr', secilen_kur: 'TRY', sepet_urunler: [asked] }
      const { data } = (await app.post('/api/sepet-hesapla-post', body, company)).json()
      if (data.engeller.length === 0) totals.push({ toplam: data.kur_rezervasyon_toplam.genel_toplam, opsiyon_k_no })
    }
    return totals.toSorted((a, b) => a.toplam - b.toplam)[0]
  }

  test.each([
    ['tr', { alis_yeri: 'Havalimanında teslim', donus_yeri: 'Otelden ya da villadan teslim alma' }],
    ['tr', { alis_yeri: ' Havalimanında teslim ' }],
    ['ru', { donus_yeri: 'Возврат в аэропорту' }],
    ['tr', { alis_yeri: 'Возврат в аэропорту' }],
    ['tr', {}],
  ] as const)('costs on its card what the kernel quotes (%s %o)', async (dil, places) => {
    const query = { dil, urun_tipi: 'arac_kira', kur: 'TRY', yetiskin: '2', ...days, ...times, ...places }
    const listed = await listAll(query)
    expect(listed.length).toBeGreaterThan(0)
    for (const { urun } of cars) {
      const names = Object.values(places as Record<string, string>).map((name) => name.trim())
      const wanted = await quote(urun, {
        baslangic: days.baslangic,
        baslangic_saat: times.saat,
        bitis: days.bitis,
        bitis_saat: times.bitis_saat,
        pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
        ekstra_hizmetler: extrasOf(urun, dil, names),
      })
      const card = listed.find(({ k_no }) => k_no === stableKey('meltem', 'urun', urun.anahtar))
      expect(card?.tarihli_fiyat ?? undefined, urun.anahtar).toEqual(
        wanted && { ...wanted, gun: 8, kur: 'TRY', musait: true },
      )
    }
  })

  test('is dearer for three hours more and for every place with a fee', async () => {
    const query = { urun_tipi: 'arac_kira', kur: 'TRY', ...days }
    const [plain, late, brought] = await Promise.all([
      listAll(query),
      listAll({ ...query, ...times }),
      listAll({ ...query, ...times, alis_yeri: 'Havalimanında teslim' }),
    ])
    expect(late.length).toBeGreaterThan(0)
    for (const { k_no, tarihli_fiyat } of late) {
      const totalIn = (cards: readonly Card[]) => cards.find((card) => card.k_no === k_no)?.tarihli_fiyat?.toplam ?? 0
      // A car that is free three hours longer is free for the shorter hire too.
      expect(tarihli_fiyat?.toplam).toBeGreaterThan(totalIn(plain))
      expect(totalIn(brought)).toBeGreaterThan(tarihli_fiyat?.toplam ?? 0)
    }
  })

  test('changes nothing for other kinds', async () => {
    const query = { urun_tipi: 'villa', kur: 'TRY', ...days }
    expect(await listAll({ ...query, ...times, alis_yeri: 'Havalimanında teslim' })).toEqual(await listAll(query))
  })

  test('is offered with the fee of the place, in the language asked for, where the list has nothing but cars', async () => {
    const ask = async (query: string) => (await app.get(`/api/category-urun-listele?${query}`, company)).json().data
    const { yerler } = await ask('dil=en&kur=EUR&urun_tipi=arac_kira')
    expect(yerler).toContainEqual({ grup: 'alis_yeri', ad: 'Pick-up at the airport', fiyat: 15 })
    expect(yerler).toContainEqual({ grup: 'donus_yeri', ad: 'Return at the airport', fiyat: 10 })
    expect(yerler).toHaveLength(4)
    expect((await ask('dil=en&kur=EUR')).yerler).toEqual([])
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
