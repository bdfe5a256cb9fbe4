import { describe, expect, it } from 'vitest'
import { basket, coupon, line, people, perPerson } from '../../scenarios/scenario.ts'
import { priceBasket } from '../price-basket.ts'
import { type CouponTerms, type CouponUse, findCouponProblem } from './check-coupon.ts'

const OPEN: CouponTerms = { baslangic: null, bitis: null, en_cok_kullanim: null, uye_basina: null, uye_k_no: null }
const USE: CouponUse = { simdi: 1000, uye_k_no: 'm1', kullanim: 0, uye_kullanim: 0 }

describe('who may use a coupon', () => {
  it.each([
    [{}, {}, null],
    [{ baslangic: 1000 }, {}, null],
    [{ baslangic: 1001 }, {}, 'kupon_baslamadi'],
    [{ bitis: 1001 }, {}, null],
    [{ bitis: 1000 }, {}, 'kupon_suresi_doldu'],
    [{ uye_k_no: 'm1' }, {}, null],
    [{ uye_k_no: 'm2' }, {}, 'kupon_baska_uyenin'],
    [{ uye_k_no: 'm1' }, { uye_k_no: null }, 'kupon_baska_uyenin'],
    [{ en_cok_kullanim: 5 }, { kullanim: 4 }, null],
    [{ en_cok_kullanim: 5 }, { kullanim: 5 }, 'kupon_tukendi'],
    [{ uye_basina: 1 }, { uye_kullanim: 1 }, 'kupon_uye_siniri'],
    [{ bitis: 10, en_cok_kullanim: 1 }, { kullanim: 9 }, 'kupon_suresi_doldu'],
  ] as const)('%j with %j: %s', (terms, use, wanted) => {
    expect(findCouponProblem({ ...OPEN, ...terms }, { ...USE, ...use })).toBe(wanted)
  })
})

describe('what a coupon does for a basket', () => {
  const tour = line('tur', perPerson(60), people(2))

  it.each([
    [coupon({ tutar: 10 }), null, true],
    [coupon({ tutar: 10 }, 12_001), 'kupon_alt_sinir', false],
    [{ ...coupon({ tutar: 10 }), urun_tipleri: ['villa' as const] }, 'kupon_urun_disi', false],
    [null, null, false],
  ])('%j: %s', (kupon, problem, counts) => {
    expect(priceBasket(basket([tour], { kupon })).kararlar).toMatchObject({ kupon: counts, kupon_sorunu: problem })
  })
})
