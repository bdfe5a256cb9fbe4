import type { ProductCard } from '@meltem/contract/catalog/catalog'
import type { Listing } from '@meltem/contract/catalog/listing'
import type { ProductFacts } from '@meltem/contract/catalog/product-facts'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { describe, expect, it } from 'vitest'
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import { keepMessages } from '../../platform/words/message-store.ts'
import { sampleBand as row, SAMPLE_FACTS, sampleCard } from '../catalog/product-samples.ts'
import { bandsOf, loadCars } from './cars-data.ts'
import { readFilters } from './filters/listing-filters.ts'

keepMessages('en', en)

const facts = (kind: keyof typeof SAMPLE_FACTS) => SAMPLE_FACTS[kind] as unknown as ProductFacts

const car = {
  baslik: 'Economy',
  baslangic_fiyat: { fiyat: 29, kur: 'EUR', eski_fiyat: null, birim: 'gun' as const, sure_dk: 0 },
  secenekler: [{ k_no: 'o' }],
  sezonlar: [row('2027-06-01', 1, 38), row('2027-06-01', 7, 29), row('2027-08-01', 1, 60), row('2027-08-01', 7, 50)],
}
const read = (query: string) => readFilters(new URLSearchParams(query))
const bands = (query: string, days: number | null = null, today = '2027-05-20') =>
  bandsOf(car, { language: 'en', filters: read(query), today }, days)

it('marks the length that was asked for, in the season of its first day', () => {
  expect(bands('baslangic=2027-06-10&bitis=2027-06-17', 7)).toEqual({
    note: 'Economy, tariff 01.06.2027–30.06.2027',
    cells: [
      { length: '1–6 days', price: '€38.00', yours: null },
      { length: '7 days and more', price: '€29.00', yours: 'your hire' },
    ],
  })
  expect(bands('baslangic=2027-08-10&bitis=2027-08-11', 1)?.cells.map(({ price, yours }) => [price, yours])).toEqual([
    ['€60.00', 'your hire'],
    ['€50.00', null],
  ])
})

it('shows the coming season where no day was asked for, and nothing after the last', () => {
  expect(bands('')?.cells.map(({ price, yours }) => [price, yours])).toEqual([
    ['€38.00', null],
    ['€29.00', null],
  ])
  expect(bands('', null, '2028-01-01')).toBeNull()
})

it('is for lists of nothing but cars, asks for the cheapest of them and says how each is drawn', async () => {
  const asked = { language: 'en' as const, filters: read(''), today: '2027-05-20' }
  const keys: unknown[] = []
  const call = (_: unknown, { k_no }: { k_no: string }) => {
    keys.push(k_no)
    return Promise.resolve({ success: 1, data: car })
  }
  const rendering = { call, currency: 'EUR' } as unknown as Rendering
  const load = (urunler: readonly ProductCard[]) =>
    loadCars(rendering, { urunler, toplam: urunler.length, yerler: [], kur: 'EUR' } as unknown as Listing, asked)
  const dear = sampleCard({
    k_no: 'dear',
    bilgi: facts('arac_kira'),
    arac: 'kombi',
    baslangic_fiyat: { ...car.baslangic_fiyat, fiyat: 90 },
  })
  const cheap = sampleCard({ k_no: 'cheap', bilgi: facts('arac_kira'), baslangic_fiyat: car.baslangic_fiyat })
  expect(await load([])).toBeNull()
  expect(await load([cheap, sampleCard({ bilgi: facts('villa') })])).toBeNull()
  expect(await load([dear, cheap])).toMatchObject({
    scale: '2 classes, all drawn to one scale.',
    bands: { cells: [{ price: '€38.00' }, { price: '€29.00' }] },
    drawings: { dear: { kind: 'kombi', label: 'Fiat Egea' }, cheap: { kind: 'mini', label: 'Fiat Egea' } },
  })
  expect(keys).toEqual(['cheap'])
  const none = {
    urunler: [],
    toplam: 0,
    yerler: [],
    kur: 'EUR',
    yakin: { birak: 'baslangic', sayi: 1, urunler: [cheap] },
  }
  expect(await loadCars(rendering, none as unknown as Listing, asked)).toMatchObject({
    scale: null,
    drawings: { cheap: { kind: 'mini' } },
  })
})

describe('a list of cars that was asked for times and places', () => {
  const yerler = [
    { grup: 'alis_yeri', ad: 'Airport', fiyat: 15 },
    { grup: 'alis_yeri', ad: 'Hotel', fiyat: null },
    { grup: 'donus_yeri', ad: 'Airport', fiyat: 0 },
  ]
  const rendering = {
    call: () => Promise.resolve({ success: 1, data: car }),
    currency: 'EUR',
  } as unknown as Rendering
  const priced = { toplam: 300, kur: 'EUR', musait: true, opsiyon_k_no: 'automatic', gun: 6 }
  const card = (differences: Partial<ProductCard>) => sampleCard({ bilgi: facts('arac_kira'), ...differences })
  const load = (query: string, urunler: readonly ProductCard[]) =>
    loadCars(rendering, { urunler, toplam: urunler.length, yerler, kur: 'EUR' } as unknown as Listing, {
      language: 'en',
      filters: read(query),
      today: '2027-05-20',
    })
  const days = 'baslangic=2027-06-10&bitis=2027-06-16'

  it('offers the office of its town first, then the places with their fees', async () => {
    expect((await load('', [card({})]))?.places).toEqual({
      alis_yeri: [
        { value: '', label: 'Göcek office, free' },
        { value: 'Airport', label: 'Airport, €15.00' },
        { value: 'Hotel', label: 'Hotel' },
      ],
      donus_yeri: [
        { value: '', label: 'Göcek office, free' },
        { value: 'Airport', label: 'Airport, free' },
      ],
    })
    const elsewhere = card({ k_no: 'b', bolge: { k_no: 'b', kod: 'bodrum', baslik: 'Bodrum', slug: 'bodrum' } })
    const both = await load('', [card({}), elsewhere])
    expect(both?.places.alis_yeri[0]?.label).toBe('Office where the car is based, free')
  })

  it('says the days the tariff counts and the fees of the places, and marks that length', async () => {
    expect(await load('', [card({})])).toMatchObject({ asked: null })
    // Two hours late are still six days to this tariff.
    const late = await load(`${days}&bitis_saat=12:00&alis_yeri=Airport&donus_yeri=Airport`, [
      card({ tarihli_fiyat: priced }),
    ])
    expect(late?.asked).toBe('6 days. Airport: €15.00. Airport: free.')
    expect(late?.bands?.cells.map(({ yours }) => yours)).toEqual(['your hire', null])
    // No product has a price for these days: then the clock alone counts.
    const unpriced = await load(`${days}&bitis_saat=12:00&alis_yeri=Hotel`, [card({})])
    expect(unpriced?.asked).toBe('7 days.')
    expect(unpriced?.bands?.cells.map(({ yours }) => yours)).toEqual([null, 'your hire'])
  })
})
