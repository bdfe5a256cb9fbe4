/** How many places a handle may stand at. */
const PLACES = 60

/** The next round number that divides a range into about sixty places: 1, 2, 5, 10, 20, 50 … */
function roundStep(width: number): number {
  const rough = Math.max(width / PLACES, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}

export interface PriceScale {
  readonly from: number
  readonly to: number
  readonly step: number
}

/** Round ends around the prices there are. Worked: 23 … 890 moves in steps of 20 from 20 to 900. */
export function priceScale(least: number, most: number): PriceScale {
  const step = roundStep(most - least)
  const from = Math.floor(least / step) * step
  return { from, to: Math.max(Math.ceil(most / step) * step, from + step), step }
}

/** Which bars of the histogram lie in the chosen range, wholly or in part. */
export function barsWithin(
  bars: number,
  { en_az, en_cok }: { readonly en_az: number; readonly en_cok: number },
  chosen: { readonly from: number; readonly to: number },
): boolean[] {
  const width = (en_cok - en_az) / bars
  return Array.from({ length: bars }, (_, index) => {
    const start = en_az + index * width
    return start <= chosen.to && start + width >= chosen.from
  })
}
