import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../../scripts/paths.ts'
import { ownFolder, type TrialServer } from '../../scripts/trial-server.ts'
import { addTour } from '../../server/src/testing/hammer/hammer-catalog.ts'
import { type BookingStage, openBookingStage } from './instruments/booking-stage.ts'
import { type Buyers, sendBuyers } from './instruments/buyers.ts'
import { isReady, startProduction } from './instruments/production.ts'
import type { Verdict } from './instruments/verdict.ts'

/** The version that runs before the update; without one it is this version, and only the schema is ahead. */
const FROM = process.env.UPDATE_FROM
const PROCESSES = 2
const WHILE_MS = 3_000

/** Another version of the product, installed as its own lock file says. */
async function checkOut(version: string): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await ownFolder('before')
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  git('worktree', 'add', '--force', '--detach', root, version)
  // What runs here is the product alone; Node is the one that runs this.
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root, stdio: 'ignore' })
  return {
    root,
    remove: async () => {
      await rm(root, { recursive: true, force: true })
      git('worktree', 'prune')
    },
  }
}

/** What a migration of the next release does: it adds, and the database says its name. */
async function addToSchema({ owner }: BookingStage): Promise<void> {
  await owner.pool.query('alter table rezervasyon add column sonraki_surum text, add check (length(sonraki_surum) < 9)')
  await owner.pool.query("insert into kysely_migration values ('9999-next-release', now()::text)")
}

/** What a balancer does: it asks who is ready, and a call that reached nobody goes to another. */
class Balancer {
  readonly #servers = new Set<TrialServer>()
  #turn = 0

  readonly next = (): string => {
    const ready = [...this.#servers]
    this.#turn += 1
    const one = ready[this.#turn % ready.length]
    if (!one) throw new Error('Nobody is ready')
    return one.url
  }

  add(server: TrialServer): void {
    this.#servers.add(server)
  }

  /** Asked to go, a process says that it is not ready and serves on until the balancer has heard it. */
  async takeOut(server: TrialServer): Promise<void> {
    const gone = server.stop()
    while (await isReady(server.url)) await pause(50)
    this.#servers.delete(server)
    await gone
  }
}

function count(what: string, measured: number, bar: Verdict['bar']): Verdict {
  return { what, measured, unit: 'in all', judged: 'measured', bar }
}

/** An update that rolls through the processes while people book (RELY-35). */
export async function benchUpdate(): Promise<Verdict[]> {
  const before = FROM ? await checkOut(FROM) : undefined
  const stage = await openBookingStage({ root: before?.root })
  const running: TrialServer[] = []
  const start = async (root?: string) => {
    const server = await startProduction(stage, { root })
    running.push(server)
    return server
  }
  let buyers: Buyers | undefined
  try {
    const balancer = new Balancer()
    const old: TrialServer[] = []
    for (let place = 0; place < PROCESSES; place += 1) old.push(await start(before?.root))
    for (const one of old) balancer.add(one)
    const tour = await addTour(stage, 100_000)
    buyers = sendBuyers(balancer.next, tour)
    await pause(WHILE_MS)
    if (!before) await addToSchema(stage)
    const ahead = buyers.booked
    await pause(WHILE_MS)
    const byOld = buyers.booked - ahead
    for (const one of old) {
      balancer.add(await start())
      await pause(WHILE_MS)
      await balancer.takeOut(one)
    }
    await pause(WHILE_MS)
    await buyers.stop()
    return [
      count('bookings', buyers.booked, { at: 'least', value: 1 }),
      ...(before ? [] : [count('bookings by old processes on the new schema', byOld, { at: 'least', value: 1 })]),
      count('requests refused while the update rolled', buyers.failed, { at: 'most', value: 0 }),
    ]
  } finally {
    await buyers?.stop()
    for (const server of running) await server.stop()
    await stage.close()
    await before?.remove()
  }
}
