/**
 * The catalogue of threats and faults, row by row, with the tests that show it (RELY-38). A row that no test shows, or
 * that a test shows only in part, says what is open, and docs/proof-rows.md says it to people.
 */
import { type GateRow, row } from './gate-row.ts'
import { BOOKING, MONEY } from './gate-rows-of-sales.ts'

const F = 'server/src/features'
const H = 'server/src/platform'
const RACES = `${F}/reservation/races`
const MATRIX = `${F}/member/access/access-matrix.test.ts`
const ACCESS = `${F}/member/access/access.test.ts`
const FLOODS = `${F}/member/access/access.race.test.ts`
const PASSWORD = `${F}/member/access/password.test.ts`
const ISOLATION = `${H}/db/isolation.test.ts`
const HOSTILE = `${H}/http/guards/hostile-input.test.ts`
const AWAY = `${H}/http/database-away.test.ts`
const RETENTION = `${F}/member/privacy/retention.test.ts`

const PEOPLE: readonly GateRow[] = [
  row(
    ['A1', 0, 'things of others'],
    [
      [MATRIX, 'has an entry for every call, and none for a call that is gone'],
      [MATRIX, '%s: nobody, made-up and foreign tokens of every realm get 401'],
      [MATRIX, "%s: another's thing does not exist for a member, another agency or a visitor"],
    ],
  ),
  row(['A2', 0, 'guessing'], [[FLOODS, 'guessing (A2)']]),
  row(
    ['A3', 0, 'whether an address is known'],
    [
      [PASSWORD, 'is told ten times an hour, then every answer is the same'],
      [PASSWORD, 'cannot be told by the work: both wishes are written and only one becomes a mail'],
    ],
  ),
  row(
    ['A4', 0, 'links to a new password'],
    [
      [PASSWORD, 'after half an hour, at another tenant or made up, a link is refused alike'],
      [
        `${H}/http/guards/own-hosts.test.ts`,
        'a link to choose a password leads to the tenant’s own address, whatever host it was asked at',
      ],
    ],
  ),
  row(
    ['A5', 0, 'a reset asked for against a stranger'],
    [[PASSWORD, 'asking against a stranger changes nothing for them']],
  ),
  row(['A6', 0, 'copied cookies'], [[ACCESS, 'a copied cookie that is used later ends the whole family']]),
  row(
    ['A7', 0, 'the end of a login'],
    [
      [ACCESS, 'logging out ends token and cookie at once, and again without either is no error'],
      [PASSWORD, 'changing the password needs the present one and ends other logins'],
    ],
  ),
  row(
    ['A8', 1, 'calls from other sites'],
    [
      [`${H}/http/api-frame.test.ts`, 'CORS answers the hosts of tenants only and never reflects'],
      [`${H}/http/api-frame.test.ts`, 'a page of one tenant cannot act for another'],
    ],
  ),
  row(
    ['A9', 1, 'logins by others'],
    [
      [
        `${F}/member/social/social.test.ts`,
        'a made-up state, a state used twice, another browser, another provider, another tenant',
      ],
      [
        `${F}/member/social/social.test.ts`,
        'an account prepared by a stranger falls to the true owner, without the password and logins of the stranger',
      ],
    ],
  ),
  row(
    ['A10', 1, 'tokens of another realm'],
    [
      [MATRIX, '%s: nobody, made-up and foreign tokens of every realm get 401'],
      [ACCESS, 'a token of one tenant is nobody at another'],
    ],
  ),
  row(
    ['A11', 1, 'a flood of logins'],
    [[FLOODS, 'is turned away with the time to come back, and the members of another tenant still get in']],
    { open: 'how much slower pages become is measured by `node bench/src/login-flood.ts`, which is no gate' },
  ),
  row(
    ['A12', 1, 'cookies'],
    [
      [ACCESS, 'a token opens the member, cookies are closed to scripts and bound to the host'],
      [`${F}/staff/staff.test.ts`, 'sets a cookie that scripts cannot read and other sites cannot send'],
    ],
  ),
]

const TENANTS: readonly GateRow[] = [
  row(
    ['T1', 0, 'a token of another tenant'],
    [
      [ACCESS, 'a token of one tenant is nobody at another'],
      [
        `${F}/reservation/quote/bad-input.test.ts`,
        'what belongs to another tenant is unknown: products, coupons, reservations',
      ],
    ],
  ),
  row(
    ['T2', 0, 'pooled connections'],
    [[FLOODS, 'two tenants, fifty clients, mixed with aborts and wrong tokens: nobody ever sees a foreign row']],
  ),
  row(
    ['T3', 0, 'tables without protection'],
    [
      [ISOLATION, 'every tenant table has tenant_id, forced row-level security and one policy for reading and writing'],
      [ISOLATION, 'every key and every foreign key of a tenant table leads with the tenant'],
      [ISOLATION, 'there is no view that shows the rows of its owner'],
    ],
  ),
  row(
    ['T4', 1, 'a path that forgets the tenant'],
    [[ISOLATION, 'are not there without a tenant, also after a transaction had one']],
  ),
  row(['T5', 1, 'a noisy tenant'], [], {
    open: 'nothing measures how much a hundred connections of one tenant slow another one down',
  }),
]

const INPUT: readonly GateRow[] = [
  row(
    ['X1', 0, 'scripts in texts'],
    [
      [`${F}/content/hostile-content.test.ts`, 'X1: hostile texts in every field of the content'],
      [
        'e2e/tests/content.spec.ts',
        'hostile texts stay words: nothing runs, and the content security policy has nothing to stop',
      ],
    ],
  ),
  row(
    ['X2', 0, 'SQL in texts'],
    [
      [
        HOSTILE,
        'every call answers every hostile value in every field with a refusal or an answer, never with a fault',
      ],
      ['scripts/house/sql-rooms.test.ts', 'SQL'],
    ],
  ),
  row(
    ['X3', 0, 'every call with hostile bodies'],
    [
      [HOSTILE, 'and none of them has failed behind a polite answer'],
      [`${H}/http/guards/raw-sockets.test.ts`, '%s: one answer at most, never 500, and the next is served (RELY-34)'],
    ],
  ),
  row(
    ['X4', 1, 'addresses that lead home'],
    [[`${H}/http/public-address.test.ts`, 'a name that leads home is refused by the connection itself']],
  ),
  row(
    ['X5', 1, 'uploads'],
    [
      [
        `${F}/media/media.test.ts`,
        'what is no photograph is refused with a way out and leaves nothing behind (CAT-50)',
      ],
      [`${H}/files/pictures/decode-picture.test.ts`, 'refuses SVG, which could reach for other files'],
    ],
  ),
  row(
    ['X6', 1, 'columns in bodies'],
    [[MATRIX, 'a body with the name of every column writes none that its form has not got']],
  ),
  row(
    ['X7', 1, 'line breaks and ways on'],
    [
      [HOSTILE, 'line breaks and tabs stay in a message, and become blanks in a name'],
      [`${F}/member/social/social.test.ts`, 'a page of another site is not a page to come back to'],
    ],
  ),
  row(['X8', 2, 'scanners'], [], { open: 'no scanner of others (wapiti, ffuf) is run by a command of the project' }),
]

const OPERATION: readonly GateRow[] = [
  row(
    ['F1', 0, 'killed at every step'],
    [
      [`${RACES}/crash.race.test.ts`, '%s: all of it or nothing, and the same key gives one result'],
      [`${RACES}/crash.race.test.ts`, '%s of seats alone: all of it or nothing, and one result'],
    ],
  ),
  row(
    ['F2', 0, 'the database crashes'],
    [
      [
        `${RACES}/restart.race.test.ts`,
        'F2: the database crashes five times under load: nothing that was acknowledged is lost, nothing is booked twice',
      ],
    ],
  ),
  row(
    ['F3', 0, 'the mail server is away'],
    [
      [
        `${F}/letters/mail-outage.race.test.ts`,
        'F3: without a mail server nobody waits; once it is back every mail goes out once',
      ],
    ],
  ),
  row(
    ['F4', 0, 'asked to end under load'],
    [
      [
        `${RACES}/drain.race.test.ts`,
        'F4: asked to end under load, it answers what it has taken, keeps what it acknowledged, and goes',
      ],
    ],
  ),
  row(
    ['F5', 1, 'a frozen process that holds locks'],
    [[`${H}/db/frozen-process.test.ts`, 'F5: a process that stands still with a lock is cut off, and others go on']],
  ),
  row(
    ['F6', 1, 'clocks that are wrong'],
    [
      [ACCESS, 'a token ends after fifteen minutes by the clock of the database'],
      [`${F}/field/field.test.ts`, 'goes by the clock of the server: a phone that is an hour ahead was not first'],
    ],
    { open: 'no run of the whole process under a clock that is ten minutes off' },
  ),
  row(
    ['F7', 1, 'time zones'],
    [
      [
        'scripts/house/time-zones.test.ts',
        'F7: dates, departures, clocks and sums are the same in whatever zone the process runs',
      ],
      ['domain/src/zoned-clock.test.ts', 'the wall clock of a zone'],
    ],
    { open: 'the rules are asked in four zones, the tests of the server run in one' },
  ),
  row(
    ['F8', 1, 'migration under load'],
    [
      [
        `${H}/db/expanding.test.ts`,
        'no migration takes away what the version before it needs, but one whose name says so',
      ],
    ],
    { benches: ['update'] },
  ),
  row(
    ['F9', 1, 'a full disk, a database that only reads'],
    [
      [`${F}/status/status.test.ts`, 'a database that only reads takes no bookings'],
      [AWAY, 'every way of saying that the database is away is understood'],
    ],
    { open: 'no run on a small volume that fills up' },
  ),
  row(
    ['F10', 1, 'backup and restore'],
    [
      [
        'server/src/backup/backup.test.ts',
        'serves as the one that was lost, from nothing, with every row that was committed before (RELY-22)',
      ],
    ],
  ),
  row(
    ['F11', 1, 'two workers, one killed'],
    [
      [
        `${F}/letters/send-mail.race.test.ts`,
        'two workers on one outbox send every mail once, and none of a transaction that failed',
      ],
    ],
    { open: 'no worker is killed between sending and writing down that it was sent' },
  ),
  row(
    ['F12', 1, 'a slow database'],
    [
      [AWAY, '%s: 503, and when to come again'],
      [AWAY, 'connections that are cut under load: 200 or 503, never a fault of ours, and then all is well'],
    ],
    { open: 'no proxy that answers two seconds late' },
  ),
]

const LOAD: readonly GateRow[] = [
  row(['L1', 0, 'browsing'], [], { benches: ['page-cache', 'catalog'] }),
  row(['L2', 0, 'one hot departure'], [], { benches: ['booking'] }),
  row(['L3', 1, 'the whole checkout'], [], { benches: ['checkout'] }),
  row(['L4', 1, 'five times the load'], [], {
    open: 'no bench drives 500 connections and watches what is turned away',
  }),
  row(['L5', 1, 'half an hour'], [], { open: 'nothing runs for half an hour and watches memory' }),
  row(['L6', 2, 'a waiting room'], [], { open: 'there is no waiting room' }),
]

const PRIVACY: readonly GateRow[] = [
  row(
    ['D1', 1, 'data handed over and erased'],
    [
      [`${F}/member/privacy/no-trace.test.ts`, 'and leaves nothing but the books'],
      [`${F}/member/area/area.test.ts`, 'needs the password, holds everything and no hash'],
    ],
  ),
  row(
    ['D2', 1, 'the log'],
    [[RETENTION, 'no password, token, document, identity or card number that went through any call']],
  ),
  row(
    ['D3', 1, 'what the night removes'],
    [
      [RETENTION, 'what the night removes (D3)'],
      [RETENTION, 'go a month after the trip, or after it was called off; the rest of the booking stays'],
    ],
  ),
  row(
    ['D4', 1, 'packages of others'],
    [
      ['scripts/dependencies/licences.test.ts', 'every package is under a licence that lets us pass the product on'],
      ['scripts/dependencies/advisories.test.ts', 'advisories at or above moderate are refused, each once'],
      ['scripts/house/lock-gaps.test.ts', 'the lock file'],
    ],
  ),
]

export const GATE_ROWS: readonly GateRow[] = [
  ...BOOKING,
  ...MONEY,
  ...PEOPLE,
  ...TENANTS,
  ...INPUT,
  ...OPERATION,
  ...LOAD,
  ...PRIVACY,
]
