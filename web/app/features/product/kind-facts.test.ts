import type { ProductFacts } from '@meltem/contract/catalog/product-facts'
import type { Language } from '@meltem/contract/wire/language'
import { expect, test } from 'vitest'
import de from '../../../../i18n/src/messages/de.json' with { type: 'json' }
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import ru from '../../../../i18n/src/messages/ru.json' with { type: 'json' }
import tr from '../../../../i18n/src/messages/tr.json' with { type: 'json' }
import { keepMessages } from '../../platform/words/message-store.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { SAMPLE_FACTS } from '../catalog/product-samples.ts'
import { factsOf, particularsOf } from './kind-facts.ts'

for (const [language, messages] of Object.entries({ tr, en, de, ru })) keepMessages(language as Language, messages)
const wordsIn = (language: Language) => ({ t: translatorIn(language, 'facts'), language })
const textsOf = (facts: object) => factsOf(facts as ProductFacts, wordsIn('en')).map(({ text }) => text)

test('the sea is named where it is near, and not far inland', () => {
  expect(textsOf({ ...SAMPLE_FACTS.otel, denize_m: 60 })).toContain('60 m to the sea')
  expect(textsOf({ ...SAMPLE_FACTS.otel, denize_m: 270_000 }).join()).not.toContain('to the sea')
})

test.each([
  ['tr', 'Türkiye'],
  ['de', 'Türkei'],
  ['ru', 'Турция'],
] as const)('a flag is the name of its country in %s', (language, country) => {
  const values = (bayrak: string) =>
    particularsOf({ ...SAMPLE_FACTS.yat, bayrak } as unknown as ProductFacts, wordsIn(language)).map(
      ({ value }) => value,
    )
  expect(values('TR')).toContain(country)
  expect(values('Malta')).toContain('Malta')
})
