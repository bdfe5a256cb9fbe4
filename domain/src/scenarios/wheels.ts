import { toMinor } from '../money.ts'
import type { HireTariff, NightSurcharge, VehicleRide, VehicleTransferTariff } from '../pricing/line/tariffs.ts'
import type { LineInput } from '../pricing/price-input.ts'
import { basket, books, extra, line, people, type Scenario } from './scenario.ts'

const BANDS = [1, 3, 7, 14, 28]

function season(sezon: string, ilk_gun: string, son_gun: string, prices: readonly number[]) {
  const bantlar = prices.map((price, place) => ({ en_az_gun: BANDS[place] ?? 1, fiyat: toMinor(price) }))
  return { sezon, ilk_gun, son_gun, bantlar }
}

/** The compact saloon: day price by length and season; the first two hours of delay are free. */
function saloon(alis: string, donus: string): HireTariff {
  return {
    tur: 'arac',
    kur: 'EUR',
    alis,
    donus,
    tolerans_dk: 120,
    donemler: [
      season('İlkbahar', '2026-04-01', '2026-05-31', [38, 33, 29, 26, 22]),
      season('Yaz', '2026-06-01', '2026-09-30', [49, 43, 38, 33, 28]),
      season('Kış', '2026-10-01', '2027-03-31', [31, 27, 24, 21, 18]),
    ],
  }
}

function ride(yon: VehicleRide['yon'], kalkis: string): VehicleRide {
  return { yon, kalkis, fiyat: toMinor(46) }
}

function van(seferler: readonly VehicleRide[], gece_farki: NightSurcharge | null = null): VehicleTransferTariff {
  return { tur: 'transfer_arac', kur: 'EUR', kapasite: 6, seferler, gece_farki, gidis_donus_oran: 5 }
}

function seat(yon: VehicleRide['yon'], kalkis: string) {
  return { yon, kalkis, yetiskin_fiyat: toMinor(12), cocuk_fiyat: toMinor(6), bebek_fiyat: 0 }
}

const car: Partial<LineInput> = { odeme_tipi_oran: 30 }
const night = { baslangic: '22:00', bitis: '06:00' }

export const CARS: readonly Scenario[] = [
  {
    ad: 'A week in summer with cover and child seat',
    sepet: basket([
      line('arac_kira', saloon('2026-08-14T15:00', '2026-08-21T15:00'), people(2, 1), {
        ...car,
        ekstra_hizmetler: [extra('Orta kasko', 'gun', 9), extra('Çocuk koltuğu', 'adet', 21)],
      }),
    ]),
    // 7 × 38 = 266; cover 7 × 9 = 63; seat 21; 350; VAT 58.333; 30 % = 105.
    beklenen: {
      urun_toplam: 266,
      ekstra_toplam: 84,
      ara_toplam: 350,
      kdv_dahil: 58.33,
      genel_toplam: 350,
      on_odeme_oran: 30,
      on_odeme_toplam: 105,
      kalan_toplam: 245,
    },
    beklenen_sabit: books(17920, 5376, 12544),
  },
  {
    ad: 'From summer into winter',
    sepet: basket([line('arac_kira', saloon('2026-09-28T10:00', '2026-10-05T10:00'), people(2), car)]),
    // 28, 29, 30 September at 38 and four days of October at 24, band 7–13: 114 + 96 = 210.
    beklenen: {
      urun_toplam: 210,
      ara_toplam: 210,
      kdv_dahil: 35,
      genel_toplam: 210,
      on_odeme_oran: 30,
      on_odeme_toplam: 63,
      kalan_toplam: 147,
    },
    beklenen_sabit: books(10752, 3225.6, 7526.4),
  },
  {
    ad: 'Two hours and a minute late: one more day',
    sepet: basket([line('arac_kira', saloon('2026-08-14T15:00', '2026-08-21T17:01'), people(2), car)]),
    // 8 × 38 = 304; VAT 50.667; 30 % = 91.20.
    beklenen: {
      urun_toplam: 304,
      ara_toplam: 304,
      kdv_dahil: 50.67,
      genel_toplam: 304,
      on_odeme_oran: 30,
      on_odeme_toplam: 91.2,
      kalan_toplam: 212.8,
    },
    beklenen_sabit: books(15564.8, 4669.44, 10895.36),
  },
  {
    ad: 'Two days, returned within the tolerance, in dollars',
    sepet: basket([line('arac_kira', saloon('2026-08-14T15:00', '2026-08-16T17:00'), people(2), car)], {
      secilen_kur: 'USD',
    }),
    // 49 × 51.20 ÷ 44.05 = 56.9535 → 56.95; × 2 = 113.90; VAT 18.983; 30 % = 34.17.
    beklenen: {
      urun_toplam: 113.9,
      ara_toplam: 113.9,
      kdv_dahil: 18.98,
      genel_toplam: 113.9,
      on_odeme_oran: 30,
      on_odeme_toplam: 34.17,
      kalan_toplam: 79.73,
    },
    beklenen_sabit: books(5017.6, 1505.28, 3512.32),
  },
]

export const TRANSFERS: readonly Scenario[] = [
  {
    ad: 'Van there and back with a stop',
    sepet: basket([
      line('transfer', van([ride('gidis', '2026-08-14T15:15'), ride('donus', '2026-08-21T08:55')]), people(2, 2), {
        ekstra_hizmetler: [extra('Market molası', 'rezervasyon', 8)],
      }),
    ]),
    // 46 + 46 − 5 % (4.60) = 87.40; stop 8; 95.40; VAT 15.90; ÷ 4 = 23.85.
    beklenen: {
      urun_toplam: 87.4,
      ekstra_toplam: 8,
      ara_toplam: 95.4,
      kdv_dahil: 15.9,
      genel_toplam: 95.4,
      on_odeme_oran: 25,
      on_odeme_toplam: 23.85,
      kalan_toplam: 71.55,
    },
    // 2 × 2 355.20 − 235.52 + 409.60 = 4 884.48.
    beklenen_sabit: books(4884.48, 1221.12, 3663.36),
  },
  {
    ad: 'One way at night',
    sepet: basket([
      line('transfer', van([ride('gidis', '2026-08-14T23:30')], { ...night, turu: 'yuzde', oran: 20 }), people(3)),
    ]),
    // 46 + 20 % (9.20) = 55.20; no return, no 5 %.
    beklenen: {
      urun_toplam: 55.2,
      ara_toplam: 55.2,
      kdv_dahil: 9.2,
      genel_toplam: 55.2,
      on_odeme_oran: 25,
      on_odeme_toplam: 13.8,
      kalan_toplam: 41.4,
    },
    beklenen_sabit: books(2826.24, 706.56, 2119.68),
  },
  {
    ad: 'Nine people need two vans; the way back is at night',
    sepet: basket([
      line(
        'transfer',
        van([ride('gidis', '2026-08-14T15:15'), ride('donus', '2026-08-21T03:00')], {
          ...night,
          turu: 'tutar',
          tutar: toMinor(10),
        }),
        people(6, 2, 1),
      ),
    ]),
    // 2 × 46 there, 2 × 46 back = 184; night 10; 5 % of 184 = 9.20; 184.80.
    beklenen: {
      urun_toplam: 184.8,
      ara_toplam: 184.8,
      kdv_dahil: 30.8,
      genel_toplam: 184.8,
      on_odeme_oran: 25,
      on_odeme_toplam: 46.2,
      kalan_toplam: 138.6,
    },
    beklenen_sabit: books(9461.76, 2365.44, 7096.32),
  },
  {
    ad: 'Shuttle, one way, paid in full only',
    sepet: basket([
      line(
        'transfer',
        {
          tur: 'transfer_kisi',
          kur: 'EUR',
          seferler: [seat('gidis', '2026-08-14T15:15')],
          gece_farki: null,
          gidis_donus_oran: 10,
        },
        people(2, 1, 1),
        { odeme_tipi: 'tamami' },
      ),
    ]),
    // 2 × 12 + 6 + 0 = 30, all of it now although the basket asks for a deposit.
    beklenen: {
      urun_toplam: 30,
      ara_toplam: 30,
      kdv_dahil: 5,
      genel_toplam: 30,
      on_odeme_oran: 100,
      on_odeme_toplam: 30,
    },
    beklenen_sabit: books(1536, 1536, 0),
  },
  {
    ad: 'Shuttle there and back before dawn',
    sepet: basket([
      line(
        'transfer',
        {
          tur: 'transfer_kisi',
          kur: 'EUR',
          seferler: [seat('gidis', '2026-08-14T15:15'), seat('donus', '2026-08-21T05:30')],
          gece_farki: { ...night, turu: 'yuzde', oran: 15 },
          gidis_donus_oran: 10,
        },
        people(2, 1),
      ),
    ]),
    // 30 + 30 = 60; night 15 % of 30 = 4.50; 10 % of 60 = 6; 58.50; ÷ 4 = 14.625 → 14.63 = 25.0085 % → 25.01.
    beklenen: {
      urun_toplam: 58.5,
      ara_toplam: 58.5,
      kdv_dahil: 9.75,
      genel_toplam: 58.5,
      on_odeme_oran: 25.01,
      on_odeme_toplam: 14.63,
      kalan_toplam: 43.87,
    },
    beklenen_sabit: books(2995.2, 748.8, 2246.4),
  },
]

export const SALOON = saloon
export const VAN_BOTH_WAYS = van([ride('gidis', '2026-08-14T15:15'), ride('donus', '2026-08-21T08:55')])
