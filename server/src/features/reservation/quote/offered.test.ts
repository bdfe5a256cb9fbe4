import { randomUUID } from 'node:crypto'
import type { CartLineRequest } from '@meltem/contract/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import { translatorFor } from '@meltem/i18n/translator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../../platform/db/connection.ts'
import type { OfferedExtra, OfferedFee } from '../../../platform/db/database-kernel.ts'
import { type BookingDesk, openBookingDesk } from '../../../testing/booking-desk.ts'
import { nights, type PricedLine, placement, ride, seats } from '../../../testing/hammer-basket.ts'
import { addHouse, addTour, addTransfer, FIRST_DAY, type House, type Sold } from '../../../testing/hammer-catalogue.ts'

let desk: BookingDesk
let hotel: House
let van: Sold
let adultsOnly: Awaited<ReturnType<typeof addTour>>
/** A villa that takes two pets and one bed, and sells a cot, towels and two covers of which one is enough. */
let house: House
const cot = extra('rezervasyon')
const towels: OfferedExtra = { ...extra('adet'), en_cok: 3 }
const cover = extra('gun', 'kasko')
const fullCover = extra('gun', 'kasko')

function extra(birim: OfferedExtra['birim'], grup?: OfferedExtra['grup']): OfferedExtra {
  const terms = { k_no: randomUUID(), ad: { en: 'Extra' }, birim, fiyat: 1000, kur: 'TRY', bebek_dahil: false }
  return grup ? { ...terms, grup } : terms
}

const fee = (tur: OfferedFee['tur'], en_cok: number): OfferedFee => {
  return { tur, en_cok, fiyat: 500, kur: 'TRY', gecelik: false, esik_gece: 0 }
}

async function tell(product: Sold, change: Record<string, object>): Promise<void> {
  const { db, tenantId } = desk.place
  const values = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, JSON.stringify(value)]))
  await withTenant(db, tenantId, (trx) =>
    trx.updateTable('urun').set(values).where('k_no', '=', product.urun_k_no).execute(),
  )
}

beforeAll(async () => {
  desk = await openBookingDesk()
  hotel = await addHouse(desk.place, { units: 3, sleeps: 2 })
  van = await addTransfer(desk.place, 2)
  adultsOnly = await addTour(desk.place, 4)
  house = await addHouse(desk.place)
  const limits = { en_az: 1, en_cok: 99, en_az_yetiskin: 1, cocuk_yas: 4, yetiskin_yas: 13 }
  await tell(adultsOnly, { kisi_sinirlari: { ...limits, en_az_yas: 13 } })
  await tell(house, {
    ekstra_hizmetler: [cot, towels, cover, fullCover],
    ucretler: [fee('evcil_hayvan', 2), fee('ek_yatak', 1)],
  })
})
afterAll(() => desk.close())

const DAY = addDays(FIRST_DAY, 40)
const one = { yetiskin: 1, cocuk: 0, bebek: 0 }
const chosen = (...extras: OfferedExtra[]) => extras.map(({ k_no }) => ({ k_no, adet: 1 }))

/** What a line asks for beyond what is on offer, and the code that says so. */
const WISHES: readonly (readonly [string, () => PricedLine, Partial<CartLineRequest> | (() => object), string])[] = [
  ['a pet on a boat tour', () => seats(desk.tour, DAY), { evcil_hayvan: 1 }, 'evcil_hayvan_yok'],
  ['a pet in a villa that takes none', () => nights(desk.villa, DAY, 3), { evcil_hayvan: 1 }, 'evcil_hayvan_yok'],
  ['a third pet where two may come', () => nights(house, DAY, 3), { evcil_hayvan: 3 }, 'ekstra_cok'],
  ['an extra bed nobody puts up', () => nights(desk.villa, DAY, 3), { ek_yatak: 1 }, 'ek_yatak_yok'],
  ['a second extra bed where there is one', () => nights(house, DAY, 3), { ek_yatak: 2 }, 'ekstra_cok'],
  ['an extra of another product', () => seats(desk.tour, DAY), () => ({ ekstra_hizmetler: chosen(cot) }), 'ekstra_yok'],
  [
    'two covers of which one is enough',
    () => nights(house, DAY, 3),
    () => ({ ekstra_hizmetler: chosen(cover, fullCover) }),
    'ekstra_tek',
  ],
  [
    'the same cover twice',
    () => nights(house, DAY, 3),
    () => ({ ekstra_hizmetler: [{ k_no: cover.k_no, adet: 2 }] }),
    'ekstra_cok',
  ],
  [
    'five of what is counted once',
    () => nights(house, DAY, 3),
    () => ({ ekstra_hizmetler: [{ k_no: cot.k_no, adet: 5 }] }),
    'ekstra_cok',
  ],
  [
    'more towels than there are, in two rows',
    () => nights(house, DAY, 3),
    () => ({ ekstra_hizmetler: [2, 2].map((adet) => ({ k_no: towels.k_no, adet })) }),
    'ekstra_cok',
  ],
  ['a child among adults', () => seats(adultsOnly, DAY), { pax: { ...one, cocuk: 1 } }, 'yas_siniri'],
  ['an infant among adults', () => seats(adultsOnly, DAY), { pax: { ...one, bebek: 1 } }, 'yas_siniri'],
  ['two of a tour', () => seats(desk.tour, DAY), { adet: 2 }, 'adet_yok'],
  ['two of a villa', () => nights(desk.villa, DAY, 3), { adet: 2 }, 'adet_yok'],
  ['two of a transfer', () => ride(van, DAY, '10:00'), { adet: 2 }, 'adet_yok'],
  ['three people in a double room', () => nights(hotel, DAY, 3), { pax: { ...one, yetiskin: 3 } }, 'oda_az'],
  [
    'two rooms for one adult and a child',
    () => nights(hotel, DAY, 3),
    { adet: 2, pax: { ...one, cocuk: 1 } },
    'oda_yetiskin',
  ],
  ['a departure of a villa', () => nights(desk.villa, DAY, 3), { kalkis: 'x/2026-01-01T09:30' }, 'kalkis_yok'],
  ['another time than the departure’s', () => seats(desk.tour, DAY), { baslangic_saat: '18:00' }, 'kalkis_yok'],
  ['a time of arrival in a villa', () => nights(desk.villa, DAY, 3), { baslangic_saat: '08:00' }, 'saat_yok'],
  ['a time of leaving a villa', () => nights(desk.villa, DAY, 3), { bitis_saat: '20:00' }, 'saat_yok'],
  ['a time back without a ride back', () => ride(van, DAY, '10:00'), { bitis_saat: '20:00' }, 'saat_yok'],
  ['a last day of a day tour', () => seats(desk.tour, DAY), { bitis: addDays(DAY, 6) }, 'bitis_yok'],
  ['a time back of a day tour', () => seats(desk.tour, DAY), { bitis_saat: '20:00' }, 'saat_yok'],
]

const DOORS = ['/sepet-hesapla-post', '/rezervasyon-tut-post', '/rezervasyon-olustur-post'] as const

async function ask(path: (typeof DOORS)[number], { line, price }: PricedLine, wish: object) {
  const { k_no, lang, sepet_urunler, secilen_kur, kur_rezervasyon_toplam, ...rest } = placement([
    { line: { ...line, ...wish }, price },
  ])
  const basket = { lang, sepet_urunler, secilen_kur }
  if (path === '/sepet-hesapla-post') return await desk.post(path, basket)
  if (path === '/rezervasyon-tut-post') return await desk.post(path, { k_no, ...basket, kur_rezervasyon_toplam })
  return await desk.post(path, { k_no, ...basket, kur_rezervasyon_toplam, ...rest })
}

describe('what a product does not offer is refused, never taken along in silence', () => {
  test.each(WISHES)('%s', async (_, line, wish, code) => {
    for (const path of DOORS) {
      const answer = (await ask(path, line(), typeof wish === 'function' ? wish() : wish)).json()
      const codes =
        answer.success === 1 ? answer.data.engeller?.map(({ neden }: { neden: string }) => neden) : [answer.code]
      expect([path, codes]).toEqual([path, [code]])
      if (answer.success === 0) expect(answer.message).toBe(translatorFor('tr', 'errors')(answer.code))
    }
  })

  test('the person reads it in the language of the page', async () => {
    const body = { lang: 'de', secilen_kur: 'TRY', sepet_urunler: [{ ...seats(desk.tour, DAY).line, evcil_hayvan: 1 }] }
    const answer = await desk.app.post('/api/sepet-hesapla-post', body, { company: 'alfa', 'accept-language': 'en' })
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
    const answer = await ask('/sepet-hesapla-post', nights(house, DAY, 3), wish)
    // Two pets and a bed at 5, three nights of cover and three towels at 10.
    expect(answer.json().data.kur_rezervasyon_toplam).toMatchObject({ ekstra_toplam: 75, urun_toplam: 3000 })
  })

  test('nothing of a refused basket is written', async () => {
    const body = placement([{ line: { ...seats(desk.tour, DAY).line, evcil_hayvan: 1 }, price: 100 }])
    expect((await desk.post('/rezervasyon-olustur-post', body)).statusCode).toBe(422)
    expect(await desk.claims(body.k_no)).toEqual([])
  })
})
