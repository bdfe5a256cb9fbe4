import { randomUUID } from 'node:crypto'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import { withTenant } from '../../platform/db/connection.ts'
import type { OfferedExtra, OfferedFee } from '../../platform/db/tables/reservation.ts'
import { nights, type PricedLine, ride, seats } from '../hammer/hammer-basket.ts'
import {
  addHouse,
  addTour,
  addTransfer,
  FIRST_DAY,
  type House,
  type Sold,
  type Tour,
} from '../hammer/hammer-catalog.ts'
import type { TestBooking } from '../test-booking.ts'

/** A shop with products that offer some extras and refuse others. */
export interface WishShop {
  readonly shop: TestBooking
  readonly hotel: House
  readonly van: Sold
  readonly adultsOnly: Tour
  /** A villa that takes two pets and one bed, and sells a cot, towels and two covers of which one is enough. */
  readonly house: House
}

const cot = extra('rezervasyon')
export const towels: OfferedExtra = { ...extra('adet'), en_cok: 3 }
export const cover = extra('gun', 'kasko')
const fullCover = extra('gun', 'kasko')

function extra(birim: OfferedExtra['birim'], grup?: OfferedExtra['grup']): OfferedExtra {
  const terms = { k_no: randomUUID(), ad: { en: 'Extra' }, birim, fiyat: 1000, kur: 'TRY', bebek_dahil: false }
  return grup ? { ...terms, grup } : terms
}

const fee = (tur: OfferedFee['tur'], en_cok: number): OfferedFee => {
  return { tur, en_cok, fiyat: 500, kur: 'TRY', gecelik: false, esik_gece: 0 }
}

async function tell({ place }: TestBooking, product: Sold, change: Record<string, object>): Promise<void> {
  const values = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, JSON.stringify(value)]))
  await withTenant(place.db, place.tenantId, (trx) =>
    trx.updateTable('urun').set(values).where('k_no', '=', product.urun_k_no).execute(),
  )
}

export async function openWishShop(shop: TestBooking): Promise<WishShop> {
  const hotel = await addHouse(shop.place, { units: 3, sleeps: 2 })
  const van = await addTransfer(shop.place, 2)
  const adultsOnly = await addTour(shop.place, 4)
  const house = await addHouse(shop.place)
  const limits = { en_az: 1, en_cok: 99, en_az_yetiskin: 1, cocuk_yas: 4, yetiskin_yas: 13 }
  await tell(shop, adultsOnly, { kisi_sinirlari: { ...limits, en_az_yas: 13 } })
  await tell(shop, house, {
    ekstra_hizmetler: [cot, towels, cover, fullCover],
    ucretler: [fee('evcil_hayvan', 2), fee('ek_yatak', 1)],
  })
  return { shop, hotel, van, adultsOnly, house }
}

export const WISH_DAY = addDays(FIRST_DAY, 40)
const one = { yetiskin: 1, cocuk: 0, bebek: 0 }
const chosen = (...extras: OfferedExtra[]) => extras.map(({ k_no }) => ({ k_no, adet: 1 }))

/** What a line asks for beyond what is on offer, and the code that says so. */
export const WISHES: readonly (readonly [string, (shop: WishShop) => PricedLine, Partial<CartLineRequest>, string])[] =
  [
    ['a pet on a boat tour', ({ shop }) => seats(shop.tour, WISH_DAY), { evcil_hayvan: 1 }, 'evcil_hayvan_yok'],
    [
      'a pet in a villa that takes none',
      ({ shop }) => nights(shop.villa, WISH_DAY, 3),
      { evcil_hayvan: 1 },
      'evcil_hayvan_yok',
    ],
    ['a third pet where two may come', ({ house }) => nights(house, WISH_DAY, 3), { evcil_hayvan: 3 }, 'ekstra_cok'],
    ['an extra bed nobody puts up', ({ shop }) => nights(shop.villa, WISH_DAY, 3), { ek_yatak: 1 }, 'ek_yatak_yok'],
    ['a second extra bed where there is one', ({ house }) => nights(house, WISH_DAY, 3), { ek_yatak: 2 }, 'ekstra_cok'],
    [
      'an extra of another product',
      ({ shop }) => seats(shop.tour, WISH_DAY),
      { ekstra_hizmetler: chosen(cot) },
      'ekstra_yok',
    ],
    [
      'two covers of which one is enough',
      ({ house }) => nights(house, WISH_DAY, 3),
      { ekstra_hizmetler: chosen(cover, fullCover) },
      'ekstra_tek',
    ],
    [
      'the same cover twice',
      ({ house }) => nights(house, WISH_DAY, 3),
      { ekstra_hizmetler: [{ k_no: cover.k_no, adet: 2 }] },
      'ekstra_cok',
    ],
    [
      'five of what is counted once',
      ({ house }) => nights(house, WISH_DAY, 3),
      { ekstra_hizmetler: [{ k_no: cot.k_no, adet: 5 }] },
      'ekstra_cok',
    ],
    [
      'more towels than there are, in two rows',
      ({ house }) => nights(house, WISH_DAY, 3),
      { ekstra_hizmetler: [2, 2].map((adet) => ({ k_no: towels.k_no, adet })) },
      'ekstra_cok',
    ],
    [
      'a child among adults',
      ({ adultsOnly }) => seats(adultsOnly, WISH_DAY),
      { pax: { ...one, cocuk: 1 } },
      'yas_siniri',
    ],
    [
      'an infant among adults',
      ({ adultsOnly }) => seats(adultsOnly, WISH_DAY),
      { pax: { ...one, bebek: 1 } },
      'yas_siniri',
    ],
    ['two of a tour', ({ shop }) => seats(shop.tour, WISH_DAY), { adet: 2 }, 'adet_yok'],
    ['two of a villa', ({ shop }) => nights(shop.villa, WISH_DAY, 3), { adet: 2 }, 'adet_yok'],
    ['two of a transfer', ({ van }) => ride(van, WISH_DAY, '10:00'), { adet: 2 }, 'adet_yok'],
    [
      'three people in a double room',
      ({ hotel }) => nights(hotel, WISH_DAY, 3),
      { pax: { ...one, yetiskin: 3 } },
      'oda_az',
    ],
    [
      'two rooms for one adult and a child',
      ({ hotel }) => nights(hotel, WISH_DAY, 3),
      { adet: 2, pax: { ...one, cocuk: 1 } },
      'oda_yetiskin',
    ],
    [
      'a departure of a villa',
      ({ shop }) => nights(shop.villa, WISH_DAY, 3),
      { kalkis: 'x/2026-01-01T09:30' },
      'kalkis_yok',
    ],
    [
      'another time than the departure’s',
      ({ shop }) => seats(shop.tour, WISH_DAY),
      { baslangic_saat: '18:00' },
      'kalkis_yok',
    ],
    [
      'a time of arrival in a villa',
      ({ shop }) => nights(shop.villa, WISH_DAY, 3),
      { baslangic_saat: '08:00' },
      'saat_yok',
    ],
    ['a time of leaving a villa', ({ shop }) => nights(shop.villa, WISH_DAY, 3), { bitis_saat: '20:00' }, 'saat_yok'],
    ['a time back without a ride back', ({ van }) => ride(van, WISH_DAY, '10:00'), { bitis_saat: '20:00' }, 'saat_yok'],
    [
      'a last day of a day tour',
      ({ shop }) => seats(shop.tour, WISH_DAY),
      { bitis: addDays(WISH_DAY, 6) },
      'bitis_yok',
    ],
    ['a time back of a day tour', ({ shop }) => seats(shop.tour, WISH_DAY), { bitis_saat: '20:00' }, 'saat_yok'],
  ]
