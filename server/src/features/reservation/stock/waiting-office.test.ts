import type { WaitingGuest } from '@meltem/contract/reservation/waiting-office'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { seats } from '../../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../../testing/test-payment.ts'

let shop: TestPayment
let staff: Record<string, string>
beforeAll(async () => {
  shop = await openTestPayment()
  staff = await shop.logIn()
})
afterAll(() => shop.close())

const list = async (): Promise<WaitingGuest[]> =>
  (await shop.app.get('/api/yonetim/bekleme-listele', staff)).json().data
const act = async (path: string, body: object) => (await shop.post(`/yonetim/${path}`, body, staff)).json()
const mails = () =>
  withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.selectFrom('eposta').select(['alici', 'veri']).where('tur', '=', 'waiting_free').execute(),
  )

test('the office sees who waits, offers a place once there is one, and takes people off the list', async () => {
  const day = addDays(FIRST_DAY, 20)
  const own = await shop.book(seats(shop.tour, day, 4))
  await shop.payWith(own)
  const wish = {
    lang: 'en',
    urun_k_no: shop.tour.urun_k_no,
    kalkis: shop.tour.departure(day),
    baslangic: day,
    pax: { yetiskin: 2, cocuk: 0, bebek: 0 },
    ad: 'Ece Demir',
    e_mail: 'ece@example.com',
  }
  expect((await shop.post('/bekleme-listesi-post', wish)).json()).toMatchObject({ success: 1 })
  const [waiting] = await list()
  expect(waiting).toMatchObject({ ad: 'Ece Demir', baslangic: day, durum: 'bekliyor', yer: false, haber_zamani: null })
  const k_no = waiting?.k_no
  // What is not there is not offered.
  expect(await act('bekleme-teklif-post', { k_no })).toMatchObject({ code: 'yer_yetmez' })
  await withTenant(shop.place.db, shop.place.tenantId, async (trx) => {
    await trx.updateTable('kalkis').set({ kapasite: 6 }).where('tarih', '=', day).execute()
  })
  expect((await list())[0]?.yer).toBe(true)
  expect(await act('bekleme-teklif-post', { k_no })).toMatchObject({ success: 1 })
  expect(await mails()).toMatchObject([{ alici: 'ece@example.com', veri: { urun_k_no: shop.tour.urun_k_no } }])
  expect((await list())[0]).toMatchObject({ durum: 'haber_verildi', haber_zamani: expect.any(String) })

  expect(await act('bekleme-kapat-post', { k_no, kapali: true })).toMatchObject({ success: 1 })
  expect(await list()).toEqual([])
  expect(await act('bekleme-teklif-post', { k_no })).toMatchObject({ code: 'bulunamadi' })
  expect(await act('bekleme-kapat-post', { k_no, kapali: false })).toMatchObject({ success: 1 })
  expect(await list()).toHaveLength(1)
  const unknown = { k_no: crypto.randomUUID(), kapali: true }
  expect(await act('bekleme-kapat-post', unknown)).toMatchObject({ code: 'bulunamadi' })
  expect((await shop.post('/yonetim/bekleme-kapat-post', unknown)).statusCode).toBe(401)
})
