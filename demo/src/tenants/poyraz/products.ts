import type { DemoCampaign, DemoCoupon, DemoProduct } from '../../product-data.ts'
import {
  ASKED_TERMS,
  CAR_TERMS,
  dailyDepartures,
  EXTRA_TERMS,
  HOTEL_TERMS,
  TOUR_TERMS,
  TRANSFER_TERMS,
  VILLA_TERMS,
  WEDDING_TERMS,
  YACHT_TERMS,
} from '../../product-terms.ts'
import { hoursOfWeeks, WEDDING } from '../../promises.ts'

const STANDARD = { en: 'Standard' }

export const PRODUCTS: readonly DemoProduct[] = [
  {
    anahtar: 'first-sail',
    urun_tipi: 'tur',
    ad: { en: 'First sail: a day on the water' },
    ...TOUR_TERMS,
    en_cok_kisi: 8,
    secenekler: [
      {
        anahtar: 'day',
        ad: STANDARD,
        tarife: { tur: 'kisi', yetiskin: 85, cocuk: 60 },
        stok: dailyDepartures('dinghies', 8, '10:00'),
      },
    ],
  },
  {
    anahtar: 'stone-house',
    urun_tipi: 'villa',
    ad: { en: 'Stone house in Alaçatı' },
    ...VILLA_TERMS,
    satis: 'direk',
    opsiyon_saat: 0,
    en_cok_kisi: 4,
    secenekler: [
      {
        anahtar: 'house',
        ad: STANDARD,
        tarife: { tur: 'gecelik', gece: [90, 140, 210], arti_kisi: 20, en_cok: 4, en_az_gece: [2, 2, 3] },
        stok: { tur: 'gece', kaynak: 'stone-house', birim: 1, devir: 0 },
      },
    ],
    ucretler: [{ tur: 'temizlik', fiyat: 40, esik_gece: 4 }],
  },
  {
    anahtar: 'sailing-week',
    urun_tipi: 'yat',
    ad: { en: 'Sailing yacht for a week' },
    ...YACHT_TERMS,
    en_cok_kisi: 8,
    secenekler: [
      {
        anahtar: 'bareboat',
        ad: { en: 'With skipper' },
        tarife: { tur: 'gecelik', gece: [260, 340, 480], arti_kisi: 0, en_cok: 8, en_az_gece: [3, 5, 7] },
        stok: { tur: 'gece', kaynak: 'yacht-poyraz', birim: 2, devir: 0 },
      },
    ],
  },
  {
    anahtar: 'izmir-alacati',
    urun_tipi: 'transfer',
    ad: { en: 'İzmir Airport – Alaçatı' },
    ...TRANSFER_TERMS,
    en_cok_kisi: 32,
    secenekler: [
      {
        anahtar: 'van',
        ad: { en: 'Van with board rack' },
        tarife: { tur: 'transfer_arac', kapasite: 8, fiyat: 70 },
        stok: { tur: 'saat', kaynak: 'van', birim: 2, devir: 15 },
        sure_dk: 120,
      },
    ],
  },
  {
    anahtar: 'camper',
    urun_tipi: 'arac_kira',
    ad: { en: 'Surf van' },
    ...CAR_TERMS,
    en_cok_kisi: 3,
    secenekler: [
      {
        anahtar: 'manual',
        ad: STANDARD,
        tarife: {
          tur: 'arac',
          bantlar: [
            { en_az_gun: 1, gun: [45, 55, 70] },
            { en_az_gun: 7, gun: [38, 46, 60] },
          ],
        },
        stok: { tur: 'saat', kaynak: 'surf-van', birim: 1, devir: 120 },
      },
    ],
  },
  {
    anahtar: 'surf-lodge',
    urun_tipi: 'otel',
    ad: { en: 'Surf lodge' },
    ...HOTEL_TERMS,
    en_cok_kisi: 2,
    secenekler: [
      {
        anahtar: 'double',
        ad: { en: 'Double room' },
        tarife: { tur: 'gecelik', gece: [40, 60, 85], arti_kisi: 0, en_cok: 2, en_az_gece: [1, 1, 2] },
        stok: { tur: 'gece', kaynak: 'lodge-double', birim: 5, devir: 0 },
      },
    ],
  },
  {
    anahtar: 'vineyard-wedding',
    urun_tipi: 'dugun',
    ad: { en: 'Wedding in the vineyard' },
    ...WEDDING_TERMS,
    en_cok_kisi: 99,
    secenekler: [
      { anahtar: 'day', ad: STANDARD, tarife: { tur: 'grup', fiyat: 2800, arti_kisi: 45, en_cok: 30 }, stok: null },
      {
        anahtar: 'legal',
        ad: { en: 'With a legal ceremony' },
        tarife: { tur: 'grup', fiyat: 3090, arti_kisi: 45, en_cok: 30 },
        stok: null,
        son_satis_saat: hoursOfWeeks(WEDDING.legalWeeks),
      },
    ],
  },
  {
    anahtar: 'thermal-day',
    urun_tipi: 'saglik',
    ad: { en: 'Thermal day in Ilıca' },
    ...ASKED_TERMS,
    en_cok_kisi: 6,
    secenekler: [{ anahtar: 'day', ad: STANDARD, tarife: { tur: 'kisi', yetiskin: 55, cocuk: 30 }, stok: null }],
  },
  {
    anahtar: 'board-hire',
    urun_tipi: 'ekstra',
    ad: { en: 'Windsurf board for a day' },
    ...EXTRA_TERMS,
    en_cok_kisi: 8,
    secenekler: [{ anahtar: 'board', ad: STANDARD, tarife: { tur: 'birim', fiyat: 45, olcu: 'gun' }, stok: null }],
  },
]

export const COUPONS: readonly DemoCoupon[] = [{ kod: 'POYRAZ5', indirim_turu: 'yuzde', indirim: 5, vitrinde: true }]

export const CAMPAIGNS: readonly DemoCampaign[] = []
