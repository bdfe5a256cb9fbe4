import { describe, expect, it } from 'vitest'
import { stayRange } from '../availability/half-open-range.ts'
import { findStayRefusals } from '../availability/stay-check.ts'
import { buildUnitCalendar, type GapRule, type StayDay } from '../availability/unit-calendar.ts'
import { addDays, type IsoDay, listDays } from '../calendar-day.ts'
import { toAmount, toMinor } from '../money.ts'
import { tariffOn } from '../pricing/line/dated-prices.ts'
import type { FlatTariff } from '../pricing/line/stored-tariff.ts'
import type { VehicleTransferTariff } from '../pricing/line/tariffs.ts'
import { editPlan } from '../pricing/plan/edit-plan.ts'
import { EVERY_DAY, type PricePeriod, type PricePlan, resolveDays } from '../pricing/plan/price-plan.ts'
import { slotsOf } from '../pricing/plan/price-slots.ts'
import { flatTariffOf, type HireTerms, hireTariffOf } from '../pricing/plan/written-prices.ts'
import { priceBasket } from '../pricing/price-basket.ts'
import type { LineInput } from '../pricing/price-input.ts'
import { basket, line, people } from './scenario.ts'

/** From a plan with seasons and painted days to what a basket costs: worked out by hand, the arithmetic beside it. */
const TODAY: IsoDay = '2026-07-01'
const UNTIL: IsoDay = '2026-11-01'
const DAYS = listDays(TODAY, UNTIL)

const prices = (...amounts: number[]) => amounts.map(toMinor)

function period(sezon: string, ilk_gun: IsoDay, son_gun: IsoDay | null, ...amounts: number[]): PricePeriod {
  return { sezon, ilk_gun, son_gun, fiyatlar: prices(...amounts), en_az_gece: 1, giris: EVERY_DAY, cikis: EVERY_DAY }
}

const planOf = (...donemler: PricePeriod[]): PricePlan => ({ donemler, istisnalar: new Map() })

/** The tariff as publishing writes it from a plan. */
function written<T extends FlatTariff>(tariff: T, plan: PricePlan): T {
  return flatTariffOf(tariff, { days: DAYS, terms: resolveDays(plan, TODAY, UNTIL) })
}

/** What the line costs before extras and VAT. */
function costs(one: LineInput): number {
  return toAmount(priceBasket(basket([one])).secilen.toplam.urun_toplam)
}

describe('a plan with seasons, to the basket', () => {
  it('a seasonal tour: each person by the day, one day painted', () => {
    const tariff = { tur: 'kisi', kur: 'EUR', yetiskin_fiyat: 4800, cocuk_fiyat: 2400, bebek_fiyat: 0 } as const
    const seasons = planOf(period('', TODAY, null, 48, 24, 0), period('Ağustos', '2026-08-01', '2026-08-31', 60, 30, 0))
    const gunler = [{ ilk: '2026-08-30', son: '2026-08-30' }]
    const edit = { tur: 'boya', gunler, degisim: { fiyat: { esit: prices(75) } } } as const
    const stored = written(tariff, editPlan(seasons, slotsOf(tariff), edit).plan)
    const party = people(2, 1, 1)
    const on = (day: IsoDay) => costs(line('tur', tariffOn(stored, day), party, { baslangic: day }))
    // 2 × 48 + 24 = 120; 2 × 60 + 30 = 150; painted for adults alone: 2 × 75 + 30 = 180; then the base again.
    expect(['2026-07-31', '2026-08-01', '2026-08-30', '2026-08-31', '2026-09-01'].map(on)).toEqual([
      120, 150, 180, 150, 120,
    ])
  })

  it('a boat by the hour: three hours at the price of their day, less for who books early', () => {
    const tariff = { tur: 'birim', kur: 'EUR', fiyat: 9000, olcu: 'saat' } as const
    const stored = written(tariff, planOf(period('', TODAY, null, 90), period('Yaz', '2026-07-15', '2026-09-15', 120)))
    const early = [{ tur: 'erken_rezervasyon', gun: 30, oran: 10 }] as const
    const on = (day: IsoDay) =>
      costs(line('yat', { ...tariffOn(stored, day), adet: 3 }, people(4), { baslangic: day, zaman_kurallari: early }))
    // Sold on 10 August. 20 August: 3 × 120 = 360, ten days ahead. 15 September: 360 − 36. 16 September: 270 − 27.
    expect(['2026-08-20', '2026-09-15', '2026-09-16'].map(on)).toEqual([360, 324, 243])
  })

  it('a transfer: each ride by its own day, the night by its surcharge, both ways by their discount', () => {
    const night = { baslangic: '22:00', bitis: '06:00', turu: 'yuzde', oran: 20 } as const
    const terms = { tur: 'transfer_arac', kur: 'EUR', kapasite: 6, gece_farki: night, gidis_donus_oran: 5 } as const
    const fiyatlar = { gidis: toMinor(46), donus: toMinor(46) }
    const plan = planOf(period('', TODAY, null, 46, 46), period('Bayram', '2026-08-29', '2026-08-31', 60, 55))
    const stored = written({ ...terms, fiyatlar }, plan)
    const there = {
      yon: 'gidis',
      kalkis: '2026-08-28T10:00',
      fiyat: tariffOn(stored, '2026-08-28').fiyatlar.gidis,
    } as const
    const back = {
      yon: 'donus',
      kalkis: '2026-08-30T23:30',
      fiyat: tariffOn(stored, '2026-08-30').fiyatlar.donus,
    } as const
    const ride = (seferler: VehicleTransferTariff['seferler'], party = people(4)) =>
      costs(line('transfer', { ...terms, seferler }, party, { baslangic: '2026-08-28' }))
    expect(ride([there])).toBe(46)
    // 46 + 55 = 101; the night 20 % of 55 = 11; both ways 5 % of 101 = 5.05.
    expect(ride([there, back])).toBe(106.95)
    // Seven people need two vans: 202 + 22 − 10.10.
    expect(ride([there, back], people(7))).toBe(213.9)
  })

  it('a car: the whole hire picks the band, each day its season; a late return within the tolerance is free', () => {
    const car: HireTerms = {
      tur: 'arac',
      kur: 'EUR',
      tolerans_dk: 120,
      donemler: [
        { sezon: '', ilk_gun: TODAY, son_gun: UNTIL, bantlar: [1, 7].map((en_az_gun) => ({ en_az_gun, fiyat: 1 })) },
      ],
    }
    const plan = planOf(
      period('Yaz', '2026-06-01', '2026-09-30', 45, 38),
      period('Güz', '2026-10-01', '2026-12-31', 30, 24),
    )
    const terms = resolveDays(plan, TODAY, UNTIL)
    const stored = hireTariffOf({ ...car, donemler: car.donemler }, { days: DAYS, terms })
    const hire = (donus: string) =>
      costs(line('arac_kira', { ...stored, alis: '2026-09-28T10:00', donus }, people(2), { baslangic: '2026-09-28' }))
    // Three days: 3 × 45. Seven: 3 × 38 + 4 × 24 = 210, also two hours late; three hours late is an eighth day, + 24.
    expect(hire('2026-10-01T10:00')).toBe(135)
    expect(hire('2026-10-05T12:00')).toBe(210)
    expect(hire('2026-10-05T13:00')).toBe(234)
  })
})

describe('a rule on gaps, between two guests', () => {
  const plan = planOf({
    ...period('Yaz', '2026-08-01', '2026-08-31', 200, 0, -1),
    en_az_gece: 5,
    giris: [6],
    cikis: [6],
  })
  const days = resolveDays(plan, '2026-08-01', '2026-09-01').map((terms, place): StayDay => {
    const { fiyatlar = [], en_az_gece = 1, giris = true, cikis = true, kapali = false } = terms ?? {}
    return { tarih: addDays('2026-08-01', place), fiyat: fiyatlar[0] ?? null, en_az_gece, giris, cikis, kapali }
  })
  const taken = [stayRange('2026-08-08', '2026-08-15'), stayRange('2026-08-18', '2026-08-29')]
  const reasons = (bosluk: GapRule | null, from: IsoDay, to: IsoDay) => {
    const claims = taken.map((nights) => ({ nights, devir: true }))
    const sale = { son_satis_dk: 0, sor_sat_dk: 0, en_uzak_gun: 365 }
    const rules = { devir_gece: 0, en_cok_gece: 28, giris_saati: '16:00', ...sale, bosluk }
    const calendar = buildUnitCalendar(days, claims, rules, '2026-07-20T12:00')
    return findStayRefusals(calendar, stayRange(from, to)).map(({ neden }) => neden)
  }

  it('three nights are left over: sold whole where the rule forgives length and weekday, and only then', () => {
    const gap = ['2026-08-15', '2026-08-18'] as const
    expect(reasons(null, ...gap)).toEqual(['en_az_gece', 'cikis_gunu_degil'])
    expect(reasons({ en_az_gece: 2, gunler_serbest: false }, ...gap)).toEqual(['cikis_gunu_degil'])
    expect(reasons({ en_az_gece: 2, gunler_serbest: true }, ...gap)).toEqual([])
    expect(reasons({ en_az_gece: 4, gunler_serbest: true }, ...gap)).toEqual(['en_az_gece', 'cikis_gunu_degil'])
    // A part of the gap leaves another behind.
    expect(reasons({ en_az_gece: 2, gunler_serbest: true }, '2026-08-15', '2026-08-17')).toEqual(['en_az_gece'])
  })
})
