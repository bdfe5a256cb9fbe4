const SPOKEN = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const SHORT = { weekday: 'short', timeZone: 'UTC' } as const
const LONG = { weekday: 'long', timeZone: 'UTC' } as const

const formats = new Map<object, Map<string, Intl.DateTimeFormat>>([SPOKEN, SHORT, LONG].map((one) => [one, new Map()]))

/** Making a format costs a hundred times what using it does, and a calendar shows sixty days. */
function formatWith(tag: string, options: typeof SPOKEN | typeof SHORT | typeof LONG): Intl.DateTimeFormat {
  const ofOptions = formats.get(options)
  const known = ofOptions?.get(tag) ?? new Intl.DateTimeFormat(tag, options)
  ofOptions?.set(tag, known)
  return known
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** Days that were said already: every page of a process shows the same two months. */
const said = new Map<string, string>()
const MOST_SAID = 4_000

/** `Cumartesi 15 Ağustos 2026`: what a screen reader says of a day. */
export function spokenDay(tag: string, day: string): string {
  const key = `${tag}${day}`
  const known = said.get(key)
  if (known !== undefined) return known
  if (said.size >= MOST_SAID) said.clear()
  const words = formatWith(tag, SPOKEN).format(dateOf(day))
  said.set(key, words)
  return words
}

/** `Sa`, `Sat`, `Cmt`, `сб`. */
export function shortWeekday(tag: string, day: string): string {
  return formatWith(tag, SHORT).format(dateOf(day))
}

interface WeekdayName {
  readonly short: string
  readonly long: string
}

const weekdays = new Map<string, readonly WeekdayName[]>()

/** Monday to Sunday, short and whole. */
export function weekdayNames(tag: string): readonly WeekdayName[] {
  const known = weekdays.get(tag) ?? Array.from({ length: 7 }, (_, place) => nameOf(tag, place))
  weekdays.set(tag, known)
  return known
}

function nameOf(tag: string, place: number): WeekdayName {
  // 5 January 2026 was a Monday.
  const date = new Date(Date.UTC(2026, 0, 5 + place))
  return { short: formatWith(tag, SHORT).format(date), long: formatWith(tag, LONG).format(date) }
}

/** Today on the coast: trips are counted by its calendar, wherever the person is. */
export function todayOnCoast(now: Date = new Date()): string {
  return formatDay(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).formatToParts(now))
}

function formatDay(parts: readonly Intl.DateTimeFormatPart[]): string {
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
