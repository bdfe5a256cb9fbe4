import { describe, expect, it } from 'vitest'
import { ageOn, birthDateRule, guestProblems, identityRule, toE164, toIsoDate } from './guest-rules.ts'

const TODAY = '2026-11-15'

describe('phones', () => {
  it.each([
    ['0532 123 45 67', '+905321234567'],
    ['532 1234567', '+905321234567'],
    ['+90 (532) 123-45-67', '+905321234567'],
    ['0049 151 23456789', '+4915123456789'],
    ['+7 921 000 00 00', '+79210000000'],
    ['12345', undefined],
    ['+0 111 111', undefined],
    ['phone', undefined],
    ['', undefined],
  ])('%s', (typed, expected) => expect(toE164(typed)).toBe(expected))
})

describe('birth dates', () => {
  it.each([
    ['21.03.1962', '1962-03-21'],
    ['1.2.1990', '1990-02-01'],
    ['21031962', '1962-03-21'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2023', undefined],
    ['31.04.1990', undefined],
    ['1990-04-01', undefined],
    ['', undefined],
  ])('%s', (typed, expected) => expect(toIsoDate(typed)).toBe(expected))

  it.each([
    ['', undefined],
    ['01.01.2027', 'gelecek'],
    ['01.01.1880', 'tarih'],
    ['16.11.2008', 'yas'],
    ['15.11.2008', undefined],
  ])('of an adult: %s', (typed, rule) => expect(birthDateRule(typed, TODAY, true)).toBe(rule))

  it('of a child may be recent', () => expect(birthDateRule('01.01.2025', TODAY, false)).toBeUndefined())
  it('count whole years', () => {
    expect(ageOn('2008-08-15', '2026-08-14')).toBe(17)
    expect(ageOn('2008-08-15', '2026-08-15')).toBe(18)
  })
})

describe('identity', () => {
  it.each([
    ['10000000146', undefined],
    ['100 000 001 46', undefined],
    ['11111111111', 'tckn'],
    ['12345678901', 'tckn'],
    ['71 4829384', undefined],
    ['c01x00t47', undefined],
    ['AB1', 'pasaport'],
    ['ab_c123456', 'pasaport'],
    ['', undefined],
  ])('%s', (typed, rule) => expect(identityRule(typed, false)).toBe(rule))
  it('may be required', () => expect(identityRule('  ', true)).toBe('zorunlu'))
})

describe('the lead guest', () => {
  const guest = { ad: 'Elif', soyad: 'Karagöz', dogum_tarihi: '', adres: '', telefon: '05321234567', e_mail: 'e@x.co' }
  const ask = (over: Partial<typeof guest>, identity = '', identityNeeded = false) =>
    guestProblems({ guest: { ...guest, ...over }, identity, identityNeeded, today: TODAY })

  it('is complete', () => expect(ask({})).toEqual([]))
  it('is told everything at once, in the order of the form', () => {
    expect(ask({ ad: ' ', e_mail: 'a@b', telefon: '1', dogum_tarihi: '99.99.9999' }, '11111111111')).toEqual([
      ['ad', 'zorunlu'],
      ['e_mail', 'e_mail'],
      ['telefon', 'telefon'],
      ['dogum_tarihi', 'tarih'],
      ['tc_pasaport', 'tckn'],
    ])
  })
  it('needs a number for a stay', () => expect(ask({}, '', true)).toEqual([['tc_pasaport', 'zorunlu']]))
})
