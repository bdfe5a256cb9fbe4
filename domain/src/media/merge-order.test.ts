import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeOrder } from './merge-order.ts'

const list = (text: string) => text.split('').filter((one) => one !== ' ')

describe('mergeOrder', () => {
  test.each([
    ['nobody else', 'abcd', 'dabc', 'abcd', 'dabc'],
    ['another has hung one', 'abc', 'cab', 'abcx', 'cabx'],
    ['another has taken one off', 'abcd', 'dabc', 'abd', 'dab'],
    ['another has moved, I have taken one off', 'abcd', 'abd', 'dcba', 'dba'],
    ['another has moved, I have hung one', 'abc', 'abcx', 'cba', 'cbax'],
    ['both have moved the same way', 'abc', 'cab', 'cab', 'cab'],
    ['both have hung the same', 'ab', 'abx', 'abx', 'abx'],
    ['an empty gallery', '', 'ab', '', 'ab'],
    ['I have emptied what another has added to', 'ab', '', 'abx', 'x'],
  ])('%s', (_case, ...lists) => {
    const [seen = [], wanted = [], now = [], order] = lists.map(list)
    expect(mergeOrder(seen, wanted, now)).toEqual({ order })
  })

  test('where both have moved, somebody must choose', () => {
    expect(mergeOrder(list('abc'), list('cab'), list('bca'))).toEqual({ contested: true })
  })

  const keys = fc.uniqueArray(fc.constantFrom(...list('abcdefgh')), { maxLength: 8 })
  test('nothing is twice, nothing hung meanwhile is lost, nothing taken off comes back', () => {
    fc.assert(
      fc.property(keys, keys, keys, (seen, wanted, now) => {
        const merged = mergeOrder(seen, wanted, now)
        if (!('order' in merged)) return
        const { order } = merged
        const added = (held: string[]) => held.filter((key) => !seen.includes(key))
        const lost = seen.filter((key) => !(now.includes(key) && wanted.includes(key)))
        expect(new Set(order).size).toBe(order.length)
        expect(order).toEqual(expect.arrayContaining([...added(now), ...added(wanted)]))
        expect(order.filter((key) => lost.includes(key))).toEqual([])
      }),
    )
  })

  test('alone, one gets what one wants', () => {
    fc.assert(
      fc.property(keys, keys, (seen, wanted) => {
        expect(mergeOrder(seen, wanted, seen)).toEqual({ order: wanted })
      }),
    )
  })
})
