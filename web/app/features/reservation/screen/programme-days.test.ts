import { expect, it } from 'vitest'
import { programmeOf } from './programme-days.ts'

const line = (k_no: string, over: object) => ({
  k_no,
  baslangic: '2027-08-15',
  baslangic_saat: null,
  bitis: null,
  bitis_saat: null,
  ...over,
})

it('tells the days in order, a stay with its end', () => {
  const days = programmeOf([
    line('villa', { bitis: '2027-08-22' }),
    line('tour', { baslangic: '2027-08-16', baslangic_saat: '09:30' }),
    line('ride', { baslangic_saat: '14:20' }),
  ])
  expect(
    days.map(({ gun, duraklar }) => [gun, duraklar.map(({ line: { k_no }, ends }) => `${k_no}${ends ? '!' : ''}`)]),
  ).toEqual([
    ['2027-08-15', ['ride', 'villa']],
    ['2027-08-16', ['tour']],
    ['2027-08-22', ['villa!']],
  ])
})
