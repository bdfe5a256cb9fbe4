import type { ArrivalRow } from '@meltem/contract/arrival/office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nights, seats } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../testing/test-payment.ts'

let shop: TestPayment
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestPayment()
  staff = await shop.logIn()
})
afterAll(() => shop.close())

let day = addDays(FIRST_DAY, 3)
const list = async (gun: string): Promise<ArrivalRow[]> =>
  (await shop.app.get(`/api/yonetim/giris-cikis-listele?gun=${gun}`, staff)).json().data
const mark = async (body: object) => (await shop.post('/yonetim/hazirlik-post', body, staff)).json()

async function stay() {
  day = addDays(day, 6)
  const own = await shop.book(nights(shop.villa, day, 3), seats(shop.tour, day))
  await shop.payWith(own)
  return { own, from: day, to: addDays(day, 3) }
}

test('a stay stands on the day it begins and on the day it ends; a tour of the same booking does not', async () => {
  const { own, from, to } = await stay()
  expect((await list(from)).map(({ rezervasyon_k_no, yon }) => [rezervasyon_k_no, yon])).toEqual([[own.k_no, 'giris']])
  expect((await list(to)).map(({ rezervasyon_k_no, yon }) => [rezervasyon_k_no, yon])).toEqual([[own.k_no, 'cikis']])
  expect(await list(addDays(from, 1))).toEqual([])
})

test('what is done says who and when, stays the first one’s, and can be taken back', async () => {
  const { own, from } = await stay()
  const body = { rezervasyon_k_no: own.k_no, sira: 0, yon: 'giris', is_kodu: 'temizlik', tamam: true }
  const first = await mark(body)
  expect(first.data.isler).toEqual([
    { is_kodu: 'temizlik', kim: expect.stringMatching(/\S/), zaman: expect.any(String) },
  ])
  expect((await mark(body)).data.isler).toEqual(first.data.isler)
  expect((await mark({ ...body, is_kodu: 'teslim' })).data.isler).toHaveLength(2)
  expect((await mark({ ...body, tamam: false })).data.isler).toMatchObject([{ is_kodu: 'teslim' }])
  const key = { ...body, is_kodu: 'anahtar', metin: 'Under the blue pot' }
  expect((await mark(key)).data).toMatchObject({ anahtar_yeri: 'Under the blue pot', isler: [{ is_kodu: 'teslim' }] })
  expect((await list(from))[0]?.anahtar_yeri).toBe('Under the blue pot')
  expect((await list(addDays(from, 3)))[0]).toMatchObject({ anahtar_yeri: 'Under the blue pot', isler: [] })
  expect((await mark({ ...key, metin: '' })).data.anahtar_yeri).toBeNull()
})

test('a tour, another booking, a stranger and unknown work are refused', async () => {
  const { own } = await stay()
  const body = { rezervasyon_k_no: own.k_no, sira: 0, yon: 'giris', is_kodu: 'teslim', tamam: true }
  expect(await mark({ ...body, sira: 1 })).toMatchObject({ code: 'bulunamadi' })
  expect(await mark({ ...body, rezervasyon_k_no: crypto.randomUUID() })).toMatchObject({ code: 'bulunamadi' })
  expect(await mark({ ...body, is_kodu: 'boya' })).toMatchObject({ code: 'alan_hatasi' })
  expect((await shop.post('/yonetim/hazirlik-post', body)).statusCode).toBe(401)
})
