import { describe, expect, it } from 'vitest'
import {
  changed,
  cleared,
  isFiltered,
  listHref,
  NO_FILTERS,
  queryOf,
  readFilters,
  writeFilters,
} from './listing-filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('readFilters', () => {
  it('reads boxes of a form and joined lists alike', () => {
    expect(read('bolge=gocek&bolge=fethiye').bolge).toEqual(['gocek', 'fethiye'])
    expect(read('bolge=gocek,fethiye,gocek').bolge).toEqual(['gocek', 'fethiye'])
    expect(read('ozellik=sure:tam_gun&ozellik=havuz:ozel,sure:cok_gun').ozellik).toEqual([
      'sure:tam_gun',
      'havuz:ozel',
      'sure:cok_gun',
    ])
  })

  it.each([
    ['an empty address', ''],
    ['empty fields of a form', 'ara=&fiyat_en_az=&fiyat_en_cok=&baslangic=&yetiskin=&sirala=onerilen'],
    ['absurd numbers', 'sayfa=0&yetiskin=1000&fiyat_en_az=-5&fiyat_en_cok=1e400&puan=9&cocuk=1.5'],
    ['pages far out', 'sayfa=99999999999'],
    ['days that do not exist', 'baslangic=2027-02-30&bitis=2027-13-01'],
    ['an end without a start', 'bitis=2027-08-10'],
    ['unknown words', 'urun_tipi=uzay&satis=belki&gorunum=3d&sirala=drop&ucretsiz_iptal=2'],
    ['markup and SQL in names', 'bolge=<script>,a;drop&ozellik=x,y:<b>,:a,a:&kutu=1,2,3'],
    ['times that are none, and the usual one', 'saat=24:00&bitis_saat=10:00'],
    ['places without a name', 'alis_yeri=%20%20&donus_yeri='],
    ['both ways of booking', 'satis=direk&satis=sor_sat'],
  ])('finds nothing in %s', (_, query) => {
    expect(read(query)).toEqual(NO_FILTERS)
  })

  it('puts a range of prices the right way round', () => {
    expect(read('fiyat_en_az=120&fiyat_en_cok=25')).toMatchObject({ fiyat_en_az: 25, fiyat_en_cok: 120 })
  })

  it('keeps a stay only when it ends after it starts', () => {
    expect(read('baslangic=2027-08-10&bitis=2027-08-17').bitis).toBe('2027-08-17')
    expect(read('baslangic=2027-08-10&bitis=2027-08-10').bitis).toBeUndefined()
  })

  it('cuts endless words and takes any script', () => {
    expect(read(`ara=${'x'.repeat(500)}`).ara).toHaveLength(120)
    expect(read(`ara=${encodeURIComponent(' Кaş 🐟 שלום ')}`).ara).toBe('Кaş 🐟 שלום')
  })

  it('bounds what a list may name', () => {
    expect(read(`bolge=${Array.from({ length: 60 }, (_, index) => `b${index}`).join()}`).bolge).toHaveLength(20)
  })
})

describe('writeFilters', () => {
  it('reads back what it wrote', () => {
    const query =
      'ara=g%C3%B6cek&urun_tipi=tur,yat&bolge=gocek&ozellik=sure:tam_gun&baslangic=2027-08-10&saat=09:30&bitis_saat=13:00&alis_yeri=Airport%20%26%20port&yetiskin=2&fiyat_en_cok=120&satis=direk&ucretsiz_iptal=1&puan=4&kutu=36,28,37,30&sirala=puan&sayfa=3&gorunum=harita'
    expect(writeFilters(read(query))).toBe(query)
  })

  it('writes nothing without filters', () => {
    expect(writeFilters(NO_FILTERS)).toBe('')
    expect(listHref('/tr/c/turlar', NO_FILTERS)).toBe('/tr/c/turlar')
  })
})

describe('a changed list', () => {
  it('starts at its first page', () => {
    expect(changed(read('sayfa=4&bolge=kas'), { bolge: [] })).toEqual(NO_FILTERS)
    expect(changed(NO_FILTERS, { sayfa: 2 }).sayfa).toBe(2)
  })

  it('keeps dates, places, party, order and view when filters are cleared', () => {
    const kept = 'baslangic=2027-08-10&saat=09:30&alis_yeri=Airport&yetiskin=2&sirala=puan&gorunum=harita'
    expect(writeFilters(cleared(read(`${kept}&bolge=kas&fiyat_en_az=5&ara=x&sayfa=2`)))).toBe(kept)
  })

  it('is the one search engines know when only its page differs', () => {
    expect(isFiltered(read('sayfa=2'))).toBe(false)
    expect(isFiltered(read('sirala=puan'))).toBe(true)
  })
})

it('asks the API in its own words, without the view', () => {
  expect(queryOf(read('bolge=kas,kalkan&gorunum=harita&ucretsiz_iptal=1'))).toEqual({
    bolge: 'kas,kalkan',
    ucretsiz_iptal: '1',
    sayfa: 1,
  })
})
