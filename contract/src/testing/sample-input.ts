import * as z from 'zod/mini'
import { definitionOf } from './input-fields.ts'

/** Something for every pattern of the contract; the first that a field accepts is its sample. */
const TEXTS = [
  'Ada',
  'Ada Lovelace',
  '11111111-1111-4111-8111-111111111111',
  '2027-06-01',
  '2027-06-01T10:00:00Z',
  '10:30',
  'EUR',
  'TR',
  'ada@example.com',
  '+905321112233',
  '2027-06',
  '123456',
  '4540536920',
  'TR330006100519786457841326',
  '/tr/about',
  '/about',
  'https://example.com/a',
  'pages/home',
  'question_1',
  'TK1234',
  'a long enough password',
  '36.1,28.1,37.2,29.3',
  '#0a5f75',
  'x'.repeat(43),
  'a'.repeat(64),
  '3',
  '351',
  'ada',
  'https://tiles.example/{z}/{x}/{y}.png',
]
const NUMBERS = [1, 2, 50, 0, 0.5]

type Known = Readonly<Record<string, unknown>>

/** A value that a schema accepts, with every field that may be left out; `known` says what a name stands for. */
export function sampleOf(schema: z.core.$ZodType, known: Known = {}, name = ''): unknown {
  if (name in known && z.safeParse(schema as z.ZodMiniType, known[name]).success) return known[name]
  const def = definitionOf(schema)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([key, inner]) => [key, sampleOf(inner, known, key)] as const)
          .filter(([, value]) => value !== undefined),
      )
    case 'array':
      return sampleList(def.element, known, name)
    case 'record':
      return Object.fromEntries(keysOf(def.keyType).map((key) => [key, sampleOf(def.valueType, known)]))
    case 'union':
      return sampleOf(def.options[0] as z.core.$ZodType, known, name)
    case 'nullable':
      return sampleOrNull(schema as z.ZodMiniType, sampleOf(def.innerType, known, name))
    case 'optional':
    case 'default':
      return sampleOf(def.innerType, known, name)
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'boolean':
      return true
    case 'custom':
      return new Uint8Array(8)
    default:
      return firstAccepted(schema as z.ZodMiniType, def.type === 'number' ? NUMBERS : TEXTS, name)
  }
}

/** A list of so many and no fewer has no sample: null stands for it where it may. */
function sampleOrNull(schema: z.ZodMiniType, sample: unknown): unknown {
  return z.safeParse(schema, sample).success ? sample : null
}

/** A record with a closed list of names has all of them. */
function keysOf(schema: z.core.$ZodType): string[] {
  const def = definitionOf(schema)
  return def.type === 'enum' ? Object.values(def.entries).map(String) : [String(sampleOf(schema))]
}

/** A list of a choice holds one of each kind. */
function sampleList(element: z.core.$ZodType, known: Known, name: string): unknown[] {
  const def = definitionOf(element)
  const options = def.type === 'union' ? def.options : [element]
  return options.map((option) => sampleOf(option, known, name))
}

function firstAccepted(schema: z.ZodMiniType, values: readonly unknown[], name: string): unknown {
  const found = values.find((value) => z.safeParse(schema, value).success)
  if (found === undefined) throw new Error(`${name}: no sample fits; add one to sample-input.ts`)
  return found
}
