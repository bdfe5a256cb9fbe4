import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, listDays } from '../calendar-day.ts'
import { overlaps, stayRange } from './half-open-range.ts'
import { calendarDayAt, findArrivalRefusal, findStayRefusals, listDepartureDays } from './stay-check.ts'
import { buildUnitCalendar, type StayDay, type StayRules, type UnitClaim } from './unit-calendar.ts'

const FIRST = '2026-08-01'
const NOW = '2026-08-03T12:00'

const RULES: StayRules = {
  devir_gece: 0,
  en_cok_gece: 28,
  giris_saati: '16:00',
  son_satis_dk: 0,
  sor_sat_dk: 0,
  en_uzak_gun: 365,
  bosluk: null,
}

function days(count: number, over: (tarih: string) => Partial<StayDay> = () => ({})): StayDay[] {
  return listDays(FIRST, addDays(FIRST, count)).map((tarih) => ({
    tarih,
    fiyat: 42_000,
    en_az_gece: 1,
    giris: true,
    cikis: true,
    kapali: false,
    ...over(tarih),
  }))
}

function claim(giris: string, cikis: string, devir = true): UnitClaim {
  return { nights: stayRange(giris, cikis), devir }
}

function reasons(calendar: ReturnType<typeof buildUnitCalendar>, giris: string, cikis: string) {
  return findStayRefusals(calendar, stayRange(giris, cikis)).map((one) => one.neden)
}

describe('a stay', () => {
  const calendar = buildUnitCalendar(days(31), [claim('2026-08-10', '2026-08-15')], RULES, NOW)

  it.each([
    ['2026-08-05', '2026-08-10', []],
    ['2026-08-15', '2026-08-20', []],
    ['2026-08-05', '2026-08-11', ['dolu']],
    ['2026-08-14', '2026-08-20', ['dolu']],
    ['2026-08-08', '2026-08-20', ['dolu']],
    ['2026-08-02', '2026-08-05', ['gecmis']],
    ['2026-08-03', '2026-08-05', []],
    ['2026-08-30', '2026-09-01', []],
    ['2026-08-30', '2026-09-02', ['fiyat_yok']],
    ['2026-07-30', '2026-08-05', ['fiyat_yok']],
  ])('%s to %s: %j', (giris, cikis, wanted) => {
    expect(reasons(calendar, giris, cikis)).toEqual(wanted)
  })

  it('breaks several rules at once and says all of them', () => {
    const strict = buildUnitCalendar(
      days(31, (tarih) => ({ en_az_gece: 5, giris: tarih === '2026-08-15', cikis: tarih === '2026-08-22' })),
      [],
      RULES,
      NOW,
    )
    expect(reasons(strict, '2026-08-16', '2026-08-18')).toEqual(['en_az_gece', 'giris_gunu_degil', 'cikis_gunu_degil'])
    expect(reasons(strict, '2026-08-15', '2026-08-22')).toEqual([])
  })

  it('obeys cut-off, booking horizon and longest stay', () => {
    const rules = { ...RULES, son_satis_dk: 1440, en_uzak_gun: 10, en_cok_gece: 3 }
    const tight = buildUnitCalendar(days(31), [], rules, NOW)
    expect(reasons(tight, '2026-08-04', '2026-08-06')).toEqual([])
    expect(reasons(tight, '2026-08-03', '2026-08-06')).toEqual(['son_satis_gecti'])
    expect(reasons(tight, '2026-08-13', '2026-08-16')).toEqual([])
    expect(reasons(tight, '2026-08-14', '2026-08-16')).toEqual(['satis_acilmadi'])
    expect(reasons(tight, '2026-08-05', '2026-08-09')).toEqual(['en_cok_gece'])
  })

  it('leaves the turnover nights empty, but not around blocked days', () => {
    const rules = { ...RULES, devir_gece: 1 }
    const busy = buildUnitCalendar(
      days(31),
      [claim('2026-08-10', '2026-08-12'), claim('2026-08-20', '2026-08-22', false)],
      rules,
      NOW,
    )
    expect(reasons(busy, '2026-08-12', '2026-08-14')).toEqual(['devir'])
    expect(reasons(busy, '2026-08-13', '2026-08-14')).toEqual([])
    expect(reasons(busy, '2026-08-08', '2026-08-10')).toEqual(['devir'])
    expect(reasons(busy, '2026-08-08', '2026-08-09')).toEqual([])
    expect(reasons(busy, '2026-08-18', '2026-08-20')).toEqual([])
    expect(reasons(busy, '2026-08-22', '2026-08-24')).toEqual([])
  })
})

describe('a gap shorter than the minimum stay', () => {
  const rows = days(31, (tarih) => ({ en_az_gece: 5, giris: new Date(tarih).getUTCDay() === 6 }))
  const claims = [
    claim('2026-08-05', '2026-08-10'),
    claim('2026-08-13', '2026-08-20'),
    claim('2026-08-21', '2026-08-25'),
  ]

  it('stays unsold without a rule, and says why', () => {
    const calendar = buildUnitCalendar(rows, claims, RULES, NOW)
    expect(reasons(calendar, '2026-08-10', '2026-08-13')).toEqual(['en_az_gece', 'giris_gunu_degil'])
    expect(findArrivalRefusal(calendar, 19)?.neden).toBe('giris_gunu_degil')
  })

  it('may be sold whole by rule, on any day', () => {
    const bosluk = { en_az_gece: 2, gunler_serbest: true }
    const calendar = buildUnitCalendar(rows, claims, { ...RULES, bosluk }, NOW)
    expect(reasons(calendar, '2026-08-10', '2026-08-13')).toEqual([])
    expect(reasons(calendar, '2026-08-10', '2026-08-12')).toEqual(['en_az_gece'])
    expect(findArrivalRefusal(calendar, 9)).toBeNull()
    expect(findArrivalRefusal(calendar, 10)).toEqual({ neden: 'en_az_gece', parametreler: { en_az_gece: 3, gece: 2 } })
  })

  it('of a single night answers like any other day when it is too short for the rule', () => {
    const bosluk = { en_az_gece: 2, gunler_serbest: true }
    const calendar = buildUnitCalendar(rows, claims, { ...RULES, bosluk }, NOW)
    const isolated = calendarDayAt(calendar, 19)
    expect(isolated).toMatchObject({
      tarih: '2026-08-20',
      en_cok_gece: 0,
      gece: null,
      en_az_gece: 5,
      giris: { neden: 'giris_gunu_degil' },
    })
  })

  it('is only a gap below the minimum: five free nights keep their arrival day', () => {
    const five = [claim('2026-08-05', '2026-08-10'), claim('2026-08-15', '2026-08-20')]
    const bosluk = { en_az_gece: 2, gunler_serbest: true }
    const calendar = buildUnitCalendar(rows, five, { ...RULES, bosluk }, NOW)
    expect(reasons(calendar, '2026-08-10', '2026-08-15')).toEqual(['giris_gunu_degil'])
  })

  it('does not relax anything where one side is open', () => {
    const bosluk = { en_az_gece: 1, gunler_serbest: true }
    const calendar = buildUnitCalendar(rows, claims, { ...RULES, bosluk }, NOW)
    expect(reasons(calendar, '2026-08-29', '2026-08-31')).toEqual(['en_az_gece'])
  })
})

describe('the days to leave on', () => {
  it('stop at the next guest and name what stands against each', () => {
    const calendar = buildUnitCalendar(
      days(31, (tarih) => ({ en_az_gece: 3, cikis: tarih !== '2026-08-09' })),
      [claim('2026-08-10', '2026-08-15')],
      RULES,
      NOW,
    )
    const list = listDepartureDays(calendar, 4).map((day) => [day.tarih, day.engel?.neden ?? null])
    expect(list).toEqual([
      ['2026-08-06', 'en_az_gece'],
      ['2026-08-07', 'en_az_gece'],
      ['2026-08-08', null],
      ['2026-08-09', 'cikis_gunu_degil'],
      ['2026-08-10', null],
    ])
    expect(listDepartureDays(calendar, 99)).toEqual([])
  })
})

describe('against a plain count of nights (2000 calendars)', () => {
  const short = fc
    .tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 1, max: 8 }))
    .map(([start, length]) => stayRange(addDays(FIRST, start), addDays(FIRST, start + length)))

  it('accepts exactly the stays that are free, long enough and on their days', () => {
    fc.assert(
      fc.property(
        fc.array(short, { maxLength: 4 }),
        short,
        fc.integer({ min: 0, max: 2 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.boolean(), fc.boolean(), fc.boolean()), {
          minLength: 40,
          maxLength: 40,
        }),
        (taken, stay, devir_gece, terms) => {
          const rows = days(40).map((row, place) => {
            const [en_az_gece, giris, cikis, kapali] = terms[place] ?? [1, true, true, false]
            return { ...row, en_az_gece, giris, cikis, kapali: kapali && place % 5 === 0 }
          })
          const claims = taken.map((nights) => ({ nights, devir: true }))
          const calendar = buildUnitCalendar(rows, claims, { ...RULES, devir_gece }, `${FIRST}T00:00`)
          const from = stay.start - dayNumber(FIRST)
          const to = stay.end - dayNumber(FIRST)
          const free = taken.every(
            (one) => !overlaps({ start: one.start - devir_gece, end: one.end + devir_gece }, stay),
          )
          const open = rows.slice(from, to).every((row) => !row.kapali)
          const allowed = rows[from]?.giris && rows[to]?.cikis && to - from >= (rows[from]?.en_az_gece ?? 0)
          const accepted = findStayRefusals(calendar, stay).length === 0
          expect(accepted).toBe(Boolean(free && open && allowed))
          const contradiction = accepted && findArrivalRefusal(calendar, from) !== null
          expect(contradiction).toBe(false)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('says yes to an arrival exactly when some stay can start there', () => {
    fc.assert(
      fc.property(
        fc.array(short, { maxLength: 4 }),
        fc.integer({ min: 1, max: 7 }),
        fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
        (taken, least, gap) => {
          const rows = days(30, (tarih) => ({
            en_az_gece: least,
            giris: dayNumber(tarih) % 3 > 0,
            cikis: dayNumber(tarih) % 2 > 0,
          }))
          const bosluk = gap === null ? null : { en_az_gece: gap, gunler_serbest: true }
          const claims = [...taken.map((nights) => ({ nights, devir: true })), claim('2026-08-30', '2026-08-31')]
          const calendar = buildUnitCalendar(rows, claims, { ...RULES, bosluk }, `${FIRST}T00:00`)
          for (let place = 0; place < rows.length; place += 1) {
            const start = calendar.first + place
            const some = Array.from({ length: 29 - place }, (_, one) => ({ start, end: start + one + 1 })).some(
              (stay) => findStayRefusals(calendar, stay).length === 0,
            )
            expect([place, findArrivalRefusal(calendar, place) === null]).toEqual([place, some])
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('a calendar', () => {
  it('refuses rows with a hole, and no rows at all', () => {
    expect(() => buildUnitCalendar([], [], RULES, NOW)).toThrow(RangeError)
    const holed = days(5).filter((row) => row.tarih !== '2026-08-03')
    expect(() => buildUnitCalendar(holed, [], RULES, NOW)).toThrow('hole')
  })
})
