import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import type { OnSale } from './open-past.queries.ts'
import { between, pick, type Roll, type Visitor, visitor } from './people.ts'

/** What has become of a booking by today. */
export type Fate =
  | 'stands'
  | 'cancelled'
  | 'expired'
  | 'awaits_transfer'
  | 'awaits_card'
  | 'requested'
  | 'offered'
  | 'accepted'
  | 'declined'
  | 'late_money'

/** One party that wants one thing on one day: what the season is made of. */
export interface Wish {
  readonly guest: Visitor
  /** Tried in this order until one has room. */
  readonly things: readonly OnSale[]
  readonly day: IsoDay
  readonly nights: number
  readonly time: string | undefined
  readonly pax: { readonly yetiskin: number; readonly cocuk: number; readonly bebek: number }
  /** Days between the booking and the service. */
  readonly lead: number
  readonly fate: Fate
}

interface Season {
  readonly today: IsoDay
  readonly roll: Roll
  readonly things: readonly OnSale[]
}

const isTour = ({ urun_tipi, saatler }: OnSale) => urun_tipi === 'tur' && saatler.length > 0
const isStay = ({ tarife }: OnSale) => tarife === 'gecelik' || tarife === 'kisi_gecelik'
const isRide = ({ tarife }: OnSale) => tarife === 'transfer_arac'
const isCar = ({ tarife }: OnSale) => tarife === 'arac'

/** In another order each time: the first that has room is taken. */
function shuffled<T>(roll: Roll, list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, place: roll() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

function adultsOf(roll: Roll): number {
  const thrown = roll()
  if (thrown < 0.12) return 1
  if (thrown < 0.72) return 2
  return thrown < 0.9 ? between(roll, 3, 4) : between(roll, 5, 6)
}

/** Mostly two; families with children; now and then a group of friends. */
function party(roll: Roll, most: number) {
  const yetiskin = Math.min(most, adultsOf(roll))
  const cocuk = yetiskin >= 2 && roll() < 0.3 ? Math.min(most - yetiskin, between(roll, 1, 2)) : 0
  const bebek = cocuk > 0 && yetiskin + cocuk < most && roll() < 0.15 ? 1 : 0
  return { yetiskin, cocuk, bebek }
}

/** Weeks ahead for a house, days for a trip; nobody books a trip of today after it has left. */
function leadOf(roll: Roll, longAhead: boolean): number {
  if (longAhead) return between(roll, 18, 95)
  return roll() < 0.5 ? between(roll, 1, 6) : between(roll, 7, 40)
}

interface Asked {
  readonly day: number
  readonly things: readonly OnSale[]
  readonly fate?: Fate
  readonly nights?: number
  readonly time?: string | undefined
  readonly lead?: number
}

function wish({ today, roll }: Season, { day, things, fate = 'stands', nights = 0, time, lead }: Asked): Wish {
  const most = Math.max(1, Math.min(...things.slice(0, 1).map(({ en_cok }) => en_cok), 8))
  const guest = visitor(roll)
  return {
    guest,
    things,
    day: addDays(today, day),
    nights,
    time,
    pax: party(roll, most),
    lead: lead ?? leadOf(roll, nights > 0),
    fate,
  }
}

/** Seats of the trips of a day, until about the wanted share of each boat is sold. */
function tripsOf(season: Season, day: number, parties: number): Wish[] {
  const { roll } = season
  const tours = season.things.filter(isTour)
  return Array.from({ length: parties }, () => {
    const things = shuffled(roll, tours)
    return wish(season, { day, things, time: things[0] && pick(roll, things[0].saatler) })
  })
}

/** A boat with all its guests: many parties for one departure. */
function crowdsOf(season: Season, day: number, boats: number, parties: number): Wish[] {
  const { roll } = season
  const tours = shuffled(roll, season.things.filter(isTour))
  return tours.slice(0, boats).flatMap((boat) => {
    const time = pick(roll, boat.saatler)
    return Array.from({ length: Math.max(1, Math.round(parties * (0.5 + roll()))) }, () =>
      wish(season, { day, things: [boat], time }),
    )
  })
}

function stay(season: Season, day: number, fate: Fate = 'stands', filter: (one: OnSale) => boolean = () => true): Wish {
  const { roll } = season
  const houses = season.things.filter((one) => isStay(one) && filter(one))
  const nights = pick(roll, [3, 4, 5, 7, 7, 7, 10])
  return wish(season, { day, nights, fate, things: shuffled(roll, houses) })
}

function ride(season: Season, day: number, fate: Fate = 'stands'): Wish {
  const { roll } = season
  const time = `${String(between(roll, 6, 22)).padStart(2, '0')}:${pick(roll, ['00', '15', '30', '45'])}`
  return wish(season, { day, time, fate, things: shuffled(roll, season.things.filter(isRide)) })
}

function hire(season: Season, day: number): Wish {
  const { roll } = season
  const time = pick(roll, ['09:00', '10:00', '11:30', '14:00'])
  return wish(season, { day, nights: between(roll, 3, 9), time, things: shuffled(roll, season.things.filter(isCar)) })
}

const many = (count: number, make: (place: number) => Wish): Wish[] =>
  Array.from({ length: Math.round(count) }, (_, n) => make(n))

/** What has happened over the months behind us: almost all of it went well. */
function pastOf(season: Season, size: number): Wish[] {
  const { roll } = season
  const fateOf = (): Fate => {
    if (roll() < 0.07) return 'cancelled'
    return roll() < 0.03 ? 'expired' : 'stands'
  }
  const day = () => -between(roll, 1, 95)
  return [
    ...many(84 * size, () => ({ ...(tripsOf(season, day(), 1)[0] as Wish), fate: fateOf() })),
    ...many(32 * size, () => stay(season, -between(roll, 8, 95), fateOf())),
    ...many(28 * size, () => ride(season, day(), fateOf())),
    ...many(8 * size, () => stay(season, -between(roll, 8, 60), 'declined', ({ satis }) => satis === 'sor_sat')),
  ]
}

/** Today and the next days, as the office sees them in the morning. */
function nowOf(season: Season, size: number): Wish[] {
  const { roll } = season
  return [
    ...crowdsOf(season, 0, Math.ceil(11 * size), 4.5),
    ...crowdsOf(season, 1, Math.ceil(8 * size), 2.6),
    ...crowdsOf(season, 2, Math.ceil(6 * size), 2),
    ...many(34 * size, () => tripsOf(season, between(roll, 3, 13), 1)[0] as Wish),
    ...many(7 * size, () => stay(season, 0)),
    ...many(6 * size, () => stay(season, -between(roll, 3, 7))),
    ...many(12 * size, () => stay(season, between(roll, -2, 12))),
    ...many(9 * size, () => ride(season, 0)),
    ...many(7 * size, () => ride(season, 1)),
    ...many(10 * size, () => ride(season, between(roll, 2, 12))),
    ...many(12 * size, () => hire(season, between(roll, 0, 20))),
  ]
}

function comingOf(season: Season, size: number): Wish[] {
  const { roll } = season
  return [
    ...many(28 * size, () => stay(season, between(roll, 13, 150))),
    ...many(26 * size, () => tripsOf(season, between(roll, 14, 80), 1)[0] as Wish),
    ...many(6 * size, () => ({ ...stay(season, between(roll, 10, 90), 'cancelled') })),
  ]
}

/** What waits for somebody in the office: money, an answer, a decision. */
function waitingOf(season: Season, size: number): Wish[] {
  const { roll } = season
  const asked = ({ satis }: OnSale) => satis === 'sor_sat'
  const blocked = ({ satis, opsiyon_saat }: OnSale) => satis === 'sor_sat' && opsiyon_saat > 0
  const direct = ({ satis }: OnSale) => satis === 'direk'
  return [
    ...many(6 * size, () => stay(season, between(roll, 20, 70), 'requested', blocked)),
    ...many(3 * size, () => stay(season, between(roll, 20, 70), 'requested', asked)),
    ...many(3 * size, () => stay(season, between(roll, 20, 80), 'offered', asked)),
    ...many(4 * size, () => stay(season, between(roll, 15, 60), 'accepted', asked)),
    ...many(9 * size, () => stay(season, between(roll, 8, 60), 'awaits_transfer', direct)),
    ...many(3 * size, () => ({
      ...(tripsOf(season, between(roll, 2, 9), 1)[0] as Wish),
      fate: 'awaits_card' as const,
    })),
    ...many(2 * size, () => stay(season, between(roll, 12, 40), 'late_money', direct)),
  ]
}

/** All parties of a season around today, in the order they are served. A small operator has a small season. */
export function planSeason(season: Season): Wish[] {
  const size = Math.min(1, season.things.length / 90)
  // What waits comes first, as it needs room for certain; then today, then what lies farther away.
  return [...waitingOf(season, size), ...nowOf(season, size), ...pastOf(season, size), ...comingOf(season, size)]
}
