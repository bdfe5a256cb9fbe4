import { describe, expect, test } from 'vitest'
import {
  formatBareMoney,
  formatClock,
  formatCurrency,
  formatDate,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  upperCase,
} from './format.ts'

/** Intl separates with spaces that do not break; the eye does not care which. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('money has exactly two decimals', () => {
  test.each([
    ['tr', 1500, 'EUR', '€1.500,00'],
    ['en', 1500, 'EUR', '€1,500.00'],
    ['de', 1500, 'EUR', '1.500,00 €'],
    ['ru', 1500.5, 'EUR', '1 500,50 €'],
    ['tr', 0.1 + 0.2, 'TRY', '₺0,30'],
    ['en', -5, 'GBP', '-£5.00'],
  ] as const)('%s %d %s', (language, amount, currency, text) => {
    expect(plain(formatMoney(language, amount, currency))).toBe(text)
  })
})

test('money in narrow cells has the same two decimals without the sign, which the legend names', () => {
  expect(formatBareMoney('en', 55.72)).toBe('55.72')
  expect(formatBareMoney('tr', 21504)).toBe('21.504,00')
  expect(plain(formatBareMoney('ru', 2263.8))).toBe('2 263,80')
  expect(formatCurrency('en', 'USD')).toBe('$ (USD)')
  expect(formatCurrency('de', 'EUR')).toBe('€ (EUR)')
  expect(formatCurrency('tr', 'TRY')).toBe('₺ (TRY)')
})

test('dates and times look the same in every language', () => {
  expect(formatDate('2026-08-04')).toBe('04.08.2026')
  expect(formatInstant('2026-12-31T22:30:00Z')).toBe('01.01.2027 01:30')
  expect(formatClock(new Date(2026, 7, 4, 17, 10))).toBe('17:10')
  expect(formatClock(new Date(2026, 7, 4, 0, 5))).toBe('00:05')
})

test('figures and per cents follow the language', () => {
  expect(formatNumber('de', 1234.5, 1)).toBe('1.234,5')
  expect(formatPercent('tr', 15)).toBe('%15')
  expect(plain(formatPercent('de', 15))).toBe('15 %')
  expect(formatPercent('en', 12.5)).toBe('12.5%')
})

test('upper case knows the Turkish i', () => {
  expect(upperCase('tr', 'Ölüdeniz')).toBe('ÖLÜDENİZ')
  expect(upperCase('tr', 'ışık')).toBe('IŞIK')
  expect(upperCase('en', 'Istanbul')).toBe('ISTANBUL')
})
