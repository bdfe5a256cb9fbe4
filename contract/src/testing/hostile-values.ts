import * as z from 'zod/mini'
import type { InputField } from './input-fields.ts'

const POISONS = ['\u0000', '\ud800', '\u001b[31m', '\udfff', '\u0007', '\u007f', '\u009f']

/** A text with something in it that no person types, put into what a field would accept. */
export function hostileTexts(sample: string): string[] {
  const middle = Math.floor(sample.length / 2)
  return [
    ...POISONS.map((poison) => `${sample.slice(0, middle)}${poison}${sample.slice(middle)}`),
    `${sample}${'x'.repeat(200_000)}`,
    'x'.repeat(200_000),
    ...POISONS.flatMap((poison) => [`${sample}${poison}`, `${poison}${sample}`, poison]),
  ]
}

/** Days that are none, or that no calendar of ours reaches. */
export const HOSTILE_DAYS = [
  '9999-12-31',
  '0000-01-01',
  '2027-06-01\u0000',
  '2101-01-01',
  '1899-12-31',
  '0001-01-01',
  '0000-00-00',
  '2027-02-30',
  '2027-13-01',
  '+275760-09-13',
  '-000001-01-01',
  '2027-06-01T00:00:00Z',
  '2027-6-1',
  '２０２７-06-01',
  '\u0000',
  '',
]

export const HOSTILE_INSTANTS = [
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '2027-06-01T10:00:00Z\u0000',
  '2101-01-01T00:00:00Z',
  '1899-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  '2027-02-30T10:00:00Z',
  '2027-06-01T24:00:00Z',
  '2027-06-01',
  '',
]

/** Numbers that are none, or that no column holds. */
export const HOSTILE_NUMBERS = [
  1e308,
  2 ** 63,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
]

/** Longer than any of our lists may be. */
const ENDLESS = 1001

/** What a field must refuse. */
export function hostileFor({ kind }: InputField, sample: unknown): readonly unknown[] {
  switch (kind) {
    case 'text':
      return hostileTexts(String(sample))
    case 'day':
      return HOSTILE_DAYS
    case 'instant':
      return HOSTILE_INSTANTS
    case 'number':
      return HOSTILE_NUMBERS
    case 'list':
      return [Array.from({ length: ENDLESS }, () => (sample as unknown[])[0])]
    case 'record':
      return [Object.fromEntries(Array.from({ length: ENDLESS }, (_, place) => [`key${place}`, 1])), { '\u0000': 1 }]
  }
}

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
}

/** Bounds a field tells of itself. */
function limitsOf({ schema, kind }: InputField): Limits {
  const told = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const [minimum, maximum] = kind === 'number' ? [told.minimum, told.maximum] : [told.minLength, told.maxLength]
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) }
}

/** What a field may accept and the rooms behind it must bear: the ends of its range, letters of all scripts, other types. */
export function hardFor(field: InputField): readonly unknown[] {
  const { minimum = -1, maximum = 200 } = limitsOf(field)
  switch (field.kind) {
    case 'text':
      return [
        'İ'.repeat(maximum),
        '\';--%_\\"<b>{{0}}',
        '\u202e\u{1f3d6}\ufe0f\uffff\ufffe',
        '𝕏'.repeat(Math.floor(maximum / 2)),
        '__proto__',
        ' ',
        '\n\t\r\n',
        null,
        17,
        ['a', 'b'],
        { a: 1 },
      ]
    case 'day':
      return ['2100-12-31', '1900-01-01', '2024-02-29', '2026-03-29', null, 20270601, {}]
    case 'instant':
      return ['2100-12-31T23:59:59.999Z', '1900-01-01T00:00:00Z', null, 1_800_000_000_000]
    case 'number':
      return [maximum, minimum, -0, 0.1 + 0.2, minimum - 1, maximum + 1, '1', '1e3', null, []]
    case 'list':
      return [[], null, {}, 'a', [null], [[[]]]]
    case 'record':
      return [{}, null, [], { constructor: 1 }]
  }
}
