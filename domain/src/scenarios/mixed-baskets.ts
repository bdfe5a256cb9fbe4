import { toMinor } from '../money.ts'
import type { LineInput } from '../pricing/price-input.ts'
import {
  basket,
  books,
  campaign,
  coupon,
  discountOf,
  extra,
  fee,
  line,
  people,
  perPerson,
  type Scenario,
  stay,
} from './scenario.ts'
import { SALOON, VAN_BOTH_WAYS } from './wheels.ts'

const villaTerms: Partial<LineInput> = { kdv_oran: 10, odeme_tipi_oran: 30 }
const pickUp = [extra('Otelden alma', 'kisi', 6)]
const gulet = line('tur', perPerson(48, 24), people(2, 1), { ekstra_hizmetler: pickUp })
const guletOnly = line('tur', perPerson(48, 24), people(2, 1))
const paragliding = line('tur', perPerson(110), people(2))
const jeep = line('tur', perPerson(45, 27), people(1, 1))
const threeNights = line('villa', stay('2026-05-04', [{ nights: 3, price: 260 }]), people(2), villaTerms)

/** A villa, a boat, a tour, a transfer and a car: the five-line basket that is also measured. */
export const WHOLE_HOLIDAY = basket(
  [
    line('villa', stay('2026-08-15', [{ nights: 7, price: 420 }]), people(4, 2), {
      ...villaTerms,
      ucretler: [fee('isitma', 20, { gecelik: true })],
    }),
    line('yat', { tur: 'birim', kur: 'EUR', fiyat: toMinor(180), adet: 4 }, people(6), {
      kdv_turu: 'haric',
      odeme_tipi_oran: 50,
    }),
    gulet,
    line('transfer', VAN_BOTH_WAYS, people(2, 2)),
    line('arac_kira', SALOON('2026-08-14T15:00', '2026-08-21T15:00'), people(2, 1), {
      odeme_tipi_oran: 30,
      ekstra_hizmetler: [extra('Orta kasko', 'gun', 9)],
    }),
  ],
  {
    sepet_kampanyalar: [campaign({ tutar: 1500 }, { tutar: 100 })],
    kupon: coupon({ yuzde: 5 }),
    iskonto: { ...discountOf({ yuzde: 8 }), kaynak: 'acente', ad: 'Acente' },
  },
)

export const MIXED: readonly Scenario[] = [
  {
    ad: 'A whole holiday with all three discounts',
    sepet: WHOLE_HOLIDAY,
    // Products 2 940 + 720 + 120 + 87.40 + 266 = 4 133.40; extras 140 + 18 + 63 = 221.
    // Campaign 100: 71.15 17.41 2.90 2.11 6.43 → 2 868.85 702.59 117.10 85.29 259.57 = 4 033.40.
    // Coupon 5 % = 201.67: 143.47 35.12 5.85 4.26 12.97 → 2 725.38 667.47 111.25 81.03 246.60 = 3 831.73.
    // Agency 8 % = 306.54: 218.05 53.39 8.90 6.48 19.72 → 2 507.33 614.08 102.35 74.55 226.88 = 3 525.19.
    // With extras 2 647.33 614.08 120.35 74.55 289.88 = 3 746.19; VAT on the boat 122.816 → 122.82.
    // VAT inside 240.67 + 20.06 + 12.43 + 48.31 = 321.47.
    // Deposits 794.20 + 368.45 + 30.09 + 18.64 + 86.96 = 1 298.34; ÷ 3 869.01 = 33.557 %.
    beklenen: {
      urun_toplam: 4133.4,
      ekstra_toplam: 221,
      sepet_indirim: 100,
      kupon_indirim: 201.67,
      iskonto_indirim: 306.54,
      ara_toplam: 3746.19,
      kdv_toplam: 122.82,
      kdv_dahil: 321.47,
      genel_toplam: 3869.01,
      on_odeme_oran: 33.56,
      on_odeme_toplam: 1298.34,
      kalan_toplam: 2570.67,
    },
    // 211 630.08 − 5 120 − 10 325.50 − 15 694.77 + 11 315.20 = 191 805.01; VAT 6 287.93.
    // Deposits 40 663.96 + 18 863.80 + 1 540.39 + 954.11 + 4 452.25 = 66 474.51.
    beklenen_sabit: books(198092.94, 66474.51, 131618.43),
  },
  {
    ad: 'One line in full, one with a deposit, six instalments',
    sepet: basket([{ ...gulet, odeme_tipi: 'tamami' }, threeNights], { kart_taksit: 6 }),
    // 138 + 30 % of 780 (234) = 372 now; 9.9 % = 36.828 → 36.83; 918 + 36.83 = 954.83; now 408.83 = 42.817 %.
    beklenen: {
      urun_toplam: 900,
      ekstra_toplam: 18,
      ara_toplam: 918,
      kdv_dahil: 93.91,
      taksit_fark: 36.83,
      genel_toplam: 954.83,
      on_odeme_oran: 42.82,
      on_odeme_toplam: 408.83,
      kalan_toplam: 546,
    },
    // 7 065.60 + 39 936 = 47 001.60; now 7 065.60 + 11 980.80 = 19 046.40; 9.9 % = 1 885.59.
    beklenen_sabit: books(48887.19, 20931.99, 27955.2),
  },
  {
    ad: 'A campaign for tours leaves the villa alone',
    sepet: basket([gulet, threeNights, paragliding, jeep], {
      sepet_kampanyalar: [campaign({ adet: 3 }, { yuzde: 15 }, { urun_tipleri: ['tur'] })],
    }),
    // Tours 412 − 61.80 + 18 = 368.20, VAT 20 + 31.17 + 10.20, deposits 30 + 46.75 + 15.30.
    // Villa 780, VAT 70.91, deposit 234. Together 1 148.20; 132.28; 326.05 = 28.396 %.
    beklenen: {
      urun_toplam: 1192,
      ekstra_toplam: 18,
      sepet_indirim: 61.8,
      ara_toplam: 1148.2,
      kdv_dahil: 132.28,
      genel_toplam: 1148.2,
      on_odeme_oran: 28.4,
      on_odeme_toplam: 326.05,
      kalan_toplam: 822.15,
    },
    // 18 851.84 + 39 936 = 58 787.84; 4 712.96 + 11 980.80 = 16 693.76.
    beklenen_sabit: books(58787.84, 16693.76, 42094.08),
  },
  {
    ad: 'Products in three currencies, paid in pounds at a crooked rate',
    sepet: basket(
      [
        line('tur', perPerson(48.5), people(3)),
        line('tur', perPerson(1250, 0, 0, 'TRY'), people(2)),
        line('ekstra', { tur: 'birim', kur: 'USD', fiyat: toMinor(40), adet: 1 }, people(1)),
      ],
      { secilen_kur: 'GBP', kurlar: { TRY: '1', EUR: '51.2034', USD: '44.0519', GBP: '59.8077' } },
    ),
    // 48.50 × 51.2034 ÷ 59.8077 = 41.5225 → 41.52 × 3 = 124.56; 1 250 ÷ 59.8077 = 20.9003 → 20.90 × 2 = 41.80;
    // 40 × 44.0519 ÷ 59.8077 = 29.4624 → 29.46. Together 195.82; VAT 20.76 + 6.97 + 4.91; deposits 31.14 + 10.45 + 7.37.
    beklenen: {
      urun_toplam: 195.82,
      ara_toplam: 195.82,
      kdv_dahil: 32.64,
      genel_toplam: 195.82,
      on_odeme_oran: 25,
      on_odeme_toplam: 48.96,
      kalan_toplam: 146.86,
    },
    // 2 483.36 × 3 + 2 500 + 1 762.08 = 11 712.16; deposits 1 862.52 + 625 + 440.52.
    beklenen_sabit: books(11712.16, 2928.04, 8784.12),
  },
  {
    ad: 'Of two campaigns the better one counts, alone',
    sepet: basket([guletOnly, paragliding, jeep], {
      sepet_kampanyalar: [campaign({ tutar: 400 }, { tutar: 50 }), campaign({ adet: 3 }, { yuzde: 15 })],
    }),
    // 61.80 beats 50: 350.20; VAT 17 + 31.17 + 10.20; deposits 25.50 + 46.75 + 15.30.
    beklenen: {
      urun_toplam: 412,
      sepet_indirim: 61.8,
      ara_toplam: 350.2,
      kdv_dahil: 58.37,
      genel_toplam: 350.2,
      on_odeme_oran: 25,
      on_odeme_toplam: 87.55,
      kalan_toplam: 262.65,
    },
    beklenen_sabit: books(17930.24, 4482.56, 13447.68),
  },
  {
    ad: 'Coupon below its least amount does nothing',
    sepet: basket([guletOnly], { kupon: coupon({ tutar: 10 }, toMinor(120.01)) }),
    beklenen: {
      urun_toplam: 120,
      ara_toplam: 120,
      kdv_dahil: 20,
      genel_toplam: 120,
      on_odeme_oran: 25,
      on_odeme_toplam: 30,
      kalan_toplam: 90,
    },
    beklenen_sabit: books(6144, 1536, 4608),
  },
  {
    ad: 'Coupon, then a fixed group discount, VAT added on top',
    sepet: basket(
      [gulet, paragliding].map((one) => ({ ...one, kdv_turu: 'haric' as const })),
      {
        kupon: coupon({ yuzde: 10 }),
        iskonto: { ...discountOf({ tutar: 30 }), kaynak: 'uye_grup', ad: 'Sadık misafir' },
      },
    ),
    // 340 − 34 (12 + 22) − 30 (10.58 + 19.42 with the 0.01 left over) = 97.42 and 178.58; + 18 = 115.42.
    // VAT 23.084 → 23.08 and 35.716 → 35.72 = 58.80; 138.50 and 214.30; deposits 34.625 → 34.63 and 53.575 → 53.58.
    beklenen: {
      urun_toplam: 340,
      ekstra_toplam: 18,
      kupon_indirim: 34,
      iskonto_indirim: 30,
      ara_toplam: 294,
      kdv_toplam: 58.8,
      genel_toplam: 352.8,
      on_odeme_oran: 25,
      on_odeme_toplam: 88.21,
      kalan_toplam: 264.59,
    },
    // 17 408 − 1 740.80 − 1 536 + 921.60 = 15 052.80; VAT 3 010.56; deposits 1 772.73 + 2 743.11.
    beklenen_sabit: books(18063.36, 4515.84, 13547.52),
  },
]
