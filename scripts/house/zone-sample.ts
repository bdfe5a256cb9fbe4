/** Says what the rules make of the nights in which clocks change; run in several zones by `time-zones.test.ts`. */

import fc from 'fast-check'
import { expandDepartures } from '../../domain/src/availability/departures.ts'
import { addDays, dayNumber, daysBetween, listDays, weekdayOf } from '../../domain/src/calendar-day.ts'
import { priceBasket } from '../../domain/src/pricing/price-basket.ts'
import { randomBasket } from '../../domain/src/testing/random-baskets.ts'
import { wallMinute } from '../../domain/src/wall-time.ts'
import { wallSecondAt, wallTimeAt } from '../../domain/src/zoned-clock.ts'

/** Europe in March and October, New York in March and November, and the turn of the year. */
const NIGHTS = ['2027-03-13', '2027-03-27', '2027-10-30', '2027-11-06', '2026-12-31', '2028-02-28']

const dates = NIGHTS.map((night) => ({
  days: listDays(addDays(night, -1), addDays(night, 3)).map((day) => [day, weekdayOf(dayNumber(day))]),
  length: daysBetween(addDays(night, -30), addDays(night, 30)),
  // Every half hour of the night, as a shop in Istanbul, Berlin and New York reads it off the wall.
  clocks: Array.from({ length: 96 }, (_, half) => Date.parse(`${night}T00:00:00Z`) + half * 1_800_000).map((instant) =>
    ['Europe/Istanbul', 'Europe/Berlin', 'America/New_York'].map((zone) => [
      wallSecondAt(instant, zone),
      wallMinute(wallTimeAt(instant, zone)),
    ]),
  ),
  departures: expandDepartures(
    {
      k_no: 'rule',
      ilk_gun: addDays(night, -3),
      son_gun: addDays(night, 3),
      gunler: [1, 2, 3, 4, 5, 6, 7],
      saatler: ['02:30'],
      kontenjan: 5,
      istisnalar: [],
    },
    addDays(night, -3),
    addDays(night, 3),
  ),
}))

const sums = fc.sample(randomBasket, { numRuns: 200, seed: 20_270_328 }).map(priceBasket)
process.stdout.write(JSON.stringify({ offset: new Date('2027-07-01').getTimezoneOffset(), said: { dates, sums } }))
