import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BrandColours, coloursOf, contrastFaults, contrastOf, tokensOf, USUAL_COLOURS } from './colours.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const colours: fc.Arbitrary<BrandColours> = fc.record({ ana: colour, koyu: colour, vurgu: colour })

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('of %s on %s is %d', (one, other, ratio) => expect(contrastOf(one, other)).toBeCloseTo(ratio, 1))

  test('is the same both ways, and between 1 and 21', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const ratio = contrastOf(one, other)
        expect(ratio).toBe(contrastOf(other, one))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21.0001)
      }),
    )
  })
})

describe('the colours of a brand', () => {
  test('have no fault as the product comes', () => expect(contrastFaults(USUAL_COLOURS)).toEqual([]))

  test('say which of them misses, and by how much', () => {
    expect(contrastFaults({ ana: '#777777', koyu: '#3b82f6', vurgu: '#0b2a3a' })).toEqual([
      { alan: 'ana', yuzey: 'kagit', oran: 4.4, gereken: 4.5 },
      { alan: 'koyu', yuzey: 'beyaz_yazi', oran: 3.6, gereken: 7 },
      { alan: 'vurgu', yuzey: 'koyu_yazi', oran: 1, gereken: 4.5 },
    ])
  })

  test('that can be read make a palette that can be read', () => {
    fc.assert(
      fc.property(colours, (chosen) => {
        fc.pre(contrastFaults(chosen).length === 0)
        const tokens = tokensOf(chosen)
        const on = (one: string, other: string) => contrastOf(tokens[one] ?? '', tokens[other] ?? other)
        expect(on('on-deep', 'sea-deep')).toBeGreaterThanOrEqual(4.5)
        expect(on('sun-ink', 'sun-tint')).toBeGreaterThanOrEqual(7)
        expect(on('sun-edge', '#ffffff')).toBeGreaterThanOrEqual(3)
        expect(on('sun-press', '#0b2a3a')).toBeGreaterThanOrEqual(4.5)
      }),
      { examples: [[{ ana: '#0a5f75', koyu: '#595959', vurgu: '#8a8a8a' }]] },
    )
  })

  test('are read back out of the tokens they made', () => {
    fc.assert(
      fc.property(colours, (chosen) => {
        expect(coloursOf(tokensOf(chosen))).toEqual(chosen)
      }),
    )
    expect(coloursOf({ sea: 'red', sun: 'url(x)' })).toEqual(USUAL_COLOURS)
  })
})
