import type { GateCounter } from '../server/src/testing/hammer/gate-counters.ts'
import { GATE_ROWS } from './gate-rows.ts'

/** What has to hold before a release, and the tests and benches that show it (RELY-26). */
export interface Gate {
  readonly name: string
  readonly asked: string
  /** Files of the race tests, at the length that was asked for. */
  readonly races?: readonly string[]
  /** Files of the server tests. */
  readonly tests?: readonly string[]
  /** Files of the unit tests. */
  readonly units?: readonly string[]
  /** Only before a release: they take long, and some need packages of the system. */
  readonly benches?: readonly string[]
  /** What the races have to have done at full length, by their own count. */
  readonly least?: Readonly<Partial<Record<GateCounter, number>>>
}

export function raceFile(race: string): string {
  return `${race}.race.test.ts`
}

export function testFile(test: string): string {
  return `${test}.test.ts`
}

/** Files of the catalogue that no other gate asks, by the project they belong to; browser tests are `npm run test:all`. */
function catalogueFiles(gates: readonly Gate[]) {
  const asked = gates.flatMap(({ races = [], tests = [] }) => [...races.map(raceFile), ...tests.map(testFile)])
  const files = [...new Set(GATE_ROWS.flatMap(({ tests }) => tests.map(([file]) => file)))]
  const left = files.filter((file) => !asked.includes(file) && !file.startsWith('e2e/'))
  const named = (end: string, those: readonly string[]) =>
    those.filter((file) => file.endsWith(end)).map((file) => file.slice(0, -end.length))
  const server = left.filter((file) => file.startsWith('server/'))
  return {
    races: named('.race.test.ts', server),
    tests: named(
      '.test.ts',
      server.filter((file) => !file.endsWith('.race.test.ts')),
    ),
    units: named(
      '.test.ts',
      left.filter((file) => !file.startsWith('server/')),
    ),
  }
}

const FEATURES = 'server/src/features'
const RACES = `${FEATURES}/reservation/races`

const NAMED: readonly Gate[] = [
  {
    name: 'G1 stock',
    asked: 'nothing is sold twice, by whichever door',
    least: { 'contested attempts': 50_000 },
    races: [
      `${RACES}/doors`,
      `${RACES}/seats`,
      `${RACES}/stays`,
      `${RACES}/mixed`,
      `${RACES}/interleavings`,
      `${RACES}/life-cycle`,
      `${RACES}/repeats`,
      `${FEATURES}/reservation/hold/holds`,
      `${FEATURES}/reservation/quote/coupons`,
      `${FEATURES}/reservation/request/requests`,
      `${FEATURES}/reservation/phone/phone`,
      `${FEATURES}/reservation/cancel/cancel-line`,
      `${FEATURES}/departure/cancel/cancel-departure`,
      `${FEATURES}/agency/portal/agency`,
    ],
  },
  {
    name: 'G2 money',
    asked: 'no cent is lost or made, with notices lost, doubled and late, and a bank that is down',
    least: { payments: 10_000, 'notices lost': 500, 'notices doubled': 500 },
    races: [`${FEATURES}/payment/payments`, `${FEATURES}/payment/bank/bank`],
  },
  {
    name: 'G3 tenants',
    asked: 'nobody sees another tenant, by any call in any role',
    tests: [
      `${FEATURES}/member/access/access-matrix`,
      `${FEATURES}/staff/staff`,
      `${FEATURES}/tenant/installation`,
      'server/src/platform/db/isolation',
    ],
  },
  {
    name: 'G4 faults',
    asked: 'killed anywhere: all of it or nothing, once',
    least: { kills: 600 },
    races: [
      `${RACES}/crash`,
      `${RACES}/restart`,
      `${RACES}/drain`,
      `${FEATURES}/letters/mail-outage`,
      `${FEATURES}/letters/send-mail`,
    ],
    benches: ['failover', 'outage', 'update'],
  },
  { name: 'G5 load', asked: 'bookings a second, and how long a guest waits', benches: ['booking', 'checkout'] },
  {
    name: 'G6 secrets',
    asked: 'no card, key or password in answers, logs, rows',
    tests: [
      `${FEATURES}/payment/start/card-numbers`,
      'server/src/platform/http/logger',
      'server/src/platform/http/guards/hostile-input',
      `${FEATURES}/staff/audit`,
    ],
  },
  {
    name: 'G7 restore',
    asked: 'from nothing to a house that agrees with itself, within ten minutes',
    benches: ['restore'],
    tests: ['server/src/backup/backup', 'server/src/backup/dump'],
  },
  {
    name: 'G9 several processes',
    asked: 'what one changes all show; limits and logins hold together',
    races: [
      'server/src/several-processes',
      `${FEATURES}/member/access/access`,
      'server/src/platform/http/guards/throttles',
    ],
  },
]

const { races, tests, units } = catalogueFiles(NAMED)

export const GATES: readonly Gate[] = [
  ...NAMED.slice(0, -1),
  {
    name: 'G8 catalogue',
    asked: `${GATE_ROWS.length} rows, each with its test or what is open; those that no other gate asks`,
    races,
    tests,
    units: ['scripts/gate-rows', ...units],
  },
  ...NAMED.slice(-1),
]
