import { expect, test } from 'vitest'
import { canSplit, type EditedPeriod, emptyPeriod, faultsOf, movedBy, problemsOf, splitAt } from './period-edit.ts'

const period = (sezon: string, ilk_gun: string, son_gun: string): EditedPeriod => ({
  ...emptyPeriod(sezon, ilk_gun, son_gun, 1),
  sezon,
  fiyatlar: ['100,00'],
})
const SPRING = period('Bahar', '2027-05-01', '2027-06-13')
const HIGH = period('Yaz', '2027-06-14', '2027-08-22')
const LATE = period('Geç yaz', '2027-08-21', '2027-09-12')
const daysOf = (periods: readonly EditedPeriod[]) => periods.map(({ ilk_gun, son_gun }) => [ilk_gun, son_gun])

test('an overlap is told with both names, and the later period can begin after it', () => {
  const [problem, ...more] = problemsOf([SPRING, HIGH, LATE])
  expect(more).toEqual([])
  expect(problem).toMatchObject({
    tur: 'cakisma',
    ilk_gun: '2027-08-21',
    son_gun: '2027-08-22',
    names: ['Yaz', 'Geç yaz'],
    way: 'basla',
  })
  const mended = problem?.mend?.([SPRING, HIGH, LATE]) ?? []
  expect(daysOf(mended).at(-1)).toEqual(['2027-08-23', '2027-09-12'])
  expect(problemsOf(mended)).toEqual([])
})

test('a period within another one cuts it in two', () => {
  const feast = period('Bayram', '2027-07-01', '2027-07-05')
  const [problem] = problemsOf([HIGH, feast])
  expect(problem?.way).toBe('bol')
  const mended = problem?.mend?.([HIGH, feast]) ?? []
  expect(daysOf(mended)).toEqual([
    ['2027-06-14', '2027-06-30'],
    ['2027-07-06', '2027-08-22'],
    ['2027-07-01', '2027-07-05'],
  ])
  expect(problemsOf(mended)).toEqual([])
})

test('a gap is told and closed by the period before it; none is left where one goes on until further notice', () => {
  const autumn = period('Güz', '2027-09-01', '2027-10-28')
  const [problem] = problemsOf([HIGH, autumn])
  expect(problem).toMatchObject({ tur: 'bosluk', ilk_gun: '2027-08-23', son_gun: '2027-08-31', way: 'uzat' })
  expect(problemsOf(problem?.mend?.([HIGH, autumn]) ?? [])).toEqual([])
  expect(problemsOf([HIGH, autumn, period('', '2027-01-01', '')])).toEqual([])
  expect(problemsOf([period('', '2027-01-01', ''), period('', '2027-02-01', '')])).toMatchObject([{ tur: 'acik' }])
})

test('a period is split within itself and moved as a whole', () => {
  expect([canSplit(HIGH, HIGH.ilk_gun), canSplit(HIGH, '2027-07-01'), canSplit(HIGH, '2027-08-23')]).toEqual([
    false,
    true,
    false,
  ])
  expect(daysOf(splitAt(HIGH, '2027-07-01'))).toEqual([
    ['2027-06-14', '2027-06-30'],
    ['2027-07-01', '2027-08-22'],
  ])
  expect(daysOf([movedBy(HIGH, 7), movedBy(period('', '2027-01-01', ''), -1)])).toEqual([
    ['2027-06-21', '2027-08-29'],
    ['2026-12-31', ''],
  ])
})

test('what is wrong with a period is told field by field', () => {
  const slots = [{ ad: 'gece' as const }, { ad: 'arti_kisi' as const }, { ad: 'hafta' as const }]
  const good = { ...HIGH, fiyatlar: ['1', '0', ''] }
  expect([...faultsOf(good, slots)]).toEqual([])
  expect([...faultsOf({ ...good, fiyatlar: ['0', '0', ''] }, slots)]).toEqual(['fiyat'])
  expect([...faultsOf({ ...good, fiyatlar: ['1', '', ''] }, slots)]).toEqual(['fiyat'])
  expect([...faultsOf({ ...good, fiyatlar: ['1', '-2', ''] }, slots)]).toEqual(['fiyat'])
  expect([...faultsOf({ ...good, son_gun: '2027-01-01', en_az_gece: '0' }, slots)]).toEqual(['sira', 'gece'])
})
