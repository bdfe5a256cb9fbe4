import type { PriceUnit } from '@meltem/contract/catalog/catalog'
import type { ProductKind } from '@meltem/contract/content/content'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { KINDS } from '@meltem/domain/kinds'
import { ownPrices, tariffOn } from '@meltem/domain/pricing/line/dated-prices'
import { findBand } from '@meltem/domain/pricing/line/hire-price'
import type { UnitMeasure } from '@meltem/domain/pricing/line/tariffs'
import type { SaleTerms, Unit } from '@meltem/domain/pricing/line/unit-price'
import type { StockShape, StoredTariff } from '../../../platform/db/tables/reservation.ts'
import type { Campaigns, OptionRow } from './sellable.queries.ts'

/** What tells how an option is counted. */
export interface CountedOption {
  readonly urun_tipi: ProductKind
  readonly tarife: StoredTariff
  readonly stok: StockShape | null
  readonly sure_dk: number
}

const HOUR = 60

/** What one piece is: as the operator said, else an hour or a session where units are counted by the clock. */
export function measureOf({ tarife, stok, sure_dk }: Omit<CountedOption, 'urun_tipi'>): UnitMeasure {
  if (tarife.tur === 'birim' && tarife.olcu) return tarife.olcu
  if (stok !== 'saat' || sure_dk === 0) return 'adet'
  return sure_dk === HOUR ? 'saat' : 'sure'
}

/** What the price of one is the price of: read beside it wherever it stands. */
export function priceUnitOf(option: CountedOption): PriceUnit {
  const { tarife, urun_tipi } = option
  switch (tarife.tur) {
    case 'kisi':
    case 'transfer_kisi':
      return 'kisi'
    case 'grup':
      return KINDS[urun_tipi].units?.grup ?? 'grup'
    case 'gecelik':
      return 'gece'
    case 'kisi_gecelik':
      return 'kisi_gece'
    case 'arac':
      return 'gun'
    case 'transfer_arac':
      return 'arac'
    case 'birim': {
      const measure = measureOf(option)
      return (measure === 'saat' && KINDS[urun_tipi].units?.saat) || measure
    }
  }
}

/** A night, day of hire or person is a part of a booking; a group, vehicle or piece can be booked alone. */
const WHOLE: readonly StoredTariff['tur'][] = ['grup', 'transfer_arac', 'birim']

/** One of an option at this price of its own tariff. */
export function unitOf({ tur, kur }: StoredTariff, fiyat: number): Unit {
  return { fiyat, kur, sayi: 1, butun: WHOLE.includes(tur) }
}

/** What stands between a leaf and the price one pays for it. */
export function saleTermsOf(
  { kdv_turu, kdv_oran, kampanya_k_no }: Pick<OptionRow, 'kdv_turu' | 'kdv_oran' | 'kampanya_k_no'>,
  campaigns: Pick<Campaigns, 'urun'>,
): SaleTerms {
  const kampanya = campaigns.urun.get(kampanya_k_no ?? '') ?? null
  return { kampanya, kdv: kdv_turu === 'haric' ? kdv_oran : 0 }
}

/** The price of one on a day: adult, group, unit, ride, or the day of the shortest hire in its season. */
export function leafOn(tarife: StoredTariff, tarih: IsoDay): number | null {
  switch (tarife.tur) {
    case 'arac': {
      const season = tarife.donemler.find((one) => one.ilk_gun <= tarih && tarih <= one.son_gun)
      return season ? (findBand(season.bantlar, 1)?.fiyat ?? null) : null
    }
    case 'gecelik':
    case 'kisi_gecelik':
      return null
    default:
      return ownPrices(tariffOn(tarife, tarih))[0] ?? null
  }
}
