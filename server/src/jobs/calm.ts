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

/**
 * Work that nobody is waiting for gives way to people: it begins when this process has time, or when it has waited so
 * long that it would never come to an end otherwise.
 */
export async function waitForCalm(mostMs: number, busy: () => number = busyShare): Promise<void> {
  const end = performance.now() + mostMs
  while (busy() > BUSY_SHARE && performance.now() < end) await wait(LOOK_MS)
}
