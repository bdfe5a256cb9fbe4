import * as z from 'zod/mini'

/**
 * What a person never types and no column, mail or paper can hold: control characters, NUL among them, and halves of
 * letters (a surrogate without its other half). They are refused, not dropped: whoever sends them is no form of ours,
 * and a text must not change its meaning on the way.
 */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u
const UNWRITABLE_IN_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u

/** Every text of an input carries one of the two; a test walks the whole contract (`every-field.test.ts`). */
export const writable = z.refine<string>((text) => !UNWRITABLE.test(text), { params: { kural: 'karakter' } })
const writableLines = z.refine<string>((text) => !UNWRITABLE_IN_LINES.test(text), { params: { kural: 'karakter' } })

/** What was pasted with a tab or a line break into a single line goes on in it. */
const asLine = z.overwrite((typed: string) => typed.replaceAll(/[\t\n\r\u2028\u2029]+/g, ' ').trim())

/** A required line of text: trimmed, not empty, bounded. */
export function line(description: string, maximum = 200) {
  return z.string().check(asLine, z.minLength(1), z.maxLength(maximum), writable, z.describe(description))
}

/** A line that may be left empty. */
export function openLine(description: string, maximum = 200) {
  return z.string().check(asLine, z.maxLength(maximum), writable, z.describe(description))
}

/** A text that may be left out or empty. */
export function maybeLine(description: string, maximum = 200) {
  return z.optional(openLine(description, maximum))
}

/** Longer free text; line breaks allowed. */
export function paragraph(description: string, maximum = 5000) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), writableLines, z.describe(description))
}

/** Longer free text that may be left empty. */
export function openParagraph(description: string, maximum = 5000) {
  return z.string().check(z.trim(), z.maxLength(maximum), writableLines, z.describe(description))
}

/** Longer free text that may be left out or empty. */
export function maybeParagraph(description: string, maximum = 5000) {
  return z.optional(openParagraph(description, maximum))
}

/** What is taken letter by letter, blanks and all: passwords, keys of other systems, names of things. */
export function verbatim(description: string, maximum: number, minimum = 0) {
  return z.string().check(z.minLength(minimum), z.maxLength(maximum), writable, z.describe(description))
}

/** An address by its pattern; what cannot be written stands in no address either. */
export function address(description: string, pattern: RegExp, maximum: number) {
  return z.string().check(z.maxLength(maximum), z.regex(pattern), writable, z.describe(description))
}

/** Hidden from people; a program that fills in everything fills it in too. */
export const RobotTrap = z.optional(verbatim('Trap for robots: hidden from people, must stay empty', 200))

/** A Turkish keyboard writes İ and ı where the address has an i. */
const asAddress = (typed: string) => typed.trim().replaceAll('İ', 'i').replaceAll('ı', 'i').toLowerCase()

export function email(description = 'E-mail address') {
  return z.string().check(z.overwrite(asAddress), z.maxLength(254), z.email(), z.describe(description))
}

export const Uuid = z.uuid().check(z.describe('Key of the row (k_no)'))

export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/), z.describe('ISO 4217 currency code'))

/** No guest was born before, and nothing is sold after; a day more or less is still one that everything can count with. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2100-12-31'

/** ISO dates are in order as they are written; of an instant the day counts. */
const withinCalendar = z.refine<string>((date) => date >= FIRST_DAY && date.slice(0, 10) <= LAST_DAY, {
  params: { kural: 'tarih' },
})

export const IsoDate = z.iso
  .date()
  .check(withinCalendar, z.describe(`Date as YYYY-MM-DD, from ${FIRST_DAY} to ${LAST_DAY}`))
export const Instant = z.iso.datetime().check(withinCalendar, z.describe('Instant, ISO 8601 in UTC'))

interface Period {
  readonly baslangic?: string | null | undefined
  readonly bitis?: string | null | undefined
}

/** The end is not before the start, where both are given. */
export const inOrder = z.refine<Period>(({ baslangic, bitis }) => !(baslangic && bitis) || bitis >= baslangic, {
  path: ['bitis'],
  params: { kod: 'tarih_sirasi' },
})

/** More than any booking and any account of ours, and still exact in minor units. */
const MOST_MONEY = 999_999_999_999.99

const roundedToCents = (value: number) => Math.round(value * 100) / 100

/** What 0.1 + 0.2 leaves behind is no third decimal: it is taken away, as money is counted exactly from here on. */
const TINY = 1e-8

/** At most two decimals, and exactly those. */
export const inCents = [
  z.refine<number>((value) => Math.abs(value - roundedToCents(value)) < TINY),
  z.overwrite(roundedToCents),
] as const

/** Money on the wire: a JSON number with at most two decimals, in the currency named beside it (rulings §3). */
export const Amount = z
  .number()
  .check(z.gte(-MOST_MONEY), z.lte(MOST_MONEY), ...inCents, z.describe('Amount with at most two decimals'))

export const Slug = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(120),
    z.regex(/^[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*$/u),
    z.describe('Readable part of the address'),
  )

/** Names in an address, joined with commas. */
export function commaList(most: number, what: string) {
  return verbatim(what, most * 60).check(z.refine((value) => value.split(',').length <= most))
}
