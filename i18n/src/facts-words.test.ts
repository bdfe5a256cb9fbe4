import { AMENITIES, OptionFacts, ProductFacts } from '@meltem/contract/catalog/product-facts'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { expect, test } from 'vitest'
import tr from './messages/tr.json' with { type: 'json' }

const facts: Readonly<Record<string, Readonly<Record<string, string>>>> = tr.facts

/** Closed lists of the facts by field: where the words must keep up with the contract. */
function listsIn(shape: Readonly<Record<string, unknown>>): [field: string, values: string[]][] {
  return Object.entries(shape).flatMap(([field, schema]): [string, string[]][] => {
    const { def } = schema as { def: { type: string; entries?: Record<string, string>; innerType?: unknown } }
    if (def.type === 'nullable') return listsIn({ [field]: def.innerType })
    return def.type === 'enum' && def.entries ? [[field, Object.keys(def.entries)]] : []
  })
}

test('every amenity has its word', () => {
  expect(Object.keys(facts.ozellik ?? {}).sort()).toEqual([...AMENITIES].sort())
})

test('every language that is spoken with a guest has its name', () => {
  expect(Object.keys(facts.dil ?? {}).sort()).toEqual([...LANGUAGES].sort())
})

test('every value of a closed list has its word, and every fact its label', () => {
  const shapes = [...ProductFacts.def.options.map(({ shape }) => shape), OptionFacts.shape]
  const lists = shapes.flatMap(listsIn)
  expect(lists.map(([field]) => field)).toContain('tekne_tipi')
  for (const [field, values] of lists) {
    expect(Object.keys(facts[field] ?? {}), field).toEqual(expect.arrayContaining(values))
  }
  const named = new Set(Object.keys(facts.label ?? {}))
  const unnamed = new Set(['urun_tipi', 'nereden', 'nereye', 'havalimani', 'odalar'])
  const fields = ProductFacts.def.options.flatMap(({ shape }) => Object.keys(shape))
  expect(fields.filter((field) => !named.has(field) && !unnamed.has(field))).toEqual([])
})
