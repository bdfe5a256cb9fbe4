import type { LineInput } from '../pricing/price-input.ts'
import { basket, books, campaign, coupon, fee, line, nights, people, type Scenario, stay } from './scenario.ts'

const villa: Partial<LineInput> = { kdv_oran: 10, odeme_tipi_oran: 30 }
const heating = fee('isitma', 20, { gecelik: true })

export const VILLAS: readonly Scenario[] = [
  {
    ad: 'A week in the high season with pool heating',
    sepet: basket([
      line('villa', stay('2026-08-15', [{ nights: 7, price: 420 }]), people(4, 2), { ...villa, ucretler: [heating] }),
    ]),
    // 7 × 420 = 2 940; heating 7 × 20 = 140; 3 080; VAT inside 3 080 ÷ 11 = 280; 30 % = 924.
    beklenen: {
      urun_toplam: 2940,
      ekstra_toplam: 140,
      ara_toplam: 3080,
      kdv_dahil: 280,
      genel_toplam: 3080,
      on_odeme_oran: 30,
      on_odeme_toplam: 924,
      kalan_toplam: 2156,
    },
    // 7 × 21 504 + 7 × 1 024 = 157 696.
    beklenen_sabit: books(157696, 47308.8, 110387.2),
  },
  {
    ad: 'Two seasons, people above six, campaign of the villa, campaign of the basket, coupon',
    sepet: basket(
      [
        line(
          'villa',
          stay(
            '2026-08-17',
            [
              { nights: 5, price: 420, extraPerson: 15 },
              { nights: 2, price: 385, extraPerson: 15 },
            ],
            6,
          ),
          people(8),
          { ...villa, ucretler: [heating], kampanya: campaign({ adet: 7 }, { yuzde: 5 }) },
        ),
      ],
      { sepet_kampanyalar: [campaign({ tutar: 1500 }, { tutar: 100 })], kupon: coupon({ tutar: 10 }) },
    ),
    // 2 100 + 770 + 2 people × 7 × 15 = 3 080; 5 % = 154 → 2 926; − 100 − 10 = 2 816; + heating 140 = 2 956.
    // VAT inside 2 956 ÷ 11 = 268.727; 30 % = 886.80.
    beklenen: {
      urun_toplam: 2926,
      ekstra_toplam: 140,
      sepet_indirim: 100,
      kupon_indirim: 10,
      ara_toplam: 2956,
      kdv_dahil: 268.73,
      genel_toplam: 2956,
      on_odeme_oran: 30,
      on_odeme_toplam: 886.8,
      kalan_toplam: 2069.2,
    },
    // 157 696 − 7 884.80 − 5 120 − 512 + 7 168 = 151 347.20.
    beklenen_sabit: books(151347.2, 45404.16, 105943.04),
  },
  {
    ad: 'Nine nights: one week at its price and two nights',
    sepet: basket([line('villa', stay('2026-07-04', [{ nights: 9, price: 420, week: 2800 }]), people(4), villa)]),
    // 2 800 + 2 × 420 = 3 640; VAT 330.909; 30 % = 1 092.
    beklenen: {
      urun_toplam: 3640,
      ara_toplam: 3640,
      kdv_dahil: 330.91,
      genel_toplam: 3640,
      on_odeme_oran: 30,
      on_odeme_toplam: 1092,
      kalan_toplam: 2548,
    },
    // 143 360 + 2 × 21 504 = 186 368.
    beklenen_sabit: books(186368, 55910.4, 130457.6),
  },
  {
    ad: 'A long stay over two seasons',
    sepet: basket([
      line(
        'villa',
        {
          tur: 'gecelik',
          kur: 'EUR',
          gun_fiyatlar: nights('2026-10-22', [
            { nights: 10, price: 290 },
            { nights: 6, price: 260 },
          ]),
          en_cok: 8,
          uzun_konaklama: [
            { en_az_gece: 14, oran: 10 },
            { en_az_gece: 28, oran: 20 },
          ],
        },
        people(2),
        villa,
      ),
    ]),
    // 2 900 + 1 560 = 4 460; 16 nights: 10 % = 446; 4 014; VAT 364.909; 30 % = 1 204.20.
    beklenen: {
      urun_toplam: 4014,
      ara_toplam: 4014,
      kdv_dahil: 364.91,
      genel_toplam: 4014,
      on_odeme_oran: 30,
      on_odeme_toplam: 1204.2,
      kalan_toplam: 2809.8,
    },
    // 228 352 − 22 835.20 = 205 516.80.
    beklenen_sabit: books(205516.8, 61655.04, 143861.76),
  },
  {
    ad: 'Three nights below the threshold: cleaning in lira',
    sepet: basket([
      line('villa', stay('2026-05-04', [{ nights: 3, price: 260 }]), people(2), {
        ...villa,
        ucretler: [fee('temizlik', 3000, { kur: 'TRY', esik_gece: 5 })],
      }),
    ]),
    // 780; cleaning 3 000 ÷ 51.20 = 58.59375 → 58.59; 838.59; VAT 76.2355; 30 % = 251.577 → 251.58.
    beklenen: {
      urun_toplam: 780,
      ekstra_toplam: 58.59,
      ara_toplam: 838.59,
      kdv_dahil: 76.24,
      genel_toplam: 838.59,
      on_odeme_oran: 30,
      on_odeme_toplam: 251.58,
      kalan_toplam: 587.01,
    },
    // 3 × 13 312 + 3 000 as entered = 42 936.
    beklenen_sabit: books(42936, 12880.8, 30055.2),
  },
  {
    ad: 'Five nights reach the threshold; pet, extra beds, damage deposit',
    sepet: basket([
      line('villa', stay('2026-06-20', [{ nights: 5, price: 345 }]), people(4), {
        ...villa,
        ucretler: [
          fee('temizlik', 60, { esik_gece: 5 }),
          fee('evcil_hayvan', 5, { gecelik: true }),
          fee('ek_yatak', 25, { adet: 2 }),
          fee('hasar_depozitosu', 500),
        ],
      }),
    ]),
    // 1 725; cleaning free; pet 5 × 5 = 25; beds 2 × 25 = 50; 1 800. The damage deposit is not part of it.
    beklenen: {
      urun_toplam: 1725,
      ekstra_toplam: 75,
      ara_toplam: 1800,
      kdv_dahil: 163.64,
      genel_toplam: 1800,
      on_odeme_oran: 30,
      on_odeme_toplam: 540,
      kalan_toplam: 1260,
    },
    beklenen_sabit: books(92160, 27648, 64512),
  },
  {
    ad: 'Villa priced in lira, shown in euro',
    sepet: basket([line('villa', stay('2026-09-01', [{ nights: 4, price: 14500 }], 8, 'TRY'), people(2), villa)]),
    // 14 500 ÷ 51.20 = 283.203 → 283.20; × 4 = 1 132.80; VAT 102.98; 30 % = 339.84.
    beklenen: {
      urun_toplam: 1132.8,
      ara_toplam: 1132.8,
      kdv_dahil: 102.98,
      genel_toplam: 1132.8,
      on_odeme_oran: 30,
      on_odeme_toplam: 339.84,
      kalan_toplam: 792.96,
    },
    beklenen_sabit: books(58000, 17400, 40600),
  },
  {
    ad: 'Over the turn of the year',
    sepet: basket([
      line(
        'villa',
        stay('2026-12-30', [
          { nights: 2, price: 150 },
          { nights: 1, price: 180 },
        ]),
        people(2),
        villa,
      ),
    ]),
    // 300 + 180 = 480; VAT 43.636; 30 % = 144.
    beklenen: {
      urun_toplam: 480,
      ara_toplam: 480,
      kdv_dahil: 43.64,
      genel_toplam: 480,
      on_odeme_oran: 30,
      on_odeme_toplam: 144,
      kalan_toplam: 336,
    },
    beklenen_sabit: books(24576, 7372.8, 17203.2),
  },
  {
    ad: 'Coupon with half a per cent, VAT added',
    sepet: basket(
      [line('villa', stay('2026-05-10', [{ nights: 4, price: 199.99 }]), people(2), { ...villa, kdv_turu: 'haric' })],
      { kupon: coupon({ yuzde: 7.5 }) },
    ),
    // 799.96; 7.5 % = 59.997 → 60.00; 739.96; VAT 73.996 → 74.00; 813.96; 30 % = 244.188 → 244.19.
    beklenen: {
      urun_toplam: 799.96,
      kupon_indirim: 60,
      ara_toplam: 739.96,
      kdv_toplam: 74,
      genel_toplam: 813.96,
      on_odeme_oran: 30,
      on_odeme_toplam: 244.19,
      kalan_toplam: 569.77,
    },
    // 199.99 → 10 239.488 → 10 239.49; 40 957.96 − 3 071.85 = 37 886.11; VAT 3 788.61.
    beklenen_sabit: books(41674.72, 12502.42, 29172.3),
  },
]
