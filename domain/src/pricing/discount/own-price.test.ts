import { describe, expect, it } from 'vitest'
import { toMinor } from '../../money.ts'
import { basket, coupon, discountOf, extra, line, people, perPerson } from '../../scenarios/scenario.ts'
import { priceBasket } from '../price-basket.ts'
import type { BasketInput } from '../price-input.ts'
import { receiptOnWire, totalsOnWire } from '../receipt/on-the-wire.ts'

const gulet = line('tur', perPerson(48, 24), people(2, 1), { ekstra_hizmetler: [extra('Otelden alma', 'kisi', 6)] })
const paragliding = line('tur', perPerson(110), people(2))

function priced(off: number, over: Partial<BasketInput> = {}) {
  const elle = { indirim_turu: 'tutar' as const, indirim_tutari: toMinor(off), kur: 'EUR' }
  return priceBasket(basket([gulet, paragliding], { elle, ...over }))
}

describe('a price of the office’s own', () => {
  it('is a stage of its own on the receipt, after every other discount, and leaves extras alone', () => {
    // Tours 120 + 220, extras 18; 17 off shared 6 and 11: 132 and 209 = 341. VAT inside 22 + 34.83. Deposits 33 + 52.25.
    const price = priced(17)
    expect(totalsOnWire(price.secilen.toplam)).toMatchObject({
      urun_toplam: 340,
      ekstra_toplam: 18,
      iskonto_indirim: 17,
      genel_toplam: 341,
      kdv_dahil: 56.83,
      on_odeme_toplam: 85.25,
      kalan_toplam: 255.75,
    })
    expect(price.secilen.satirlar.map(({ iskonto_indirim }) => iskonto_indirim)).toEqual([600, 1_100])
    const steps = receiptOnWire(price.secilen).adimlar.filter(({ asama }) => asama === 'elle')
    expect(steps).toMatchObject([{ kod: 'elle_fiyat', satir: null, matrah: 340, tutar: -17 }])
    // 870.40 of the lira: 6 758.40 + 10 700.80; deposits 1 689.60 + 2 675.20.
    expect(totalsOnWire(price.sabit.toplam)).toMatchObject({ genel_toplam: 17_459.2, on_odeme_toplam: 4_364.8 })
  })

  it('works on what the coupon and the group have left', () => {
    // 340 − 10 − 10 % of 330 = 297; 27 off: 270, with extras 288.
    const iskonto = { ...discountOf({ yuzde: 10 }), kaynak: 'uye_grup' as const, ad: 'Sadık' }
    const { toplam, adimlar } = priced(27, { kupon: coupon({ tutar: 10 }), iskonto }).secilen
    expect(totalsOnWire(toplam)).toMatchObject({ kupon_indirim: 10, iskonto_indirim: 60, genel_toplam: 288 })
    const stages = ['kupon', 'iskonto', 'elle']
    expect(adimlar.map(({ asama }) => asama).filter((stage) => stages.includes(stage))).toEqual(stages)
  })

  it('never takes more than the products are worth', () => {
    expect(priced(1_000).secilen.toplam.genel_toplam).toBe(1_800)
  })

  it('is nothing where nobody has set one', () => {
    const without = priceBasket(basket([gulet, paragliding]))
    expect(priced(0).secilen).toEqual(without.secilen)
  })
})
