import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sum, toMinor } from '../../money.ts'
import { randomBasket } from '../../testing/random-baskets.ts'
import { priceBasket } from '../price-basket.ts'
import { receiptOnWire } from './on-the-wire.ts'
import { commonRows, lineShown } from './shown-rows.ts'

it('the lines and rows a person sees add up to the total, with every stage', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(randomBasket, (basket) => {
      const receipt = receiptOnWire(priceBasket(basket).secilen)
      const rows = commonRows(receipt)
      for (const { kod } of rows) seen.add(kod)
      const shown = [...receipt.satirlar.map(lineShown), ...rows.map(({ tutar }) => tutar)]
      expect(sum(shown.map(toMinor))).toBe(toMinor(receipt.toplam.genel_toplam))
    }),
    { numRuns: 2000 },
  )
  expect([...seen].sort()).toEqual(['iskonto_indirim', 'kdv_toplam', 'kupon_indirim', 'sepet_indirim', 'taksit_fark'])
})
