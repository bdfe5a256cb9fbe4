import type { PricedOption } from '@meltem/contract/catalog/prices-office'
import type { Minor } from '../../money.ts'
import type { StoredTariff } from '../line/stored-tariff.ts'

/** Stands where a slot may be empty and is: no price of a week, no band of that length. */
export const NO_PRICE = -1

export type SlotName = PricedOption['yuvalar'][number]['ad']

/** One of the prices that a day has. */
export interface Slot {
  readonly ad: SlotName
  /** What is sold by it costs something: zero is refused. Others may be free. */
  readonly ana: boolean
  /** It may be left empty. */
  readonly bos: boolean
  /** How often an amount that is added counts in it: a week has seven nights; what is not the price itself stays. */
  readonly kat: number
  /** Days of hire from which the band counts. */
  readonly en_az_gun?: number
}

const main = (ad: SlotName): Slot => ({ ad, ana: true, bos: false, kat: 1 })
const side = (ad: SlotName): Slot => ({ ad, ana: false, bos: false, kat: 0 })
const WEEK: Slot = { ad: 'hafta', ana: true, bos: true, kat: 7 }

const NIGHT = [main('gece'), side('arti_kisi'), WEEK]
const PERSON = [main('yetiskin'), side('cocuk'), side('bebek')]
const GROUP = [main('fiyat'), side('arti_kisi')]
const UNIT = [main('fiyat')]
const RIDE = [main('gidis'), main('donus')]
const PERSON_RIDE = [
  main('gidis_yetiskin'),
  side('gidis_cocuk'),
  side('gidis_bebek'),
  main('donus_yetiskin'),
  side('donus_cocuk'),
  side('donus_bebek'),
]

/** Lengths of hire that any of its seasons has a price for, the shortest first; a car without prices is hired by the day. */
export function bandsOf({ donemler }: Extract<StoredTariff, { tur: 'arac' }>): number[] {
  const bands = new Set(donemler.flatMap(({ bantlar }) => bantlar.map(({ en_az_gun }) => en_az_gun)))
  return bands.size === 0 ? [1] : [...bands].sort((a, b) => a - b)
}

/** Which prices a day of this option has. The first one is the price that lists and grids show. */
export function slotsOf(tariff: StoredTariff): readonly Slot[] {
  switch (tariff.tur) {
    case 'gecelik':
      return NIGHT
    case 'kisi':
    case 'kisi_gecelik':
      return PERSON
    case 'grup':
      return GROUP
    case 'birim':
      return UNIT
    case 'transfer_arac':
      return RIDE
    case 'transfer_kisi':
      return PERSON_RIDE
    case 'arac':
      return bandsOf(tariff).map((en_az_gun, place) => ({ ...main('gun'), bos: place > 0, en_az_gun }))
  }
}

/** Whether a guest may be asked to pay this: a price of zero is a slip of the hand, never an offer (PRICE-22). */
export function isPrice(slot: Slot, price: Minor): boolean {
  if (price === NO_PRICE) return slot.bos
  return Number.isSafeInteger(price) && price >= (slot.ana ? 1 : 0) && price <= 9_999_999_999
}
