import { getCalendar, quoteBasket } from '@meltem/contract/reservation/basket'
import { placeReservation } from '@meltem/contract/reservation/booking'
import { addDays } from '@meltem/domain/calendar-day'
import { nights, placement, ride, seats, stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { addHouse, addTour, addTransfer, FIRST_DAY, type Tour } from '../../server/src/testing/hammer/hammer-catalog.ts'
import { fillCalendar, PRODUCTS } from './instruments/booking-catalog.ts'
import { CLIENTS, type Load, loadServer, openRawReference } from './instruments/booking-load.ts'
import { type BookingStage, openBookingStage, refreshStatistics } from './instruments/booking-stage.ts'
import { cpuOf } from './instruments/call-cpu.ts'
import { withTimeToSpare } from './instruments/spare-time.ts'
import { median, type Verdict } from './instruments/verdict.ts'
import { encodeRequest } from './instruments/wire-client.ts'

const ROUNDS = 7
const PLACED = 1500
/** Placed before the first round; by then both sides run what they have compiled. */
const WARM_UP = 2000
const RAW = 6000
const SPREAD = 300
const QUOTES = 300
const CALENDARS = 200
const CALENDAR_PRODUCTS = 24

const post = (headers: Record<string, string>) => ({ ...headers, 'content-type': 'application/json' })

/** Reservations on so many departures of one tour. */
async function place(
  { server }: BookingStage,
  tour: Tour,
  { departures, count = PLACED }: { departures: number; count?: number },
): Promise<Load> {
  const requests = Array.from({ length: count }, (_, turn) => {
    const body = placement([seats(tour, addDays(FIRST_DAY, turn % departures))])
    return encodeRequest(`${server.url}/api${placeReservation.path}`, post(stranger()), body)
  })
  return await withTimeToSpare(() => loadServer(server.url, requests))
}

/** The server would use the calm of the raw rounds for its mails: the reference has the machine for itself. */
async function withoutServer<T>({ server }: BookingStage, work: () => Promise<T>): Promise<T> {
  process.kill(server.pid, 'SIGSTOP')
  try {
    return await work()
  } finally {
    process.kill(server.pid, 'SIGCONT')
  }
}

/** Turn about with the raw hold, so that both see the same machine. */
async function benchPlacing(stage: BookingStage): Promise<Verdict[]> {
  const raw = await openRawReference(stage.ownerUrl)
  const tour = await addTour(stage, 100_000)
  const deadlocksBefore = await countDeadlocks(stage)
  const rounds: Record<'spread' | 'rawSpread' | 'hot' | 'rawHot', Load>[] = []
  await place(stage, tour, { departures: SPREAD, count: WARM_UP })
  await raw.load(WARM_UP, SPREAD)
  await refreshStatistics(stage)
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      spread: await place(stage, tour, { departures: SPREAD }),
      rawSpread: await withoutServer(stage, () => raw.load(RAW, SPREAD)),
      hot: await place(stage, tour, { departures: 1 }),
      rawHot: await withoutServer(stage, () => raw.load(RAW, 1)),
    })
  }
  await raw.close()
  const onMany = middle(rounds.map((round) => [round.spread.perSecond, round.rawSpread.perSecond]))
  const onOne = middle(rounds.map((round) => [round.hot.perSecond, round.rawHot.perSecond]))
  const slowest = median(rounds.map(({ spread, hot }) => Math.max(spread.p99, hot.p99)))
  const unit = 'per second'
  return [
    {
      what: `reservations on ${SPREAD} departures, ${CLIENTS} clients`,
      measured: onMany[0],
      unit,
      reference: { what: 'raw seat holds', value: onMany[1] },
      judged: 'ratio',
      bar: { at: 'least', value: 0.15 },
    },
    {
      what: `reservations on one departure, ${CLIENTS} clients`,
      measured: onOne[0],
      unit,
      reference: { what: 'raw seat holds on one row', value: onOne[1] },
      judged: 'ratio',
      bar: { at: 'least', value: 0.35 },
    },
    {
      what: 'reservations refused',
      measured: sumOf(rounds, ({ spread, hot }) => spread.refused + hot.refused),
      ...none,
    },
    { what: `slowest of 100, ${CLIENTS} clients`, measured: slowest, unit: 'ms', ...atMost(1000) },
    { what: 'deadlocks', measured: (await countDeadlocks(stage)) - deadlocksBefore, ...none },
  ]
}

/** The round with the middle ratio, as it was: a reference of another minute may be of another machine. */
function middle(pairs: readonly (readonly [number, number])[]): readonly [number, number] {
  const ordered = pairs.toSorted(([a, x], [b, y]) => a / x - b / y)
  return ordered[Math.floor(ordered.length / 2)] ?? [0, 1]
}

function sumOf<T>(things: readonly T[], amount: (thing: T) => number): number {
  return things.reduce((sum, thing) => sum + amount(thing), 0)
}

const none = { unit: 'in all', ...atMost(0) }

function atMost(value: number) {
  return { judged: 'measured', bar: { at: 'most', value } } as const
}

async function countDeadlocks({ owner }: BookingStage): Promise<number> {
  const { rows } = await owner.pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}

async function benchQuote(stage: BookingStage): Promise<Verdict[]> {
  const [house, boat, gulet, jeep, car] = await Promise.all([
    addHouse(stage),
    addHouse(stage, { units: 3 }),
    addTour(stage, 40),
    addTour(stage, 40),
    addTransfer(stage, 3),
  ])
  const lines = [
    nights(house, FIRST_DAY, 7),
    nights(boat, FIRST_DAY, 3),
    seats(gulet, FIRST_DAY, 2),
    seats(jeep, addDays(FIRST_DAY, 1), 2),
    ride(car, FIRST_DAY, '10:00'),
  ]
  const body = { lang: 'en', secilen_kur: 'EUR', sepet_urunler: lines.map(({ line }) => line) }
  const url = `${stage.server.url}/api${quoteBasket.path}`
  const cpu = await cpuOf(
    stage,
    Array.from({ length: QUOTES }, () => encodeRequest(url, post(stranger()), body)),
  )
  return [{ what: 'quote of a five-line basket, server', measured: cpu.server, unit: 'CPU ms', ...atMost(3) }]
}

async function benchCalendar(stage: BookingStage): Promise<Verdict[]> {
  const products = await fillCalendar(stage)
  const month = addDays(FIRST_DAY, 40).slice(0, 7)
  const requests = Array.from({ length: CALENDARS }, (_one, turn) => {
    const chosen = Array.from(
      { length: CALENDAR_PRODUCTS },
      (_, at) => products[(turn * 97 + at * 31) % products.length],
    )
    const query = new URLSearchParams({ urun_k_no: chosen.join(','), ay: month })
    return encodeRequest(`${stage.server.url}/api${getCalendar.path}?${query}`, stranger())
  })
  const cpu = await cpuOf(stage, requests)
  const what = `month of ${CALENDAR_PRODUCTS} products out of ${PRODUCTS}`
  return [
    { what: `${what}, server`, measured: cpu.server, unit: 'CPU ms', ...atMost(4) },
    { what: `${what}, database`, measured: cpu.database, unit: 'CPU ms', ...atMost(4) },
  ]
}

/** The kernel: placing against the raw hold of a seat, quotes and calendars by CPU time. */
export async function benchBooking(): Promise<Verdict[]> {
  // Only the calendar's figure speaks of ten thousand products: it has a house of its own.
  return [...(await onStage(benchQuote, benchCalendar)), ...(await onStage(benchPlacing))]
}

async function onStage(...benches: readonly ((stage: BookingStage) => Promise<Verdict[]>)[]): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    const verdicts: Verdict[] = []
    for (const bench of benches) verdicts.push(...(await bench(stage)))
    return verdicts
  } finally {
    await stage.close()
  }
}
