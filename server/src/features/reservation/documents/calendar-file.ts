import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import ical, { ICalAlarmType, type ICalCalendar, ICalEventStatus } from 'ical-generator'

/** One entry of the calendar: a day for stays, a wall time in Istanbul for everything with a clock. */
export interface CalendarEntry {
  /** Stable: importing the file again changes the entry instead of adding one. */
  readonly uid: string
  readonly baslik: string
  readonly baslangic: string
  readonly bitis: string
  readonly yer: { readonly ad: string; readonly enlem: number; readonly boylam: number } | null
  /** This service alone was cancelled: the calendar takes it out when the file is imported again. */
  readonly iptal?: boolean
}

export interface CalendarTrip {
  readonly dil: Language
  readonly marka: string
  readonly kayit_no: string
  readonly durum: 'kesin' | 'bekliyor' | 'iptal'
  /** Of the last change: later files win over earlier ones. */
  readonly guncelleme: Date
  readonly url: string
  readonly telefon: string
  readonly girisler: readonly CalendarEntry[]
}

const ZONE = 'Europe/Istanbul'
const HOUR = 3600
const SEQUENCE_FROM = Date.UTC(2025, 0, 1)

/** Istanbul has kept one offset since 2016, so its zone is one rule. */
const ZONE_RULE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

const STATUS = {
  kesin: ICalEventStatus.CONFIRMED,
  bekliyor: ICalEventStatus.TENTATIVE,
  iptal: ICalEventStatus.CANCELLED,
} as const

function timesOf({ baslangic, bitis }: CalendarEntry) {
  if (baslangic.length === 10) {
    return { start: Temporal.PlainDate.from(baslangic), end: Temporal.PlainDate.from(bitis), allDay: true }
  }
  const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(ZONE)
  return { start: at(baslangic), end: at(bitis), timezone: ZONE }
}

function addEntry(calendar: ICalCalendar, trip: CalendarTrip, entry: CalendarEntry): void {
  const t = translatorFor(trip.dil, 'documents')
  const { baslik, yer, uid } = entry
  const durum = entry.iptal ? 'iptal' : trip.durum
  const event = calendar.createEvent({
    id: uid,
    ...timesOf(entry),
    stamp: Temporal.Instant.fromEpochMilliseconds(trip.guncelleme.getTime()),
    sequence: Math.max(0, Math.floor((trip.guncelleme.getTime() - SEQUENCE_FROM) / 1000)),
    summary: baslik,
    status: STATUS[durum],
    description: [
      t('calendar.about', { brand: trip.marka, no: trip.kayit_no }),
      t('calendar.phone', { phone: trip.telefon }),
      t('calendar.link', { url: trip.url }),
    ].join('\n'),
    ...(yer ? { location: { title: yer.ad, geo: { lat: yer.enlem, lon: yer.boylam } } } : {}),
  })
  if (durum === 'iptal') return
  // A day begins at midnight, when a guest wants no reminder: at noon of the day before.
  const dayBefore = entry.baslangic.length === 10 ? 12 * HOUR : 24 * HOUR
  event.createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: dayBefore,
    description: t('calendar.soon', { title: baslik }),
  })
  if (entry.baslangic.length === 10) return
  event.createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: 2 * HOUR,
    description: t('calendar.now', { title: baslik }),
  })
}

export function calendarFile(trip: CalendarTrip): string {
  const calendar = ical({
    prodId: { company: trip.marka, product: 'trip', language: trip.dil.toUpperCase() },
    name: trip.marka,
    timezone: { name: null, generator: () => ZONE_RULE },
  })
  for (const entry of trip.girisler) addEntry(calendar, trip, entry)
  return `${calendar.toString().replace(/\r?\n/g, '\r\n')}\r\n`
}
