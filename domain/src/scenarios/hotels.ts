import { listDays } from '../calendar-day.ts'
import { toMinor } from '../money.ts'
import type { LineInput } from '../pricing/price-input.ts'
import { basket, books, discountOf, extra, line, people, type Scenario, stay } from './scenario.ts'

const hotel: Partial<LineInput> = { kdv_oran: 10, odeme_tipi_oran: 15 }

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
  {
    ad: 'Three rooms of one kind for seven people',
    sepet: basket([
      line('otel', { ...stay('2026-09-12', [{ nights: 3, price: 88, extraPerson: 20 }], 2), adet: 3 }, people(6, 1), {
        ...hotel,
        ekstra_hizmetler: [extra('Yarım pansiyon', 'kisi_gun', 22)],
      }),
    ]),
    // 3 rooms × 3 × 88 = 792; one above 3 × 2: 3 × 20 = 60; board 7 × 3 × 22 = 462; VAT 119.4545; 15 % = 197.10.
    beklenen: {
      urun_toplam: 852,
      ekstra_toplam: 462,
      ara_toplam: 1314,
      kdv_dahil: 119.45,
      genel_toplam: 1314,
      on_odeme_oran: 15,
      on_odeme_toplam: 197.1,
      kalan_toplam: 1116.9,
    },
    // 9 × 4 505.60 + 3 × 1 024.00 + 21 × 1 126.40 = 67 276.80; 15 % = 10 091.52.
    beklenen_sabit: books(67276.8, 10091.52, 57185.28),
  },
]
