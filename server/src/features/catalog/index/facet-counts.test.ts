import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FacetCounts } from './facet-counts.ts'

const NAMES = ['satis:direk', 'havuz:ozel', 'havuz:cocuk', 'bolge:kas', 'oda_sayisi:uc']
const anyNames = fc.subarray(NAMES)

test('counts the choices products have now, however often they were written', () => {
  const written = fc.array(fc.record({ product: fc.nat({ max: 300 }), names: anyNames }), { maxLength: 60 })
  fc.assert(
    fc.property(written, fc.array(fc.nat({ max: 300 })), (all, asked) => {
      const counts = new FacetCounts()
      const last = new Map<number, readonly string[]>()
      for (const { product, names } of all) {
        counts.put(product, names)
        last.set(product, names)
      }
      const among = counts.among(Uint32Array.from(asked))
      for (const name of NAMES) {
        const expected = asked.filter((product) => last.get(product)?.includes(name)).length
        expect(among[counts.numberOf(name)] ?? 0).toBe(expected)
      }
    }),
  )
})
