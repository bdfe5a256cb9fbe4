import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomBasket } from '../../testing/random-baskets.ts'
import { priceBasket } from '../price-basket.ts'
import { receiptOnWire } from '../receipt/on-the-wire.ts'
import { payOtherwise } from './pay-otherwise.ts'

it('another way of paying costs what the basket would have cost with it from the start', () => {
  const choices = fc.record({
    odeme_tipi: fc.constantFrom('on_odeme' as const, 'tamami' as const),
    kart_taksit: fc.constantFrom(1, 3, 6),
  })
  const taksit_oranlari = { 3: 5.75, 6: 9.1 }
  fc.assert(
    fc.property(randomBasket, choices, choices, (basket, first, then) => {
      const asked = { ...basket, ...first, taksit_oranlari }
      const chosen = { ...basket, ...then, taksit_oranlari }
      const before = priceBasket(asked)
      const wanted = priceBasket(chosen)
      for (const kur of ['secilen', 'sabit'] as const) {
        expect(payOtherwise(receiptOnWire(before[kur]), basket.satirlar, chosen)).toEqual(receiptOnWire(wanted[kur]))
      }
    }),
    { numRuns: 1000 },
  )
})
