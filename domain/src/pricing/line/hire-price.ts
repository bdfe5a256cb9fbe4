import { dayNumber, dayOf } from '../../calendar-day.ts'
import type { Minor } from '../../money.ts'
import { dayOfWall, wallMinute } from '../../wall-time.ts'
import { countStep, type Step } from '../receipt/receipt-step.ts'
import { PriceMissing } from './price-missing.ts'
import type { HireBand, HireSeason, HireTariff } from './tariffs.ts'

const DAY_MINUTES = 1440

/**
 * Days of 24 hours; a late return within the tolerance is free, then one more day counts.
 * Worked: Friday 15:00 to Friday 16:59 with 120 minutes = 7 days; to 17:01 = 8 days.
 */
export function hireDays(tariff: Pick<HireTariff, 'alis' | 'donus' | 'tolerans_dk'>): number {
  const minutes = wallMinute(tariff.donus) - wallMinute(tariff.alis)
  if (minutes <= 0) throw new RangeError('the return comes before the pick-up')
  return Math.max(1, Math.ceil((minutes - tariff.tolerans_dk) / DAY_MINUTES))
}

/** The band with the highest threshold that the hire reaches. Worked: bands 1, 3, 7: six days fall into 3. */
export function findBand(bands: readonly HireBand[], days: number): HireBand | undefined {
  let best: HireBand | undefined
  for (const band of bands) if (days >= band.en_az_gun && (!best || band.en_az_gun > best.en_az_gun)) best = band
  return best
}

/** A season with its price for this length of hire, its days as numbers. */
interface PricedSeason {
  readonly sezon: string
  readonly fiyat: Minor
  readonly first: number
  readonly last: number
}

function seasonsForLength(seasons: readonly HireSeason[], days: number): PricedSeason[] {
  return seasons.flatMap((season) => {
    const band = findBand(season.bantlar, days)
    if (!band) return []
    const { sezon, ilk_gun, son_gun } = season
    return [{ sezon, fiyat: band.fiyat, first: dayNumber(ilk_gun), last: dayNumber(son_gun) }]
  })
}

/**
 * The length of the whole hire picks the band, the date of each day picks the season.
 * Worked: 7 days from 28 September, band 7–13: 3 × 38.00 (summer) + 4 × 24.00 (winter) = 210.00.
 */
export function priceHire(tariff: HireTariff): Step[] {
  const days = hireDays(tariff)
  const seasons = seasonsForLength(tariff.donemler, days)
  const end = dayNumber(dayOfWall(tariff.alis)) + days
  const steps: Step[] = []
  for (let from = end - days; from < end; ) {
    const today = from
    const season = seasons.find((one) => one.first <= today && today <= one.last)
    if (!season) throw new PriceMissing(dayOf(from))
    const to = Math.min(season.last + 1, end)
    const values = { sezon: season.sezon, baslangic: dayOf(from), bitis: dayOf(to), gun: days }
    steps.push(countStep('kira_gunu', to - from, season.fiyat, values))
    from = to
  }
  return steps
}
