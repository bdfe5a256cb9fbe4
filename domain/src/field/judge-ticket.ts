import type { FieldGuest, FieldTrip } from '@meltem/contract/field/field'
import type { IsoDay } from '../calendar-day.ts'
import { type ReadCode, ticketKey } from './voucher-code.ts'

/** What a phone knows of the day without network. */
export interface TicketBook {
  readonly bugun: IsoDay
  /** What ticket numbers of this operator begin with. */
  readonly on_ek: string
  readonly geziler: readonly FieldTrip[]
  readonly digerleri: readonly OtherTrip[]
  readonly iptaller: readonly string[]
  isAboard(guest: FieldGuest, trip: FieldTrip): boolean
}

interface OtherTrip {
  readonly tarih: IsoDay
  readonly saat: string
  readonly ad: string
  readonly biletler: readonly string[]
}

/** A code as it was scanned, with what the seal says, or a number as it was typed. */
export type Shown = { readonly code: ReadCode; readonly sealed: boolean } | { readonly typed: string }

export const TICKET_VERDICTS = [
  'gecerli',
  'kullanilmis',
  'sahte',
  'yabanci',
  'baska_kalkis',
  'iptal',
  'yarin',
  'gecmis',
  'bilinmiyor',
] as const

export interface TicketVerdict {
  readonly tur: (typeof TICKET_VERDICTS)[number]
  readonly trip?: FieldTrip
  readonly guest?: FieldGuest
  /** Where the guest belongs, or on which day, where that is known without being ours. */
  readonly other?: Pick<OtherTrip, 'tarih' | 'saat' | 'ad'>
}

interface Place {
  readonly trip: FieldTrip
  readonly guest: FieldGuest
}

/** One booking may have several places: the departure at hand first, then those of today. */
function findPlace(book: TicketBook, at: string | undefined, fits: (guest: FieldGuest) => boolean): Place | undefined {
  const places = book.geziler.flatMap((trip) => trip.misafirler.filter(fits).map((guest) => ({ trip, guest })))
  return (
    places.find(({ trip }) => trip.anahtar === at) ??
    places.find(({ trip }) => trip.tarih === book.bugun) ??
    places.find(({ trip }) => trip.tarih > book.bugun) ??
    places[0]
  )
}

function judgePlace(book: TicketBook, at: string | undefined, { trip, guest }: Place): TicketVerdict {
  const where = { trip, guest }
  const isOff = guest.bilet_no !== null && book.iptaller.includes(ticketKey(guest.bilet_no, guest.sira))
  if (trip.iptal || isOff) return { tur: 'iptal', ...where }
  if (trip.tarih > book.bugun) return { tur: 'yarin', ...where }
  if (trip.tarih < book.bugun) return { tur: 'gecmis', ...where }
  if (at !== undefined && trip.anahtar !== at) return { tur: 'baska_kalkis', ...where }
  return { tur: book.isAboard(guest, trip) ? 'kullanilmis' : 'gecerli', ...where }
}

/** A real ticket that is not on the lists of this phone. */
function judgeAbsent(book: TicketBook, key: string, first: IsoDay, last: IsoDay): TicketVerdict {
  if (book.iptaller.includes(key)) return { tur: 'iptal' }
  const other = book.digerleri.find(({ biletler }) => biletler.includes(key))
  if (other) return { tur: other.tarih > book.bugun ? 'yarin' : 'baska_kalkis', other }
  if (first > book.bugun) return { tur: 'yarin', other: { tarih: first, saat: '', ad: '' } }
  if (last < book.bugun) return { tur: 'gecmis', other: { tarih: last, saat: '', ad: '' } }
  return { tur: 'bilinmiyor' }
}

/** Letters as a Turkish keyboard and a hurried hand write them. */
export function normalTyped(typed: string): string {
  return typed
    .replaceAll(/[\s_]+/g, '')
    .replaceAll(/[ıiİ]/g, 'I')
    .toUpperCase()
}

function judgeTyped(book: TicketBook, at: string | undefined, typed: string): TicketVerdict {
  const wanted = normalTyped(typed)
  const names = ({ bilet_no, kayit_no, sira }: FieldGuest) => [
    kayit_no.toUpperCase(),
    `${kayit_no.toUpperCase()}-${sira + 1}`,
    ...(bilet_no ? [bilet_no, ticketKey(bilet_no, sira)] : []),
  ]
  const place = findPlace(book, at, (guest) => names(guest).includes(wanted))
  if (place) return judgePlace(book, at, place)
  const gone = book.iptaller.some((key) => key === wanted || key.startsWith(`${wanted}.`))
  return { tur: gone ? 'iptal' : 'bilinmiyor' }
}

/**
 * What a ticket is worth at this departure, from what the phone has with it. The seal comes first: of a code that was
 * not sealed here nothing is believed, whatever it says.
 */
export function judgeTicket(book: TicketBook, at: string | undefined, shown: Shown): TicketVerdict {
  if ('typed' in shown) return judgeTyped(book, at, shown.typed)
  const { bilet_no, sira, baslangic, bitis } = shown.code.claim
  const place = findPlace(book, at, (guest) => guest.bilet_no === bilet_no && guest.sira === sira)
  if (!bilet_no.startsWith(`${book.on_ek}-`)) return { tur: 'yabanci' }
  if (!shown.sealed) return { tur: 'sahte', ...place }
  if (place) return judgePlace(book, at, place)
  return judgeAbsent(book, ticketKey(bilet_no, sira), baslangic, bitis ?? baslangic)
}
