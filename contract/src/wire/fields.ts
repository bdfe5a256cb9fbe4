import * as z from 'zod/mini'
import { areWritableLines, FIRST_DAY, isWithinCalendar, isWritableLine, LAST_DAY } from './limits.ts'

/**
 * Every text of an input carries one of the two; a test walks the whole contract (`every-field.test.ts`). What cannot be
 * written is refused, not dropped: no form of ours sends it, and a text must not change its meaning on the way.
 */
export const writable = z.refine<string>(isWritableLine, { params: { kural: 'karakter' } })
const writableLines = z.refine<string>(areWritableLines, { params: { kural: 'karakter' } })

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

const withinCalendar = z.refine<string>(isWithinCalendar, { params: { kural: 'tarih' } })

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

/** The largest party anything is asked or booked for. */
export const MOST_PEOPLE = 99

interface Party {
  readonly yetiskin?: number | undefined
  readonly cocuk?: number | undefined
  readonly bebek?: number | undefined
}

/** Each count is within its limit, and all together as well. */
export const oneParty = z.refine<Party>(
  ({ yetiskin = 0, cocuk = 0, bebek = 0 }) => yetiskin + cocuk + bebek <= MOST_PEOPLE,
  { path: ['yetiskin'] },
)

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

/** Money on the wire: a JSON number with at most two decimals, in the currency named beside it (API-6). */
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

export const PageNumber = z.optional(
  z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000), z.describe('Page, from 1')),
)
