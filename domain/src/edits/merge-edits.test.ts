import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedFields, FIELD_BY_FIELD, isSame, mergeEdits } from './merge-edits.ts'

const text = (baslik: string, slug = baslik) => ({ baslik, slug })

type Case = readonly [who: string, seen: object, wanted: object, now: object, merged: object, contested: object]

const CASES: readonly Case[] = [
  ['nobody', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }, {}],
  ['only I', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }, {}],
  ['only the other', { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 1, b: 3 }, { a: 1, b: 3 }, {}],
  ['each another field', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }, {}],
  ['both the same', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, {}],
  ['both differently', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, { a: 3 }],
  [
    'one language each',
    { m: { tr: text('a') } },
    { m: { tr: text('b') } },
    { m: { tr: text('a'), en: text('x') } },
    { m: { tr: text('b'), en: text('x') } },
    {},
  ],
  [
    'one line of a text each',
    { m: { tr: text('a') } },
    { m: { tr: text('b', 'a') } },
    { m: { tr: text('a', 'c') } },
    { m: { tr: text('b', 'c') } },
    {},
  ],
  [
    'the same line',
    { m: { tr: text('a') } },
    { m: { tr: text('b', 'a') } },
    { m: { tr: text('c', 'a') } },
    { m: { tr: text('b', 'a') } },
    { 'm.tr.baslik': 'c' },
  ],
  ['lists are one field', { l: [1, 2] }, { l: [2, 1] }, { l: [1, 2, 3] }, { l: [2, 1] }, { l: [1, 2, 3] }],
  [
    'I take a language away',
    { m: { tr: text('a'), en: text('x') } },
    { m: { tr: text('a') } },
    { m: { tr: text('a'), en: text('x') } },
    { m: { tr: text('a') } },
    {},
  ],
]

describe('two people edit one form', () => {
  it.each(CASES)('%s', (_who, ...[seen, wanted, now, merged, contested]) => {
    expect(mergeEdits(seen, wanted, now)).toEqual({ merged, contested })
  })

  const form = fc.record({ a: fc.nat(3), b: fc.option(fc.nat(3)), m: fc.record({ tr: fc.nat(3), en: fc.nat(3) }) })

  it('takes everything of mine where nobody else wrote, and everything of theirs where I did not', () => {
    fc.assert(
      fc.property(form, form, (seen, other) => {
        expect(mergeEdits(seen, other, seen)).toEqual({ merged: other, contested: {} })
        expect(mergeEdits(seen, seen, other)).toEqual({ merged: other, contested: {} })
      }),
    )
  })

  it('does not mind in which order a thing names its fields, also inside lists', () => {
    const seen = { l: [{ kod: 'a', ad: { tr: 'A', en: 'A' } }] }
    const now = { l: [{ ad: { en: 'A', tr: 'A' }, kod: 'a' }] }
    const wanted = { l: [{ kod: 'a', ad: { tr: 'B' } }] }
    expect(mergeEdits(seen, wanted, now)).toEqual({ merged: wanted, contested: {} })
  })

  it('never loses a change of mine, whatever the other did', () => {
    fc.assert(
      fc.property(form, form, form, (seen, mine, theirs) => {
        const { merged } = mergeEdits(seen, mine, theirs)
        const changed = (['a', 'b'] as const).filter((name) => mine[name] !== seen[name])
        expect(changed.map((name) => merged[name])).toStrictEqual(changed.map((name) => mine[name]))
      }),
    )
  })
})

describe('what is the same', () => {
  it('does not depend on the order of names', () => {
    expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame(undefined, null)).toBe(false)
  })

  it('names the fields that say something else', () => {
    expect(changedFields({ a: 1, b: { c: 1 } }, { a: 1, b: { c: 2 }, d: 3 })).toEqual(['b', 'd'])
  })
})

describe('field by field', () => {
  it('takes what is in a field as a whole', () => {
    const seen = { ad: { tr: 'a', en: 'b' } }
    const [mine, theirs] = [{ ad: { tr: 'x', en: 'b' } }, { ad: { tr: 'a', en: 'y' } }]
    expect(mergeEdits(seen, mine, theirs)).toEqual({ merged: { ad: { tr: 'x', en: 'y' } }, contested: {} })
    expect(mergeEdits(seen, mine, theirs, FIELD_BY_FIELD)).toEqual({ merged: mine, contested: { ad: theirs.ad } })
  })

  it('what was taken away stays away', () => {
    expect(mergeEdits({ a: 1, b: 2 }, { a: 1 }, { a: 3, b: 2 })).toEqual({ merged: { a: 3 }, contested: {} })
    expect(mergeEdits({ a: 1, b: 2 }, { a: 1 }, { a: 1, b: 3 }).contested).toEqual({ b: 3 })
  })
})
