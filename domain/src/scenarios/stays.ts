import { listDays } from '../calendar-day.ts'
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
  nights,
  people,
  type Scenario,
  stay,
} from './scenario.ts'

const villa: Partial<LineInput> = { kdv_oran: 10, odeme_tipi_oran: 30 }
const yacht: Partial<LineInput> = { odeme_tipi_oran: 30 }
const hotel: Partial<LineInput> = { kdv_oran: 10, odeme_tipi_oran: 15 }
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

export const YACHTS: readonly Scenario[] = [
  {
    ad: 'Gulet for a week with full board for eight',
    sepet: basket([
      line('yat', stay('2027-08-21', [{ nights: 7, price: 1200, week: 7900 }], 12), people(8), {
        ...yacht,
        ekstra_hizmetler: [extra('Tam pansiyon', 'kisi', 280)],
      }),
    ]),
    // One week 7 900; 8 × 280 = 2 240; 10 140; VAT 1 690; 30 % = 3 042.
    beklenen: {
      urun_toplam: 7900,
      ekstra_toplam: 2240,
      ara_toplam: 10140,
      kdv_dahil: 1690,
      genel_toplam: 10140,
      on_odeme_oran: 30,
      on_odeme_toplam: 3042,
      kalan_toplam: 7098,
    },
    beklenen_sabit: books(519168, 155750.4, 363417.6),
  },
  {
    ad: 'Two weeks in two seasons with the transit log',
    sepet: basket([
      line(
        'yat',
        stay(
          '2027-06-26',
          [
            { nights: 7, price: 1050, week: 6900 },
            { nights: 7, price: 1200, week: 7900 },
          ],
          12,
        ),
        people(10),
        { ...yacht, ekstra_hizmetler: [extra('Transitlog', 'rezervasyon', 600)] },
      ),
    ]),
    // 6 900 + 7 900 + 600 = 15 400; VAT 2 566.667; 30 % = 4 620.
    beklenen: {
      urun_toplam: 14800,
      ekstra_toplam: 600,
      ara_toplam: 15400,
      kdv_dahil: 2566.67,
      genel_toplam: 15400,
      on_odeme_oran: 30,
      on_odeme_toplam: 4620,
      kalan_toplam: 10780,
    },
    beklenen_sabit: books(788480, 236544, 551936),
  },
  {
    ad: 'Motor yacht for four hours, VAT added',
    sepet: basket([
      line('yat', { tur: 'birim', kur: 'EUR', fiyat: toMinor(180), adet: 4 }, people(6), {
        kdv_turu: 'haric',
        odeme_tipi_oran: 50,
      }),
    ]),
    // 4 × 180 = 720; VAT 144; 864; half 432.
    beklenen: {
      urun_toplam: 720,
      ara_toplam: 720,
      kdv_toplam: 144,
      genel_toplam: 864,
      on_odeme_oran: 50,
      on_odeme_toplam: 432,
      kalan_toplam: 432,
    },
    beklenen_sabit: books(44236.8, 22118.4, 22118.4),
  },
  {
    ad: 'Catamaran for three days, paid in dollars',
    sepet: basket([line('yat', stay('2026-09-05', [{ nights: 3, price: 950 }], 10), people(6), yacht)], {
      secilen_kur: 'USD',
    }),
    // 950 × 51.20 ÷ 44.05 = 1 104.1998 → 1 104.20; × 3 = 3 312.60; VAT 552.10; 30 % = 993.78.
    beklenen: {
      urun_toplam: 3312.6,
      ara_toplam: 3312.6,
      kdv_dahil: 552.1,
      genel_toplam: 3312.6,
      on_odeme_oran: 30,
      on_odeme_toplam: 993.78,
      kalan_toplam: 2318.82,
    },
    beklenen_sabit: books(145920, 43776, 102144),
  },
]

export const HOTELS: readonly Scenario[] = [
  {
    ad: 'Sea-view room for a week',
    sepet: basket([line('otel', stay('2026-09-12', [{ nights: 7, price: 119 }], 3), people(2, 1), hotel)]),
    // 7 × 119 = 833; VAT 75.727; 15 % = 124.95.
    beklenen: {
      urun_toplam: 833,
      ara_toplam: 833,
      kdv_dahil: 75.73,
      genel_toplam: 833,
      on_odeme_oran: 15,
      on_odeme_toplam: 124.95,
      kalan_toplam: 708.05,
    },
    beklenen_sabit: books(42649.6, 6397.44, 36252.16),
  },
  {
    ad: 'Nights per person with half board',
    sepet: basket([
      line(
        'otel',
        {
          tur: 'kisi_gecelik',
          kur: 'EUR',
          gun_fiyatlar: listDays('2026-09-12', '2026-09-19').map((tarih) => ({
            tarih,
            sezon: 'Eylül',
            yetiskin_fiyat: toMinor(62.5),
            cocuk_fiyat: toMinor(31.25),
            bebek_fiyat: 0,
          })),
          uzun_konaklama: [],
        },
        people(2, 1, 1),
        { ...hotel, odeme_tipi_oran: 20, ekstra_hizmetler: [extra('Yarım pansiyon', 'kisi_gun', 18)] },
      ),
    ]),
    // 2 × 7 × 62.50 + 7 × 31.25 = 875 + 218.75 = 1 093.75; board 3 × 7 × 18 = 378; 1 471.75; VAT 133.795; 20 % = 294.35.
    beklenen: {
      urun_toplam: 1093.75,
      ekstra_toplam: 378,
      ara_toplam: 1471.75,
      kdv_dahil: 133.8,
      genel_toplam: 1471.75,
      on_odeme_oran: 20,
      on_odeme_toplam: 294.35,
      kalan_toplam: 1177.4,
    },
    // 14 × 3 200 + 7 × 1 600 + 21 × 921.60 = 75 353.60.
    beklenen_sabit: books(75353.6, 15070.72, 60282.88),
  },
  {
    ad: 'Two rooms for a member group',
    sepet: basket(
      [
        line('otel', stay('2026-09-12', [{ nights: 3, price: 88 }], 2), people(2), hotel),
        line('otel', stay('2026-09-12', [{ nights: 3, price: 119 }], 3), people(2), hotel),
      ],
      { iskonto: { ...discountOf({ yuzde: 5 }), kaynak: 'uye_grup', ad: 'Sadık misafir' } },
    ),
    // 264 + 357 = 621; 5 % = 31.05 (13.20 + 17.85); 250.80 + 339.15 = 589.95; VAT 22.80 + 30.83 = 53.63.
    // Deposits 37.62 + 50.8725 → 50.87 = 88.49.
    beklenen: {
      urun_toplam: 621,
      iskonto_indirim: 31.05,
      ara_toplam: 589.95,
      kdv_dahil: 53.63,
      genel_toplam: 589.95,
      on_odeme_oran: 15,
      on_odeme_toplam: 88.49,
      kalan_toplam: 501.46,
    },
    // 12 840.96 + 17 364.48 = 30 205.44; 1 926.14 + 2 604.67 = 4 530.81.
    beklenen_sabit: books(30205.44, 4530.81, 25674.63),
  },
]
