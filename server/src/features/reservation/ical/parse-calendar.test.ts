import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wallOf } from '../../../platform/istanbul.ts'
import { CalendarError, MOST_EVENTS, parseCalendar } from './parse-calendar.ts'

const NOW = new Date('2027-06-01T09:00:00Z')

function fixture(name: string): string {
  return readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')
}

function spans(text: string, gecelik = true) {
  return parseCalendar(text, { now: NOW, gecelik }).events.map(({ uid, baslangic, bitis, ozet }) => [
    uid.split('@')[0],
    wallOf(baslangic),
    wallOf(bitis),
    ozet,
  ])
}

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//t//t//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT']

test('Airbnb: whole days whose end is the day of departure, folded lines', () => {
  expect(spans(fixture('airbnb.ics'))).toEqual([
    ['1418fb94e984-2f0e5a1ad3c2', '2027-08-01T12:00', '2027-08-04T12:00', 'Reserved'],
    ['7f662ec65913-aa0e5a1ad3c2', '2027-08-10T12:00', '2027-08-12T12:00', 'Airbnb (Not available)'],
  ])
})

test('Booking.com: every taken day is called closed', () => {
  expect(spans(fixture('booking.ics'))).toEqual([
    ['d8a3b0c17e5f', '2027-09-01T12:00', '2027-09-08T12:00', 'CLOSED - Not available'],
  ])
})

test('Google: zones, free and cancelled time, a series with a day left out', () => {
  expect(spans(fixture('google.ics'))).toEqual([
    // Evening in New York is the next morning here.
    ['zone', '2027-08-02T12:00', '2027-08-03T12:00', 'Aile, yazlık'],
    ['utc', '2027-08-15T12:00', '2027-08-16T12:00', 'Havuz bakımı'],
    ['weekly', '2027-09-03T12:00', '2027-09-04T12:00', 'Sahibi'],
    ['weekly', '2027-09-17T12:00', '2027-09-18T12:00', 'Sahibi'],
  ])
})

test('what is sold by the hour keeps its hours', () => {
  expect(spans(fixture('google.ics'), false).slice(0, 2)).toEqual([
    ['zone', '2027-08-02T03:00', '2027-08-03T16:00', 'Aile, yazlık'],
    ['utc', '2027-08-15T12:00', '2027-08-15T14:00', 'Havuz bakımı'],
  ])
})

test('an event without an end takes its day, one that is over takes nothing, our own that come back count not', () => {
  const text = calendar(
    ...event('UID:a', 'DTSTART;VALUE=DATE:20270701', 'SUMMARY:x'),
    ...event('UID:b', 'DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270103'),
    ...event('UID:c@takvim.meltem', 'DTSTART;VALUE=DATE:20270801', 'DTEND;VALUE=DATE:20270803'),
  )
  expect(spans(text)).toEqual([['a', '2027-07-01T12:00', '2027-07-02T12:00', 'x']])
})

test('what cannot be understood is counted and the rest stands', () => {
  const text = calendar(
    ...event('UID:a', 'SUMMARY:no beginning'),
    ...event('UID:s', 'DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'),
    ...event('UID:m', 'DTSTART;VALUE=DATE:20270701', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'),
    ...event('UID:b', 'DTSTART;VALUE=DATE:20270701', 'DTEND;VALUE=DATE:20270703'),
  )
  const read = parseCalendar(text, { now: NOW, gecelik: true })
  expect(read.events.map(({ uid }) => uid)).toEqual(['b'])
  expect(read.atlanan).toBe(3)
})

test.each([
  ['<!doctype html><html><body>Sign in</body></html>', 'takvim_degil'],
  ['', 'takvim_degil'],
  [fixture('airbnb.ics').slice(0, 400), 'kesik'],
  [calendar(...Array.from({ length: MOST_EVENTS + 1 }, () => event('UID:x')).flat()), 'buyuk'],
  [
    calendar(...event('UID:d', 'DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=DAILY'), 'BEGIN:VEVENT', 'junk'),
    'takvim_degil',
  ],
])('a file that is none is refused as a whole: %#', (text, durum) => {
  expect(() => parseCalendar(text, { now: NOW, gecelik: true })).toThrow(new CalendarError(durum as 'kesik'))
})
