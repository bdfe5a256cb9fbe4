import type { PartValues, WrittenProductText } from '@meltem/contract/catalog/office-parts'
import type { PricePeriodOnWire } from '@meltem/contract/catalog/prices-office'
import type { OptionRow } from '@meltem/contract/stock/office'
import type { Language } from '@meltem/contract/wire/language'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import type { Slot } from '@meltem/domain/pricing/plan/price-slots'
import type { StockShape } from '../../platform/db/tables/reservation.ts'
import type { StandingPlan } from '../catalog/prices/standing-plans.ts'

/** A season as a file has it: its prices by their names, so that a row reads like a row of a price list. */
export interface FiledPeriod extends Omit<PricePeriodOnWire, 'fiyatlar'> {
  readonly fiyatlar: Readonly<Record<string, number | null>>
}

export interface FiledOption {
  /** Null while it is not there. */
  readonly k_no: string | null
  /** The operator's own name of it, or its key where it has none. */
  readonly kod: string
  readonly surum: number
  readonly ad: OptionRow['ad']
  readonly aciklama: OptionRow['aciklama']
  readonly aktif: boolean
  readonly sure_dk: number
  readonly en_cok: number | null
  readonly bilgi: OptionRow['bilgi']
  readonly tur: StoredTariff['tur']
  readonly kur: string
  readonly stok: StockShape | null
  readonly birim: number
  readonly devir: number
  /** First departures; of an option that is there they are planned on its own screen. */
  readonly gunler: readonly number[] | null
  readonly saatler: readonly string[] | null
  readonly kontenjan: number | null
  /** What it is priced by, where the file says more than the sheet can. */
  readonly tarife: StoredTariff | null
  readonly slots: readonly Slot[]
  /** Seasons that have not ended; null where prices were not asked for. */
  readonly donemler: readonly FiledPeriod[] | null
  readonly plan: StandingPlan | null
}

/** A product as files say it, whatever form they have; the parts are those that screens edit. */
export interface FiledProduct extends PartValues {
  readonly metinler: Readonly<Partial<Record<Language, WrittenProductText>>>
  readonly gorseller: readonly string[]
  readonly secenekler: readonly FiledOption[]
}

/** One that is there, with what a file cannot change. */
export interface StandingProduct {
  readonly k_no: string
  readonly kod: string | null
  readonly yayinda: boolean
  readonly urun: FiledProduct
}

/** What a price is called in a row: `gece`, `yetiskin`, and hires by their length, `gun_7`. */
export function slotName({ ad, en_az_gun }: Slot): string {
  return en_az_gun === undefined ? ad : `${ad}_${en_az_gun}`
}

export function filedPeriod({ fiyatlar, ...period }: PricePeriodOnWire, slots: readonly Slot[]): FiledPeriod {
  return {
    ...period,
    fiyatlar: Object.fromEntries(slots.map((slot, place) => [slotName(slot), fiyatlar[place] ?? null])),
  }
}

/** Prices in the order that the option has them. */
export function periodOnWire({ fiyatlar, ...period }: FiledPeriod, slots: readonly Slot[]): PricePeriodOnWire {
  return { ...period, fiyatlar: slots.map((slot) => fiyatlar[slotName(slot)] ?? (slot.bos ? null : 0)) }
}

/** The base last, the others by their first day. */
export function inOrder<T extends Pick<FiledPeriod, 'ilk_gun' | 'son_gun'>>(periods: readonly T[]): T[] {
  const place = ({ ilk_gun, son_gun }: T) => `${son_gun === null ? '1' : '0'}${ilk_gun}`
  return [...periods].sort((a, b) => (place(a) < place(b) ? -1 : 1))
}
