import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { type PricedLine, placement, ride, seats } from '../../../testing/hammer/hammer-basket.ts'
import { addTransfer, FIRST_DAY, type Sold } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

/** Nothing in this catalogue gives anything back by its own terms, so that what comes back comes from the guarantee. */
let shop: TestBooking
let transfer: Sold
beforeAll(async () => {
  shop = await openTestBooking()
  transfer = await addTransfer(shop.place, 5)
  await withTenant(shop.place.db, shop.place.tenantId, (trx) =>
    trx.updateTable('urun').set({ iptal_kosullari: '[]' }).execute(),
  )
})
afterAll(() => shop.close())

const START = addDays(FIRST_DAY, 10)

async function paidQuote(lines: readonly PricedLine[], now?: string) {
  const body = placement(lines)
  const { misafir_anahtari: anahtar } = (await shop.post('/rezervasyon-olustur-post', body)).json()
  await shop.pay(body.k_no, body.kur_rezervasyon_toplam.on_odeme_toplam)
  if (now) shop.app.clock.set(() => new Date(now))
  const { data } = (await shop.post('/rezervasyon-iptal-hesapla-post', { k_no: body.k_no, anahtar })).json()
  shop.app.clock.set()
  return { odenen: data.odenen, iade: data.iade }
}

const trip = () => [ride(transfer, START, '14:00'), seats(shop.tour, addDays(START, 2))]

test('a transfer and a tour two days later are a package: all of it comes back until 30 days before it begins', async () => {
  expect(await paidQuote(trip())).toEqual({ odenen: 75, iade: 75 })
  const lastDay = addDays(START, -30)
  expect(await paidQuote(trip(), `${lastDay}T10:59:00Z`)).toEqual({ odenen: 75, iade: 75 })
  // The transfer is 29 days and 23 hours away, the tour still 31 days.
  expect(await paidQuote(trip(), `${lastDay}T12:00:00Z`)).toEqual({ odenen: 75, iade: 25 })
})

test('one service alone follows its own terms', async () => {
  expect(await paidQuote([seats(shop.tour, START)])).toEqual({ odenen: 25, iade: 0 })
})

test('the package shows its own contract before it is booked', async () => {
  const satirlar = trip().map(({ line: { urun_k_no, baslangic } }) => ({ urun_k_no, baslangic }))
  const { data } = (await shop.post('/sozlesme-listele-post', { lang: 'en', satirlar })).json()
  expect(data.map(({ tur }: { tur: string }) => tur)).toEqual(['on_bilgilendirme', 'paket_tur'])
})
