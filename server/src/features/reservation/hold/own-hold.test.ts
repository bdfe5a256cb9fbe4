import { randomUUID } from 'node:crypto'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nights, totalsOf } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'

let shop: TestPayment
let day = FIRST_DAY
beforeAll(async () => {
  shop = await openTestPayment()
})
afterAll(() => shop.close())

const quote = async (line: object, tutulan?: object) =>
  (
    await shop.post('/sepet-hesapla-post', {
      lang: 'en',
      secilen_kur: 'TRY',
      sepet_urunler: [line],
      ...(tutulan ? { tutulan } : {}),
    })
  ).json()

const taken = [expect.objectContaining({ neden: 'dolu' })]

test('a villa that waits for its payment is not sold out in the basket it lies in, and is for everybody else', async () => {
  day = addDays(day, 4)
  const stay = nights(shop.villa, day, 2)
  const own = await shop.book(stay)
  expect(await shop.payWith(own, 'ret')).toMatchObject({ sonuc: 'basarisiz' })
  expect((await quote(stay.line, own)).data.engeller).toEqual([])
  expect((await quote(stay.line)).data.engeller).toEqual(taken)
  expect((await quote(stay.line, { ...own, anahtar: 'x'.repeat(43) })).data.engeller).toEqual(taken)
})

test('nor is one whose checkout was only begun', async () => {
  day = addDays(day, 4)
  const stay = nights(shop.villa, day, 2)
  const k_no = randomUUID()
  const body = {
    k_no,
    lang: 'en',
    secilen_kur: 'TRY',
    sepet_urunler: [stay.line],
    kur_rezervasyon_toplam: totalsOf([stay]),
  }
  const held = (await shop.post('/rezervasyon-tut-post', body)).json()
  const own = { k_no, anahtar: held.misafir_anahtari }
  expect((await quote(stay.line, own)).data.engeller).toEqual([])
  expect((await quote(stay.line)).data.engeller).toEqual(taken)
})
