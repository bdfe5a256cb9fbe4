import { expect, test } from 'vitest'
import { daysOf, monthsAround, viewOf } from './figures-address.ts'

const TODAY = '2026-11-19'
const view = (text: string) => viewOf(new URLSearchParams(text), TODAY)

test('a period with a name moves with today', () => {
  expect(daysOf('cevre', TODAY)).toEqual({ ilk: '2026-09-24', son: '2027-01-14' })
  expect(daysOf('ay', '2028-02-10')).toEqual({ ilk: '2028-02-01', son: '2028-02-29' })
  expect(daysOf('oniki', TODAY)).toEqual({ ilk: '2025-12-01', son: '2026-11-30' })
  expect(daysOf('uc', TODAY)).toEqual({ ilk: '2024-01-01', son: '2026-12-31' })
})

test('the address says what is shown, and nothing else can', () => {
  expect(view('')).toMatchObject({ donem: 'cevre', esas: 'hizmet', compares: true, kirilim: 'kanal', ay: '2026-11' })
  expect(view('esas=satis&gecen=0&kirilim=dil&doluluk=urun&ay=2026-08')).toMatchObject({
    esas: 'satis',
    compares: false,
    kirilim: 'dil',
    doluluk: 'urun',
    ay: '2026-08',
  })
  expect(view('ilk=2026-01-01&son=2026-01-31')).toMatchObject({ donem: 'ozel', ilk: '2026-01-01', son: '2026-01-31' })
  expect(view('donem=ozel')).toMatchObject({ donem: 'cevre' })
  expect(view('esas=x&kirilim=toplam&ay=2026-13&ilk=2026-99-99&son=y&donem=z')).toEqual(view(''))
})

test('months around today, with one from farther away', () => {
  expect(monthsAround(TODAY, '2026-11')).toHaveLength(13)
  expect(monthsAround(TODAY, '2024-08')[0]).toBe('2024-08')
})
