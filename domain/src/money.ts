/** Money is a whole number of minor units (kuruş, cent) of the currency named beside it. */
export type Minor = number

function requireWhole(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} is not a whole number of zero or more`)
}

/** Long way round for products that leave the safe integers: exact, and slow enough to be kept for those. */
function ratioInBigInt(amount: number, times: number, by: number): number {
  const divisor = BigInt(by)
  const rounded = (2n * BigInt(amount) * BigInt(times) + divisor) / (2n * divisor)
  if (rounded > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('amount leaves the safe integers')
  return Number(rounded)
}

/**
 * `amount × times ÷ by`, rounded half-up once and without a float in between.
 * Worked: 1005 × 15 ÷ 100 = 150.75 → 151; 10 × 5 ÷ 100 = 0.5 → 1.
 */
export function roundedRatio(amount: Minor, times: number, by: number): Minor {
  requireWhole(amount, 'amount')
  requireWhole(times, 'factor')
  if (!Number.isSafeInteger(by) || by <= 0) throw new RangeError('divisor is not a whole number above zero')
  const product = amount * times
  if (product > Number.MAX_SAFE_INTEGER - by) return ratioInBigInt(amount, times, by)
  const rest = product % by
  return (product - rest) / by + (rest >= by - rest ? 1 : 0)
}

/** The same ratio cut off instead of rounded; shares start from it so that they can never exceed the whole. */
function flooredRatio(amount: Minor, times: number, by: number): Minor {
  const product = amount * times
  if (product > Number.MAX_SAFE_INTEGER) return Number((BigInt(amount) * BigInt(times)) / BigInt(by))
  return (product - (product % by)) / by
}

/** Per cent with at most two decimals as hundredths of a per cent: 5.75 → 575. */
export function basisPoints(percent: number): number {
  const points = Math.round(percent * 100)
  if (!(percent >= 0) || points / 100 !== percent) {
    throw new RangeError('a rate has at most two decimals and is not negative')
  }
  return points
}

/** Worked: 12.5 % of 199.99 = 24.99875 → 25.00. */
export function percentOf(amount: Minor, percent: number): Minor {
  return roundedRatio(amount, basisPoints(percent), 10_000)
}

/** What a rate hides in an amount that already contains it. Worked: 10 % inside 2 966.50 = 269.68. */
export function percentInside(amount: Minor, percent: number): Minor {
  const points = basisPoints(percent)
  return roundedRatio(amount, points, 10_000 + points)
}

/** `part` as a percentage of `whole` with two decimals; zero of nothing is zero. Worked: 89.55 of 358.20 = 25. */
export function percentageOf(part: Minor, whole: Minor): number {
  return whole === 0 ? 0 : roundedRatio(part, 10_000, whole) / 100
}

export function sum(amounts: readonly Minor[]): Minor {
  let total = 0
  for (const amount of amounts) total += amount
  if (!Number.isSafeInteger(total)) throw new RangeError('sum leaves the safe integers')
  return total
}

/**
 * Shares of `total` in proportion to `weights` that add up to it exactly; what rounding leaves over goes to the
 * largest weight. While the total fits into the weights no share exceeds its own weight, so that a discount never
 * pushes a small line below zero; then the next largest takes the rest.
 * Worked: 10.00 over 33.33, 33.33 and 33.34 → 3.33, 3.33, 3.34.
 */
export function shareOut(total: Minor, weights: readonly Minor[]): Minor[] {
  requireWhole(total, 'total')
  const whole = sum(weights)
  if (whole === 0) {
    if (total > 0) throw new RangeError('nothing to share over')
    return weights.map(() => 0)
  }
  const shares = weights.map((weight) => flooredRatio(total, weight, whole))
  return handOutRest(shares, weights, { rest: total - sum(shares), capped: total <= whole })
}

function handOutRest(
  shares: Minor[],
  weights: readonly Minor[],
  { rest, capped }: { rest: Minor; capped: boolean },
): Minor[] {
  let left = rest
  while (left > 0) {
    let largest = -1
    for (let place = 0; place < weights.length; place += 1) {
      const room = capped ? at(weights, place) - at(shares, place) : left
      if (room > 0 && (largest < 0 || at(weights, place) > at(weights, largest))) largest = place
    }
    const room = capped ? at(weights, largest) - at(shares, largest) : left
    const taken = Math.min(left, room)
    shares[largest] = at(shares, largest) + taken
    left -= taken
  }
  return shares
}

function at(amounts: readonly Minor[], place: number): Minor {
  return amounts[place] ?? 0
}

/** Equal parts that add up, the first ones a minor unit larger. Worked: 428.72 in 3 → 142.91, 142.91, 142.90. */
export function splitEvenly(total: Minor, parts: number): Minor[] {
  requireWhole(total, 'total')
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError('at least one part')
  const rest = total % parts
  const part = (total - rest) / parts
  return Array.from({ length: parts }, (_, place) => part + (place < rest ? 1 : 0))
}

/** From the wire's number with at most two decimals. Worked: 138.1 → 13810. */
export function toMinor(amount: number): Minor {
  const minor = Math.round(amount * 100)
  if (!Number.isSafeInteger(minor) || toAmount(minor) !== amount) {
    throw new RangeError('an amount has at most two decimals')
  }
  return minor
}

/** To the wire: the nearest number to the two decimals. Worked: 13810 → 138.1. */
export function toAmount(minor: Minor): number {
  return minor / 100
}
