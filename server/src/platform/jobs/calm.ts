import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 250
const BUSY_SHARE = 0.6

let share = 0
let watch: NodeJS.Timeout | undefined

/** The part of the last moments in which this process had something to do, from 0 to 1. */
function busyShare(): number {
  if (!watch) {
    let before = performance.eventLoopUtilization()
    watch = setInterval(() => {
      const now = performance.eventLoopUtilization()
      share = performance.eventLoopUtilization(now, before).utilization
      before = now
    }, LOOK_MS).unref()
  }
  return share
}

/** In a rush nine moments are left to requests for each one of background work. */
const REST_PER_WORK = 9
const LONGEST_REST_MS = 1_000

/**
 * Work that no request is waiting for gives way to requests: it begins when this process has time, or has waited so
 * long that it would never come to an end otherwise. In a rush that does not end it takes a tenth of the time.
 */
export async function givingWay<T>(mostMs: number, work: () => Promise<T>, busy: () => number = busyShare): Promise<T> {
  await waitForCalm(mostMs, busy)
  const begun = performance.now()
  const done = await work()
  if (busy() > BUSY_SHARE) await wait(Math.min(LONGEST_REST_MS, REST_PER_WORK * (performance.now() - begun)))
  return done
}

async function waitForCalm(mostMs: number, busy: () => number): Promise<void> {
  const end = performance.now() + mostMs
  while (busy() > BUSY_SHARE && performance.now() < end) await wait(LOOK_MS)
}
