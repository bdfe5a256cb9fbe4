import { LANGUAGES } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import { fromSentence, fromSum, fromWords, unitWords } from './price-unit.ts'
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

describe('a starting price', () => {
  const night = { birim: 'gece', sure_dk: 0, kur: 'EUR' } as const

  test('is a sentence as each language says it', () => {
    const said = LANGUAGES.map((language) => fromSentence(translatorFor(language, 'card'), '€150', night))
    expect(said).toEqual(['gecelik €150’dan başlayan', 'from €150 per night', 'ab €150 pro Nacht', 'от €150 за ночь'])
  })

  test('is cut around the sum, with the ending that belongs to it', () => {
    expect(fromWords(translatorFor('tr', 'card'), night)).toEqual({
      before: 'gecelik',
      ending: '’dan',
      after: 'başlayan',
    })
    expect(fromWords(translatorFor('en', 'card'), night)).toEqual({ before: 'from', ending: '', after: 'per night' })
  })

  test('ends in Turkish as its currency is spoken', () => {
    const ending = (kur: string) => fromWords(translatorFor('tr', 'card'), { ...night, kur }).ending
    expect(['EUR', 'TRY', 'USD', 'GBP', 'RUB'].map(ending)).toEqual(['’dan', '’dan', '’dan', '’den', '’den'])
  })

  test('stands alone where the unit is said elsewhere', () => {
    const said = LANGUAGES.map((language) => fromSum(translatorFor(language, 'card'), '€150', 'EUR'))
    expect(said).toEqual(['€150’dan başlayan', 'from €150', 'ab €150', 'от €150'])
  })
})
