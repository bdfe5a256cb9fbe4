import { addDays, type IsoDay, listDays } from './calendar-day.ts'
import type { Minor } from './money.ts'
import type { DayPrice } from './pricing/line/tariffs.ts'

/** A price period as the operator writes it; the day rows are made from these. */
export interface Season {
  readonly sezon: string
  readonly ilk_gun: IsoDay
  /** The last night, included. */
  readonly son_gun: IsoDay
  readonly fiyat: Minor
  readonly arti_kisi: Minor
  readonly haftalik_fiyat: Minor | null
}

export interface SeasonProblem {
  readonly tur: 'cakisma' | 'bosluk' | 'sira'
  readonly ilk_gun: IsoDay
  readonly son_gun: IsoDay
}

/** Overlaps, holes between the first and the last season, and periods that end before they start. */
export function findSeasonProblems(seasons: readonly Pick<Season, 'ilk_gun' | 'son_gun'>[]): SeasonProblem[] {
  const problems: SeasonProblem[] = []
  let reached: IsoDay | null = null
  for (const season of [...seasons].sort((a, b) => (a.ilk_gun < b.ilk_gun ? -1 : 1))) {
    const { ilk_gun, son_gun } = season
    if (son_gun < ilk_gun) {
      problems.push({ tur: 'sira', ilk_gun, son_gun })
      continue
    }
    if (reached !== null && ilk_gun <= reached) {
      problems.push({ tur: 'cakisma', ilk_gun, son_gun: son_gun < reached ? son_gun : reached })
    } else if (reached !== null && ilk_gun > addDays(reached, 1)) {
      problems.push({ tur: 'bosluk', ilk_gun: addDays(reached, 1), son_gun: addDays(ilk_gun, -1) })
    }
    if (reached === null || son_gun > reached) reached = son_gun
  }
  return problems
}

/**
 * The nights from arrival up to departure with the price of their season; a night outside every season is left out, so
 * that the caller sees the hole. Where two seasons overlap the later one counts, as the newer word of the operator.
 */
export function listDayPrices(seasons: readonly Season[], from: IsoDay, to: IsoDay): DayPrice[] {
  return listDays(from, to).flatMap((tarih) => {
    const season = seasons.findLast((one) => one.ilk_gun <= tarih && tarih <= one.son_gun)
    if (!season) return []
    const { sezon, fiyat, arti_kisi, haftalik_fiyat } = season
    return [{ tarih, sezon, fiyat, arti_kisi, haftalik_fiyat }]
  })
}
