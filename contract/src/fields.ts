import * as z from 'zod/mini'

/** A required line of text: trimmed, not empty, bounded. */
export function line(description: string, maximum = 200) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), z.describe(description))
}

/** Longer free text; line breaks allowed. */
export function paragraph(description: string, maximum = 5000) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum), z.describe(description))
}

/** A text that may be left out or empty. */
export function maybeLine(description: string, maximum = 200) {
  return z.optional(z.string().check(z.trim(), z.maxLength(maximum), z.describe(description)))
}

/** A Turkish keyboard writes İ and ı where the address has an i. */
const asAddress = (typed: string) => typed.trim().replaceAll('İ', 'i').replaceAll('ı', 'i').toLowerCase()

export function email(description = 'E-mail address') {
  return z.string().check(z.overwrite(asAddress), z.maxLength(254), z.email(), z.describe(description))
}

export const Uuid = z.uuid().check(z.describe('Key of the row (k_no)'))

export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/), z.describe('ISO 4217 currency code'))

export const IsoDate = z.iso.date().check(z.describe('Date as YYYY-MM-DD'))
export const Instant = z.iso.datetime().check(z.describe('Instant, ISO 8601 in UTC'))

/** Money on the wire: a JSON number with at most two decimals, in the currency named beside it (rulings §3). */
export const Amount = z.number().check(
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
  z.describe('Amount with at most two decimals'),
)

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
  return z.string().check(
    z.maxLength(most * 60),
    z.refine((value) => value.split(',').length <= most),
    z.describe(what),
  )
}
