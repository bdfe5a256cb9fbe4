import type { ProductKind } from '@meltem/contract/content/content'
import { KINDS } from '../kinds.ts'
import { type People, payingPeople } from '../people.ts'

/** A line may take several equal rooms where nights of them are sold. */
export function countsRooms(urun_tipi: ProductKind, tariff: string): boolean {
  return KINDS[urun_tipi].rooms === true && (tariff === 'gecelik' || tariff === 'kisi_gecelik')
}

/** Fewest rooms the party fits into; infants sleep in a cot. Worked: 5 people in rooms of 2 need 3. */
export function roomsNeeded(pax: People, capacity: number): number {
  return Math.max(1, Math.ceil(payingPeople(pax) / Math.max(1, capacity)))
}

/** Most rooms the party can take: none is left to children. Worked: 3 adults with one adult a room, at most 3. */
export function mostRooms(pax: People, leastAdults: number): number {
  return Math.max(1, Math.floor(pax.yetiskin / Math.max(1, leastAdults)))
}
