import { toMinor } from '../money.ts'
import type { LineInput } from '../pricing/price-input.ts'
import { basket, books, extra, line, people, type Scenario, stay } from './scenario.ts'

const yacht: Partial<LineInput> = { odeme_tipi_oran: 30 }

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
