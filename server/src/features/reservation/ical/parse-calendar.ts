import { createHash } from 'node:crypto'
import type { SourceState } from '@meltem/contract/reservation/ical-office'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import ICAL from 'ical.js'
import { instantOf, noonOf, wallOf } from '../../../platform/istanbul.ts'

/** An event of another calendar as days or hours that a unit is taken. */
export interface ForeignEvent {
  readonly uid: string
  readonly ozet: string
  readonly baslangic: Date
  readonly bitis: Date
}

export interface ReadEvents {
  readonly events: readonly ForeignEvent[]
  /** Events that could not be understood. */
  readonly atlanan: number
}

/** What came is not what a calendar looks like; nothing of it counts. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError'
  readonly durum: Extract<SourceState, 'takvim_degil' | 'kesik' | 'buyuk'>

  constructor(durum: CalendarError['durum'], options?: ErrorOptions) {
    super(durum, options)
    this.durum = durum
  }
}

/** More than a unit has in years; a file with more is no calendar of a unit. */
export const MOST_EVENTS = 2000
const MOST_STEPS = 4000
const MOST_TEXT = 120
const AHEAD_MS = 3 * 366 * 24 * 60 * 60 * 1000
/** Events that we have written ourselves, should they come back. */
export const OWN_UID = '@takvim.meltem'

interface Terms {
  readonly now: Date
  /** Nights from noon to noon, or the hours themselves. */
  readonly gecelik: boolean
}

/** Reads a file as a whole or refuses it: half a calendar would free days that are taken. Pure but for the library. */
export function parseCalendar(text: string, terms: Terms): ReadEvents {
  const calendar = readComponent(text)
  const byUid = Map.groupBy(calendar.getAllSubcomponents('vevent'), uidOf)
  const found = new Map<string, ForeignEvent>()
  let atlanan = 0
  for (const [uid, parts] of byUid) {
    if (uid.endsWith(OWN_UID)) continue
    try {
      for (const event of eventsOf(uid, parts, terms)) found.set(event.uid, event)
    } catch (error) {
      if (error instanceof CalendarError) throw error
      atlanan += parts.length
    }
    if (found.size > MOST_EVENTS) throw new CalendarError('buyuk')
  }
  return { events: [...found.values()], atlanan }
}

function readComponent(text: string): ICAL.Component {
  const body = text.replace(/^\uFEFF/, '').trim()
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(body)) throw new CalendarError('takvim_degil')
  if (!/\nEND:VCALENDAR$/i.test(body)) throw new CalendarError('kesik')
  if ((body.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > MOST_EVENTS) throw new CalendarError('buyuk')
  try {
    // Several calendars in one file are read as one.
    const parsed = ICAL.parse(body) as unknown[]
    const all = Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed]
    const [first, ...more] = all.map((one) => new ICAL.Component(one))
    if (!first) throw new CalendarError('takvim_degil')
    for (const other of more) for (const event of other.getAllSubcomponents('vevent')) first.addSubcomponent(event)
    return first
  } catch (cause) {
    throw cause instanceof CalendarError ? cause : new CalendarError('takvim_degil', { cause })
  }
}

function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** An event without a name of its own is known by what it says. */
function uidOf(event: ICAL.Component): string {
  const uid = textOf(event, 'uid')
  if (uid !== '' && uid.length <= 200) return uid
  const said = uid || ['dtstart', 'dtend', 'summary'].map((name) => String(event.getFirstPropertyValue(name))).join(' ')
  return createHash('sha256').update(said).digest('hex')
}

/** A series becomes its single times; what was moved or cancelled of it counts as it is now. */
function eventsOf(uid: string, parts: readonly ICAL.Component[], terms: Terms): ForeignEvent[] {
  const [series, ...others] = parts.toSorted((a, b) => Number(isChange(a)) - Number(isChange(b)))
  if (!series) return []
  if (!series.hasProperty('rrule') && !series.hasProperty('rdate')) {
    return parts.flatMap((part, place) => singleOf(part, place === 0 ? uid : `${uid}#${place}`, terms) ?? [])
  }
  return occurrencesOf(uid, series, others.filter(isChange), terms)
}

function isChange(event: ICAL.Component): boolean {
  return event.hasProperty('recurrence-id')
}

/** Free time and what was called off take nothing. */
function takesNothing(event: ICAL.Component): boolean {
  return (
    textOf(event, 'transp').toUpperCase() === 'TRANSPARENT' || textOf(event, 'status').toUpperCase() === 'CANCELLED'
  )
}

function singleOf(component: ICAL.Component, uid: string, terms: Terms): ForeignEvent | undefined {
  if (takesNothing(component)) return undefined
  const { startDate, endDate } = new ICAL.Event(component)
  if (!startDate) throw new Error('an event without a beginning')
  return within({ uid, ozet: summaryOf(component), ...spanOf(component, startDate, endDate, terms) }, terms)
}

const PLAIN_PARTS = new Set(['freq', 'interval', 'count', 'until', 'byday', 'wkst'])
const PLAIN_FREQUENCIES = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])

/** Rules that can be counted through in time; others are told as not understood. */
function requirePlainRule(series: ICAL.Component): void {
  for (const property of series.getAllProperties('rrule')) {
    const rule = (property.toJSON() as unknown[])[3] as Record<string, unknown>
    const strange = Object.keys(rule).some((part) => !PLAIN_PARTS.has(part.toLowerCase()))
    const byDay = 'byday' in rule && rule.freq !== 'WEEKLY' && rule.freq !== 'DAILY'
    if (strange || byDay || !PLAIN_FREQUENCIES.has(String(rule.freq))) throw new Error('a rule that is not counted')
  }
}

/** What the library tells of one day of a series; its own declaration cannot be resolved. */
interface Occurrence {
  readonly item: ICAL.Event
  readonly startDate: ICAL.Time
  readonly endDate: ICAL.Time
}

function occurrencesOf(
  uid: string,
  series: ICAL.Component,
  changes: readonly ICAL.Component[],
  terms: Terms,
): ForeignEvent[] {
  requirePlainRule(series)
  const event = new ICAL.Event(series)
  for (const change of changes) event.relateException(new ICAL.Event(change))
  const found: ForeignEvent[] = []
  const until = terms.now.getTime() + AHEAD_MS
  const times = event.iterator()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const time = times.next()
    if (!time || time.toJSDate().getTime() > until) return found
    const { item, startDate, endDate } = event.getOccurrenceDetails(time) as Occurrence
    const key = `${uid}#${time.toString()}`
    const one = { uid: key, ozet: summaryOf(item.component), ...spanOf(item.component, startDate, endDate, terms) }
    const there = takesNothing(item.component) ? undefined : within(one, terms)
    if (there) found.push(there)
    if (found.length > MOST_EVENTS) throw new CalendarError('buyuk')
  }
  throw new Error('a series without an end')
}

function summaryOf(component: ICAL.Component): string {
  return textOf(component, 'summary').replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').slice(0, MOST_TEXT)
}

/** What is over takes nothing any more, and nothing takes longer than years. */
function within(event: ForeignEvent, { now }: Terms): ForeignEvent | undefined {
  const end = new Date(Math.min(event.bitis.getTime(), now.getTime() + AHEAD_MS))
  if (Number.isNaN(end.getTime()) || Number.isNaN(event.baslangic.getTime())) throw new Error('a time that is none')
  return end <= now || event.baslangic >= end ? undefined : { ...event, bitis: end }
}

function spanOf(component: ICAL.Component, start: ICAL.Time, end: ICAL.Time | null, { gecelik }: Terms) {
  const zone = (name: string) => component.getFirstProperty(name)?.getFirstParameter('tzid') ?? ''
  const from = momentOf(start, zone('dtstart'))
  const to = end ? momentOf(end, zone(component.hasProperty('dtend') ? 'dtend' : 'dtstart')) : from
  if (!gecelik) return hoursOf(start.isDate, from, to)
  // The day it ends is the day of departure; an event within one day takes its night.
  const first = dayOf(from)
  const last = dayOf(to)
  return { baslangic: noonOf(first), bitis: noonOf(last > first ? last : addDays(first, 1)) }
}

function hoursOf(wholeDays: boolean, from: Date, to: Date) {
  const least = wholeDays ? instantOf(`${addDays(dayOf(from), 1)}T00:00`) : new Date(from.getTime() + 60 * 60 * 1000)
  return { baslangic: from, bitis: to > from ? to : least }
}

function dayOf(instant: Date): IsoDay {
  return wallOf(instant).slice(0, 10)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/**
 * The moment of a time. Days and times without a zone are those of the operator; a zone is known by its name, or by what
 * the file itself says of it.
 */
function momentOf(time: ICAL.Time, zone: string): Date {
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`
  if (time.isDate) return instantOf(`${day}T00:00`)
  const wall = `${day}T${two(time.hour)}:${two(time.minute)}`
  if (time.zone === ICAL.Timezone.utcTimezone) return new Date(`${wall}:00Z`)
  const named = zone === '' ? undefined : inNamedZone(wall, zone)
  if (named) return named
  return time.zone === ICAL.Timezone.localTimezone ? instantOf(wall) : time.toJSDate()
}

function inNamedZone(wall: string, zone: string): Date | undefined {
  try {
    return new Date(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
