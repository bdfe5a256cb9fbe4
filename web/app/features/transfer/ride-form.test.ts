import { describe, expect, it } from 'vitest'
import { EMPTY_RIDE, type RideForm, readRide, rideProblems, rideQuery, writeRide } from './ride-form.ts'

const TODAY = '2027-06-01'
const ride: RideForm = { ...EMPTY_RIDE, nereden: 'dlm', nereye: 'gocek', tarih: '2027-08-14', saat: '14:35' }
const back: RideForm = { ...ride, donus_tarih: '2027-08-21', donus_saat: '08:55', ucus_no: 'XQ 981' }

describe('the form of a ride', () => {
  it('comes back from its address', () => {
    expect(readRide(new URLSearchParams(writeRide(back)))).toEqual(back)
  })

  it('brings absurd values into bounds', () => {
    const read = readRide(new URLSearchParams(`yetiskin=0&cocuk=-1&cocuk_koltugu=99&nereden=${'x'.repeat(500)}`))
    expect(read).toMatchObject({ yetiskin: 1, cocuk: 0, cocuk_koltugu: 9 })
    expect(read.nereden).toHaveLength(60)
  })

  it.each([
    ['nothing', ride, {}],
    ['nothing with a way back', back, {}],
    ['an empty form', EMPTY_RIDE, { nereden: 'required', nereye: 'required', tarih: 'required', saat: 'required' }],
    ['the same place twice', { ...ride, nereye: 'dlm' }, { nereye: 'samePlace' }],
    ['a day that has passed', { ...ride, tarih: '2027-05-31' }, { tarih: 'required' }],
    ['a day that does not exist', { ...ride, tarih: '2027-02-30' }, { tarih: 'required' }],
    ['a way back before the way there', { ...back, donus_tarih: '2027-08-13' }, { donus_tarih: 'returnBefore' }],
    ['a way back without a time', { ...back, donus_saat: '' }, { donus_saat: 'required' }],
    ['a flight nobody flies', { ...ride, ucus_no: 'HELLO' }, { ucus_no: 'flightWrong' }],
  ] as const)('is held back by %s', (_, form, expected) => {
    expect(rideProblems(form, TODAY)).toEqual(expected)
  })

  it('asks for a way back only when there is one, and for no more infants than adults', () => {
    expect(rideQuery({ ...ride, yetiskin: 1, bebek: 3 })).toEqual({
      nereden: 'dlm',
      nereye: 'gocek',
      tarih: '2027-08-14',
      saat: '14:35',
      pax: { yetiskin: 1, cocuk: 0, bebek: 1 },
      cocuk_koltugu: 0,
    })
    expect(rideQuery(back)).toMatchObject({ donus_tarih: '2027-08-21', donus_saat: '08:55', ucus_no: 'XQ 981' })
  })
})
