import { expect, it } from 'vitest'
import { currencyLabel } from './currency-symbol.ts'
import { initialsOf } from './initials.ts'
import { formatPhone, phoneHref } from './phone.ts'

it('writes initials as the language does', () => {
  expect(initialsOf('tr', { ad: 'ismail', soyad: 'ışık' })).toBe('İI')
  expect(initialsOf('en', { ad: 'ismail', soyad: 'ışık' })).toBe('II')
  expect(initialsOf('ru', { ad: ' ёлка', soyad: '' })).toBe('Ё')
})

it('writes phone numbers for people and for phones', () => {
  expect(formatPhone('+902526450000')).toBe('+90 252 645 00 00')
  expect(formatPhone('+4930123456')).toBe('+4930123456')
  expect(phoneHref('+90 252 645 00 00')).toBe('tel:+902526450000')
})

it('names a currency by code and sign', () => {
  expect(currencyLabel('EUR')).toBe('EUR €')
  expect(currencyLabel('TRY')).toBe('TRY ₺')
  expect(currencyLabel('SEK')).toBe('SEK')
})
