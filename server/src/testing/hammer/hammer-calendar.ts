import { saveSource, syncSource } from '@meltem/contract/reservation/ical-office'
import { addDays } from '@meltem/domain/calendar-day'
import { startHttpDouble } from '../doubles/http-double.ts'
import { FIRST_DAY, type House } from './hammer-catalog.ts'
import type { Stage } from './hammer-stage.ts'

/** Another house that sells the same nights, and tells of them in a calendar. */
export interface OtherHouse {
  readCalendar(house: House, nights: readonly number[]): Promise<void>
  close(): Promise<void>
}

const compact = (night: number) => addDays(FIRST_DAY, night).replaceAll('-', '')

function calendarOf(nights: readonly number[]): string {
  const events = nights.flatMap((night) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20260101T000000Z',
    `UID:night-${night}`,
    `DTSTART;VALUE=DATE:${compact(night)}`,
    `DTEND;VALUE=DATE:${compact(night + 1)}`,
    'SUMMARY:Reserved',
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//t//t//EN', ...events, 'END:VCALENDAR', ''].join('\r\n')
}

export async function openOtherHouse(stage: Stage, staff: Record<string, string>): Promise<OtherHouse> {
  const feeds = new Map<string, readonly number[]>()
  const double = await startHttpDouble((request, response) => {
    const text = calendarOf(feeds.get(request.url ?? '') ?? [])
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(text)
  })
  const office = async (path: string, body: object) => {
    const reply = await stage.call(path, body, staff)
    if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
  }
  return {
    readCalendar: async ({ units: [birim_k_no = ''] }, nights) => {
      const path = `/${birim_k_no}.ics`
      const isNew = !feeds.has(path)
      feeds.set(path, [...nights])
      if (isNew) {
        const kaynak = { ad: 'Airbnb', adres: `${double.url}${path}`, yanki: false }
        await office(saveSource.path, { birim_k_no, kaynak })
      }
      await office(syncSource.path, { birim_k_no })
    },
    close: () => double.close(),
  }
}
