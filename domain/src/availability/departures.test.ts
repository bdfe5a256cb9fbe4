import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, listDays, type Weekday, weekdayOf } from '../calendar-day.ts'
import { type DepartureRule, expandDepartures, findDayRefusal, findDepartureRefusal } from './departures.ts'
import { findWindowReason, type SaleWindow, salesModeAt } from './sale-window.ts'

const RULE: DepartureRule = {
  k_no: 'r1',
  ilk_gun: '2026-07-01',
  son_gun: '2026-08-31',
  gunler: [1, 3, 5],
  saatler: ['14:00', '09:30'],
  kontenjan: 24,
  istisnalar: [],
}
const WINDOW: SaleWindow = { son_satis_dk: 60, sor_sat_dk: 2880, en_uzak_gun: 90 }

function names(rule: DepartureRule, from: string, to: string): string[] {
  return expandDepartures(rule, from, to).map((one) => `${one.tarih} ${one.saat} ${one.kontenjan}`)
}

describe('repeating departures', () => {
  it('come on their weekdays, in order of time, half-open', () => {
    expect(names(RULE, '2026-08-10', '2026-08-14')).toEqual([
      '2026-08-10 09:30 24',
      '2026-08-10 14:00 24',
      '2026-08-12 09:30 24',
      '2026-08-12 14:00 24',
    ])
    expect(names(RULE, '2026-08-14', '2026-08-14')).toEqual([])
  })

  it('keep to their season, last day included', () => {
    expect(names({ ...RULE, saatler: ['09:30'] }, '2026-08-28', '2026-09-10')).toEqual([
      '2026-08-28 09:30 24',
      '2026-08-31 09:30 24',
    ])
  })

  it('can be cancelled, resized and added for single days', () => {
    const rule: DepartureRule = {
      ...RULE,
      istisnalar: [
        { tur: 'iptal', tarih: '2026-08-10', saat: '14:00' },
        { tur: 'iptal', tarih: '2026-08-12', saat: null },
        { tur: 'kontenjan', tarih: '2026-08-10', saat: null, kontenjan: 12 },
        { tur: 'ek', tarih: '2026-08-11', saat: '11:00', kontenjan: 8 },
        { tur: 'ek', tarih: '2026-09-20', saat: '11:00', kontenjan: 8 },
      ],
    }
    expect(names(rule, '2026-08-10', '2026-08-13')).toEqual(['2026-08-10 09:30 12', '2026-08-11 11:00 8'])
    expect(names(rule, '2026-09-15', '2026-09-25')).toEqual(['2026-09-20 11:00 8'])
  })

  it('have a stable name each', () => {
    expect(expandDepartures(RULE, '2026-08-10', '2026-08-11')[0]?.anahtar).toBe('r1/2026-08-10T09:30')
  })

  it('are the same whether asked by the month or day by day (500 rules)', () => {
    const weekdays = fc.subarray<Weekday>([1, 2, 3, 4, 5, 6, 7])
    fc.assert(
      fc.property(
        weekdays,
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 0, max: 40 }),
        (gunler, shift, length) => {
          const from = addDays('2026-06-01', shift)
          const to = addDays(from, length)
          const rule = { ...RULE, gunler }
          const whole = expandDepartures(rule, from, to)
          expect(listDays(from, to).flatMap((day) => expandDepartures(rule, day, addDays(day, 1)))).toEqual(whole)
          const wanted = listDays(from, to).filter(
            (day) => day >= rule.ilk_gun && day <= rule.son_gun && gunler.includes(weekdayOf(dayNumber(day))),
          )
          expect(whole).toHaveLength(wanted.length * 2)
          expect(new Set(whole.map((one) => one.anahtar)).size).toBe(whole.length)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('joining a departure', () => {
  const departure = { anahtar: 'a', kural_k_no: 'r1', tarih: '2026-08-16', saat: '09:30', kontenjan: 24 }

  it.each([
    [20, 4, '2026-08-10T12:00', null],
    [21, 4, '2026-08-10T12:00', 'yer_yetmez'],
    [24, 1, '2026-08-10T12:00', 'dolu'],
    [30, 1, '2026-08-10T12:00', 'dolu'],
    [0, 1, '2026-08-16T08:30', null],
    [0, 1, '2026-08-16T08:31', 'son_satis_gecti'],
    [0, 1, '2026-08-17T00:00', 'gecmis'],
    [0, 1, '2026-05-01T00:00', 'satis_acilmadi'],
  ])('%i taken, %i wanted, at %s: %s', (taken, wanted, now, reason) => {
    expect(findDepartureRefusal(departure, WINDOW, { taken, wanted, now })?.neden ?? null).toBe(reason)
  })

  it('asks first inside the lead time', () => {
    expect(salesModeAt(WINDOW, '2026-08-16T09:30', '2026-08-14T09:30')).toBe('direk')
    expect(salesModeAt(WINDOW, '2026-08-16T09:30', '2026-08-14T09:31')).toBe('sor_sat')
    expect(findWindowReason({ ...WINDOW, son_satis_dk: 0 }, '2026-08-16T09:30', '2026-08-16T09:30')).toBeNull()
  })

  it('a day says what is nearest to a yes', () => {
    const no = (neden: 'dolu' | 'yer_yetmez' | 'gecmis') => ({ neden, parametreler: {} })
    expect(findDayRefusal([])?.neden).toBe('kalkis_yok')
    expect(findDayRefusal([no('dolu'), null])).toBeNull()
    expect(findDayRefusal([no('gecmis'), no('dolu'), no('yer_yetmez')])?.neden).toBe('yer_yetmez')
    expect(findDayRefusal([no('gecmis'), no('dolu')])?.neden).toBe('dolu')
  })
})
