import type { IsoDay } from '../../calendar-day.ts'
import type { Minor } from '../../money.ts'
import type {
  HireTariff,
  NightlyTariff,
  PerGroupTariff,
  PerPersonTariff,
  PersonNightlyTariff,
  PersonTransferTariff,
  PerUnitTariff,
  VehicleTransferTariff,
} from './tariffs.ts'

/** Days on which another price than the option's own counts; prices in the order of the tariff's slots (PRICE-18). */
export interface DatedPrices {
  readonly sezon: string
  readonly ilk_gun: IsoDay
  /** Included. */
  readonly son_gun: IsoDay
  readonly fiyatlar: readonly Minor[]
}

interface Dated {
  readonly donemler?: readonly DatedPrices[]
}

interface RidePrices {
  readonly gidis: Minor
  readonly donus: Minor
}

interface PersonRidePrices {
  readonly yetiskin_fiyat: Minor
  readonly cocuk_fiyat: Minor
  readonly bebek_fiyat: Minor
}

/** Priced by its option, with other prices on some days; nights and cars have their prices day by day. */
export type FlatTariff =
  | (PerPersonTariff & Dated)
  | (PerGroupTariff & Dated)
  | (Omit<VehicleTransferTariff, 'seferler'> & { readonly fiyatlar: RidePrices } & Dated)
  | (Omit<PersonTransferTariff, 'seferler'> & {
      readonly fiyatlar: Record<'gidis' | 'donus', PersonRidePrices>
    } & Dated)
  | (Omit<PerUnitTariff, 'adet'> & Dated)

/** A tariff without what the person chooses: dates, times, days and counts come from the line. */
export type StoredTariff =
  | FlatTariff
  | Omit<NightlyTariff, 'gun_fiyatlar' | 'adet'>
  | Omit<PersonNightlyTariff, 'gun_fiyatlar'>
  | Omit<HireTariff, 'alis' | 'donus'>
