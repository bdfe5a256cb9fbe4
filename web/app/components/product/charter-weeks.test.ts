import { expect, test } from 'vitest'
import { saturdaysOf, weekPrice } from './charter-weeks.ts'

const season = (sezon: string, [baslangic, bitis]: [string, string], fiyat: number, haftalik_fiyat: number | null) => {
  return { opsiyon_k_no: 'o', sezon, baslangic, bitis, en_az: 3, fiyat, haftalik_fiyat }
}

test('the Saturdays of a month', () => {
  expect(saturdaysOf('2027-05')).toEqual(['2027-05-01', '2027-05-08', '2027-05-15', '2027-05-22', '2027-05-29'])
})

test('a week of one season costs its weekly price', () => {
  expect(weekPrice([season('yaz', ['2027-06-01', '2027-08-31'], 1200, 7900)], '2027-06-05')).toBe(7900)
})

test('a week over two seasons costs its nights, as does one without a weekly price', () => {
  const spring = season('bahar', ['2027-04-01', '2027-05-31'], 1050.1, 6900)
  const summer = season('yaz', ['2027-06-01', '2027-08-31'], 1200, 7900)
  expect(weekPrice([spring, summer], '2027-05-29')).toBe(7950.3)
  expect(weekPrice([season('yaz', ['2027-06-01', '2027-08-31'], 1200, null)], '2027-06-05')).toBe(8400)
})

test('a week with a night nobody priced has no price', () => {
  expect(weekPrice([season('yaz', ['2027-06-01', '2027-06-08'], 1200, 7900)], '2027-06-05')).toBeUndefined()
})
