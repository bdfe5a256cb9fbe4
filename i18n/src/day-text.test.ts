import { describe, expect, it } from 'vitest'
import { dayOfText, typedDay } from './day-text.ts'

describe('a day as people type it', () => {
  it.each([
    '2026-08-15',
    '15.08.2026',
    '15.8.2026',
    '15/08/2026',
    '15 8 26',
    '15-08-2026',
    '15082026',
    '15 August 2026',
    '15. Aug. 2026',
    'August 15, 2026',
    '15 Ağustos 2026',
    '15 AĞU 2026',
    '15 августа 2026 г.',
    '15 август 2026',
    '  15.08.2026 ',
  ])('%s is 15 August 2026', (typed) => {
    expect(dayOfText(typed)).toBe('2026-08-15')
  })

  it.each([
    ['1 Mayıs 2027', '2027-05-01'],
    ['1 мая 2027', '2027-05-01'],
    ['3 KASIM 2026', '2026-11-03'],
    ['3. März 2027', '2027-03-03'],
    ['29.02.2028', '2028-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(dayOfText(typed)).toBe(day)
  })

  it.each([
    '',
    'tomorrow',
    '30.02.2026',
    '29.02.2027',
    '15.13.2026',
    '15 Quintember 2026',
    '2026',
    '15.08',
    '99999999',
  ])('%s is none', (typed) => {
    expect(dayOfText(typed)).toBeUndefined()
  })

  it('gets its dots while it is typed, key by key', () => {
    let text = ''
    for (const key of '15082026') text = typedDay(text, text + key)
    expect(text).toBe('15.08.2026')
  })

  it('takes dots that are typed, and days of one figure', () => {
    let text = ''
    for (const key of '5.8.2026') text = typedDay(text, text + key)
    expect(text).toBe('5.8.2026')
    expect(dayOfText(text)).toBe('2026-08-05')
  })

  it('lets figures be taken back and other ways of writing be', () => {
    expect(typedDay('15.08.', '15.08')).toBe('15.08')
    expect(typedDay('15.08', '15.082')).toBe('15.08.2')
    expect(typedDay('15 Au', '15 Aug')).toBe('15 Aug')
    expect(typedDay('2026-08', '2026-08-')).toBe('2026-08-')
  })
})
