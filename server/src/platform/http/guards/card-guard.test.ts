import { describe, expect, test } from 'vitest'
import { TEST_CARDS } from '../../../features/payment/providers/test-bank/bank-cards.ts'
import { carriesCard } from './card-guard.ts'

const inFours = (numara: string, between: string) => numara.replaceAll(/(\d{4})(?=\d)/g, `$1${between}`)
const inDigits = (numara: string, between: string) => Array.from(numara).join(between)
const inScript = (numara: string, zero: number) =>
  Array.from(numara, (digit) => String.fromCodePoint(zero + Number(digit))).join('')

describe('a card number is found', () => {
  test.each(TEST_CARDS.map(({ numara }) => numara))('%s, wherever it stands', (numara) => {
    const spaced = inFours(numara, ' ')
    for (const text of [numara, spaced, spaced.replaceAll(' ', '-'), `my card is ${spaced}, thank you`]) {
      expect(carriesCard({ a: [{ b: text }] })).toBe(true)
    }
    expect(carriesCard({ [numara]: 1 })).toBe(true)
    expect(carriesCard(Number(numara))).toBe(true)
  })

  const CARD = '4111111111111129'
  const SEPARATORS = {
    dots: '.',
    slashes: '/',
    'back slashes': '\\',
    'low lines': '_',
    stars: '*',
    bars: '|',
    colons: ':',
    tabs: '\t',
    'two blanks': '  ',
    'a dash between blanks': ' - ',
    'a dot and a blank': '. ',
    'non-breaking spaces': '\u00a0',
    'narrow non-breaking spaces': '\u202f',
    'thin spaces': '\u2009',
    'ideographic spaces': '\u3000',
    'braille blanks': '\u2800',
    'middle dots': '\u00b7',
    'en dashes': '\u2013',
    'em dashes': '\u2014',
    'non-breaking hyphens': '\u2011',
    'minus signs': '\u2212',
    'soft hyphens': '\u00ad',
    'zero-width spaces': '\u200b',
    'zero-width joiners': '\u200d',
    'byte order marks': '\ufeff',
    'word joiners': '\u2060',
    'full-width dots': '\uff0e',
    'full-width dashes': '\uff0d',
  }
  test.each(Object.entries(SEPARATORS))('with %s between its groups, or between all digits', (_, between) => {
    for (const text of [inFours(CARD, between), inDigits(CARD, between), `no. ${inFours(CARD, between)}.`]) {
      expect([text, carriesCard({ not: text })]).toEqual([text, true])
    }
  })

  const SCRIPTS = {
    'full-width': 0xff10,
    'Arabic-Indic': 0x660,
    Persian: 0x6f0,
    Devanagari: 0x966,
    Thai: 0xe50,
    'mathematical bold': 0x1d7ce,
    'mathematical monospace': 0x1d7f6,
    Adlam: 0x1e950,
  }
  test.each(Object.entries(SCRIPTS))('in %s digits', (_, zero) => {
    const written = inScript(CARD, zero)
    const mixed = inScript(CARD.slice(0, 8), zero) + CARD.slice(8)
    const spaced = Array.from(written, (digit, place) => (place % 4 === 0 ? `\u00a0${digit}` : digit)).join('')
    for (const text of [written, mixed, spaced, `card ${written}!`]) {
      expect([text, carriesCard({ not: text })]).toEqual([text, true])
    }
  })

  test.each([
    ['digits on keys', Array.from(CARD, (digit) => `${digit}\ufe0f\u20e3`).join('')],
    ['raised digits', '⁴¹¹¹ ¹¹¹¹ ¹¹¹¹ ¹¹²⁹'],
    ['digits in circles', '④①①① ①①①① ①①①① ①①②⑨'],
    ['separators that change', '4111.1111-1111 1129'],
    ['American Express as it is printed', '3782 822463 10005'],
    ['American Express with dots', '3782.822463.10005'],
    ['groups of another size', '41111 11111 11112 9'],
    ['uneven groups', '411 11111 1111 1129'],
    ['a word in front', 'kart-4111111111111129'],
    ['a phone number in front', '+90 532 111 22 33 4111 1111 1111 1129'],
    ['a line of its own', 'Visa\n4111 1111 1111 1129\n12/30'],
    ['a key in front', '3f2b8c1e-1111-4222-8333-444455556666 4111111111111129'],
    ['an account in front', 'TR330006100519786457841326 4111 1111 1111 1129'],
    ['words in Turkish', 'Şöyle yazıyor kartımda: 4111.1111.1111.1129, teşekkürler'],
    ['words in Russian', 'Номер карты 4111\u00a01111\u00a01111\u00a01129, спасибо'],
  ])('with %s', (_, text) => {
    expect(carriesCard({ not: text })).toBe(true)
  })
})

describe('nothing else is taken for one', () => {
  test.each([
    '4111111111111128',
    '+905321112233',
    '+4915112345678901',
    'TR330006100519786457841326',
    'TR33 0006 1005 1978 6457 8413 26',
    'DE89 3704 0044 0532 0130 00',
    'GB29 NWBK 6016 1331 9268 19',
    'INT260810142233',
    'INT 260810142233 / INT 260810142234',
    '10000000146',
    '11111111-1111-4111-8111-111111111111',
    '41111111-1111-4111-8111-111111111129',
    '2026-08-10T12:00:00.000Z',
    '2026-08-10 12:00:00.000',
    '23.07.2026 – 30.07.2026',
    '23-07-2026 30-07-2026',
    '2026-08-10 2026-08-17',
    '1786017600000',
    '41111111111111294111111111111129',
    '36.653412, 29.126345',
    '36.653412 29.126345',
    '41.008238,28.978359',
    '0532 111 22 33 / 0533 222 33 44',
    '0(532) 111 22 33 - 0(533) 222 33 44',
    '4.250 5.300 6.400 7.200',
    '4.250,00 5.300,00 6.400,00',
    '4250, 5300, 6400, 7209',
    '4.250 €; 5.300 €; 6.400 €; 7.200 €',
    '4111\n1111\n1111\n1129',
    '4.1111111111111129',
    '411111111111.1129',
    'm1x41111111111111290000000000000000',
    '10.0.0.1 192.168.100.100',
    '٤١١١',
  ])('%s', (text) => {
    expect(carriesCard({ text })).toBe(false)
  })

  test('amounts and depths', () => {
    expect(carriesCard({ tutar: 99_999_999.99, zaman: 1_786_017_600_000 })).toBe(false)
    let deep: unknown = 'x'
    for (let level = 0; level < 1000; level += 1) deep = [deep]
    expect(carriesCard(deep)).toBe(false)
  })

  test('long texts full of digits are looked through, each group a few times and no more', () => {
    for (const text of [
      '4 '.repeat(100_000),
      '4111.'.repeat(40_000),
      '\u0664'.repeat(100_000),
      '1 - '.repeat(50_000),
    ]) {
      expect(carriesCard(text)).toBe(false)
    }
  })
})
