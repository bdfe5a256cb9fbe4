import type { ProductFacts } from '@meltem/contract/catalog/product-facts'
import type { Language } from '@meltem/contract/wire/language'
import { expect, it } from 'vitest'
import de from '../../../../i18n/src/messages/de.json' with { type: 'json' }
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import ru from '../../../../i18n/src/messages/ru.json' with { type: 'json' }
import tr from '../../../../i18n/src/messages/tr.json' with { type: 'json' }
import { keepMessages } from '../../platform/words/message-store.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { factsLine } from '../product/kind-facts.ts'
import { distanceWords, durationWords } from './fact-words.ts'
import { SAMPLE_FACTS } from './product-samples.ts'

for (const [language, messages] of Object.entries({ tr, en, de, ru })) keepMessages(language as Language, messages)
const wordsIn = (language: Language) => ({ language, t: translatorIn(language, 'facts') })
const line = (kind: keyof typeof SAMPLE_FACTS, language: Language) =>
  factsLine(SAMPLE_FACTS[kind] as unknown as ProductFacts, wordsIn(language))

it.each([
  ['tur', '7 hours · up to 14 people · hotel pick-up'],
  ['villa', '4 bedrooms · 6 beds · 900 m to the sea'],
  ['yat', 'Gulet · 12 people · 6 cabins · 24.5 m'],
  ['transfer', '23 km · 25 min · 60 min free waiting'],
  ['arac_kira', 'Fiat Egea · Manual · 5 seats'],
  ['otel', '5 stars · Half board · 50 m to the sea'],
  ['dugun', 'On the beach · up to 120 guests · legal ceremony possible'],
  ['saglik', 'Dental care · 5 days · 4 nights'],
  ['ekstra', 'Photographer · 1 h 30 min'],
] as const)('says what matters of %s', (kind, expected) => {
  expect(line(kind, 'en')).toBe(expected)
})

it('says it as each language does', () => {
  expect(line('villa', 'tr')).toBe('4 yatak odası · 6 yatak · denize 900 m')
  expect(line('villa', 'de')).toBe('4 Schlafzimmer · 6 Betten · 900 m zum Meer')
  expect(line('villa', 'ru')).toBe('4 спальни · 6 кроватей · 900 м до моря')
})

it('counts people of a day boat by day', () => {
  const boat = { ...SAMPLE_FACTS.yat, kabin: 0 } as unknown as ProductFacts
  expect(factsLine(boat, wordsIn('en'))).toBe('Gulet · 20 people · 24.5 m')
})

it('is silent about the sea where it is far', () => {
  const inland = { ...SAMPLE_FACTS.otel, denize_m: 270_000 } as unknown as ProductFacts
  expect(factsLine(inland, wordsIn('en'))).toBe('5 stars · Half board')
})

it.each([
  [45, '45 min'],
  [60, '1 hour'],
  [150, '2 h 30 min'],
  [1440, '1 day'],
  [4320, '3 days'],
])('%d minutes', (minutes, expected) => {
  expect(durationWords(minutes, wordsIn('en'))).toBe(expected)
})

it.each([
  [350, 'tr', '350 m'],
  [1000, 'tr', '1 km'],
  [2140, 'tr', '2,1 km'],
  [2140, 'ru', '2,1 км'],
] as const)('%d metres in %s', (metres, language, expected) => {
  expect(distanceWords(metres, wordsIn(language))).toBe(expected)
})
