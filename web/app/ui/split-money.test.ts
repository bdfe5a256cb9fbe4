import { LANGUAGES } from '@meltem/contract/wire/language'
import { formatMoney } from '@meltem/i18n/format'
import { expect, it } from 'vitest'
import { splitMoney } from './split-money.ts'

it.each([
  ['€1.500,00', { whole: '€1.500', decimals: ',00', rest: '' }],
  ['€0.05', { whole: '€0', decimals: '.05', rest: '' }],
  ['1.500,00 €', { whole: '1.500', decimals: ',00', rest: ' €' }],
  ['kein Preis', { whole: 'kein Preis', decimals: '', rest: '' }],
])('cuts %s at its decimals', (text, expected) => {
  expect(splitMoney(text)).toEqual(expected)
})

it.each(LANGUAGES)('loses nothing of what %s writes', (language) => {
  for (const currency of ['EUR', 'TRY', 'USD', 'GBP']) {
    const text = formatMoney(language, 1234567.8, currency)
    const { whole, decimals, rest } = splitMoney(text)
    expect(whole + decimals + rest).toBe(text)
    expect(decimals).toMatch(/^[.,]80$/)
  }
})
