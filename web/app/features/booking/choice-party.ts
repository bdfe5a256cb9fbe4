import type { ProductOption } from '@meltem/contract/catalog/catalog'
import type { Pax } from '@meltem/contract/reservation/reservation'
import { allPeople, MOST_PEOPLE, payingPeople, takesChildren, takesInfants } from '@meltem/domain/people'
import { seatsOf } from '@meltem/domain/reservation/line-offer'
import { countsRooms, mostRooms, roomsNeeded } from '@meltem/domain/reservation/rooms'
import { type Bookable, type Choice, optionOf } from './choice.ts'

/** More rooms than these are asked for by a word to the operator. */
const MOST_ROOMS = 9

/** People one unit of the option takes: a room, a car, the boat. */
export function capacityOf({ kisi_sinirlari }: Bookable, { bilgi, fiyatlandirma, stok }: ProductOption): number {
  return seatsOf({ kisi_sinirlari, kapasite: bilgi.kapasite, tarife: { tur: fiyatlandirma }, stok })
}

/** Whether a line may take several equal rooms. */
export function hasRooms({ urun_tipi }: Bookable, option: ProductOption | undefined): option is ProductOption {
  return option !== undefined && countsRooms(urun_tipi, option.fiyatlandirma)
}

/** Fewest and most rooms for the party; null where rooms do not count. */
export function roomBounds(product: Bookable, choice: Choice): { least: number; most: number } | null {
  const option = optionOf(product, choice)
  if (!hasRooms(product, option)) return null
  const least = roomsNeeded(choice.pax, capacityOf(product, option))
  const most = Math.min(MOST_ROOMS, mostRooms(choice.pax, product.kisi_sinirlari.en_az_yetiskin))
  return { least, most: Math.max(least, most) }
}

/** Rooms follow a party that just fits into them; a visitor who chose more keeps them as far as it allows. */
export function followRooms(product: Bookable, before: Choice, after: Choice): Choice {
  const bounds = roomBounds(product, after)
  if (!bounds) return after
  const { least, most } = bounds
  const fitted = roomBounds(product, before)?.least === before.adet && before.adet === after.adet
  return { ...after, adet: fitted ? least : Math.min(most, Math.max(least, after.adet)) }
}

type Age = keyof Pax

/** Smallest and largest number of one age, the others staying as they are. */
export function boundsOf(product: Bookable, choice: Choice, age: Age): { least: number; most: number } {
  const { pax } = choice
  const least = age === 'yetiskin' ? 1 : 0
  if (age === 'bebek') {
    const most = takesInfants(product.kisi_sinirlari) ? MOST_PEOPLE - allPeople(pax) + pax.bebek : 0
    return { least, most: Math.max(0, Math.min(pax.yetiskin, most)) }
  }
  if (age === 'cocuk' && !takesChildren(product.kisi_sinirlari)) return { least, most: 0 }
  return { least, most: Math.max(least, mostPeople(product, choice) - payingPeople(pax) + pax[age]) }
}

function mostPeople(product: Bookable, choice: Choice): number {
  const option = optionOf(product, choice)
  if (!option) return product.kisi_sinirlari.en_cok
  const each = capacityOf(product, option)
  return hasRooms(product, option) ? Math.min(MOST_PEOPLE, each * MOST_ROOMS) : each
}

export function setPeople(product: Bookable, choice: Choice, age: Age, count: number): Choice {
  const { least, most } = boundsOf(product, choice, age)
  const pax = { ...choice.pax, [age]: Math.min(most, Math.max(least, count)) }
  return followRooms(product, choice, { ...choice, pax: { ...pax, bebek: Math.min(pax.bebek, pax.yetiskin) } })
}
