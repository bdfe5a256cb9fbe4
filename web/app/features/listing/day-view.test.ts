import { expect, it } from 'vitest'
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import { keepMessages } from '../../platform/words/message-store.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { dayViews } from './day-view.ts'
import { readFilters } from './filters/listing-filters.ts'

keepMessages('en', en)
const days = (prices: readonly (number | null)[], query = '') =>
  dayViews(
    prices.map((fiyat, index) => ({ tarih: `2027-08-1${index}`, fiyat })),
    {
      filters: readFilters(new URLSearchParams(query)),
      pathname: '/en/c/tours',
      language: 'en',
      currency: 'EUR',
      t: translatorIn('en', 'listing'),
    },
  )

it('marks the lowest days, and none where all cost the same', () => {
  expect(days([48, 39, null, 39]).map(({ lowest }) => lowest)).toEqual([false, true, false, true])
  expect(days([48, 48]).some(({ lowest }) => lowest)).toBe(false)
})

it('leads to the day, and from the chosen day back', () => {
  const [first, second] = days([48, 39], 'baslangic=2027-08-10&bolge=kas&sayfa=2')
  expect(first).toMatchObject({ chosen: true, href: '/en/c/tours?bolge=kas' })
  expect(second).toMatchObject({ chosen: false, href: '/en/c/tours?bolge=kas&baslangic=2027-08-11' })
})

it('shows and reads out the exact price', () => {
  expect(days([48.2, null]).map(({ label }) => label)).toEqual(['Tue 10.08.2027: €48.20', 'Wed 11.08.2027: sold out'])
})
