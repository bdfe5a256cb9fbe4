import { LANGUAGES } from '@meltem/contract/wire/language'
import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect.ts'

const detect = (wish: Partial<Parameters<typeof detectLanguage>[0]>) =>
  detectLanguage({ offered: LANGUAGES, fallback: 'tr', ...wish })

describe('the order of PAGE-2', () => {
  test('prefix before cookie before browser before default', () => {
    expect(detect({ prefix: 'de', cookie: 'ru', acceptLanguage: 'en' })).toBe('de')
    expect(detect({ prefix: 'xx', cookie: 'ru', acceptLanguage: 'en' })).toBe('ru')
    expect(detect({ acceptLanguage: 'en-GB,en;q=0.9' })).toBe('en')
    expect(detect({})).toBe('tr')
  })

  test('a language that is not offered does not count', () => {
    expect(detect({ prefix: 'ru', cookie: 'ru', acceptLanguage: 'ru', offered: ['en', 'de'], fallback: 'en' })).toBe(
      'en',
    )
  })
})

describe('Accept-Language', () => {
  test.each([
    ['de-AT', 'de'],
    ['fr, ru;q=0.8, en;q=0.9', 'en'],
    ['ru-RU,ru;q=0.9,en-US;q=0.8', 'ru'],
    ['en;q=0, de', 'de'],
    ['ja', 'tr'],
    ['*', 'tr'],
    ['', 'tr'],
    ['en-a-b-c', 'tr'],
    [';;q=;', 'tr'],
    ['e'.repeat(10_000), 'tr'],
    ['<script>', 'tr'],
  ])('%j gives %s', (acceptLanguage, language) => {
    expect(detect({ acceptLanguage })).toBe(language)
  })
})
