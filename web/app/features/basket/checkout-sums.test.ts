import { priceBasket } from '@meltem/domain/pricing/price-basket'
import { totalsOnWire } from '@meltem/domain/pricing/receipt/on-the-wire'
import { SCENARIOS } from '@meltem/domain/scenarios/all-scenarios'
import { describe, expect, it } from 'vitest'
import { amountNow, dueSums, mayChooseType } from './checkout-sums.ts'

/** Where products have payments of their own, the buyer does not choose between deposit and everything. */
const CHOSEN = SCENARIOS.filter(({ sepet }) => sepet.satirlar.every(({ odeme_adimlari }) => !odeme_adimlari))

describe.each(CHOSEN.map((scenario) => [scenario.ad, scenario.sepet] as const))('%s', (_, sepet) => {
  const held = totalsOnWire(priceBasket({ ...sepet, odeme_tipi: 'on_odeme', kart_taksit: 1 }).secilen.toplam)

  it.each(['on_odeme', 'tamami'] as const)('comes to what the kernel says for %s', (odeme_tipi) => {
    const kernel = totalsOnWire(priceBasket({ ...sepet, odeme_tipi, kart_taksit: 1 }).secilen.toplam)
    const { taksit_fark, genel_toplam, on_odeme_toplam, kalan_toplam } = kernel
    expect(dueSums(held, odeme_tipi, undefined)).toEqual({ taksit_fark, genel_toplam, on_odeme_toplam, kalan_toplam })
  })

  it('comes to what the kernel says in instalments', () => {
    const terms = { ...sepet, taksit_oranlari: { 3: 4.5 }, kart_taksit: 3 }
    for (const odeme_tipi of ['on_odeme', 'tamami'] as const) {
      const kernel = totalsOnWire(priceBasket({ ...terms, odeme_tipi }).secilen.toplam)
      const sums = dueSums(held, odeme_tipi, { kart_taksit: 3, toplam: kernel.on_odeme_toplam })
      expect(sums).toMatchObject({ genel_toplam: kernel.genel_toplam, kalan_toplam: kernel.kalan_toplam })
      expect(sums.taksit_fark).toBe(kernel.taksit_fark)
      expect(amountNow(held, odeme_tipi)).toBeCloseTo(kernel.on_odeme_toplam - kernel.taksit_fark, 2)
    }
  })
})

it('asks nothing where the deposit is everything', () => {
  const { sepet } = SCENARIOS[0] ?? expect.fail('there are scenarios')
  const full = { ...sepet, satirlar: sepet.satirlar.map((line) => ({ ...line, odeme_tipi_oran: 100 })) }
  const totals = totalsOnWire(priceBasket({ ...full, odeme_tipi: 'on_odeme' }).secilen.toplam)
  expect(mayChooseType(totals)).toBe(false)
})
