import {
  basket,
  books,
  campaign,
  coupon,
  discountOf,
  extra,
  line,
  people,
  perPerson,
  type Scenario,
} from './scenario.ts'

const gulet = line('tur', perPerson(48, 24), people(2, 1), { ekstra_hizmetler: [extra('Otelden alma', 'kisi', 6)] })
const guletOnly = line('tur', perPerson(48, 24), people(2, 1))
const paragliding = line('tur', perPerson(110), people(2))
const jeep = line('tur', perPerson(45, 27), people(1, 1))
const added = { kdv_turu: 'haric' } as const

/** Tours: people, groups, times of booking, campaigns, other currencies. */
export const TOURS: readonly Scenario[] = [
  {
    ad: 'Gulet for two adults and a child, with pick-up',
    sepet: basket([gulet]),
    // 2 × 48 + 24 = 120; pick-up 3 × 6 = 18; 138. VAT inside 138 ÷ 6 = 23. Deposit 138 ÷ 4 = 34.50.
    beklenen: {
      urun_toplam: 120,
      ekstra_toplam: 18,
      ara_toplam: 138,
      kdv_dahil: 23,
      genel_toplam: 138,
      on_odeme_oran: 25,
      on_odeme_toplam: 34.5,
      kalan_toplam: 103.5,
    },
    // 48 → 2 457.60, 24 → 1 228.80, 6 → 307.20: 6 144.00 + 921.60 = 7 065.60; ÷ 4 = 1 766.40.
    beklenen_sabit: books(7065.6, 1766.4, 5299.2),
  },
  {
    ad: 'Three tours with a campaign by count and a coupon',
    sepet: basket([gulet, paragliding, jeep], {
      sepet_kampanyalar: [campaign({ adet: 3 }, { yuzde: 15 }, { urun_tipleri: ['tur'] })],
      kupon: coupon({ tutar: 10 }),
    }),
    // 120 + 220 + 72 = 412; 15 % = 61.80 (18, 33, 10.80) leaves 102, 187, 61.20 = 350.20.
    // Coupon 10: 2.91, 5.33, 1.74 and the 0.02 left over to the largest: 2.91, 5.35, 1.74.
    // Lines 99.09 + 18, 181.65, 59.46 = 358.20; VAT inside 19.52 + 30.28 (30.275) + 9.91 = 59.71.
    // Deposits 29.27 + 45.41 + 14.87 = 89.55.
    beklenen: {
      urun_toplam: 412,
      ekstra_toplam: 18,
      sepet_indirim: 61.8,
      kupon_indirim: 10,
      ara_toplam: 358.2,
      kdv_dahil: 59.71,
      genel_toplam: 358.2,
      on_odeme_oran: 25,
      on_odeme_toplam: 89.55,
      kalan_toplam: 268.65,
    },
    // 6 144 + 11 264 + 3 686.40 = 21 094.40 − 3 164.16 − 512 + 921.60 = 18 339.84.
    // Lines 5 994.88, 9 300.99, 3 043.97: deposits 1 498.72 + 2 325.25 + 760.99 = 4 584.96.
    beklenen_sabit: books(18339.84, 4584.96, 13754.88),
  },
  {
    ad: 'Euro tour with a paying infant, paid in lira',
    sepet: basket([line('tur', perPerson(42.5, 21.25, 5.5), people(2, 1, 1))], { secilen_kur: 'TRY' }),
    // 42.50 → 2 176.00, 21.25 → 1 088.00, 5.50 → 281.60: 4 352 + 1 088 + 281.60 = 5 721.60; VAT ÷ 6 = 953.60.
    beklenen: {
      urun_toplam: 5721.6,
      ara_toplam: 5721.6,
      kdv_dahil: 953.6,
      genel_toplam: 5721.6,
      on_odeme_oran: 25,
      on_odeme_toplam: 1430.4,
      kalan_toplam: 4291.2,
    },
    beklenen_sabit: books(5721.6, 1430.4, 4291.2),
  },
  {
    ad: 'Private boat tour for a group above its size, VAT added',
    sepet: basket([
      line('tur', { tur: 'grup', kur: 'EUR', fiyat: 40_000, arti_kisi: 3_500, en_cok: 6 }, people(7, 1, 1), {
        ...added,
        odeme_tipi_oran: 30,
      }),
    ]),
    // 8 adults and children are 2 above 6, the infant is free: 400 + 2 × 35 = 470; VAT 94; 564; 30 % = 169.20.
    beklenen: {
      urun_toplam: 470,
      ara_toplam: 470,
      kdv_toplam: 94,
      genel_toplam: 564,
      on_odeme_oran: 30,
      on_odeme_toplam: 169.2,
      kalan_toplam: 394.8,
    },
    // 20 480 + 2 × 1 792 = 24 064; VAT 4 812.80; 28 876.80; 30 % = 8 663.04.
    beklenen_sabit: books(28876.8, 8663.04, 20213.76),
  },
  {
    ad: 'Euro tour shown in dollars goes through the lira',
    sepet: basket([guletOnly], { secilen_kur: 'USD' }),
    // 48 × 51.20 ÷ 44.05 = 55.7911 → 55.79; 24 → 27.8956 → 27.90; 111.58 + 27.90 = 139.48; VAT 23.2467; ÷ 4 = 34.87.
    beklenen: {
      urun_toplam: 139.48,
      ara_toplam: 139.48,
      kdv_dahil: 23.25,
      genel_toplam: 139.48,
      on_odeme_oran: 25,
      on_odeme_toplam: 34.87,
      kalan_toplam: 104.61,
    },
    beklenen_sabit: books(6144, 1536, 4608),
  },
  {
    ad: 'Early booking',
    sepet: basket([
      line('tur', perPerson(62), people(3), {
        baslangic: '2026-09-20',
        zaman_kurallari: [
          { tur: 'erken_rezervasyon', gun: 30, oran: 10 },
          { tur: 'erken_rezervasyon', gun: 90, oran: 15 },
        ],
      }),
    ]),
    // 41 days ahead: 10 % counts, 15 % not yet. 186 − 18.60 = 167.40; VAT 27.90; ÷ 4 = 41.85.
    beklenen: {
      urun_toplam: 167.4,
      ara_toplam: 167.4,
      kdv_dahil: 27.9,
      genel_toplam: 167.4,
      on_odeme_oran: 25,
      on_odeme_toplam: 41.85,
      kalan_toplam: 125.55,
    },
    // 3 × 3 174.40 = 9 523.20 − 952.32 = 8 570.88.
    beklenen_sabit: books(8570.88, 2142.72, 6428.16),
  },
  {
    ad: 'Last minute, then the campaign of the product',
    sepet: basket([
      line('tur', perPerson(45), people(2), {
        baslangic: '2026-08-12',
        zaman_kurallari: [{ tur: 'son_dakika', gun: 2, oran: 20 }],
        kampanya: campaign({ adet: 2 }, { yuzde: 10 }),
      }),
    ]),
    // 90 − 18 = 72; 10 % of 72 = 7.20; 64.80; VAT 10.80; ÷ 4 = 16.20.
    beklenen: {
      urun_toplam: 64.8,
      ara_toplam: 64.8,
      kdv_dahil: 10.8,
      genel_toplam: 64.8,
      on_odeme_oran: 25,
      on_odeme_toplam: 16.2,
      kalan_toplam: 48.6,
    },
    // 4 608 − 921.60 = 3 686.40 − 368.64 = 3 317.76.
    beklenen_sabit: books(3317.76, 829.44, 2488.32),
  },
  {
    ad: 'Product campaign by amount, exactly on the threshold',
    sepet: basket([line('tur', perPerson(50), people(3), { kampanya: campaign({ tutar: 150 }, { tutar: 25 }) })]),
    // 150 reaches 150: − 25 = 125; VAT 20.8333; ÷ 4 = 31.25.
    beklenen: {
      urun_toplam: 125,
      ara_toplam: 125,
      kdv_dahil: 20.83,
      genel_toplam: 125,
      on_odeme_oran: 25,
      on_odeme_toplam: 31.25,
      kalan_toplam: 93.75,
    },
    // 7 680 − 1 280 = 6 400.
    beklenen_sabit: books(6400, 1600, 4800),
  },
  {
    ad: 'Product campaign by amount, just missed',
    sepet: basket([line('tur', perPerson(49.99), people(3), { kampanya: campaign({ tutar: 150 }, { tutar: 25 }) })]),
    // 149.97 stays; VAT 24.995 → 25.00; 37.4925 → 37.49; 37.49 ÷ 149.97 = 24.998 % → 25.
    beklenen: {
      urun_toplam: 149.97,
      ara_toplam: 149.97,
      kdv_dahil: 25,
      genel_toplam: 149.97,
      on_odeme_oran: 25,
      on_odeme_toplam: 37.49,
      kalan_toplam: 112.48,
    },
    // 49.99 → 2 559.488 → 2 559.49; × 3 = 7 678.47; ÷ 4 = 1 919.6175 → 1 919.62.
    beklenen_sabit: books(7678.47, 1919.62, 5758.85),
  },
  {
    ad: 'Three equal lines and a discount that does not divide',
    sepet: basket(
      [1, 2, 3].map(() => line('tur', perPerson(33.33), people(1), { ...added, kdv_oran: 18 })),
      { sepet_kampanyalar: [campaign({ adet: 3 }, { yuzde: 10 })] },
    ),
    // 99.99: 10 % = 9.999 → 10.00 = 3.34 + 3.33 + 3.33. Lines 29.99, 30, 30; VAT 5.3982 → 5.40 each = 16.20.
    // 35.39, 35.40, 35.40; deposits 8.8475 → 8.85 each = 26.55.
    beklenen: {
      urun_toplam: 99.99,
      sepet_indirim: 10,
      ara_toplam: 89.99,
      kdv_toplam: 16.2,
      genel_toplam: 106.19,
      on_odeme_oran: 25,
      on_odeme_toplam: 26.55,
      kalan_toplam: 79.64,
    },
    // 33.33 → 1 706.496 → 1 706.50; 5 119.50 − 511.95 = 4 607.55; VAT 3 × 276.45; 3 × 1 812.30; deposits 3 × 453.08.
    beklenen_sabit: books(5436.9, 1359.24, 4077.66),
  },
  {
    ad: 'Two-day tour with meals per person and day',
    sepet: basket([
      line('tur', perPerson(320), people(2, 0, 1), {
        gun_sayisi: 2,
        ekstra_hizmetler: [extra('Yarım pansiyon', 'kisi_gun', 18.5)],
      }),
    ]),
    // 640 + 2 people × 2 days × 18.50 = 74; 714; VAT 119; ÷ 4 = 178.50.
    beklenen: {
      urun_toplam: 640,
      ekstra_toplam: 74,
      ara_toplam: 714,
      kdv_dahil: 119,
      genel_toplam: 714,
      on_odeme_oran: 25,
      on_odeme_toplam: 178.5,
      kalan_toplam: 535.5,
    },
    // 2 × 16 384 + 4 × 947.20 = 36 556.80.
    beklenen_sabit: books(36556.8, 9139.2, 27417.6),
  },
  {
    ad: 'Agency at net price, VAT added, three instalments',
    sepet: basket(
      [guletOnly, paragliding, jeep].map((one) => ({ ...one, ...added })),
      {
        iskonto: { ...discountOf({ yuzde: 18 }), kaynak: 'acente', ad: 'Acente' },
        odeme_tipi: 'tamami',
        kart_taksit: 3,
      },
    ),
    // 412 − 18 % (74.16 = 21.60 + 39.60 + 12.96) = 337.84; VAT 19.68 + 36.08 + 11.81 = 67.57; 405.41.
    // 5.75 % of 405.41 = 23.311 → 23.31; 428.72, all now.
    beklenen: {
      urun_toplam: 412,
      iskonto_indirim: 74.16,
      ara_toplam: 337.84,
      kdv_toplam: 67.57,
      taksit_fark: 23.31,
      genel_toplam: 428.72,
      on_odeme_oran: 100,
      on_odeme_toplam: 428.72,
    },
    // 21 094.40 − 3 796.99 (1 105.91, 2 027.53 with the 0.02 left over, 663.55) = 17 297.41.
    // VAT 1 007.62 + 1 847.29 + 604.57 = 3 459.48; 20 756.89; 5.75 % = 1 193.52.
    beklenen_sabit: books(21950.41, 21950.41, 0),
  },
]
