import { LANGUAGES } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import { translatorFor } from './translator.ts'
import { type TripFacts, tripSteps } from './trip-steps.ts'

const tour = {
  baslik: 'Twelve Islands',
  baslangic: '2026-08-16',
  baslangic_saat: '09:30',
  kosullar: {
    pencereler: [
      { iade_oran: 100, son: '2026-08-14T09:30' },
      { iade_oran: 50, son: '2026-08-15T09:30' },
    ],
  },
}
const facts: TripFacts = {
  biletler: [tour],
  kalan: 103.5,
  kur: 'EUR',
  odemeler: [],
  alindi: '2026-08-10T11:24:00Z',
}

function stepsIn(language: (typeof LANGUAGES)[number], told: TripFacts) {
  const ticket = translatorFor(language, 'ticket')
  const cancellation = translatorFor(language, 'cancellation')
  return tripSteps(
    { ticket: (...said) => ticket(...said), cancellation: (...said) => cancellation(...said) },
    language,
    told,
  )
}

describe('what comes next', () => {
  test.each(LANGUAGES)('%s: three dated steps, each with words', (language) => {
    const steps = stepsIn(language, facts)
    expect(steps).toHaveLength(3)
    expect(steps.map(({ ne_zaman }) => ne_zaman.match(/\d\d\.\d\d\.2026/)?.[0])).toEqual([
      '10.08.2026',
      '14.08.2026',
      '16.08.2026',
    ])
    for (const { baslik, metin } of steps) expect(`${baslik}${metin}`).not.toMatch(/ticket\.|\{|undefined/)
  })

  test('a payment with a date takes the place of the day of booking, and nothing is brought to the quay', () => {
    const odemeler = [{ tutar: 103.5, vade: '2026-08-15T15:00:00Z' }]
    const steps = stepsIn('en', { ...facts, odemeler })
    expect(steps.map(({ ne_zaman, baslik }) => `${ne_zaman}: ${baslik}`)).toEqual([
      'Until 14.08.2026, 09:30: Cancel free of charge',
      'Until 15.08.2026 18:00: Pay €103.50',
      '16.08.2026, 09:30: Twelve Islands',
    ])
    expect(steps[2]?.metin).toBe('Please be there five minutes early.')
  })

  test('of several services the window that closes first is named with its service', () => {
    const villa = {
      baslik: 'Villa',
      baslangic: '2026-08-20',
      baslangic_saat: null,
      kosullar: { pencereler: [{ iade_oran: 50, son: '2026-08-12' }] },
    }
    const [, wayOut] = stepsIn('en', { ...facts, biletler: [tour, villa] })
    expect(wayOut).toEqual({
      ne_zaman: 'Until 12.08.2026',
      baslik: 'Cancel with 50% refunded',
      metin: 'Villa. After that: no refund',
    })
  })

  test('what is left is brought to the one service there is, and to none of several', () => {
    const last = (biletler: TripFacts['biletler']) => stepsIn('en', { ...facts, biletler }).at(-1)?.metin
    expect(last([tour])).toBe('Please be there five minutes early. Bring €103.50: cash or card.')
    expect(last([tour, tour])).toBe('Please be there five minutes early.')
  })

  test('without the day of booking the second window to cancel in is the step between', () => {
    expect(stepsIn('en', { ...facts, alindi: null }).map(({ ne_zaman, baslik }) => `${ne_zaman}: ${baslik}`)).toEqual([
      'Until 14.08.2026, 09:30: Cancel free of charge',
      'Until 15.08.2026, 09:30: Cancel with 50% refunded',
      '16.08.2026, 09:30: Twelve Islands',
    ])
  })

  test('a trip without services has no steps', () => {
    expect(stepsIn('en', { ...facts, biletler: [] })).toEqual([])
  })
})
