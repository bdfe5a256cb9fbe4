import { expect, it } from 'vitest'
import { agencyMark, beginVisit, parseMark } from './agency-mark.ts'

const ONE = '11111111-1111-4111-8111-111111111111'
const TWO = '22222222-2222-4222-8222-222222222222'

it('takes only what it has written itself', () => {
  expect(parseMark(ONE)).toEqual({ ac_k_no: ONE })
  expect(parseMark(`${ONE}.${TWO}`)).toEqual({ ac_k_no: ONE, alt_ac_k_no: TWO })
  for (const nonsense of [undefined, '', 'x', `${ONE}.`, `${ONE}.x`, `${ONE}.${TWO}.${TWO}`, `${ONE}<script>`]) {
    expect(parseMark(nonsense)).toBeUndefined()
  }
})

it('marks a booking with the last agency page of the visit', () => {
  beginVisit(TWO, null)
  beginVisit(ONE, TWO)
  expect(agencyMark()).toEqual({ ac_k_no: ONE, alt_ac_k_no: TWO })
  beginVisit(TWO, null)
  expect(agencyMark()).toEqual({ ac_k_no: TWO })
})
