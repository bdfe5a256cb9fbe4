import { describe, expect, test } from 'vitest'
import { TEST_CARDS } from '../gateways/test-bank/bank-cards.ts'
import { carriesCard } from './card-guard.ts'

describe('a card number is found', () => {
  test.each(TEST_CARDS.map(({ numara }) => numara))('%s, wherever it stands', (numara) => {
    const spaced = numara.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
    for (const text of [numara, spaced, spaced.replaceAll(' ', '-'), `my card is ${spaced}, thank you`]) {
      expect(carriesCard({ a: [{ b: text }] })).toBe(true)
    }
    expect(carriesCard({ [numara]: 1 })).toBe(true)
    expect(carriesCard(Number(numara))).toBe(true)
  })
})

describe('nothing else is taken for one', () => {
  test.each([
    '4111111111111128',
    '+905321112233',
    '+4915112345678901',
    'TR330006100519786457841326',
    'INT260810142233',
    '10000000146',
    '11111111-1111-4111-8111-111111111111',
    '2026-08-10T12:00:00.000Z',
    '1786017600000',
    '41111111111111294111111111111129',
  ])('%s', (text) => {
    expect(carriesCard({ text })).toBe(false)
  })

  test('amounts and depths', () => {
    expect(carriesCard({ tutar: 99_999_999.99, zaman: 1_786_017_600_000 })).toBe(false)
    let deep: unknown = 'x'
    for (let level = 0; level < 1000; level += 1) deep = [deep]
    expect(carriesCard(deep)).toBe(false)
  })
})
