import { addDays } from '../../calendar-day.ts'
import type { Minor } from '../../money.ts'
import type { People } from '../../people.ts'
import { countStep, rateOffStep, type Step, totalOf } from '../receipt/receipt-step.ts'
import { peopleAbove } from './people-price.ts'
import type { DayPrice, LongStayRule, NightlyTariff, PersonDayPrice, PersonNightlyTariff } from './tariffs.ts'

const WEEK = 7

const roomsOf = ({ adet = 1 }: NightlyTariff) => adet

/** A run of nights that one row of the receipt can say. */
interface Run {
  readonly kod: 'gece' | 'hafta'
  readonly first: DayPrice
  readonly price: Minor
  nights: number
}

/**
 * The week's price when a whole week of one season starts at this night and each of its nights has one. Prices are not
 * compared: two that differ could become equal in another currency, and a week must be a week in both.
 */
function weekPriceAt(days: readonly DayPrice[], place: number): Minor | null {
  const first = days[place]
  if (!first || first.haftalik_fiyat === null || place + WEEK > days.length) return null
  for (let next = place + 1; next < place + WEEK; next += 1) {
    const day = days[next]
    if (day?.sezon !== first.sezon || day.haftalik_fiyat === null) return null
  }
  return first.haftalik_fiyat
}

/**
 * Walks from arrival: a whole week of one season costs its weekly price, every other night its own.
 * Worked: 9 nights at 420.00 with a week at 2 800.00 = 2 800.00 + 2 × 420.00 = 3 640.00.
 */
function cutIntoRuns(days: readonly DayPrice[]): Run[] {
  const runs: Run[] = []
  let place = 0
  while (place < days.length) {
    const first = days[place] as DayPrice
    const week = weekPriceAt(days, place)
    const kod = week === null ? 'gece' : 'hafta'
    const price = week ?? first.fiyat
    const nights = week === null ? 1 : WEEK
    const last = runs.at(-1)
    if (last?.kod === kod && last.price === price && last.first.sezon === first.sezon) last.nights += nights
    else runs.push({ kod, first, price, nights })
    place += nights
  }
  return runs
}

/** Worked: 3 nights in 2 rooms at 88.00 = 6 × 88.00 = 528.00. */
function runStep(run: Run, rooms: number): Step {
  const { sezon, tarih } = run.first
  const count = run.kod === 'hafta' ? run.nights / WEEK : run.nights
  const values = { sezon, baslangic: tarih, bitis: addDays(tarih, run.nights), gece: run.nights }
  if (rooms === 1) return countStep(run.kod, count, run.price, values)
  return countStep(`oda_${run.kod}`, rooms * count, run.price, { ...values, oda: rooms, sayi: count })
}

/**
 * Worked: 2 people above 6 for 5 nights × 20.00 and 2 nights × 15.00 = 200.00 + 60.00. Over several rooms people are
 * spread so that the fewest pay extra: 5 in two rooms for 2 are 1 above.
 */
function extraPeopleSteps(tariff: NightlyTariff, pax: People): Step[] {
  const people = peopleAbove(pax, tariff.en_cok * roomsOf(tariff))
  if (people === 0) return []
  const nightsByPrice = new Map<Minor, number>()
  for (const day of tariff.gun_fiyatlar) nightsByPrice.set(day.arti_kisi, (nightsByPrice.get(day.arti_kisi) ?? 0) + 1)
  return Array.from(nightsByPrice, ([price, gece]) =>
    countStep('gece_arti_kisi', people * gece, price, { kisi: people, gece, en_cok: tariff.en_cok }),
  )
}

/** The highest threshold reached counts, alone. Worked: 10 % from 14 nights on 16 × 100.00 = −160.00. */
export function longStayStep(rules: readonly LongStayRule[], nights: number, price: Minor): Step[] {
  let best: LongStayRule | undefined
  for (const rule of rules) {
    if (nights >= rule.en_az_gece && (!best || rule.en_az_gece > best.en_az_gece)) best = rule
  }
  return best ? [rateOffStep('uzun_konaklama', price, best.oran, { en_az_gece: best.en_az_gece, gece: nights })] : []
}

function withLongStay(steps: readonly Step[], rules: readonly LongStayRule[], nights: number): Step[] {
  return [...steps, ...longStayStep(rules, nights, totalOf(steps))]
}

/**
 * Nights of a whole unit: seasons, weeks, people above `en_cok`, then the long-stay rate on all of it.
 * Worked: 5 × 420.00 + 2 × 385.00 + 2 people × 7 nights × 15.00 = 3 080.00.
 */
export function priceStay(tariff: NightlyTariff, pax: People): Step[] {
  const runs = cutIntoRuns(tariff.gun_fiyatlar).map((run) => runStep(run, roomsOf(tariff)))
  const steps = [...runs, ...extraPeopleSteps(tariff, pax)]
  return withLongStay(steps, tariff.uzun_konaklama, tariff.gun_fiyatlar.length)
}

const PERSON_NIGHTS = [
  ['gece_yetiskin', 'yetiskin', 'yetiskin_fiyat'],
  ['gece_cocuk', 'cocuk', 'cocuk_fiyat'],
  ['gece_bebek', 'bebek', 'bebek_fiyat'],
] as const

function samePrices(a: PersonDayPrice, b: PersonDayPrice): boolean {
  return (
    a.sezon === b.sezon &&
    a.yetiskin_fiyat === b.yetiskin_fiyat &&
    a.cocuk_fiyat === b.cocuk_fiyat &&
    a.bebek_fiyat === b.bebek_fiyat
  )
}

/** Nights per person. Worked: 2 adults × 7 × 62.50 + 1 child × 7 × 31.25 = 875.00 + 218.75 = 1 093.75. */
export function pricePersonNights(tariff: PersonNightlyTariff, pax: People): Step[] {
  const steps: Step[] = []
  const days = tariff.gun_fiyatlar
  for (let place = 0; place < days.length; ) {
    const first = days[place] as PersonDayPrice
    let nights = 1
    for (let day = days[place + nights]; day && samePrices(first, day); day = days[place + nights]) nights += 1
    const values = { sezon: first.sezon, baslangic: first.tarih, bitis: addDays(first.tarih, nights), gece: nights }
    for (const [kod, who, price] of PERSON_NIGHTS) {
      if (pax[who] > 0) steps.push(countStep(kod, pax[who] * nights, first[price], { ...values, kisi: pax[who] }))
    }
    place += nights
  }
  return withLongStay(steps, tariff.uzun_konaklama, days.length)
}
