import { describe, expect, it } from 'vitest'
import { isIban, isTckn, isVkn } from './identifiers.ts'

describe('identity numbers', () => {
  it.each(['10000000146', '11111111110'])('%s is good', (number) => {
    expect(isTckn(number)).toBe(true)
  })

  it.each(['11111111111', '12345678901', '00000000000', '1000000014', '100000001466', '1000000014a', ''])(
    '%j is not',
    (number) => {
      expect(isTckn(number)).toBe(false)
    },
  )

  it('notices every single wrong digit', () => {
    const good = '10000000146'
    for (let place = 0; place < good.length; place += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const other = good.slice(0, place) + digit + good.slice(place + 1)
        expect(isTckn(other)).toBe(other === good)
      }
    }
  })
})

describe('tax numbers', () => {
  it('knows a good one', () => {
    expect(isVkn('4540536920')).toBe(true)
  })

  it.each(['4540536921', '454053692', '45405369200', '454053692x', ''])('%j is not', (number) => {
    expect(isVkn(number)).toBe(false)
  })

  it('has exactly one check digit for each nine', () => {
    for (const nine of ['123456789', '000000000', '999999999', '454053692']) {
      const good = Array.from({ length: 10 }, (_, digit) => nine + digit).filter(isVkn)
      expect(good).toHaveLength(1)
    }
  })
})

describe('IBAN', () => {
  it.each(['TR330006100519786457841326', 'DE89370400440532013000', 'GB82WEST12345698765432'])('%s is one', (iban) => {
    expect(isIban(iban)).toBe(true)
  })

  it.each([
    'TR330006100519786457841327',
    'TR33000610051978645784132',
    'TR33 0006 1005 1978 6457 8413 26',
    'tr330006100519786457841326',
    'TRA30006100519786457841326',
    'XX330006100519786457841326',
    'DE8937040044053201300',
    '',
  ])('%s is none', (iban) => {
    expect(isIban(iban)).toBe(false)
  })

  it('notices every single wrong digit', () => {
    const good = 'TR330006100519786457841326'
    for (let place = 2; place < good.length; place += 1) {
      const turned = good.slice(0, place) + ((Number(good[place]) + 1) % 10) + good.slice(place + 1)
      expect(isIban(turned)).toBe(false)
    }
  })
})
