import { FIGURE_BASES, FIGURE_TRAITS, type FigureBasis, type FigureTrait } from '@meltem/contract/figures/office'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import type { Period } from '@meltem/domain/figures/period'

export const PERIODS = ['cevre', 'ay', 'yil', 'oniki', 'sezon', 'uc', 'ozel'] as const
export type PeriodName = (typeof PERIODS)[number]

/** What sales can be split by on the screen. */
export const SPLITS = FIGURE_TRAITS.filter((trait) => trait !== 'toplam' && trait !== 'once')
export const ROOM_SPLITS = ['tip', 'urun'] as const

/** All the screen is told by its address. */
export interface FiguresView extends Period {
  readonly donem: PeriodName
  readonly esas: FigureBasis
  readonly compares: boolean
  readonly kirilim: FigureTrait
  readonly doluluk: (typeof ROOM_SPLITS)[number]
  /** Month of services whose filling is shown. */
  readonly ay: string
}

const WEEKS_AROUND = 8

/** The days that a period with a name has today. */
export function daysOf(donem: Exclude<PeriodName, 'ozel'>, today: IsoDay): Period {
  const year = Number(today.slice(0, 4))
  switch (donem) {
    case 'cevre':
      return { ilk: addDays(today, -7 * WEEKS_AROUND), son: addDays(today, 7 * WEEKS_AROUND) }
    case 'ay':
      return monthOf(today.slice(0, 7))
    case 'yil':
      return { ilk: `${year}-01-01`, son: `${year}-12-31` }
    case 'oniki':
      return { ilk: addDays(monthOf(`${year - 1}${today.slice(4, 7)}`).son, 1), son: monthOf(today.slice(0, 7)).son }
    case 'sezon':
      return { ilk: `${year}-04-01`, son: `${year}-10-31` }
    case 'uc':
      return { ilk: `${year - 2}-01-01`, son: `${year}-12-31` }
  }
}

function monthOf(month: string): Period {
  const first = `${month}-01`
  return { ilk: first, son: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) }
}

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

/** What the address says; what it cannot say is as the screen begins. */
export function viewOf(query: URLSearchParams, today: IsoDay): FiguresView {
  const one = <T extends string>(name: string, known: readonly T[], otherwise: T): T =>
    known.find((value) => value === query.get(name)) ?? otherwise
  const [ilk, son] = [query.get('ilk') ?? '', query.get('son') ?? '']
  const chosen = DAY.test(ilk) && DAY.test(son)
  const named = one('donem', PERIODS, chosen ? 'ozel' : 'cevre')
  const donem = named === 'ozel' && !chosen ? 'cevre' : named
  const ay = query.get('ay') ?? ''
  return {
    donem,
    ...(donem === 'ozel' ? { ilk, son } : daysOf(donem, today)),
    esas: one('esas', FIGURE_BASES, 'hizmet'),
    compares: query.get('gecen') !== '0',
    kirilim: one('kirilim', SPLITS, 'kanal'),
    doluluk: one('doluluk', ROOM_SPLITS, 'tip'),
    ay: MONTH.test(ay) ? ay : today.slice(0, 7),
  }
}

const AROUND_MONTHS = 6

/** Months whose filling can be looked at: half a year back and ahead, and the one that was asked for. */
export function monthsAround(today: IsoDay, asked: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = Array.from({ length: 2 * AROUND_MONTHS + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at - AROUND_MONTHS, 1)).toISOString().slice(0, 7),
  )
  return months.includes(asked) ? months : [asked, ...months].toSorted()
}
