import type { PaymentRule } from '@meltem/contract/payment/plan'
import { toMinor } from '../money.ts'
import type { PerGroupTariff, PerUnitTariff } from '../pricing/line/tariffs.ts'
import { basket, books, campaign, coupon, extra, line, people, type Scenario } from './scenario.ts'

const closeFamily: PerGroupTariff = {
  tur: 'grup',
  kur: 'EUR',
  fiyat: toMinor(3900),
  arti_kisi: toMinor(55),
  en_cok: 40,
}

function units(price: number, adet: number): PerUnitTariff {
  return { tur: 'birim', kur: 'EUR', fiyat: toMinor(price), adet }
}

const AFTER_THE_TALK: readonly PaymentRule[] = [
  { tetik: 'olay', olay: 'gorusme', bekleme_gun: 14, gun: 0, saat: 168, oran: 20 },
  { tetik: 'gun', olay: null, bekleme_gun: 0, gun: 0, saat: 0, oran: null },
]

/** Weddings, health, extra services: what is asked for first. */
export const OCCASIONS: readonly Scenario[] = [
  {
    ad: 'Wedding on a Friday with menus',
    sepet: basket([
      line('dugun', closeFamily, people(29, 5), {
        odeme_tipi_oran: 20,
        kampanya: campaign({ adet: 1 }, { yuzde: 15 }),
        ekstra_hizmetler: [extra('Menü', 'adet', 46, 29), extra('Çocuk menüsü', 'adet', 22, 5)],
      }),
    ]),
    // 3 900 − 15 % (585) = 3 315; menus 29 × 46 = 1 334 and 5 × 22 = 110; 4 759; VAT 793.167; 20 % = 951.80.
    beklenen: {
      urun_toplam: 3315,
      ekstra_toplam: 1444,
      ara_toplam: 4759,
      kdv_dahil: 793.17,
      genel_toplam: 4759,
      on_odeme_oran: 20,
      on_odeme_toplam: 951.8,
      kalan_toplam: 3807.2,
    },
    beklenen_sabit: books(243660.8, 48732.16, 194928.64),
  },
  {
    ad: 'Wedding with more guests than the package holds',
    sepet: basket([line('dugun', closeFamily, people(44, 2, 3), { odeme_tipi_oran: 20 })]),
    // 46 adults and children are 6 above 40: 3 900 + 6 × 55 = 4 230; VAT 705; 20 % = 846.
    beklenen: {
      urun_toplam: 4230,
      ara_toplam: 4230,
      kdv_dahil: 705,
      genel_toplam: 4230,
      on_odeme_oran: 20,
      on_odeme_toplam: 846,
      kalan_toplam: 3384,
    },
    beklenen_sabit: books(216576, 43315.2, 173260.8),
  },
  {
    ad: 'Two implants with five hotel nights, VAT added',
    sepet: basket([
      line('saglik', units(640, 2), people(1), {
        gun_sayisi: 5,
        kdv_turu: 'haric',
        kdv_oran: 10,
        odeme_tipi_oran: 20,
        ekstra_hizmetler: [extra('Otel', 'gun', 78)],
      }),
    ]),
    // 1 280 + 5 × 78 = 390; 1 670; VAT 167; 1 837; 20 % = 367.40.
    beklenen: {
      urun_toplam: 1280,
      ekstra_toplam: 390,
      ara_toplam: 1670,
      kdv_toplam: 167,
      genel_toplam: 1837,
      on_odeme_oran: 20,
      on_odeme_toplam: 367.4,
      kalan_toplam: 1469.6,
    },
    beklenen_sabit: books(94054.4, 18810.88, 75243.52),
  },
  {
    ad: 'Treatment that asks for money only after the talk, beside photographs',
    sepet: basket([
      line('saglik', units(640, 2), people(1), { odeme_tipi_oran: 20, odeme_adimlari: AFTER_THE_TALK }),
      line('ekstra', units(25, 3), people(1)),
    ]),
    // 1 280 + 75 = 1 355; VAT inside 213.33 + 12.50; now only 25 % of the photographs = 18.75.
    beklenen: {
      urun_toplam: 1355,
      ara_toplam: 1355,
      kdv_dahil: 225.83,
      genel_toplam: 1355,
      on_odeme_oran: 1.38,
      on_odeme_toplam: 18.75,
      kalan_toplam: 1336.25,
    },
    beklenen_sabit: books(69376, 960, 68416),
  },
  {
    ad: 'Photographs with a coupon worth more than they cost',
    sepet: basket([line('ekstra', units(25, 3), people(1))], { kupon: coupon({ tutar: 100 }) }),
    // 75 − 75 = 0: a coupon never gives money back.
    beklenen: { urun_toplam: 75, kupon_indirim: 75 },
    beklenen_sabit: books(0, 0, 0),
  },
  {
    ad: 'First opinion by video, free of charge',
    sepet: basket([line('saglik', units(0, 1), people(1))]),
    beklenen: {},
    beklenen_sabit: books(0, 0, 0),
  },
]
