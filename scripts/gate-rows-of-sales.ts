/** Rows of the catalogue about stock and money. */
import { type GateRow, row } from './gate-row.ts'

const F = 'server/src/features'
const H = 'server/src/platform'
const RACES = `${F}/reservation/races`
const FAULTS = `${F}/payment/settle/faults.test.ts`
const PAYMENTS = `${F}/payment/payments.race.test.ts`
const HOLDS = `${F}/reservation/hold/holds.race.test.ts`
const HOSTILE = `${H}/http/guards/hostile-input.test.ts`

export const BOOKING: readonly GateRow[] = [
  row(
    ['B1', 0, 'buyers and the last seats of a tour'],
    [
      [`${RACES}/seats.race.test.ts`, 'exactly %i seats are sold to fifty buyers, round after round'],
      [`${RACES}/seats.race.test.ts`, 'sells more seats than there are, so the tests above can fail'],
    ],
  ),
  row(
    ['B2', 0, 'overlapping stays'],
    [
      [`${RACES}/stays.race.test.ts`, 'thirty-two people want the same nights, and one gets them'],
      [
        `${RACES}/stays.race.test.ts`,
        'random stays from many clients never overlap, and nobody is refused free nights',
      ],
    ],
  ),
  row(
    ['B3', 0, 'back-to-back stays'],
    [
      [
        `${RACES}/stays.race.test.ts`,
        'the day of departure is a day of arrival: accepted exactly when no night is shared',
      ],
    ],
  ),
  row(
    ['B4', 0, 'two lines share a departure'],
    [[`${RACES}/seats.race.test.ts`, 'demand is summed over the lines, for capacities of one to five']],
  ),
  row(['B5', 0, 'an expired hold, a buyer and the sweeper'], [[HOLDS, 'the seat comes back once and is sold once']]),
  row(
    ['B6', 0, 'the hold expires while somebody pays'],
    [
      [HOLDS, 'is extended once; asking again does not wind the clock up'],
      [FAULTS, 'after the hold, with room left: booked after all (B6)'],
    ],
  ),
  row(
    ['B7', 0, 'staff accept overlapping requests'],
    [[`${F}/reservation/request/requests.race.test.ts`, 'B7: staff accept overlapping requests at the same moment']],
  ),
  row(
    ['B8', 0, 'the same request many times'],
    [
      [`${RACES}/repeats.race.test.ts`, 'makes one reservation, one mail, and gives everybody the same answer'],
      [`${RACES}/repeats.race.test.ts`, 'with another body under the same key is refused, also in the same moment'],
    ],
  ),
  row(
    ['B9', 0, 'a coupon with a limit'],
    [
      [`${F}/reservation/quote/coupons.race.test.ts`, 'B9: a coupon with a limit'],
      [`${F}/reservation/quote/coupons.race.test.ts`, 'B9: a coupon once per member'],
    ],
  ),
  row(
    ['B10', 1, 'mixed baskets in random order'],
    [[`${RACES}/mixed.race.test.ts`, 'never wait for each other in a circle, and hardly ever start again']],
  ),
  row(
    ['B11', 1, 'cancel, confirm and change of one booking'],
    [
      [
        `${RACES}/interleavings.race.test.ts`,
        'at once end as if they had come one after the other, whatever the interleaving',
      ],
    ],
  ),
  row(['B12', 1, 'long random lives'], [[`${RACES}/life-cycle.race.test.ts`, 'B12: long lives']]),
  row(
    ['B13', 1, 'one person holds everything'],
    [[`${F}/reservation/hold/holding.test.ts`, 'nobody holds more than three baskets']],
  ),
  row(
    ['B14', 1, 'numbers of the same second'],
    [[`${RACES}/repeats.race.test.ts`, 'are the next free seconds, every one once, and tickets differ']],
  ),
  row(
    ['B15', 1, 'a calendar of others overlaps a booking'],
    [
      [
        `${F}/reservation/ical/ical.test.ts`,
        'what was sold here and there is a conflict: nothing is cancelled, and what is free of it is taken',
      ],
    ],
  ),
  row(
    ['B16', 2, 'several units and turnover'],
    [
      ['domain/src/availability/pool.test.ts', 'never binds a unit twice, however the wishes come (1000 sequences)'],
      ['domain/src/availability/pool.test.ts', 'keeps the turnover'],
    ],
  ),
]

export const MONEY: readonly GateRow[] = [
  row(
    ['P1', 0, 'every money field falsified'],
    [
      [`${F}/reservation/place/tampering.test.ts`, 'a falsified money field never reaches the books'],
      [
        `${F}/reservation/place/tampering.test.ts`,
        'whatever is changed about a body, it is refused or charged at the server’s price',
      ],
    ],
  ),
  row(
    ['P2', 0, 'impossible numbers'],
    [
      [
        HOSTILE,
        'every call answers every hostile value in every field with a refusal or an answer, never with a fault',
      ],
      ['domain/src/pricing/refuse-basket.test.ts', 'nonsense is refused before anything is counted'],
    ],
  ),
  row(
    ['P3', 0, 'forged, stale and replayed notices'],
    [
      [FAULTS, 'forged, unsigned and stale notices are turned away; one played a hundred times counts once (P3)'],
      [`${F}/payment/settle/hostile-notices.test.ts`, 'with %s is turned away and kept nowhere'],
    ],
  ),
  row(
    ['P4', 0, 'a genuine notice of another amount'],
    [
      [
        `${F}/payment/paying.test.ts`,
        'a smaller amount confirms nothing and lies before a person, who may take or return it (P4)',
      ],
    ],
  ),
  row(['P5', 0, 'notice, way back and poller at once'], [[PAYMENTS, 'one confirmation and one mail each']]),
  row(
    ['P6', 0, 'a notice before our own commit'],
    [
      [
        `${F}/payment/settle/early-notice.test.ts`,
        'P6: paid and told of before our own commit: booked at once or within a minute, once',
      ],
    ],
  ),
  row(
    ['P7', 0, 'the provider times out after charging'],
    [[FAULTS, 'cut after taking the order: unknown, no second one, found by asking']],
  ),
  row(
    ['P8', 0, 'paid, and the stock is gone'],
    [[FAULTS, 'after the hold, with the house gone: comes back by itself, with a mail and a row for the staff (P8)']],
  ),
  row(
    ['P9', 0, 'the way back called by hand'],
    [[FAULTS, 'the way back called by hand, with no or another token, changes nothing (P9)']],
  ),
  row(
    ['P10', 0, 'card numbers on our side'],
    [
      [
        `${F}/payment/start/card-numbers.test.ts`,
        'P10: a card number is refused by every call, and is nowhere afterwards',
      ],
    ],
  ),
  row(
    ['P11', 1, 'refunds at once'],
    [
      [PAYMENTS, 'never come to more than was taken'],
      [FAULTS, 'in parts, never more than was taken, the same request once'],
    ],
  ),
  row(
    ['P12', 1, 'paid after cancellation'],
    [[FAULTS, 'after a cancellation: no stock is taken, the money goes back (P12)']],
  ),
  row(['P13', 1, 'rounding'], [['domain/src/pricing/price-basket.property.test.ts', 'adds up in every currency']]),
  row(
    ['P14', 1, 'the rate changes between quote and payment'],
    [[`${F}/reservation/place/fresh-terms.test.ts`, 'the very next booking and the very next quote know a new rate']],
  ),
  row(
    ['P15', 1, 'two tabs pay one reservation'],
    [
      [PAYMENTS, 'lead to one page of the bank'],
      [FAULTS, 'a second amount in a second tab: the surplus comes back (P15)'],
    ],
  ),
  row(
    ['P16', 1, 'reconciliation'],
    [
      [PAYMENTS, 'P16: lost, doubled, late and reordered notices, and a bank that is down'],
      [FAULTS, 'money nobody told of is found in the list, and money the bank has not is reported once'],
    ],
  ),
  row(
    ['P17', 1, 'bank transfers that come late'],
    [
      [
        `${F}/payment/settle/asking.test.ts`,
        'unpaid for a day: ended once, freed once; paid a minute later with the place gone: before a person',
      ],
    ],
  ),
]
