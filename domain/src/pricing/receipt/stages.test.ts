import { describe, expect, it } from 'vitest'
import {
  campaign,
  coupon,
  discountOf,
  extra,
  fee,
  line,
  nights,
  people,
  perPerson,
  stay,
} from '../../scenarios/scenario.ts'
import { SALOON, VAN_BOTH_WAYS } from '../../scenarios/wheels.ts'
import { bookingTimeStep } from '../booking-time.ts'
import {
  applyBasketCampaign,
  applyCoupon,
  applyPartnerDiscount,
  chooseCampaign,
  couponReaches,
  leftAfter,
} from '../discount/basket-discounts.ts'
import { discountOn } from '../discount/discount-amount.ts'
import { priceExtra, priceFee } from '../line/extras-price.ts'
import { hireDays, priceHire } from '../line/hire-price.ts'
import { countOfLine, daysOfLine, priceLine } from '../line/line-price.ts'
import { pricePerGroup, pricePerPerson } from '../line/people-price.ts'
import { PriceMissing } from '../line/price-missing.ts'
import { longStayStep, priceStay } from '../line/stay-price.ts'
import type { NightlyTariff } from '../line/tariffs.ts'
import { priceVehicleTransfer, vehiclesFor } from '../line/transfer-price.ts'
import { depositOf, instalmentDifference, instalmentPlan } from '../payment/deposit.ts'
import type { BookingTimeRule } from '../price-input.ts'
import type { Step } from './receipt-step.ts'
import { vatOn } from './vat.ts'

function said(steps: readonly Step[]): string[] {
  return steps.map((step) => `${step.kod} ${step.adet} ${step.tutar}`)
}

function nightly(seasons: Parameters<typeof nights>[1], over: Partial<NightlyTariff> = {}): NightlyTariff {
  return {
    tur: 'gecelik',
    kur: 'EUR',
    gun_fiyatlar: nights('2026-08-17', seasons),
    en_cok: 6,
    uzun_konaklama: [],
    ...over,
  }
}

describe('stage 1, people', () => {
  it('tekil', () => {
    expect(said(pricePerPerson(perPerson(48, 24), people(2, 1, 1)))).toEqual([
      'yetiskin 2 9600',
      'cocuk 1 2400',
      'bebek 1 0',
    ])
    expect(said(pricePerPerson(perPerson(48, 24), people(2)))).toEqual(['yetiskin 2 9600'])
  })

  it.each([
    [people(6), ['grup 1 40000']],
    [people(4, 2, 2), ['grup 1 40000']],
    [people(7, 1, 1), ['grup 1 40000', 'arti_kisi 2 7000']],
  ])('grup with %j', (pax, wanted) => {
    const tariff = { tur: 'grup', kur: 'EUR', fiyat: 40_000, arti_kisi: 3_500, en_cok: 6 } as const
    expect(said(pricePerGroup(tariff, pax))).toEqual(wanted)
  })
})

describe('stage 1, nights', () => {
  it('seasons and people above the size, with their days', () => {
    const tariff = nightly([
      { nights: 5, price: 420, extraPerson: 20 },
      { nights: 2, price: 385, extraPerson: 15 },
    ])
    const steps = priceStay(tariff, people(8))
    expect(said(steps)).toEqual(['gece 5 210000', 'gece 2 77000', 'gece_arti_kisi 10 20000', 'gece_arti_kisi 4 6000'])
    expect(steps[0]?.parametreler).toEqual({ sezon: 'Sezon 1', baslangic: '2026-08-17', bitis: '2026-08-22', gece: 5 })
  })

  it.each([
    [6, ['gece 6 252000']],
    [7, ['hafta 1 280000']],
    [9, ['hafta 1 280000', 'gece 2 84000']],
    [14, ['hafta 2 560000']],
  ])('%i nights with a weekly price', (count, wanted) => {
    expect(said(priceStay(nightly([{ nights: count, price: 420, week: 2800 }]), people(2)))).toEqual(wanted)
  })

  it('a week must lie in one season; it may start after some nights of another', () => {
    const split = nightly([
      { nights: 4, price: 420, week: 2800 },
      { nights: 3, price: 385, week: 2500 },
    ])
    expect(said(priceStay(split, people(2)))).toEqual(['gece 4 168000', 'gece 3 115500'])
    const later = nightly([
      { nights: 2, price: 420 },
      { nights: 8, price: 385, week: 2500 },
    ])
    expect(said(priceStay(later, people(2)))).toEqual(['gece 2 84000', 'hafta 1 250000', 'gece 1 38500'])
  })

  it('a long stay takes the highest threshold it reaches', () => {
    const rules = [
      { en_az_gece: 28, oran: 20 },
      { en_az_gece: 14, oran: 10 },
    ]
    expect(longStayStep(rules, 13, 160_000)).toEqual([])
    expect(said(longStayStep(rules, 16, 160_000))).toEqual(['uzun_konaklama 1 -16000'])
    expect(said(longStayStep(rules, 28, 160_000))).toEqual(['uzun_konaklama 1 -32000'])
  })
})

describe('stage 1, wheels', () => {
  it.each([
    ['2026-08-14T15:00', '2026-08-14T18:00', 1],
    ['2026-08-14T15:00', '2026-08-21T15:00', 7],
    ['2026-08-14T15:00', '2026-08-21T17:00', 7],
    ['2026-08-14T15:00', '2026-08-21T17:01', 8],
  ])('%s to %s is %i days', (alis, donus, wanted) => {
    expect(hireDays({ alis, donus, tolerans_dk: 120 })).toBe(wanted)
  })

  it.each([
    [1, 49],
    [2, 49],
    [3, 43],
    [6, 43],
    [7, 38],
    [14, 33],
    [28, 28],
  ])('%i days in summer at %i a day', (days, price) => {
    const tariff = SALOON('2026-06-01T10:00', `2026-06-${String(1 + days).padStart(2, '0')}T10:00`)
    expect(priceHire(tariff).map((step) => step.birim_fiyat)).toEqual([price * 100])
  })

  it('a day without a season has no price, a return before the pick-up is refused', () => {
    expect(() => priceHire(SALOON('2027-03-30T10:00', '2027-04-03T10:00'))).toThrow(PriceMissing)
    expect(() => priceHire(SALOON('2026-06-02T10:00', '2026-06-02T10:00'))).toThrow(RangeError)
  })

  it('vehicles for everybody who sits, infants too', () => {
    expect([people(6), people(6, 0, 1), people(12, 0, 1)].map((pax) => vehiclesFor(pax, 6))).toEqual([1, 2, 3])
    expect(() => vehiclesFor(people(1), 0)).toThrow(RangeError)
    expect(said(priceVehicleTransfer(VAN_BOTH_WAYS, people(4)))).toEqual([
      'sefer_arac 1 4600',
      'sefer_arac 1 4600',
      'gidis_donus 1 -460',
    ])
  })
})

describe('stage 1, time of booking', () => {
  const rules: BookingTimeRule[] = [
    { tur: 'erken_rezervasyon', gun: 90, oran: 10 },
    { tur: 'erken_rezervasyon', gun: 180, oran: 15 },
    { tur: 'son_dakika', gun: 3, oran: 20 },
  ]

  it.each([
    ['2027-02-06', -44_100],
    ['2026-12-08', -29_400],
    ['2026-11-07', -0],
    ['2026-08-13', -58_800],
    ['2026-08-10', -58_800],
    ['2026-08-09', -0],
  ])('sold on 10 August for %s: %i', (start, wanted) => {
    const steps = bookingTimeStep(rules, 294_000, '2026-08-10', start)
    expect(steps.reduce((total, step) => total + step.tutar, 0) || -0).toBe(wanted)
  })
})

describe('stage 2', () => {
  const pax = people(2, 1, 1)

  it.each([
    [extra('Transitlog', 'rezervasyon', 600), 60_000],
    [extra('Pick-up', 'kisi', 6), 1_800],
    [{ ...extra('Pick-up', 'kisi', 6), bebek_dahil: true }, 2_400],
    [extra('Cover', 'gun', 9), 6_300],
    [extra('Seats', 'gun', 9, 2), 12_600],
    [extra('Board', 'kisi_gun', 18), 37_800],
    [extra('Seat', 'adet', 21, 2), 4_200],
  ])('%j for seven days', (one, wanted) => {
    expect(priceExtra(one, pax, 7).tutar).toBe(wanted)
  })

  it.each([
    [fee('temizlik', 60, { esik_gece: 5 }), 4, ['temizlik 1 6000']],
    [fee('temizlik', 60, { esik_gece: 5 }), 5, []],
    [fee('temizlik', 60), 28, ['temizlik 1 6000']],
    [fee('isitma', 20, { gecelik: true }), 7, ['isitma 7 14000']],
    [fee('evcil_hayvan', 5, { gecelik: true, adet: 2 }), 7, ['evcil_hayvan 14 7000']],
    [fee('evcil_hayvan', 5, { adet: 0 }), 7, []],
    [fee('ek_yatak', 25, { adet: 2 }), 7, ['ek_yatak 2 5000']],
  ])('%j for %i nights', (one, count, wanted) => {
    expect(said(priceFee(one, count))).toEqual(wanted)
  })

  it('the damage deposit is named and not counted', () => {
    const villa = line('villa', stay('2026-08-15', [{ nights: 7, price: 420 }]), people(2), {
      ucretler: [fee('hasar_depozitosu', 500)],
    })
    const price = priceLine(villa, '2026-08-10')
    expect(price.ekstra_toplam).toBe(0)
    expect(price.adimlar.at(-1)).toMatchObject({ asama: 'bilgi', kod: 'hasar_depozitosu', tutar: 50_000 })
  })
})

describe('stage 3', () => {
  it('counts nights, days, rides, units or people, as the line is sold', () => {
    const lines = [
      line('tur', perPerson(10), people(2, 1, 1)),
      line('villa', stay('2026-08-15', [{ nights: 7, price: 420 }]), people(2)),
      line('arac_kira', SALOON('2026-08-14T15:00', '2026-08-16T15:00'), people(2)),
      line('transfer', VAN_BOTH_WAYS, people(2)),
      line('saglik', { tur: 'birim', kur: 'EUR', fiyat: 1, adet: 4 }, people(1), { gun_sayisi: 5 }),
    ]
    expect(lines.map(countOfLine)).toEqual([3, 7, 2, 2, 4])
    expect(lines.map(daysOfLine)).toEqual([1, 7, 2, 1, 5])
  })

  it('obeys a decision that was already taken', () => {
    const tour = line('tur', perPerson(50), people(2), { kampanya: campaign({ tutar: 150 }, { tutar: 25 }) })
    expect(priceLine(tour, '2026-08-10').indirim_toplam).toBe(0)
    expect(priceLine(tour, '2026-08-10', true).indirim_toplam).toBe(2_500)
    const other = line('tur', perPerson(50), people(3), { kampanya: campaign({ tutar: 150 }, { tutar: 25 }) })
    expect(priceLine(other, '2026-08-10', false).indirim_toplam).toBe(0)
  })
})

describe('stages 4 and 5', () => {
  const tours = { kinds: ['tur', 'tur', 'tur'] as const, left: [12_000, 22_000, 7_200] }

  it('follow each other on what is left', () => {
    const off = applyBasketCampaign(tours, campaign({ adet: 3 }, { yuzde: 15 }))
    expect(off).toMatchObject({ tutar: 6_180, paylar: [1_800, 3_300, 1_080] })
    const left = leftAfter(tours, off)
    const used = applyCoupon(left, coupon({ tutar: 10 }), true)
    expect(used).toMatchObject({ tutar: 1_000, paylar: [291, 535, 174] })
    const partner = applyPartnerDiscount(leftAfter(left, used), {
      ...discountOf({ yuzde: 18 }),
      kaynak: 'acente',
      ad: 'A',
    })
    expect(partner.tutar).toBe(6_124)
  })

  it('choose the best campaign, the first of equals, none below its threshold', () => {
    const fifty = campaign({ tutar: 400 }, { tutar: 50 })
    const fifteen = campaign({ adet: 3 }, { yuzde: 15 })
    expect(chooseCampaign(tours, [fifty, fifteen])).toBe(1)
    expect(chooseCampaign(tours, [fifteen, fifteen])).toBe(0)
    expect(chooseCampaign(tours, [campaign({ adet: 4 }, { yuzde: 99 })])).toBeNull()
    expect(chooseCampaign(tours, [campaign({ tutar: 412.01 }, { yuzde: 99 }), fifty])).toBe(1)
    expect(chooseCampaign(tours, [campaign({ adet: 1 }, { yuzde: 99 }, { urun_tipleri: ['villa'] })])).toBeNull()
    expect(chooseCampaign(tours, [])).toBeNull()
  })

  it('a coupon needs its least amount, of its own kinds', () => {
    expect(couponReaches(tours, coupon({ tutar: 10 }, 41_200))).toBe(true)
    expect(couponReaches(tours, coupon({ tutar: 10 }, 41_201))).toBe(false)
    expect(couponReaches(tours, { ...coupon({ tutar: 10 }), urun_tipleri: ['villa'] })).toBe(false)
  })

  it('never take more than there is', () => {
    expect(discountOn(discountOf({ tutar: 100 }), 8_000)).toBe(8_000)
    expect(discountOn(discountOf({ yuzde: 100 }), 8_000)).toBe(8_000)
    expect(discountOn(discountOf({ yuzde: 15 }), 41_200)).toBe(6_180)
  })
})

describe('stages 7 to 9', () => {
  it.each([
    [33_784, 'haric', 20, { kdv_toplam: 6_757, kdv_dahil: 0 }],
    [35_820, 'dahil', 20, { kdv_toplam: 0, kdv_dahil: 5_970 }],
    [0, 'haric', 20, { kdv_toplam: 0, kdv_dahil: 0 }],
    [10_000, 'haric', 0, { kdv_toplam: 0, kdv_dahil: 0 }],
  ] as const)('VAT on %i %s %i', (amount, kind, rate, wanted) => {
    expect(vatOn(amount, kind, rate)).toEqual(wanted)
  })

  it.each([
    ['on_odeme', 'on_odeme', 2_933],
    ['tamami', 'on_odeme', 11_730],
    ['on_odeme', 'tamami', 11_730],
  ] as const)('deposit of a %s line in a %s basket', (own, whole, wanted) => {
    expect(depositOf({ odeme_tipi: own, odeme_tipi_oran: 25 }, 11_730, whole)).toBe(wanted)
  })

  it('instalments cost their rate and add up', () => {
    expect(instalmentDifference(40_541, 3, { 3: 5.75 })).toBe(2_331)
    expect(instalmentDifference(40_541, 1, {})).toBe(0)
    expect(() => instalmentDifference(40_541, 4, { 3: 5.75 })).toThrow(RangeError)
    expect(instalmentPlan(42_872, 3)).toEqual([14_291, 14_291, 14_290])
  })
})
