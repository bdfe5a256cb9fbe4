import { LANGUAGES } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { describe, expect, it } from 'vitest'
import { counted, kindOf } from './counted.ts'

const facet = (...kinds: readonly (readonly [string, number])[]) => ({
  yuzler: [{ kod: 'urun_tipi', secenekler: kinds.map(([kod, sayi]) => ({ kod, sayi })) }],
})

describe('how many there are', () => {
  it('names the thing in every language', () => {
    expect(LANGUAGES.map((language) => counted(translatorFor(language, 'listing'), 8, 'arac_kira'))).toEqual([
      '8 araç',
      '8 cars',
      '8 Mietwagen',
      '8 автомобилей',
    ])
    expect([1, 3, 18].map((count) => counted(translatorFor('ru', 'listing'), count, 'villa'))).toEqual([
      '1 вилла',
      '3 виллы',
      '18 вилл',
    ])
    expect(counted(translatorFor('tr', 'listing'), 18, 'villa')).toBe('18 villa')
  })

  it('says it neutrally where kinds are mixed', () => {
    expect(counted(translatorFor('en', 'listing'), 95, undefined)).toBe('95 options')
  })
})

describe('the kind of a list', () => {
  it('is the only one that is left, or the only one that was chosen', () => {
    expect(kindOf(facet(['villa', 18], ['yat', 0]), [])).toBe('villa')
    expect(kindOf(facet(['villa', 18], ['yat', 7]), ['yat'])).toBe('yat')
  })

  it('is none where there are several', () => {
    expect(kindOf(facet(['villa', 18], ['yat', 7]), [])).toBeUndefined()
    expect(kindOf(facet(['villa', 18]), ['villa', 'yat'])).toBeUndefined()
    expect(kindOf({ yuzler: [] }, [])).toBeUndefined()
  })
})
