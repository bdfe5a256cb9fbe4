import type { IsoDay } from '../../calendar-day.ts'
import type { Minor } from '../../money.ts'
import type { FlatTariff } from './stored-tariff.ts'

/** The prices of the option itself, in the order of its slots. */
export function ownPrices(tariff: FlatTariff): readonly Minor[] {
  switch (tariff.tur) {
    case 'kisi':
      return [tariff.yetiskin_fiyat, tariff.cocuk_fiyat, tariff.bebek_fiyat]
    case 'grup':
      return [tariff.fiyat, tariff.arti_kisi]
    case 'birim':
      return [tariff.fiyat]
    case 'transfer_arac':
      return [tariff.fiyatlar.gidis, tariff.fiyatlar.donus]
    case 'transfer_kisi': {
      const { gidis, donus } = tariff.fiyatlar
      const there = [gidis.yetiskin_fiyat, gidis.cocuk_fiyat, gidis.bebek_fiyat]
      return [...there, donus.yetiskin_fiyat, donus.cocuk_fiyat, donus.bebek_fiyat]
    }
  }
}

function people(prices: readonly Minor[], from: number) {
  const [yetiskin_fiyat = 0, cocuk_fiyat = 0, bebek_fiyat = 0] = prices.slice(from, from + 3)
  return { yetiskin_fiyat, cocuk_fiyat, bebek_fiyat }
}

/** The same tariff at these prices. */
export function withPrices<T extends FlatTariff>(tariff: T, prices: readonly Minor[]): T {
  const [first = 0, second = 0] = prices
  switch (tariff.tur) {
    case 'kisi':
      return { ...tariff, ...people(prices, 0) }
    case 'grup':
      return { ...tariff, fiyat: first, arti_kisi: second }
    case 'birim':
      return { ...tariff, fiyat: first }
    case 'transfer_arac':
      return { ...tariff, fiyatlar: { gidis: first, donus: second } }
    case 'transfer_kisi':
      return { ...tariff, fiyatlar: { gidis: people(prices, 0), donus: people(prices, 3) } }
  }
}

/**
 * What the option costs on a day: the prices of the day where it has some, else its own (PRICE-18). Worked: a tour at
 * 48.00 with 60.00 in August costs 60.00 on 31 August and 48.00 on 1 September.
 */
export function tariffOn<T extends FlatTariff>(tariff: T, day: IsoDay): T {
  const { donemler, ...own } = tariff
  if (!donemler) return tariff
  const dated = donemler.find((one) => one.ilk_gun <= day && day <= one.son_gun)
  return dated ? withPrices(own as T, dated.fiyatlar) : (own as T)
}
