/** What has to hold before a release, and the tests and benches that show it (RELY-26). */
export interface Gate {
  readonly name: string
  readonly asked: string
  /** Files of the race tests, at the length that was asked for. */
  readonly races?: readonly string[]
  /** Files of the server tests. */
  readonly tests?: readonly string[]
  /** Only before a release: they take long, and some need packages of the system. */
  readonly benches?: readonly string[]
}

const FEATURES = 'server/src/features'
const RACES = `${FEATURES}/reservation/races`

export const GATES: readonly Gate[] = [
  {
    name: 'G1 stock',
    asked: 'nothing is sold twice, by whichever door',
    races: [
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
    asked: 'no cent is lost or made, with notices lost, doubled and late',
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
    asked: 'from nothing to a house that agrees with itself',
    tests: ['server/src/backup/backup', 'server/src/backup/dump'],
  },
  {
    name: 'G8 several processes',
    asked: 'what one changes all show; limits and logins hold together',
    races: [
      'server/src/several-processes',
      `${FEATURES}/member/access/access`,
      'server/src/platform/http/guards/throttles',
    ],
  },
]

export const raceFile = (race: string) => `${race}.race.test.ts`
export const testFile = (test: string) => `${test}.test.ts`
