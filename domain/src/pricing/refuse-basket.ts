import type { Minor } from '../money.ts'
import { allPeople, MOST_PEOPLE } from '../people.ts'
import { type BasketInput, type LineInput, MOST_LINES } from './price-input.ts'

function isCount(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most
}

function refuseExtra(one: { readonly adet: number; readonly fiyat: Minor }): void {
  if (!isCount(one.adet, 999) || !isCount(one.fiyat, Number.MAX_SAFE_INTEGER)) {
    throw new RangeError('extras and fees have whole counts and amounts of zero or more')
  }
}

function refuseLine(line: LineInput): void {
  const { yetiskin, cocuk, bebek } = line.pax
  const counted = isCount(yetiskin, MOST_PEOPLE) && isCount(cocuk, MOST_PEOPLE) && isCount(bebek, MOST_PEOPLE)
  if (!counted || allPeople(line.pax) > MOST_PEOPLE) {
    throw new RangeError('people are whole numbers, at most 99 in all')
  }
  if (!isCount(line.gun_sayisi, 3660) || line.gun_sayisi < 1) throw new RangeError('a service lasts at least one day')
  line.ekstra_hizmetler.forEach(refuseExtra)
  line.ucretler.forEach(refuseExtra)
  if (line.tarife.tur === 'birim' && !isCount(line.tarife.adet, 999)) throw new RangeError('units are whole numbers')
  if (line.odeme_tipi_oran > 100) throw new RangeError('a deposit is at most all of it')
}

/** The schema has refused these at the door; here they would be a fault of ours, so they throw (PRICE-14). */
export function refuseNonsense(basket: BasketInput): void {
  if (basket.satirlar.length > MOST_LINES) throw new RangeError('at most 50 lines')
  if (!isCount(basket.kart_taksit, 36) || basket.kart_taksit < 1) throw new RangeError('at least one instalment')
  for (const kur of [basket.sabit_kur, basket.secilen_kur]) {
    if (!Object.hasOwn(basket.kurlar, kur)) throw new RangeError(`no rate for ${kur}`)
  }
  if (Number(basket.kurlar[basket.sabit_kur]) !== 1) throw new RangeError('the base currency has rate 1')
  basket.satirlar.forEach(refuseLine)
}
