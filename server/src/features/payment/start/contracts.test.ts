import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addTransfer, FIRST_DAY } from '../../../testing/hammer/hammer-catalog.ts'
import { openTestBooking, type TestBooking } from '../../../testing/test-booking.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

const ask = (satirlar: object[], lang = 'de') => shop.post('/sozlesme-listele-post', { lang, satirlar })
const kinds = async (satirlar: object[]) =>
  (await ask(satirlar)).json<{ data: { tur: string }[] }>().data.map(({ tur }) => tur)

describe('the contracts of a basket', () => {
  test('a tour is a distance sale; a night with a ride is a package', async () => {
    const tour = { urun_k_no: shop.tour.urun_k_no, baslangic: FIRST_DAY }
    const villa = { urun_k_no: shop.villa.urun_k_no, baslangic: FIRST_DAY, bitis: addDays(FIRST_DAY, 3) }
    const { urun_k_no } = await addTransfer(shop.place, 1)
    expect(await kinds([tour])).toEqual(['on_bilgilendirme', 'mesafeli_satis'])
    expect(await kinds([villa, { urun_k_no, baslangic: FIRST_DAY }])).toEqual(['on_bilgilendirme', 'paket_tur'])
  })

  test('is named, numbered and filled in for the language; an unknown product is refused', async () => {
    const tour = { urun_k_no: shop.tour.urun_k_no, baslangic: FIRST_DAY }
    const texts: { ozet: string; maddeler: { metin: string }[] }[][] = []
    for (const lang of ['tr', 'en', 'de', 'ru']) texts.push((await ask([tour], lang)).json().data)
    const hashes = texts.flat().map(({ ozet }) => ozet)
    expect(new Set(hashes).size).toBe(8)
    for (const { metin } of texts.flat().flatMap(({ maddeler }) => maddeler)) expect(metin).not.toMatch(/[{}]/)
    const unknown = { urun_k_no: '00000000-0000-4000-8000-000000000000', baslangic: FIRST_DAY }
    expect((await ask([unknown])).json()).toMatchObject({ success: 0, code: 'urun_yok' })
  })
})
