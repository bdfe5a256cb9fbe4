import type { Product } from '@meltem/contract/catalog/catalog'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import { stableKey } from '../../../platform/db/stable-key.ts'
import { openSurfaces, type Surfaces } from '../../../testing/price-surfaces.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const COMPANY = { company: 'meltem', 'accept-language': 'en' }

let shop: Surfaces
let id: number
beforeAll(async () => {
  shop = await openSurfaces()
  id = shop.app.tenants.byKod('meltem')?.id ?? 0
})
afterAll(() => shop.close())

let days = 60
function lineOf(urun: string, secenek: string, more: Partial<CartLineRequest>): CartLineRequest {
  const urun_k_no = stableKey('meltem', 'urun', urun)
  const opsiyon_k_no = stableKey('meltem', 'opsiyon', urun, secenek)
  const pax = { yetiskin: 2, cocuk: 0, bebek: 0 }
  days += 1
  const baslangic = addDays(TODAY, days)
  return { k_no: crypto.randomUUID(), urun_k_no, opsiyon_k_no, baslangic, pax, ekstra_hizmetler: [], ...more }
}

async function ask(line: CartLineRequest) {
  const body = { lang: 'en', secilen_kur: 'EUR', sepet_urunler: [line] }
  return (await shop.app.post('/api/sepet-hesapla-post', body, COMPANY)).json()
}

describe('a yacht by the hour', () => {
  test('does not leave at midnight, whoever asks', async () => {
    const refused = await ask(lineOf('motor-yacht', 'hour', { baslangic_saat: '00:00' }))
    expect(refused).toMatchObject({ success: 0, code: 'saat_uygun_degil' })
    expect(refused.message).toContain('one of the times on offer')
    expect(await ask(lineOf('motor-yacht', 'hour', { baslangic_saat: '09:30' }))).toMatchObject({ success: 0 })
    expect(await ask(lineOf('motor-yacht', 'hour', { baslangic_saat: '09:00' }))).toMatchObject({ success: 1 })
  })

  test('is back before the harbour closes, however many hours are taken', async () => {
    expect(await ask(lineOf('motor-yacht', 'hour', { baslangic_saat: '17:00', adet: 3 }))).toMatchObject({ success: 1 })
    expect(await ask(lineOf('motor-yacht', 'hour', { baslangic_saat: '18:00', adet: 3 }))).toMatchObject({
      code: 'saat_uygun_degil',
    })
  })

  test('tells its page when it is served; cars and rides, which go round the clock, say nothing', async () => {
    const hoursOf = ({ secenekler }: Product) => secenekler.map(({ calisma_saatleri }) => calisma_saatleri)
    const page = (urun: string) => shop.product(stableKey('meltem', 'urun', urun), 'EUR')
    expect(hoursOf(await page('motor-yacht'))).toEqual([{ acilis: '09:00', kapanis: '20:00', adim_dk: 60 }])
    expect(hoursOf(await page('suv-electric'))).toEqual([null])
    expect(hoursOf(await page('dalaman-oludeniz')).every((hours) => hours === null)).toBe(true)
  })

  test('takes the hours that were booked, and no other, from its stock', async () => {
    const line = lineOf('motor-yacht', 'hour', { baslangic_saat: '10:00', adet: 2 })
    const booked = await shop.book(line, await shop.quote(line, 'EUR'))
    const [claim] = await withTenant(shop.app.services.db, id, (trx) =>
      trx.selectFrom('tutma').select(['baslangic', 'bitis']).where('rezervasyon_k_no', '=', booked.k_no).execute(),
    )
    expect(claim).toEqual({
      baslangic: new Date(`${line.baslangic}T10:00:00+03:00`),
      bitis: new Date(`${line.baslangic}T12:00:00+03:00`),
    })
    // An hour lies between two guests: from nine it would come back too late, from one it is there again.
    const at = (baslangic_saat: string) => ask({ ...line, baslangic_saat, adet: 1 })
    expect((await at('09:00')).data.engeller).toMatchObject([{ neden: 'dolu' }])
    expect((await at('12:00')).data.engeller).toMatchObject([{ neden: 'dolu' }])
    expect((await at('13:00')).data.engeller).toEqual([])
    expect(await shop.calendarDay(line, 'EUR')).toMatchObject({ engel: null, kalan: 1 })
  })

  test('is full in the calendar and in the list once no hour is left in which it could leave', async () => {
    const line = lineOf('motor-yacht', 'hour', { baslangic_saat: '09:00', adet: 11 })
    await shop.book(line, await shop.quote(line, 'EUR'))
    expect(await shop.calendarDay(line, 'EUR')).toMatchObject({ engel: { neden: 'dolu' }, kalan: 0 })
    const query = new URLSearchParams({ dil: 'en', urun_tipi: 'yat', adet: '48', baslangic: line.baslangic })
    shop.app.services.catalog.forgetAll()
    const { data } = (await shop.app.get(`/api/category-urun-listele?${query}`, COMPANY)).json()
    expect(data.urunler.map(({ k_no }: { k_no: string }) => k_no)).not.toContain(line.urun_k_no)
  })
})

describe('a massage of ninety minutes', () => {
  test('is sold for ninety minutes, not by the hour, on card, panel and receipt', async () => {
    const page = await shop.product(stableKey('meltem', 'urun', 'massage'), 'EUR')
    expect(page.baslangic_fiyat).toMatchObject({ fiyat: 58.5, eski_fiyat: 65, birim: 'sure', sure_dk: 60 })
    expect(page.secenekler.map(({ baslangic_fiyat }) => baslangic_fiyat)).toMatchObject([
      { birim: 'sure', sure_dk: 60 },
      { birim: 'sure', sure_dk: 90 },
    ])
    const { fis } = await shop.quote(lineOf('massage', 'ninety', { baslangic_saat: '10:30' }), 'EUR')
    expect(fis.adimlar[0]).toMatchObject({ kod: 'birim', parametreler: { olcu: 'sure', sure_dk: 90 } })
  })

  test('stands for ninety minutes on the voucher and in the calendar of the guest', async () => {
    const line = lineOf('massage', 'ninety', { baslangic_saat: '10:30' })
    const quote = await shop.quote(line, 'EUR')
    const booked = await shop.book(line, quote)
    await shop.pay(booked, quote.kur_rezervasyon_toplam.on_odeme_toplam)
    const { satirlar } = await shop.voucher(booked)
    expect(satirlar[0]?.bilgiler).toEqual(
      expect.arrayContaining([
        { ad: 'baslama', deger: '10:30' },
        { ad: 'sure', deger: '90 minutes' },
      ]),
    )
    const { k_no, anahtar } = booked
    const file = await shop.app.get(`/api/takvim-dosya-getir?k_no=${k_no}&anahtar=${anahtar}`, COMPANY)
    const event = new ICAL.Component(ICAL.parse(file.payload)).getFirstSubcomponent('vevent')
    expect(event && new ICAL.Event(event).duration.toSeconds()).toBe(90 * 60)
  })
})
