import type { MeasureName } from '@meltem/contract/audience/visit'

/** Each step is a tenth above the one below: a percentile is right to within a tenth, from a handful of numbers. */
const GROWTH = 1.1

/** The least difference that matters: a millisecond, or a thousandth of a shift. */
function unitOf(olcum: MeasureName): number {
  return olcum === 'cls' ? 0.001 : 1
}

export function bucketOf(olcum: MeasureName, value: number): number {
  const units = value / unitOf(olcum)
  return units < 1 ? 0 : Math.floor(Math.log(units) / Math.log(GROWTH)) + 1
}

/** The upper end of a step. */
export function stepValue(olcum: MeasureName, bucket: number): number {
  if (bucket === 0) return 0
  const value = GROWTH ** bucket * unitOf(olcum)
  return olcum === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value)
}

/** The value that so much of the counted ones do not exceed. */
export function percentileOf(
  olcum: MeasureName,
  buckets: readonly { readonly kova: number; readonly sayi: number }[],
  share: number,
): number {
  const total = buckets.reduce((sum, { sayi }) => sum + sayi, 0)
  let counted = 0
  for (const { kova, sayi } of buckets.toSorted((a, b) => a.kova - b.kova)) {
    counted += sayi
    if (counted >= total * share) return stepValue(olcum, kova)
  }
  return 0
}
