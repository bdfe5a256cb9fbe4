import { describe, expect, it } from 'vitest'
import en from '../../../../../i18n/src/messages/en.json' with { type: 'json' }
import { keepMessages } from '../../../platform/words/message-store.ts'
import { translatorIn } from '../../../platform/words/translator.ts'
import { activeFilters, blockingFilter } from './active-filters.ts'
import { type FilterNames, facetViews } from './facet-view.ts'
import { readFilters, writeFilters } from './listing-filters.ts'

keepMessages('en', en)
const place = { k_no: '1', ust_k_no: '9', not: '', enlem: 36, boylam: 29, gorsel: null, deniz: null, urun_sayisi: 3 }
const names: FilterNames = {
  language: 'en',
  listing: translatorIn('en', 'listing'),
  card: translatorIn('en', 'card'),
  regions: [
    { ...place, kod: 'gocek', baslik: 'Göcek', slug: 'gocek' },
    { ...place, kod: 'kas', baslik: 'Kaş', slug: 'kas' },
  ],
  variants: [
    {
      k_no: '2',
      kod: 'sure',
      baslik: { tr: 'Süre', en: 'Duration' },
      secenekler: [{ k_no: '3', kod: 'tam_gun', baslik: { tr: 'Tam gün', en: 'Full day' } }],
    },
  ],
}
const read = (query: string) => readFilters(new URLSearchParams(query))
const chips = (query: string) =>
  activeFilters(read(query), names, 'EUR').map(({ name, without }) => [name, writeFilters(without)])

describe('activeFilters', () => {
  it('names every filter and leads to the list without it', () => {
    expect(chips('bolge=gocek,kas&ozellik=sure:tam_gun&satis=direk&sayfa=3')).toEqual([
      ['Göcek', 'bolge=kas&ozellik=sure:tam_gun&satis=direk'],
      ['Kaş', 'bolge=gocek&ozellik=sure:tam_gun&satis=direk'],
      ['Full day', 'bolge=gocek,kas&satis=direk'],
      ['Instant confirmation', 'bolge=gocek,kas&ozellik=sure:tam_gun'],
    ])
  })

  it.each([
    ['fiyat_en_az=25&fiyat_en_cok=120', '€25.00 – €120.00'],
    ['fiyat_en_az=25', '€25.00 and more'],
    ['fiyat_en_cok=120', 'up to €120.00'],
    ['puan=4.5', '4.5 and up'],
    ['ucretsiz_iptal=1', 'Free cancellation'],
    ['kutu=36,28,37,30', 'Map area'],
    ['ara=gulet', 'gulet'],
    ['urun_tipi=villa', 'Villa'],
    ['bolge=atlantis', 'atlantis'],
  ])('%s is one filter', (query, name) => {
    expect(chips(query)).toEqual([[name, '']])
  })

  it('leaves dates, party, order and view to the heading', () => {
    expect(chips('baslangic=2027-08-10&yetiskin=2&sirala=puan&gorunum=harita')).toEqual([])
  })
})

describe('blockingFilter', () => {
  const blocking = (given: string, query: string) => {
    const found = blockingFilter(given, read(query), names, 'EUR')
    return found && [found.name, writeFilters(found.without)]
  }

  it.each([
    ['bolge', 'bolge=gocek,kas&puan=4', 'Göcek, Kaş', 'puan=4'],
    ['sure', 'ozellik=sure:tam_gun&puan=4', 'Full day', 'puan=4'],
    ['fiyat', 'fiyat_en_cok=3&puan=4', 'up to €3.00', 'puan=4'],
    ['tarih', 'baslangic=2027-08-10&bitis=2027-08-12&puan=4', 'dates', 'puan=4'],
    ['tarih', 'baslangic=2027-08-10&saat=09:30&bitis_saat=13:00&alis_yeri=Port', 'dates', 'alis_yeri=Port'],
    ['kisi', 'yetiskin=9&puan=4', 'number of guests', 'puan=4'],
    ['ara', 'ara=x&puan=4', 'x', 'puan=4'],
  ])('%s stands in the way', (given, query, name, without) => {
    expect(blocking(given, query)).toEqual([name, without])
  })

  it('knows nothing of what the address does not carry', () => {
    expect(blocking('hepsi', 'bolge=kas')).toBeUndefined()
    expect(blocking('bolge', 'puan=4')).toBeUndefined()
  })
})

describe('facetViews', () => {
  it('orders and names the groups, and leaves out what is empty or unknown', () => {
    const views = facetViews(
      [
        {
          kod: 'ucretsiz_iptal',
          secenekler: [
            { kod: '0', sayi: 9 },
            { kod: '1', sayi: 4 },
          ],
        },
        { kod: 'sure', secenekler: [{ kod: 'tam_gun', sayi: 7 }] },
        { kod: 'bilinmeyen', secenekler: [{ kod: 'x', sayi: 1 }] },
        { kod: 'bolge', secenekler: [{ kod: 'kas', sayi: 5 }] },
        { kod: 'urun_tipi', secenekler: [] },
      ],
      names,
    )
    expect(
      views.map(({ title, choices }) => [title, choices.map(({ value, label, count }) => [value, label, count])]),
    ).toEqual([
      ['Destination', [['kas', 'Kaş', 5]]],
      ['Duration', [['sure:tam_gun', 'Full day', 7]]],
      ['Booking', [['1', 'Free cancellation', 4]]],
    ])
  })
})
