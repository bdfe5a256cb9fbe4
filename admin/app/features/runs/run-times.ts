import type { Run } from '@meltem/contract/transfer/office'

/** Minutes after midnight as HH:mm; what ends after midnight ends early the next day. */
export function clockOf(minutes: number): string {
  const inDay = minutes % 1440
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

export const endOf = ({ bas, sure }: Run): number => bas + sure

export const peopleOf = ({ pax }: Pick<Run, 'pax'>): number => pax.yetiskin + pax.cocuk + pax.bebek

export type RunState = 'open' | 'clash' | 'late' | 'done' | 'under_way' | 'planned'

/** What a strip says first: nobody takes it, it will not be reached, it is late, and only then where it stands. */
export function stateOf(run: Run, now: number | undefined): RunState {
  if (now !== undefined && endOf(run) <= now) return 'done'
  if (run.surucu_k_no === null) return 'open'
  if (run.cakisma) return 'clash'
  if (now !== undefined && run.bas <= now) return 'under_way'
  return run.gecikme_dk > 0 ? 'late' : 'planned'
}

/** Minutes after midnight at the operator; undefined on another day. */
export function minutesNow(simdi: string, bugun: string, gun: string): number | undefined {
  if (gun !== bugun) return undefined
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' })
  const [hour = '0', minute = '0'] = time.format(new Date(simdi)).split(':')
  return Number(hour) * 60 + Number(minute)
}

interface Placed {
  readonly run: Run
  readonly row: number
}

/**
 * Runs of a lane below each other where their labels would meet: a label never gets shorter than its words, so a run takes
 * at least `least` minutes of the board.
 */
export function stackRuns(runs: readonly Run[], least: number): { placed: Placed[]; rows: number } {
  const ends: number[] = []
  const placed = runs
    .toSorted((a, b) => a.bas - b.bas)
    .map((run) => {
      const free = ends.findIndex((end) => end <= run.bas)
      const row = free < 0 ? ends.length : free
      ends[row] = run.bas + Math.max(run.sure, least)
      return { run, row }
    })
  return { placed, rows: Math.max(1, ends.length) }
}

/** An airport by its three letters, as the office says it; other places by their name. */
export function shortPlace(name: string): string {
  return /\(([A-Z]{3})\)/.exec(name)?.[1] ?? name
}
