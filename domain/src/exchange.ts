import { type Minor, roundedRatio } from './money.ts'

/** Selling rates (`satis`) by currency code, as the decimals of the bulletin; the base currency has '1'. */
export type RateTable = Readonly<Record<string, string>>

/** An exact fraction: 51.2034 is 512034 / 10000. */
interface Fraction {
  readonly over: number
  readonly under: number
}

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,8}))?$/

/** Throws on anything but a plain positive decimal, so that no float and no exponent ever becomes a price. */
export function parseRate(text: string): Fraction {
  const match = DECIMAL.exec(text)
  if (!match) throw new RangeError(`not a rate: ${text}`)
  const decimals = (match[2] ?? '').replace(/0+$/, '')
  const over = Number((match[1] ?? '') + decimals)
  if (over === 0 || !Number.isSafeInteger(over)) throw new RangeError(`not a rate: ${text}`)
  return { over, under: 10 ** decimals.length }
}

function greatestCommonDivisor(a: number, b: number): number {
  let left = a
  let right = b
  while (right !== 0) [left, right] = [right, left % right]
  return left
}

export type Convert = (amount: Minor, from: string) => Minor

function pairRatio(from: Fraction, to: Fraction): Fraction {
  const left = greatestCommonDivisor(from.over, to.over)
  const right = greatestCommonDivisor(to.under, from.under)
  return {
    over: (from.over / left) * (to.under / right),
    under: (to.over / left) * (from.under / right),
  }
}

function getRate(rates: RateTable, code: string): Fraction {
  const text = Object.hasOwn(rates, code) ? rates[code] : undefined
  if (text === undefined) throw new RangeError(`no rate for ${code}`)
  return parseRate(text)
}

/**
 * A converter into one currency at frozen rates (PRICE-11). An amount already in that currency stays as entered;
 * every other one goes through the base currency as one fraction and is rounded once.
 * Worked: 48.00 EUR at 51.2034 = 2 457.76 TRY; 48.00 EUR at 51.20 into USD at 44.05 = 55.79 USD.
 */
export function converterTo(target: string, rates: RateTable): Convert {
  let goal: Fraction | undefined
  const ratios = new Map<string, Fraction>()
  return (amount, from) => {
    if (from === target) return amount
    let ratio = ratios.get(from)
    if (!ratio) {
      goal ??= getRate(rates, target)
      ratio = pairRatio(getRate(rates, from), goal)
      ratios.set(from, ratio)
    }
    return roundedRatio(amount, ratio.over, ratio.under)
  }
}

/** Stands for the bank where the tenant has set the rate by hand (PAY-49). */
export const OWN_RATE = 'ELLE'

/** More than any currency of the world is worth in the base currency. */
const HIGHEST_RATE = 9_999

/**
 * A rate typed by hand as exact decimals: four as a bulletin prints them, six below one. Undefined for what is no rate,
 * and for what could not be counted exactly with every other one.
 */
export function rateText(rate: number): string | undefined {
  if (!(rate > 0 && rate <= HIGHEST_RATE)) return undefined
  const text = rate.toFixed(rate < 1 ? 6 : 4)
  return Number(text) === rate ? text : undefined
}

/** A slip of the finger: more than a fifth away from the rate of the bank. */
export function isFarRate(rate: number, fetched: number): boolean {
  return Math.abs(rate - fetched) > fetched / 5
}
