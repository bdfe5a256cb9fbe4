import { expect, it } from 'vitest'
import { readFilters } from './filters/listing-filters.ts'
import { tripHref } from './trip-href.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))
const DAYS = 'baslangic=2027-06-10&bitis=2027-06-16'
const priced = { toplam: 200, kur: 'EUR', musait: true, opsiyon_k_no: 'automatic', gun: 6 }
const of = (urun_tipi: Parameters<typeof tripHref>[1]['urun_tipi'], tarihli_fiyat: typeof priced | null = null) => ({
  urun_tipi,
  tarihli_fiyat,
})

it('leads to a car with all of it, and to the option its price is of', () => {
  const query = `${DAYS}&saat=09:30&alis_yeri=Airport%201&yetiskin=2`
  const asked = read(`${query}&sirala=puan&sayfa=2&bolge=kas`)
  expect(tripHref('/x', of('arac_kira', priced), asked)).toBe(`/x?${query}&secenek=automatic`)
  expect(tripHref('/x', of('arac_kira'), asked)).toBe(`/x?${query}`)
  expect(tripHref('/x', of('arac_kira'), read('baslangic=2027-06-30'))).toBe('/x?baslangic=2027-06-30&bitis=2027-07-01')
})

it('leads to a house with its nights and its party, and with no place of a car', () => {
  const asked = read(`${DAYS}&saat=09:30&alis_yeri=Airport&yetiskin=2&cocuk=1`)
  expect(tripHref('/x', of('villa', priced), asked)).toBe(`/x?${DAYS}&yetiskin=2&cocuk=1&secenek=automatic`)
  expect(tripHref('/x', of('villa', { ...priced, musait: false }), asked)).toBe(`/x?${DAYS}&yetiskin=2&cocuk=1`)
})

it('leads to a tour with its day, but not with a range of which one day was priced', () => {
  expect(tripHref('/x', of('tur', priced), read('baslangic=2027-06-10&yetiskin=3'))).toBe(
    '/x?baslangic=2027-06-10&yetiskin=3&secenek=automatic',
  )
  expect(tripHref('/x', of('tur', priced), read(`${DAYS}&yetiskin=3`))).toBe('/x?yetiskin=3&secenek=automatic')
  expect(tripHref('/x', of('tur', priced), read(DAYS))).toBe('/x?secenek=automatic')
})

it('keeps a plain address plain, and leaves a ride to its own form', () => {
  expect(tripHref('/x', of('villa'), read('sirala=puan&bolge=kas'))).toBe('/x')
  expect(tripHref('/t/x', of('transfer', priced), read(DAYS))).toBe('/t/x')
})
