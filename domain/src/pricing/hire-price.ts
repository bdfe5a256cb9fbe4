import { addDays, dayNumber, dayOf, type IsoDay } from '../calendar-day.ts'
import type { Minor } from '../money.ts'
import { dayOfWall, wallMinute } from '../wall-time.ts'
import { PriceMissing } from './price-missing.ts'
import { countStep, type Step } from './receipt-step.ts'
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
function bandFor(bands: readonly HireBand[], days: number): HireBand | undefined {
  let best: HireBand | undefined
  for (const band of bands) if (days >= band.en_az_gun && (!best || band.en_az_gun > best.en_az_gun)) best = band
  return best
}

function dayPrice(seasons: readonly HireSeason[], day: IsoDay, days: number): { sezon: string; fiyat: Minor } {
  const season = seasons.find((one) => one.ilk_gun <= day && day <= one.son_gun)
  const band = season && bandFor(season.bantlar, days)
  if (!band) throw new PriceMissing(day)
  return { sezon: season.sezon, fiyat: band.fiyat }
}

/**
 * The length of the whole hire picks the band, the date of each day picks the season.
 * Worked: 7 days from 28 September, band 7–13: 3 × 38.00 (summer) + 4 × 24.00 (winter) = 210.00.
 */
export function priceHire(tariff: HireTariff): Step[] {
  const days = hireDays(tariff)
  const first = dayNumber(dayOfWall(tariff.alis))
  const steps: Step[] = []
  for (let place = 0; place < days; ) {
    const start = dayOf(first + place)
    const { sezon, fiyat } = dayPrice(tariff.donemler, start, days)
    let count = 1
    while (place + count < days) {
      const next = dayPrice(tariff.donemler, dayOf(first + place + count), days)
      if (next.sezon !== sezon || next.fiyat !== fiyat) break
      count += 1
    }
    const values = { sezon, baslangic: start, bitis: addDays(start, count), gun: days }
    steps.push(countStep('kira_gunu', count, fiyat, values))
    place += count
  }
  return steps
}
