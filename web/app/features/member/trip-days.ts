import type { ReservationSummary } from '@meltem/contract/member/area'
import type { Language } from '@meltem/contract/wire/language'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { formatDate, upperCase } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'

export function daysUntil(day: string, today: string): number {
  return Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(day), { largestUnit: 'days' }).days
}

/**
 * `Sunday, 16 August`, as the language writes it, with the capital of a beginning: Russian days have a small one. A day
 * of another year says which.
 */
export function longDay(language: Language, day: string, today = todayOnCoast()): string {
  const format = new Intl.DateTimeFormat(LOCALES[language].tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  })
  const words = format.format(new Date(`${day}T12:00:00Z`))
  return upperCase(language, words.slice(0, 1)) + words.slice(1)
}

/** One day, or first and last: `16.08.2026`, `15.08.2026 – 22.08.2026`. */
export function dayRange(first: string, last: string | null): string {
  return last && last !== first ? `${formatDate(first)} – ${formatDate(last)}` : formatDate(first)
}

const HARD_SPACE = '\u00a0'

/** What belongs together stays on one line: `3 people`, `16.08.2026 – 22.08.2026`. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', HARD_SPACE)
}

/** Names of all products of a trip; no line begins with what stands between two names. */
export function tripTitle(basliklar: readonly string[]): string {
  return basliklar.join(' · ').replaceAll(/ (?=[·–—] )/g, HARD_SPACE)
}

/** When a trip is, in a row of a list: `16.08.2026, 09:30`, or its first and last day. */
export function tripWhen({
  baslangic,
  baslangic_saat,
  bitis_gunu,
}: Pick<ReservationSummary, 'baslangic' | 'baslangic_saat' | 'bitis_gunu'>): string {
  const days = dayRange(baslangic, bitis_gunu)
  return baslangic_saat && days === formatDate(baslangic) ? `${days}, ${baslangic_saat}` : days
}

const AHEAD = ['confirmed', 'held', 'accepted']

/** The trip that comes next: booked or waiting for its payment, not over yet. */
export function nextTrip(all: readonly ReservationSummary[], today: string): ReservationSummary | undefined {
  return all
    .filter(({ durum, baslangic, bitis_gunu }) => AHEAD.includes(durum) && (bitis_gunu ?? baslangic) >= today)
    .toSorted((a, b) => a.baslangic.localeCompare(b.baslangic))[0]
}

/** What is alive before what is over; otherwise in the order of the list. */
export function pressingFirst(all: readonly ReservationSummary[]): readonly ReservationSummary[] {
  const isAlive = ({ rezervasyon_durum }: ReservationSummary) => rezervasyon_durum === 'aktif'
  return [...all.filter(isAlive), ...all.filter((one) => !isAlive(one))]
}

export const TRIP_FILTERS = ['all', 'upcoming', 'completed', 'cancelled'] as const
export type TripFilter = (typeof TRIP_FILTERS)[number]

export function tripFilter(value: string | null): TripFilter {
  return TRIP_FILTERS.find((one) => one === value) ?? 'all'
}

const CLOSING = { upcoming: 'aktif', completed: 'kapandi', cancelled: 'iptal' } as const

export function filterTrips(all: readonly ReservationSummary[], filter: TripFilter): readonly ReservationSummary[] {
  return filter === 'all' ? all : all.filter((one) => one.rezervasyon_durum === CLOSING[filter])
}
