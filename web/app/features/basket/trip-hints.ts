import type { ProductKind } from '@meltem/contract/content/content'
import type { Pax } from '@meltem/contract/reservation/reservation'
import { KINDS } from '@meltem/domain/kinds'
import { payingPeople } from '@meltem/domain/people'

/** What a hint needs to know of a line, whichever basket it lies in. */
export interface TripLine {
  readonly k_no: string
  readonly urun_tipi: ProductKind
  readonly baslik: string
  readonly baslangic: string
  readonly baslangic_saat: string | null
  readonly bitis: string | null
  readonly bitis_saat: string | null
  readonly pax: Pax
}

/** Something people notice too late. None of it forbids anything: the person may know better. */
export type TripHint =
  | { readonly kod: 'once_giris'; readonly satirlar: readonly [string, string]; readonly giris: string }
  | { readonly kod: 'sonra_cikis'; readonly satirlar: readonly [string, string]; readonly cikis: string }
  | { readonly kod: 'ayni_saat'; readonly satirlar: readonly [string, string]; readonly gun: string }
  | {
      readonly kod: 'kucuk_arac'
      readonly satirlar: readonly [string, string]
      readonly kisi: number
      readonly aracta: number
    }
  | { readonly kod: 'transfer_yok'; readonly satirlar: readonly [string] }

const isBase = ({ urun_tipi }: TripLine) => KINDS[urun_tipi].base
const isRide = ({ urun_tipi }: TripLine) => KINDS[urun_tipi].days === 'ride'
/** They take hours of a day and one cannot be at two of them. */
const isEvent = ({ urun_tipi }: TripLine) => KINDS[urun_tipi].part === 'other'
/** How long a service lasts when its line does not say: two beginnings closer than this cannot both be kept. */
const USUAL_MINUTES = 120

export function tripHints(lines: readonly TripLine[]): TripHint[] {
  return [...outsideTheStay(lines), ...atTheSameTime(lines), ...smallVehicles(lines), ...missingRides(lines)]
}

/** Worked: villa from 15 to 22 August, tour on the 14th: before check-in. On the 15th and on the 22nd: fine. */
function outsideTheStay(lines: readonly TripLine[]): TripHint[] {
  const stays = lines.filter(isBase)
  // With two houses we cannot tell from which one the tour starts.
  const [stay] = stays
  if (!stay || stays.length > 1) return []
  return lines.flatMap((line): TripHint[] => {
    if (!isEvent(line)) return []
    const satirlar = [line.k_no, stay.k_no] as const
    if (line.baslangic < stay.baslangic) return [{ kod: 'once_giris', satirlar, giris: stay.baslangic }]
    if (stay.bitis !== null && line.baslangic > stay.bitis) {
      return [{ kod: 'sonra_cikis', satirlar, cikis: stay.bitis }]
    }
    return []
  })
}

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

interface Span {
  readonly from: number
  readonly to: number
}

function spanOf({ baslangic, baslangic_saat, bitis, bitis_saat }: TripLine): Span | undefined {
  if (baslangic_saat === null) return undefined
  const from = minuteOf(baslangic_saat)
  const sameDay = bitis === null || bitis === baslangic
  return { from, to: bitis_saat !== null && sameDay ? minuteOf(bitis_saat) : from + USUAL_MINUTES }
}

/** Worked: 09:30 and 11:00 on one day clash, 09:30 and 11:30 do not. */
function atTheSameTime(lines: readonly TripLine[]): TripHint[] {
  const timed = lines.filter((line) => isEvent(line) || isRide(line))
  return timed.flatMap((one, place) =>
    timed.slice(place + 1).flatMap((other): TripHint[] => {
      const a = spanOf(one)
      const b = spanOf(other)
      const clash = one.baslangic === other.baslangic && a && b && a.from < b.to && b.from < a.to
      return clash ? [{ kod: 'ayni_saat', satirlar: [one.k_no, other.k_no], gun: one.baslangic }] : []
    }),
  )
}

/** Worked: villa for 6, transfer booked for 4: two people have no seat. */
function smallVehicles(lines: readonly TripLine[]): TripHint[] {
  const stays = lines.filter(({ urun_tipi }) => KINDS[urun_tipi].part === 'lodging')
  const largest = stays.toSorted((a, b) => payingPeople(b.pax) - payingPeople(a.pax))[0]
  if (!largest) return []
  const rides = lines.filter(isRide)
  const seats = rides.reduce((sum, ride) => Math.max(sum, payingPeople(ride.pax)), 0)
  const days = new Map<string, number>()
  for (const ride of rides) days.set(ride.baslangic, (days.get(ride.baslangic) ?? 0) + payingPeople(ride.pax))
  const kisi = payingPeople(largest.pax)
  // Two vans on one day may share the party.
  const enough = seats === 0 || Math.max(...days.values()) >= kisi
  const [ride] = rides
  return enough || !ride ? [] : [{ kod: 'kucuk_arac', satirlar: [ride.k_no, largest.k_no], kisi, aracta: seats }]
}

function missingRides(lines: readonly TripLine[]): TripHint[] {
  if (lines.some(({ urun_tipi }) => KINDS[urun_tipi].part === 'transport')) return []
  const stay = lines.find(isBase)
  return stay ? [{ kod: 'transfer_yok', satirlar: [stay.k_no] }] : []
}
