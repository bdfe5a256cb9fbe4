/** A ride of the day as far as planning goes; minutes count from midnight, the delay of its flight included. */
export interface PlannedRun {
  readonly key: string
  readonly start: number
  readonly minutes: number
  readonly from: string
  readonly to: string
  readonly people: number
  /** The driver; null while none is assigned. */
  readonly driver: string | null
}

export interface RunDriver {
  readonly k_no: string
  /** Null where the office has not said how many the vehicle takes. */
  readonly seats: number | null
}

/** Minutes from one place to another without guests. */
export type Way = (from: string, to: string) => number

const endOf = (run: PlannedRun) => run.start + run.minutes

/** Two parties on the same way at about the same time sit in one vehicle. */
const TOGETHER_MINUTES = 30

function sharesRide(one: PlannedRun, other: PlannedRun): boolean {
  return one.from === other.from && one.to === other.to && Math.abs(one.start - other.start) <= TOGETHER_MINUTES
}

/** Minutes that are missing between two runs of a driver; negative is time to spare. */
function shortBetween(before: PlannedRun, after: PlannedRun, way: Way): number {
  return endOf(before) + way(before.to, after.from) - after.start
}

export interface Clash {
  /** The run before it, which ends too late. */
  readonly after: string
  readonly short: number
}

/** Runs that their driver cannot reach in time, by their key. Worked: ends 13:40 in Fethiye, next there at 13:35: 5 short. */
export function clashesOf(runs: readonly PlannedRun[], way: Way): Map<string, Clash> {
  const clashes = new Map<string, Clash>()
  const byDriver = Map.groupBy(
    runs.filter((run) => run.driver !== null),
    (run) => run.driver,
  )
  for (const own of byDriver.values()) {
    const inTime = own.toSorted((a, b) => a.start - b.start || endOf(a) - endOf(b))
    for (const [place, run] of inTime.entries()) {
      const before = inTime
        .slice(0, place)
        .filter((one) => !sharesRide(one, run))
        .map((one) => ({ after: one.key, short: shortBetween(one, run, way) }))
        .toSorted((a, b) => b.short - a.short)[0]
      if (before && before.short > 0) clashes.set(run.key, before)
    }
  }
  return clashes
}

export type Verdict = 'uygun' | 'birlesir' | 'koltuk' | 'mesgul'

/** Whether a driver can take a run, and why. */
export interface Candidate {
  readonly driver: string
  readonly verdict: Verdict
  /** The run that stands in the way, that is shared, or that comes before or after. */
  readonly before: string | null
  readonly after: string | null
  /** Minutes that are missing where they are busy. */
  readonly short: number
  /** Minutes between the run before and this one; the rest of the day counts as much where there is none. */
  readonly idle: number
}

const ORDER: readonly Verdict[] = ['uygun', 'birlesir', 'mesgul', 'koltuk']
const DAY = 24 * 60

function judge(run: PlannedRun, driver: RunDriver, own: readonly PlannedRun[], way: Way): Candidate {
  const shared = own.filter((one) => sharesRide(one, run))
  const others = own.filter((one) => !shared.includes(one)).toSorted((a, b) => a.start - b.start)
  const before = others.findLast((one) => one.start <= run.start) ?? null
  const after = others.find((one) => one.start > run.start) ?? null
  const short = Math.max(before ? shortBetween(before, run, way) : 0, after ? shortBetween(run, after, way) : 0)
  const together = shared.reduce((sum, one) => sum + one.people, run.people)
  const found = {
    driver: driver.k_no,
    before: shared[0]?.key ?? before?.key ?? null,
    after: after?.key ?? null,
    short: Math.max(0, short),
    idle: before ? run.start - endOf(before) : DAY,
  }
  if (driver.seats !== null && together > driver.seats) return { ...found, verdict: 'koltuk' }
  if (short > 0) return { ...found, verdict: 'mesgul' }
  return { ...found, verdict: shared.length > 0 ? 'birlesir' : 'uygun' }
}

/** All drivers for one run: first who can, the least idle first; then who cannot, with the reason. */
export function candidatesFor(
  run: PlannedRun,
  runs: readonly PlannedRun[],
  drivers: readonly RunDriver[],
  way: Way,
): Candidate[] {
  return drivers
    .map((driver) =>
      judge(
        run,
        driver,
        runs.filter((one) => one.driver === driver.k_no && one.key !== run.key),
        way,
      ),
    )
    .toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) || a.idle - b.idle || a.short - b.short)
}
