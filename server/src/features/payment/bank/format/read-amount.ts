import { safeMinor } from './bank-statement.ts'

const SIGN = /^[-−–(]|[-−–)]$/
const AMOUNT = /^\d+(?:[.,]\d{1,2})?$/

/**
 * A sum as banks of all countries write it, in minor units. The last point or comma with one or two digits behind it is
 * the decimal one, every other groups thousands. Worked: `1.234,56` = `1,234.56` = `1 234,56 TL` = 123456; `(5,00)` = −500.
 */
export function readAmount(text: string): number | undefined {
  const bare = text.replaceAll(/[\s\u00A0\u202F'’]|[A-Z]{2,3}$|[₺€$£]/giu, '').replace(/^\+/, '')
  const negative = SIGN.test(bare)
  const digits = bare.replaceAll(/[-−–()]/g, '')
  const point = /[.,](?=\d{1,2}$)/.exec(digits)?.index
  const whole = (point === undefined ? digits : digits.slice(0, point)).replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
  const cents = point === undefined ? '' : digits.slice(point + 1)
  if (!AMOUNT.test(cents ? `${whole}.${cents}` : whole)) return undefined
  const minor = safeMinor(Number(whole) * 100 + Number(cents.padEnd(2, '0') || '0'))
  if (minor === undefined) return undefined
  return negative && minor !== 0 ? -minor : minor
}
