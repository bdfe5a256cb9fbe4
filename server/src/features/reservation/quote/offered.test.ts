import { translatorFor } from '@meltem/i18n/translator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nights, type PricedLine, placement, seats } from '../../../testing/hammer/hammer-basket.ts'
import {
  cover,
  WISH_DAY as DAY,
  openWishShop,
  towels,
  WISHES,
  type WishShop,
} from '../../../testing/hostile/refused-wishes.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
let wished: WishShop
beforeAll(async () => {
  shop = await openTestBooking()
  wished = await openWishShop(shop)
})
afterAll(() => shop.close())

const DOORS = ['/sepet-hesapla-post', '/rezervasyon-tut-post', '/rezervasyon-olustur-post'] as const

async function ask(path: (typeof DOORS)[number], { line, price }: PricedLine, wish: object) {
  const { k_no, lang, sepet_urunler, secilen_kur, kur_rezervasyon_toplam, ...rest } = placement([
    { line: { ...line, ...wish }, price },
  ])
  const basket = { lang, sepet_urunler, secilen_kur }
  if (path === '/sepet-hesapla-post') return await shop.post(path, basket)
  if (path === '/rezervasyon-tut-post') return await shop.post(path, { k_no, ...basket, kur_rezervasyon_toplam })
  return await shop.post(path, { k_no, ...basket, kur_rezervasyon_toplam, ...rest })
}

describe('what a product does not offer is refused, never taken along in silence', () => {
  test.each(WISHES)('%s', async (_, line, wish, code) => {
    for (const path of DOORS) {
      const answer = (await ask(path, line(wished), wish)).json()
      const codes =
        answer.success === 1 ? answer.data.engeller?.map(({ neden }: { neden: string }) => neden) : [answer.code]
      expect([path, codes]).toEqual([path, [code]])
      if (answer.success === 0) expect(answer.message).toBe(translatorFor('tr', 'errors')(answer.code))
    }
  })

  test('the person reads it in the language of the page', async () => {
    const body = { lang: 'de', secilen_kur: 'TRY', sepet_urunler: [{ ...seats(shop.tour, DAY).line, evcil_hayvan: 1 }] }
    const answer = await shop.app.post('/api/sepet-hesapla-post', body, { company: 'alfa', 'accept-language': 'en' })
    expect(answer.json()).toMatchObject({ code: 'evcil_hayvan_yok', ayrinti: { satir: 0 } })
    expect(answer.json().message).toBe(translatorFor('en', 'errors')('evcil_hayvan_yok'))
  })

  test('what is on offer is charged', async () => {
    const wish = {
      evcil_hayvan: 2,
      ek_yatak: 1,
      ekstra_hizmetler: [
        { k_no: cover.k_no, adet: 1 },
        { k_no: towels.k_no, adet: 3 },
      ],
    }
    const answer = await ask('/sepet-hesapla-post', nights(wished.house, DAY, 3), wish)
    // Two pets and a bed at 5, three nights of cover and three towels at 10.
    expect(answer.json().data.kur_rezervasyon_toplam).toMatchObject({ ekstra_toplam: 75, urun_toplam: 3000 })
  })

  test('nothing of a refused basket is written', async () => {
    const body = placement([{ line: { ...seats(shop.tour, DAY).line, evcil_hayvan: 1 }, price: 100 }])
    expect((await shop.post('/rezervasyon-olustur-post', body)).statusCode).toBe(422)
    expect(await shop.claims(body.k_no)).toEqual([])
  })
})
