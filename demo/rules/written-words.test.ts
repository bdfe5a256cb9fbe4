import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'

/** Every text inside, with the way to it. */
function textsIn(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`))
}

const messagesIn = (language: Language) =>
  textsIn(JSON.parse(readFileSync(new URL(`../../i18n/src/messages/${language}.json`, import.meta.url), 'utf8')))

const MESSAGES = LANGUAGES.flatMap(messagesIn)
const DEMO = TENANTS.flatMap((tenant) => textsIn(tenant)).filter(([path]) => !/\/(?:slug|k_no|url)$/.test(path))

/** Times are written HH:mm in every language. Each of these is another way to write one. */
const OTHER_TIMES = [
  /\b\d{1,2}(?:[.:]\d\d)?\s?(?:pm|[ap]\.m)\b/i,
  // "um 17:30 am Hotel" is German: a noun follows.
  /\b\d{1,2}(?:[.:]\d\d)?\s?am\b(?!\s\p{Lu})/u,
  /\b\d{1,2}\s?o[’']clock\b/i,
  /(?<![\d:])\b\d{1,2}(?:\.\d\d)? Uhr\b/,
  /(?<![\d:.])\b\d:\d\d\b/,
  /\b[Ss]aat \d{1,2}(?=[’'])/,
  /(?:\b[Ss]aat |[–(])(?:[01]\d|2[0-4])\.[0-5]\d\b/,
  /\b(?:[01]\d|2[0-4])\.[0-5]\d[’'](?:[dt][ae]|y[ae]|[aeuü]\b)/,
  /(?<!\S)в \d{1,2} (?:утра|вечера|дня|ночи)/,
]

/** A quote right beside another one: somebody quoted what was quoted already. */
const DOUBLED = /["„“”«»]{2}|[„“«]["„“”«»]|["“”»]["“”»]/

const found = (texts: typeof DEMO, faults: readonly RegExp[]) =>
  texts.filter(([, text]) => faults.some((fault) => fault.test(text.replaceAll(/<[^>]*>/g, ' '))))

describe.each([
  ['messages', MESSAGES],
  ['texts of the demo', DEMO],
] as const)('the %s', (_name, texts) => {
  test('are many', () => {
    expect(texts.length).toBeGreaterThan(5000)
  })

  test('write times as HH:mm', () => {
    expect(found(texts, OTHER_TIMES)).toEqual([])
  })

  test('quote nothing twice', () => {
    expect(found(texts, [DOUBLED])).toEqual([])
  })
})

test('names of products stand without quotes in a message: some carry their own', () => {
  expect(found(MESSAGES, [/["„“«]\{(?:urun|title|baslik)\}/])).toEqual([])
  expect(DEMO.some(([path, text]) => path.endsWith('/baslik') && /«.+»/.test(text))).toBe(true)
})

test('the faults are recognised', () => {
  const bad = [
    'at 9.30 am',
    'at 11 pm',
    '9 o’clock',
    'ab 23 Uhr',
    'um 9.30 Uhr',
    'um 7:15',
    'saat 12’de',
    '23.00’ten',
    'в 9 утра',
  ]
  expect(bad.filter((text) => !OTHER_TIMES.some((fault) => fault.test(text)))).toEqual([])
  const good = [
    'at 09:30',
    'ab 23:00 Uhr',
    '01:20 h',
    'rund um die Uhr',
    'um 17:30 am Hotel',
    'saat 12:00’de',
    '1.20 to 1.60 m',
    '12 Meter',
  ]
  expect(good.filter((text) => OTHER_TIMES.some((fault) => fault.test(text)))).toEqual([])
  expect(['„"x""', '««x»»', '“”x”'].every((text) => DOUBLED.test(text))).toBe(true)
  expect(['„x“ und „y“', '«x», «y»'].some((text) => DOUBLED.test(text))).toBe(false)
})
