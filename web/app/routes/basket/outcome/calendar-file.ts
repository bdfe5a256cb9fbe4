import type { Reservation } from '@meltem/contract/reservation'

type Line = Pick<
  Reservation['sepet_urunler'][number],
  'k_no' | 'baslik' | 'baslangic' | 'baslangic_saat' | 'bitis' | 'bitis_saat'
>

interface Booked {
  readonly kayit_no: string
  readonly olusturma_zamani: string
  readonly sepet_urunler: readonly Line[]
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
const plain = (day: string) => day.replaceAll('-', '')
const clock = (day: string, saat: string) => `${plain(day)}T${saat.replace(':', '')}00`

/** A line longer than 75 bytes is folded; letters of two bytes are not cut apart. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > 73) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

/** Half-open as in the kernel: the day of departure is no longer part of the stay, which is what iCalendar wants. */
function times({ baslangic, baslangic_saat, bitis, bitis_saat }: Line): string[] {
  if (baslangic_saat === null) {
    const end = bitis && bitis > baslangic ? bitis : nextDay(baslangic)
    return [`DTSTART;VALUE=DATE:${plain(baslangic)}`, `DTEND;VALUE=DATE:${plain(end)}`]
  }
  const start = `DTSTART;TZID=Europe/Istanbul:${clock(baslangic, baslangic_saat)}`
  if (!bitis_saat) return [start, 'DURATION:PT2H']
  return [start, `DTEND;TZID=Europe/Istanbul:${clock(bitis ?? baslangic, bitis_saat)}`]
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** Istanbul has kept one offset since 2016, so its zone is one rule. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Istanbul',
  'BEGIN:STANDARD',
  'DTSTART:20160907T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The whole trip for a calendar, made here so that it can be had without a connection. */
export function calendarFile({ kayit_no, olusturma_zamani, sepet_urunler }: Booked, brand: string): string {
  const stamp = olusturma_zamani.replace(/[-:]/g, '').replace(/\.\d+/, '')
  const events = sepet_urunler.flatMap((line) => [
    'BEGIN:VEVENT',
    `UID:${line.k_no}`,
    `DTSTAMP:${stamp}`,
    ...times(line),
    `SUMMARY:${escaped(line.baslik)}`,
    `DESCRIPTION:${escaped(`${brand} ${kayit_no}`)}`,
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand)}//TRIP//EN`,
    ...ZONE,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
