import type { Bar } from '@meltem/contract/reservation/board-office'
import { expect, test } from 'vitest'
import {
  type Board,
  barAt,
  byWeek,
  chosenOf,
  isByWeek,
  meanOf,
  regionsOf,
  rowsOf,
  seatShare,
  type UnitRow,
} from './board-rows.ts'

const key = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

function bar(place: number, from: string, to: string, tur: Bar['tur'] = 'odendi'): Bar {
  return { k_no: key(place), tur, bas: `2026-08-${from}T12:00`, bit: `2026-08-${to}T12:00`, ad: 'Moreau' }
}

function board(...bars: Bar[][]): Board {
  return {
    simdi: '2026-08-14T09:00:00.000Z',
    bugun: '2026-08-14',
    ilk: '2026-08-01',
    gun: 10,
    birimler: bars.map((cubuklar, place) => ({
      k_no: key(100 + place),
      kaynak_k_no: key(200 + place),
      tip: 'villa',
      ad: `Çam Ev ${place + 1}`,
      cubuklar,
    })),
    koltuklar: [],
    cakismalar: [],
  }
}

const ALL = { kinds: [], words: '', region: '', gap: 0 }
const unitsOf = (rows: ReturnType<typeof rowsOf>) => rows.filter((row): row is UnitRow => row.type === 'unit')

test('a night belongs to the bar that covers it from noon to noon; the day of departure is free', () => {
  const [group, unit] = rowsOf(board([bar(1, '02', '04')]), ALL)
  expect(unit).toMatchObject({ nights: ['bos', 'dolu', 'dolu', 'bos', 'bos', 'bos', 'bos', 'bos', 'bos', 'bos'] })
  expect(group).toMatchObject({ type: 'group', occupancy: [0, 100, 100, 0, 0, 0, 0, 0, 0, 0] })
})

test('two bars on one night stand in two lanes, and guests who follow each other in one', () => {
  const [, after] = rowsOf(board([bar(1, '02', '04'), bar(2, '04', '06')]), ALL)
  expect(after).toMatchObject({ tall: false, bars: [{ lane: 0 }, { lane: 0 }] })
  const doubled = { ...board([bar(1, '02', '08'), bar(2, '03', '05', 'dis')]) }
  const [, both] = rowsOf({ ...doubled, cakismalar: [conflict(key(2), key(1))] }, ALL)
  expect(both).toMatchObject({
    tall: true,
    bars: [
      { lane: 0, conflict: true },
      { lane: 1, conflict: true },
    ],
  })
})

test('a rectangle counts what is free, what is closed and what is taken', () => {
  const rows = unitsOf(rowsOf(board([bar(1, '02', '04')], [bar(2, '03', '05', 'kapali')]), ALL))
  const chosen = chosenOf(rows, { anchor: { unit: 1, day: 3 }, cursor: { unit: 0, day: 1 } })
  expect(chosen).toMatchObject({ first: 1, last: 3, free: 2, closed: 2, taken: 2 })
  expect(barAt(rows[1], 2)?.bar.k_no).toBe(key(2))
  expect(barAt(rows[1], 4)).toBeUndefined()
})

test('units are found without accents, by kind, and by gaps too short to sell', () => {
  const two = board([bar(1, '02', '04'), bar(2, '05', '08')], [bar(3, '02', '04')])
  expect(unitsOf(rowsOf(two, { ...ALL, words: 'cam ev 2' }))).toHaveLength(1)
  expect(rowsOf(two, { ...ALL, kinds: ['yat'] })).toEqual([])
  expect(unitsOf(rowsOf(two, { ...ALL, gap: 3 })).map(({ name }) => name)).toEqual(['Çam Ev 1'])
})

test('a region keeps what lies there, units and departures, and the regions are those of the board', () => {
  const two = board([bar(1, '02', '04')], [])
  const [first, second] = two.birimler
  const boat = { kaynak_k_no: key(300), tip: 'tur', ad: 'Gulet', bolge: 'Çıralı', gunler: [] } as const
  const there = {
    ...two,
    birimler: [first && { ...first, bolge: 'Kaş' }, second].filter((unit) => unit !== undefined),
    koltuklar: [{ ...boat, gunler: [] }],
  }
  expect(regionsOf(there, 'tr')).toEqual(['Çıralı', 'Kaş'])
  expect(unitsOf(rowsOf(there, { ...ALL, region: 'Kaş' })).map(({ name }) => name)).toEqual(['Çam Ev 1'])
  expect(rowsOf(there, { ...ALL, region: 'Çıralı' }).map(({ type }) => type)).toEqual(['group', 'seats'])
})

test('a year stands by the week: the mean of its nights, the share of its seats, and a shorter last week', () => {
  expect([isByWeek(92), isByWeek(365)]).toEqual([false, true])
  expect(byWeek([0, 50, 100, 0, 0, 0, 0, 40, 60], meanOf)).toEqual([
    { length: 7, value: 21 },
    { length: 2, value: 50 },
  ])
  expect(seatShare([null, [3, 4], [0, 4], null])).toBe(38)
  expect(seatShare([null, null])).toBeNull()
})

function conflict(olay_k_no: string, tutma_k_no: string): Board['cakismalar'][number] {
  return {
    olay_k_no,
    tutma_k_no,
    birim_k_no: key(100),
    birim: 'Çam Ev 1',
    kaynak: 'Airbnb',
    ozet: 'Reserved',
    bas: '2026-08-03T12:00',
    bit: '2026-08-05T12:00',
    goruldu: '2026-08-01T09:00:00.000Z',
    rezervasyon_k_no: key(50),
    kayit_no: 'INT1',
    misafir: 'A B',
    rez_bas: '2026-08-02T12:00',
    rez_bit: '2026-08-08T12:00',
    satis: '2026-07-01T09:00:00.000Z',
    tutar: 100,
    kur: 'EUR',
  }
}
