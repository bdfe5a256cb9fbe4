import type { ProductFacts } from '@meltem/contract/product-facts'
import { expect, test } from 'vitest'
import { translatorIn } from '../../lib/translator.ts'
import { SAMPLE_FACTS } from '../catalog/product-samples.ts'
import { factsOf, particularsOf } from './fact-rows.ts'

const wordsIn = (language: 'tr' | 'en' | 'de' | 'ru') => ({ t: translatorIn(language, 'facts'), language })
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
    particularsOf({ ...SAMPLE_FACTS.yat, bayrak } as ProductFacts, wordsIn(language)).map(({ value }) => value)
  expect(values('TR')).toContain(country)
  expect(values('Malta')).toContain('Malta')
})
