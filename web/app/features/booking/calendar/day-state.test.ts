import type { CalendarDayAnswer } from '@meltem/contract/reservation/basket'
import { describe, expect, it } from 'vitest'
import { dayStateOf, lowestPrice } from './day-state.ts'

const day = (tarih: string, over: Partial<CalendarDayAnswer> = {}): CalendarDayAnswer => ({
  tarih,
  fiyat: 420,
  en_az_gece: 3,
  en_cok_gece: 60,
  cikis: true,
  cikis_serbest: false,
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
    day('2026-08-21', { fiyat: null, gece: 'fiyat_yok', engel: { neden: 'fiyat_yok', parametreler: {} } }),
    day('2026-08-20', { engel: { neden: 'giris_gunu_degil', parametreler: {} } }),
  ].map((one) => [one.tarih, one]),
)
const dayOn = (tarih: string) => DAYS.get(tarih)
const NO_ARRIVAL = { neden: 'giris_gunu_degil' as const, parametreler: {} }
const nothing = { baslangic: null, bitis: null }
const begun = { baslangic: '2026-08-15', bitis: null }

describe('a day of the calendar', () => {
  it('waits until it is known', () => {
    expect(dayStateOf('2027-01-01', nothing, true, dayOn)).toMatchObject({ look: 'waiting', pressable: false })
  })

  it('that is sold out says so and can be pressed for others', () => {
    expect(dayStateOf('2026-08-19', nothing, true, dayOn)).toMatchObject({
      look: 'full',
      full: true,
      obstacle: { neden: 'dolu' },
    })
  })

  it('that is sold out stays so when an old address has chosen it', () => {
    const state = dayStateOf('2026-08-19', { baslangic: '2026-08-19', bitis: null }, false, dayOn)
    expect(state).toMatchObject({ look: 'first', full: true, pressable: false })
  })

  it('that cannot begin a stay does not look free, and says why', () => {
    const state = dayStateOf('2026-08-20', nothing, true, dayOn)
    expect(state).toMatchObject({ look: 'off', pressable: false, full: false, obstacle: { neden: 'giris_gunu_degil' } })
  })

  it('that is not sold at all looks neither free nor sold out', () => {
    expect(dayStateOf('2026-08-21', nothing, true, dayOn)).toMatchObject({ look: 'closed', full: false })
  })

  it('looks choosable as the end of a stay, though none can begin on it', () => {
    const days = (tarih: string) => (tarih === '2026-08-18' ? { ...day(tarih), engel: NO_ARRIVAL } : dayOn(tarih))
    expect(dayStateOf('2026-08-18', nothing, true, days).look).toBe('off')
    expect(dayStateOf('2026-08-18', begun, true, days)).toMatchObject({ look: 'free', pressable: true })
  })

  it('cannot end a stay where nobody leaves, unless the arrival lies in a gap', () => {
    const days = (serbest: boolean) => (tarih: string) => {
      if (tarih === begun.baslangic) return day(tarih, { cikis_serbest: serbest })
      return tarih === '2026-08-18' ? day(tarih, { cikis: false }) : dayOn(tarih)
    }
    const strict = dayStateOf('2026-08-18', begun, true, days(false))
    expect(strict).toMatchObject({ look: 'off', obstacle: { neden: 'cikis_gunu_degil' } })
    expect(dayStateOf('2026-08-18', begun, true, days(true)).pressable).toBe(true)
  })

  it('ends no stay that is longer than one room can give', () => {
    const days = (tarih: string) =>
      tarih === begun.baslangic ? day(tarih, { en_cok_gece: 2, en_az_gece: 1 }) : dayOn(tarih)
    expect(dayStateOf('2026-08-17', begun, true, days).pressable).toBe(true)
    expect(dayStateOf('2026-08-18', begun, true, days).obstacle).toMatchObject({ neden: 'en_cok_gece' })
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
