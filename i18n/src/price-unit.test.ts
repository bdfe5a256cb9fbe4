import { LANGUAGES } from '@meltem/contract/language'
import { describe, expect, test } from 'vitest'
import { unitWords } from './price-unit.ts'
import { translatorFor } from './translator.ts'

const say = (language: (typeof LANGUAGES)[number], sure_dk: number) =>
  unitWords(translatorFor(language, 'card'), { birim: 'sure', sure_dk })

describe('what a price is for', () => {
  test('is the length of the session, in minutes or in hours', () => {
    expect(LANGUAGES.map((language) => say(language, 90))).toEqual([
      '90 dakika için',
      'for 90 minutes',
      'für 90 Minuten',
      'за 90 минут',
    ])
    expect(LANGUAGES.map((language) => say(language, 240))).toEqual([
      '4 saat için',
      'for 4 hours',
      'für 4 Stunden',
      'за 4 часа',
    ])
    expect(say('en', 60)).toBe('for 60 minutes')
    expect(say('ru', 300)).toBe('за 5 часов')
  })

  test('is the boat and the hour of a yacht, and the night of a person', () => {
    const card = translatorFor('en', 'card')
    expect(unitWords(card, { birim: 'tekne_saat', sure_dk: 0 })).toBe('per boat and hour')
    expect(unitWords(card, { birim: 'kisi_gece', sure_dk: 0 })).toBe('per person and night')
  })
})
