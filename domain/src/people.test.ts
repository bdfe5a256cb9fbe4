import { describe, expect, it } from 'vitest'
import { findPeopleProblems, kindOfPerson, type PeopleLimits, seatsFor } from './people.ts'

const LIMITS: PeopleLimits = { en_az: 2, en_cok: 6, en_az_yetiskin: 1, cocuk_yas: 4, yetiskin_yas: 13 }

describe('a party', () => {
  it.each([
    [{ yetiskin: 2, cocuk: 1, bebek: 1 }, []],
    [{ yetiskin: 6, cocuk: 0, bebek: 3 }, []],
    [{ yetiskin: 5, cocuk: 2, bebek: 0 }, ['kisi_fazla']],
    [{ yetiskin: 1, cocuk: 0, bebek: 0 }, ['kisi_az']],
    [{ yetiskin: 0, cocuk: 2, bebek: 0 }, ['yetiskin_az']],
    [{ yetiskin: 0, cocuk: 2, bebek: 1 }, ['bebek_yetiskin_ister', 'yetiskin_az']],
    [{ yetiskin: 0, cocuk: 0, bebek: 0 }, ['kisi_yok']],
    [{ yetiskin: -1, cocuk: 0, bebek: 0 }, ['kisi_gecersiz']],
    [{ yetiskin: 1.5, cocuk: 0, bebek: 0 }, ['kisi_gecersiz']],
    [{ yetiskin: Number.NaN, cocuk: 0, bebek: 0 }, ['kisi_gecersiz']],
    [{ yetiskin: 90, cocuk: 10, bebek: 0 }, ['kisi_gecersiz']],
  ])('%j breaks %j', (pax, wanted) => {
    expect(findPeopleProblems(pax, LIMITS)).toEqual(wanted)
  })

  it('needs seats for those who sit', () => {
    const pax = { yetiskin: 2, cocuk: 1, bebek: 1 }
    expect(seatsFor(pax, false)).toBe(3)
    expect(seatsFor(pax, true)).toBe(4)
  })

  it('is sorted by age', () => {
    expect([3, 4, 12, 13].map((age) => kindOfPerson(age, LIMITS))).toEqual(['bebek', 'cocuk', 'cocuk', 'yetiskin'])
  })
})
