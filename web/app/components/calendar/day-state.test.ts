import type { CalendarDayAnswer } from '@meltem/contract/basket'
import { describe, expect, it } from 'vitest'
import { dayStateOf, lowestPrice } from './day-state.ts'

const day = (tarih: string, over: Partial<CalendarDayAnswer> = {}): CalendarDayAnswer => ({
  tarih,
  fiyat: 420,
  en_az_gece: 3,
  gece: null,
  engel: null,
  kalan: 1,
  ...over,
})

const DAYS = new Map(
  [
    day('2026-08-14'),
    day('2026-08-15'),
    day('2026-08-16'),
    day('2026-08-17'),
    day('2026-08-18'),
    day('2026-08-19', { gece: 'dolu', engel: { neden: 'dolu', parametreler: {} } }),
    day('2026-08-20', { engel: { neden: 'giris_gunu_degil', parametreler: {} } }),
  ].map((one) => [one.tarih, one]),
)
const dayOn = (tarih: string) => DAYS.get(tarih)
const nothing = { baslangic: null, bitis: null }
const begun = { baslangic: '2026-08-15', bitis: null }

describe('a day of the calendar', () => {
  it('waits until it is known', () => {
    expect(dayStateOf('2027-01-01', nothing, true, dayOn)).toMatchObject({ look: 'waiting', pressable: false })
  })

  it('says why it is closed', () => {
    expect(dayStateOf('2026-08-19', nothing, true, dayOn)).toMatchObject({
      look: 'closed',
      obstacle: { neden: 'dolu' },
    })
  })

  it('is free though nobody may arrive on it', () => {
    const state = dayStateOf('2026-08-20', nothing, true, dayOn)
    expect(state).toMatchObject({ look: 'free', pressable: false, obstacle: { neden: 'giris_gunu_degil' } })
  })

  it('is too near to the arrival to leave on', () => {
    const state = dayStateOf('2026-08-17', begun, true, dayOn)
    expect(state.obstacle).toEqual({ neden: 'en_az_gece', parametreler: { en_az_gece: 3, gece: 2 } })
  })

  it('may end a stay though its own night is taken', () => {
    expect(dayStateOf('2026-08-19', begun, true, dayOn)).toMatchObject({ pressable: true })
  })

  it('lies behind a taken night', () => {
    expect(dayStateOf('2026-08-20', begun, true, dayOn)).toMatchObject({
      pressable: false,
      obstacle: { neden: 'dolu' },
    })
  })

  it('before the arrival begins a new stay', () => {
    expect(dayStateOf('2026-08-14', begun, true, dayOn).pressable).toBe(true)
  })

  it.each([
    ['2026-08-15', 'first'],
    ['2026-08-16', 'inside'],
    ['2026-08-18', 'last'],
  ])('has its place in a stay: %s', (tarih, look) => {
    expect(dayStateOf(tarih, { baslangic: '2026-08-15', bitis: '2026-08-18' }, true, dayOn).look).toBe(look)
  })
})

it('names the lowest price only where prices differ and days can be chosen', () => {
  expect(lowestPrice([day('a'), day('b', { fiyat: 290 }), undefined])).toBe(290)
  expect(lowestPrice([day('a'), day('b')])).toBeNull()
  const closed = day('b', { fiyat: 100, engel: { neden: 'dolu', parametreler: {} } })
  expect(lowestPrice([day('a'), closed, day('c', { fiyat: 300 })])).toBe(300)
  expect(lowestPrice([])).toBeNull()
})
