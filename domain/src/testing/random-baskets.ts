import fc from 'fast-check'
import { addDays, listDays } from '../calendar-day.ts'
import { kindsWith } from '../kinds.ts'
import type { Tariff } from '../pricing/line/tariffs.ts'
import type { BasketInput, CampaignRule, Extra, Fee, LineInput } from '../pricing/price-input.ts'

const currency = fc.constantFrom('TRY', 'EUR', 'USD')
/** From free to a hundred thousand, with every crooked cent in between. */
const price = fc.oneof(fc.constantFrom(0, 1, 33, 3333, 9999), fc.integer({ min: 0, max: 10_000_000 }))
const percent = fc.oneof(
  fc.constantFrom(0, 5.75, 7.5, 10, 18, 20, 33.33, 100),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
)
const firstDay = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))

const pax = fc.record({
  yetiskin: fc.integer({ min: 1, max: 12 }),
  cocuk: fc.integer({ min: 0, max: 4 }),
  bebek: fc.integer({ min: 0, max: 2 }),
})

const perPerson: fc.Arbitrary<Tariff> = fc.record({
  tur: fc.constant('kisi' as const),
  kur: currency,
  yetiskin_fiyat: price,
  cocuk_fiyat: price,
  bebek_fiyat: price,
})

const perGroup: fc.Arbitrary<Tariff> = fc.record({
  tur: fc.constant('grup' as const),
  kur: currency,
  fiyat: price,
  arti_kisi: price,
  en_cok: fc.integer({ min: 0, max: 10 }),
})

const longStay = fc.array(fc.record({ en_az_gece: fc.integer({ min: 3, max: 20 }), oran: percent }), { maxLength: 2 })

const nightly: fc.Arbitrary<Tariff> = fc
  .tuple(
    firstDay,
    fc.array(
      fc.record({
        sezon: fc.constantFrom('A', 'B'),
        fiyat: price,
        arti_kisi: price,
        haftalik_fiyat: fc.option(price, { nil: null }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    fc.record({
      kur: currency,
      en_cok: fc.integer({ min: 1, max: 8 }),
      adet: fc.integer({ min: 1, max: 3 }),
      uzun_konaklama: longStay,
    }),
    fc.integer({ min: 1, max: 7 }),
  )
  .map(([from, seasons, terms, each]) => {
    const days = listDays(from, addDays(from, seasons.length * each))
    const gun_fiyatlar = days.map((tarih, place) => ({
      tarih,
      ...(seasons[Math.floor(place / each)] as (typeof seasons)[0]),
    }))
    return { tur: 'gecelik' as const, gun_fiyatlar, ...terms }
  })

const personNightly: fc.Arbitrary<Tariff> = fc
  .tuple(firstDay, fc.integer({ min: 1, max: 9 }), fc.tuple(price, price, price), currency, longStay)
  .map(([from, count, [yetiskin_fiyat, cocuk_fiyat, bebek_fiyat], kur, uzun_konaklama]) => ({
    tur: 'kisi_gecelik' as const,
    kur,
    uzun_konaklama,
    gun_fiyatlar: listDays(from, addDays(from, count)).map((tarih) => ({
      tarih,
      sezon: 'A',
      yetiskin_fiyat,
      cocuk_fiyat,
      bebek_fiyat,
    })),
  }))

const hire: fc.Arbitrary<Tariff> = fc
  .tuple(
    firstDay,
    fc.integer({ min: 1, max: 15 }),
    fc.tuple(price, price, price),
    currency,
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([from, days, [one, week, other], kur, turn]) => ({
    tur: 'arac' as const,
    kur,
    alis: `${from}T10:00`,
    donus: `${addDays(from, days)}T11:30`,
    tolerans_dk: 60,
    donemler: [
      {
        sezon: 'A',
        ilk_gun: '2025-01-01',
        son_gun: addDays(from, turn),
        bantlar: [
          { en_az_gun: 1, fiyat: one },
          { en_az_gun: 7, fiyat: week },
        ],
      },
      {
        sezon: 'B',
        ilk_gun: addDays(from, turn + 1),
        son_gun: '2030-01-01',
        bantlar: [{ en_az_gun: 1, fiyat: other }],
      },
    ],
  }))

const surcharge = fc.oneof(
  fc.constant(null),
  percent.map((oran) => ({ baslangic: '22:00', bitis: '06:00', turu: 'yuzde' as const, oran })),
  price.map((tutar) => ({ baslangic: '22:00', bitis: '06:00', turu: 'tutar' as const, tutar })),
)
const clock = fc.constantFrom('2026-07-01T23:30', '2026-07-01T12:00', '2026-07-02T05:59')

const vehicle: fc.Arbitrary<Tariff> = fc.record({
  tur: fc.constant('transfer_arac' as const),
  kur: currency,
  kapasite: fc.integer({ min: 1, max: 14 }),
  seferler: fc.array(
    fc.record({ yon: fc.constantFrom('gidis' as const, 'donus' as const), kalkis: clock, fiyat: price }),
    { minLength: 1, maxLength: 2 },
  ),
  gece_farki: surcharge,
  gidis_donus_oran: percent,
})

const shuttle: fc.Arbitrary<Tariff> = fc.record({
  tur: fc.constant('transfer_kisi' as const),
  kur: currency,
  seferler: fc.array(
    fc.record({
      yon: fc.constantFrom('gidis' as const, 'donus' as const),
      kalkis: clock,
      yetiskin_fiyat: price,
      cocuk_fiyat: price,
      bebek_fiyat: price,
    }),
    { minLength: 1, maxLength: 2 },
  ),
  gece_farki: surcharge,
  gidis_donus_oran: percent,
})

const perUnit: fc.Arbitrary<Tariff> = fc.record({
  tur: fc.constant('birim' as const),
  kur: currency,
  fiyat: price,
  adet: fc.integer({ min: 0, max: 9 }),
})

const extra: fc.Arbitrary<Extra> = fc.record({
  k_no: fc.constant('e'),
  ad: fc.constant('Ekstra'),
  birim: fc.constantFrom('rezervasyon' as const, 'kisi' as const, 'gun' as const, 'kisi_gun' as const, 'adet' as const),
  fiyat: price,
  kur: currency,
  adet: fc.integer({ min: 0, max: 5 }),
  bebek_dahil: fc.boolean(),
})

const fee: fc.Arbitrary<Fee> = fc.record({
  tur: fc.constantFrom(
    'temizlik' as const,
    'evcil_hayvan' as const,
    'isitma' as const,
    'ek_yatak' as const,
    'hasar_depozitosu' as const,
  ),
  fiyat: price,
  kur: currency,
  esik_gece: fc.integer({ min: 0, max: 9 }),
  gecelik: fc.boolean(),
  adet: fc.integer({ min: 0, max: 3 }),
})

const discount = fc.oneof(
  percent.map((indirim_tutari) => ({ indirim_turu: 'yuzde' as const, indirim_tutari })),
  price.map((indirim_tutari) => ({ indirim_turu: 'tutar' as const, indirim_tutari })),
)
const threshold = fc.oneof(
  fc.integer({ min: 0, max: 8 }).map((toplam_tutar) => ({ kampanya_turu: 'adet' as const, toplam_tutar })),
  price.map((toplam_tutar) => ({ kampanya_turu: 'tutar' as const, toplam_tutar })),
)
const ALL_KINDS = kindsWith(() => true)

const kinds = fc.oneof(fc.constant([]), fc.subarray([...ALL_KINDS]))

const campaign: fc.Arbitrary<CampaignRule> = fc
  .tuple(discount, threshold, currency, kinds)
  .map(([off, from, kur, urun_tipleri]) => ({ k_no: 'c', ad: 'Kampanya', ...off, ...from, kur, urun_tipleri }))

const paymentType = fc.constantFrom('on_odeme' as const, 'on_odeme' as const, 'tamami' as const)

const line: fc.Arbitrary<LineInput> = fc.record({
  k_no: fc.constant('l'),
  urun_tipi: fc.constantFrom(...ALL_KINDS),
  pax,
  baslangic: firstDay,
  gun_sayisi: fc.integer({ min: 1, max: 5 }),
  tarife: fc.oneof(perPerson, perGroup, nightly, personNightly, hire, vehicle, shuttle, perUnit),
  zaman_kurallari: fc.array(
    fc.record({
      tur: fc.constantFrom('erken_rezervasyon' as const, 'son_dakika' as const),
      gun: fc.integer({ min: 0, max: 400 }),
      oran: percent,
    }),
    { maxLength: 2 },
  ),
  ekstra_hizmetler: fc.array(extra, { maxLength: 2 }),
  ucretler: fc.array(fee, { maxLength: 2 }),
  kampanya: fc.option(campaign, { nil: null }),
  kdv_turu: fc.constantFrom('dahil' as const, 'haric' as const),
  kdv_oran: percent,
  odeme_tipi: paymentType,
  odeme_tipi_oran: percent,
})

const rate = fc
  .integer({ min: 100_000, max: 900_000 })
  .map((n) => `${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`)

/** Baskets that no catalogue would hold and every rule must survive: one to six lines, three currencies, all discounts. */
export const randomBasket: fc.Arbitrary<BasketInput> = fc.record({
  sabit_kur: fc.constant('TRY'),
  secilen_kur: currency,
  kurlar: fc.record({ TRY: fc.constant('1'), EUR: rate, USD: rate }),
  banka_kodu: fc.constant('TCMB'),
  bulten_tarihi: fc.constant('2026-08-10'),
  bugun: firstDay,
  satirlar: fc.array(line, { minLength: 1, maxLength: 6 }),
  sepet_kampanyalar: fc.array(campaign, { maxLength: 2 }),
  kupon: fc.option(
    fc
      .tuple(discount, currency, price, kinds)
      .map(([off, kur, alt_sinir, urun_tipleri]) => ({ k_no: 'k', kod: 'KOD', ...off, kur, alt_sinir, urun_tipleri })),
    { nil: null },
  ),
  iskonto: fc.option(
    fc.tuple(discount, currency).map(([off, kur]) => ({ ...off, kur, kaynak: 'acente' as const, ad: 'Acente' })),
    { nil: null },
  ),
  odeme_tipi: paymentType,
  kart_taksit: fc.constantFrom(1, 1, 2, 3, 6),
  taksit_oranlari: fc.constant({ 2: 3.5, 3: 5.75, 6: 9.9 }),
})
