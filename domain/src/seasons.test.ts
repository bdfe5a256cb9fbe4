import { describe, expect, it } from 'vitest'
import { findSeasonProblems, listDayPrices, type Season } from './seasons.ts'

function season(sezon: string, ilk_gun: string, son_gun: string, fiyat = 100): Season {
  return { sezon, ilk_gun, son_gun, fiyat, arti_kisi: 0, haftalik_fiyat: null }
}

describe('seasons', () => {
  it('that follow each other have no problems', () => {
    expect(
      findSeasonProblems([season('B', '2027-07-01', '2027-08-22'), season('A', '2027-05-01', '2027-06-30')]),
    ).toEqual([])
    expect(findSeasonProblems([])).toEqual([])
  })

  it('tell overlaps, holes and wrong order by their days', () => {
    const problems = findSeasonProblems([
      season('High', '2027-07-01', '2027-08-22'),
      season('Late', '2027-08-21', '2027-09-12'),
      season('Autumn', '2027-09-16', '2027-10-28'),
      season('Typo', '2027-12-01', '2027-11-01'),
    ])
    expect(problems).toEqual([
      { tur: 'cakisma', ilk_gun: '2027-08-21', son_gun: '2027-08-22' },
      { tur: 'bosluk', ilk_gun: '2027-09-13', son_gun: '2027-09-15' },
      { tur: 'sira', ilk_gun: '2027-12-01', son_gun: '2027-11-01' },
    ])
  })

  it('see a season inside another one', () => {
    const problems = findSeasonProblems([
      season('All', '2027-01-01', '2027-12-31'),
      season('May', '2027-05-01', '2027-05-31'),
    ])
    expect(problems).toEqual([{ tur: 'cakisma', ilk_gun: '2027-05-01', son_gun: '2027-05-31' }])
  })

  it('make night rows, the later season winning and holes left out', () => {
    const rows = listDayPrices(
      [season('A', '2027-05-01', '2027-05-03', 100), season('B', '2027-05-03', '2027-05-03', 200)],
      '2027-05-02',
      '2027-05-06',
    )
    expect(rows.map((row) => [row.tarih, row.sezon, row.fiyat])).toEqual([
      ['2027-05-02', 'A', 100],
      ['2027-05-03', 'B', 200],
    ])
  })
})
