import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

const day = addDays(FIRST_DAY, 30)
const flight = { soru: 'ucus_no', kisi: null, deger: 'SU2142' }

async function placed(misafir: object = {}) {
  const body = placement([seats(shop.tour, day)], { method: 'tur_gunu' })
  const sent = { ...body, misafir: { ...body.misafir, ...misafir } }
  const answer = (await shop.post('/rezervasyon-olustur-post', sent)).json()
  return { answer, own: { k_no: body.k_no, anahtar: answer.misafir_anahtari as string } }
}

test('answers to the operator’s questions are kept with the guest', async () => {
  const { answer } = await placed({ yanitlar: [flight], tc_pasaport: '10000000146' })
  expect(answer).toMatchObject({ success: 1, data: { misafir: { yanitlar: [flight], tc_pasaport: '10000000146' } } })
})

test.each([
  ['of the guest', { tc_pasaport: '11111111111' }],
  ['of a fellow traveller', { yanitlar: [{ soru: 'pasaport_no', kisi: 2, deger: '123 456 789 01' }] }],
])('a wrong identity number %s is told before anything is booked', async (_, misafir) => {
  const { answer } = await placed(misafir)
  expect(answer).toMatchObject({ success: 0, code: 'kimlik_gecersiz' })
})

test('what was missing is handed in later; a second answer replaces the first', async () => {
  const { own } = await placed({ yanitlar: [flight] })
  const later = { soru: 'ucus_no', kisi: null, deger: 'SU2143' }
  const passport = { soru: 'pasaport_no', kisi: 2, deger: 'C01X00T47' }
  for (let round = 0; round < 2; round += 1) {
    const done = await shop.post('/rezervasyon-misafir-post', {
      ...own,
      yanitlar: [later, passport],
      hotel_bilgi: { hotel_adi: 'Yıldız Otel' },
    })
    expect(done.json()).toMatchObject({
      success: 1,
      data: { misafir: { yanitlar: [later, passport] }, hotel_bilgi: { hotel_adi: 'Yıldız Otel' }, durum: 'confirmed' },
    })
  }
  const wrong = await shop.post('/rezervasyon-misafir-post', { ...own, yanitlar: [], tc_pasaport: '12345678901' })
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'kimlik_gecersiz'])
})

test('nobody completes another’s reservation, and none that is over', async () => {
  const { own } = await placed()
  for (const key of [{ k_no: own.k_no }, { ...own, anahtar: 'A'.repeat(43) }]) {
    expect((await shop.post('/rezervasyon-misafir-post', { ...key, yanitlar: [flight] })).statusCode).toBe(404)
  }
  await shop.post('/rezervasyon-iptal-post', { ...own, iade: 0 })
  const late = await shop.post('/rezervasyon-misafir-post', { ...own, yanitlar: [flight] })
  expect([late.statusCode, late.json().code]).toEqual([409, 'durum_uygun_degil'])
})
