import type { FieldGuest, FieldTrip, Presence } from '@meltem/contract/field/field'
import { type SeatAct, settleSeat } from '@meltem/domain/field/boarding'
import type { TicketBook } from '@meltem/domain/field/judge-ticket'
import type { KeptAct, KeptPack } from './field-box.ts'

/** A guest as this phone knows them now: the pack and what was done since. */
export interface SeatNow {
  readonly guest: FieldGuest
  readonly hal: Presence | null
  readonly kalan: number
  /** Something about them waits for the network. */
  readonly bekliyor: boolean
}

export interface TripNow {
  readonly trip: FieldTrip
  readonly seats: readonly SeatNow[]
  readonly people: number
  readonly aboard: number
}

export const partyOf = ({ pax }: FieldGuest) => pax.yetiskin + pax.cocuk + pax.bebek

const cents = (amount: number) => Math.round(amount * 100)

function isAbout({ act }: KeptAct, guest: FieldGuest, trip: FieldTrip): boolean {
  return (
    act.rezervasyon_k_no === guest.rezervasyon_k_no &&
    act.sira === guest.sira &&
    act.donus === guest.donus &&
    act.kalkis_k_no === trip.kalkis_k_no
  )
}

/** What the pack cannot know yet: acts that wait, and acts that were counted after it was made. */
function isNews({ sonuc, sonuc_zamani }: KeptAct, packed: string): boolean {
  if (!sonuc) return true
  return sonuc_zamani !== null && sonuc_zamani > packed && ['sayildi', 'fazla', 'iptal'].includes(sonuc.karar)
}

type Said = SeatAct & { readonly hal: Presence }

/** The same judgement as on the server (BOOK-25), over what the pack says and what was done here since. */
function presenceNow(guest: FieldGuest, news: readonly KeptAct[], { pack, sapma }: KeptPack): Presence | null {
  const said: Said[] = []
  if (guest.hal) {
    const { islem_k_no, durum, zaman } = guest.hal
    said.push({ k_no: islem_k_no ?? 'eski', tur: durum, an: Date.parse(zaman), hal: guest.hal })
  }
  for (const { act } of news) {
    if (act.tur !== 'bindi' && act.tur !== 'gelmedi' && act.tur !== 'geri') continue
    const an = Date.parse(act.zaman) + sapma
    const hal: Presence = {
      islem_k_no: act.k_no,
      durum: act.tur === 'gelmedi' ? 'gelmedi' : 'bindi',
      kisi: act.tur === 'bindi' ? act.kisi : 0,
      zaman: new Date(an).toISOString(),
      kim: pack.personel.ad,
      cihaz: pack.cihaz,
    }
    said.push({ k_no: act.k_no, tur: act.tur, an, hal, hedef: act.tur === 'geri' ? act.hedef : null })
  }
  return settleSeat(said).counts?.hal ?? null
}

function seatNow(guest: FieldGuest, trip: FieldTrip, kept: KeptPack, acts: readonly KeptAct[]): SeatNow {
  const own = acts.filter((act) => isAbout(act, guest, trip))
  const news = own.filter((act) => isNews(act, kept.pack.simdi))
  // Money is for the booking, whichever of its services it was taken at.
  const paid = acts
    .filter(({ act }) => act.rezervasyon_k_no === guest.rezervasyon_k_no)
    .filter((act) => isNews(act, kept.pack.simdi))
    .reduce((sum, { act }) => sum + (act.tur === 'tahsilat' ? cents(act.tutar) : 0), 0)
  return {
    guest,
    hal: presenceNow(guest, news, kept),
    kalan: Math.max(0, cents(guest.kalan) - paid) / 100,
    bekliyor: own.some(({ sonuc }) => sonuc === null),
  }
}

export function tripsNow(kept: KeptPack, acts: readonly KeptAct[]): TripNow[] {
  return kept.pack.geziler.map((trip) => {
    const seats = trip.misafirler.map((guest) => seatNow(guest, trip, kept, acts))
    return {
      trip,
      seats,
      people: seats.reduce((sum, { guest }) => sum + partyOf(guest), 0),
      aboard: seats.reduce((sum, { hal }) => sum + (hal?.durum === 'bindi' ? hal.kisi : 0), 0),
    }
  })
}

/** Today at the operator, by the clock of the phone as it was corrected when the pack came. */
export function dayNow({ sapma }: Pick<KeptPack, 'sapma'>, now: number): string {
  return Temporal.Instant.fromEpochMilliseconds(now + sapma)
    .toZonedDateTimeISO('Europe/Istanbul')
    .toPlainDate()
    .toString()
}

/** What tickets are judged by. */
export function bookOf(kept: KeptPack, trips: readonly TripNow[], now: number): TicketBook {
  const { pack } = kept
  const isAboard: TicketBook['isAboard'] = (guest, trip) =>
    trips.find((one) => one.trip === trip)?.seats.find((seat) => seat.guest === guest)?.hal?.durum === 'bindi'
  return { ...pack, bugun: dayNow(kept, now), isAboard }
}

/** Sums of different money are never added. */
export function dueByCurrency(seats: readonly SeatNow[]): { kur: string; tutar: number }[] {
  const sums = new Map<string, { kur: string; tutar: number }>()
  const seen = new Set<string>()
  for (const { guest, kalan } of seats) {
    if (kalan === 0 || seen.has(guest.rezervasyon_k_no)) continue
    seen.add(guest.rezervasyon_k_no)
    const sum = sums.get(guest.kur)?.tutar ?? 0
    sums.set(guest.kur, { kur: guest.kur, tutar: (cents(sum) + cents(kalan)) / 100 })
  }
  return [...sums.values()].toSorted((a, b) => a.kur.localeCompare(b.kur))
}
