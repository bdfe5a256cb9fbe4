import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { placeReservation } from '@meltem/contract/booking'
import { loginMember, registerMember } from '@meltem/contract/member'
import { getMemberData } from '@meltem/contract/member-area'
import { getSettings } from '@meltem/contract/settings'
import { placement, seats, stranger } from '../../server/src/testing/hammer-basket.ts'
import { addTour, FIRST_DAY } from '../../server/src/testing/hammer-catalogue.ts'
import { registration } from '../../server/src/testing/member-desk.ts'
import { type BookingStage, openBookingStage } from './booking-stage.ts'
import type { Flood } from './login-flood.ts'
import { benchExistence } from './member-existence.ts'
import { readMetric, waitForRest } from './metrics.ts'
import { send } from './single-call.ts'
import { median, type Verdict } from './verdict.ts'

const RESERVATIONS = 200
const READS = 150
const FLOOD_PER_SECOND = 200
const FLOOD_SECONDS = 8
const MEGABYTE = 1024 * 1024

const post = (headers: Record<string, string>) => ({ ...headers, 'content-type': 'application/json' })

async function call(stage: BookingStage, path: string, body: object, headers: Record<string, string>) {
  const response = await fetch(`${stage.server.url}/api${path}`, {
    method: 'POST',
    headers: post(headers),
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { oturum?: { access_token: string } }
}

/** A member whose two hundred reservations were made by the product itself. */
async function benchOverview(stage: BookingStage): Promise<Verdict[]> {
  const tour = await addTour(stage, 100_000)
  const { oturum } = await call(stage, registerMember.path, registration('bench@example.com'), stranger())
  const headers = { ...stranger(), authorization: `Bearer ${oturum?.access_token}` }
  for (let turn = 0; turn < RESERVATIONS; turn += 1) {
    await call(stage, placeReservation.path, placement([seats(tour, FIRST_DAY, 1)]), headers)
  }
  const url = `${stage.server.url}/api${getMemberData.path}`
  const read = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) {
      const status = await send(url, headers)
      if (status !== 200) throw new Error(`${getMemberData.path}: ${status}`)
    }
  }
  // Two hundred bookings leave mails and papers to be made.
  await waitForRest(stage.server.url)
  await read(READS)
  const before = await readMetric(stage.server.url, 'process_cpu_seconds_total')
  await read(READS)
  const after = await readMetric(stage.server.url, 'process_cpu_seconds_total')
  const measured = ((after - before) * 1000) / READS
  const bar = { at: 'most', value: 5 } as const
  return [
    { what: `overview with ${RESERVATIONS} reservations, server`, measured, unit: 'CPU ms', judged: 'measured', bar },
  ]
}

/** Milliseconds of the slowest of a hundred visitors who read a page of settings one after another. */
async function browse(stage: BookingStage, seconds: number): Promise<number> {
  const url = `${stage.server.url}/api${getSettings.path}`
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const begun = performance.now()
    if ((await send(url, stranger())) !== 200) throw new Error('browsing was turned away')
    times.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}

/** How often each status was answered. */
function flood(stage: BookingStage, seconds: number): Promise<Map<number, number>> {
  const workerData: Flood = {
    url: `${stage.server.url}/api${loginMember.path}`,
    perSecond: FLOOD_PER_SECOND,
    seconds,
  }
  return new Promise((resolve, reject) => {
    const pouring = new Worker(join(import.meta.dirname, 'login-flood.ts'), { workerData })
    pouring.once('message', resolve)
    pouring.once('error', reject)
  })
}

async function benchFlood(stage: BookingStage): Promise<Verdict[]> {
  const idle: number[] = []
  const flooded: number[] = []
  let refused = 0
  for (let round = 0; round < 3; round += 1) {
    idle.push(await browse(stage, FLOOD_SECONDS / 2))
    const [statuses, slowest] = await Promise.all([flood(stage, FLOOD_SECONDS), browse(stage, FLOOD_SECONDS)])
    flooded.push(slowest)
    refused += statuses.get(429) ?? 0
  }
  const memory = (await readMetric(stage.server.url, 'process_resident_memory_bytes')) / MEGABYTE
  return [
    {
      what: `browsing while ${FLOOD_PER_SECOND} logins a second arrive, slowest of 100`,
      measured: median(flooded),
      unit: 'ms',
      reference: { what: 'without them', value: median(idle) },
      judged: 'ratio',
      bar: { at: 'most', value: 2 },
    },
    {
      what: 'logins turned away with 429',
      measured: refused,
      unit: 'in all',
      judged: 'measured',
      bar: { at: 'least', value: 1 },
    },
    {
      what: 'memory after the flood',
      measured: memory,
      unit: 'MB',
      judged: 'measured',
      bar: { at: 'most', value: 600 },
    },
  ]
}

/** Members: the overview of somebody who travels a lot, and browsing while somebody tries passwords. */
export async function benchMember(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    return [...(await benchOverview(stage)), ...(await benchExistence(stage)), ...(await benchFlood(stage))]
  } finally {
    await stage.close()
  }
}
