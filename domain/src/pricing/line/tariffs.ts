import type { IsoDay } from '../../calendar-day.ts'
import type { Minor } from '../../money.ts'
import type { ClockTime, WallTime } from '../../wall-time.ts'

/** Per person (`tekil`). */
export interface PerPersonTariff {
  readonly tur: 'kisi'
  readonly kur: string
  readonly yetiskin_fiyat: Minor
  readonly cocuk_fiyat: Minor
  readonly bebek_fiyat: Minor
}

/** One price for the group, and more for each adult or child above `en_cok` (`grup`). */
export interface PerGroupTariff {
  readonly tur: 'grup'
  readonly kur: string
  readonly fiyat: Minor
  readonly arti_kisi: Minor
  readonly en_cok: number
}

/** A row of `gun_fiyatlar`. */
export interface DayPrice {
  readonly tarih: IsoDay
  readonly sezon: string
  readonly fiyat: Minor
  readonly arti_kisi: Minor
  readonly haftalik_fiyat: Minor | null
}

/** The highest threshold that the stay reaches counts. */
export interface LongStayRule {
  readonly en_az_gece: number
  readonly oran: number
}

/** A whole unit for nights or days: villa, yacht, hotel room. */
export interface NightlyTariff {
  readonly tur: 'gecelik'
  /** Equal units taken together, such as two rooms of a hotel; one when left out. */
  readonly adet?: number
  readonly kur: string
  readonly gun_fiyatlar: readonly DayPrice[]
  readonly en_cok: number
  readonly uzun_konaklama: readonly LongStayRule[]
}

export interface PersonDayPrice {
  readonly tarih: IsoDay
  readonly sezon: string
  readonly yetiskin_fiyat: Minor
  readonly cocuk_fiyat: Minor
  readonly bebek_fiyat: Minor
}

/** Nights per person: hotels that sell beds with board. */
export interface PersonNightlyTariff {
  readonly tur: 'kisi_gecelik'
  readonly kur: string
  readonly gun_fiyatlar: readonly PersonDayPrice[]
  readonly uzun_konaklama: readonly LongStayRule[]
}

export interface HireBand {
  readonly en_az_gun: number
  readonly fiyat: Minor
}

export interface HireSeason {
  readonly sezon: string
  readonly ilk_gun: IsoDay
  /** Included, as the operator writes it. */
  readonly son_gun: IsoDay
  readonly bantlar: readonly HireBand[]
}

/** Cars: a day price by length of hire, per season. */
export interface HireTariff {
  readonly tur: 'arac'
  readonly kur: string
  readonly alis: WallTime
  readonly donus: WallTime
  /** Minutes a car may come back late before one more day counts. */
  readonly tolerans_dk: number
  readonly donemler: readonly HireSeason[]
}

export type NightSurcharge = {
  readonly baslangic: ClockTime
  readonly bitis: ClockTime
} & ({ readonly turu: 'yuzde'; readonly oran: number } | { readonly turu: 'tutar'; readonly tutar: Minor })

interface Ride {
  readonly yon: 'gidis' | 'donus'
  readonly kalkis: WallTime
}

export interface VehicleRide extends Ride {
  readonly fiyat: Minor
}

export interface PersonRide extends Ride {
  readonly yetiskin_fiyat: Minor
  readonly cocuk_fiyat: Minor
  readonly bebek_fiyat: Minor
}

interface TransferTerms {
  readonly kur: string
  readonly gece_farki: NightSurcharge | null
  /** Per cent off both rides when they are booked together. */
  readonly gidis_donus_oran: number
}

export interface VehicleTransferTariff extends TransferTerms {
  readonly tur: 'transfer_arac'
  /** Seats of one vehicle; a larger party takes more vehicles. */
  readonly kapasite: number
  readonly seferler: readonly VehicleRide[]
}

export interface PersonTransferTariff extends TransferTerms {
  readonly tur: 'transfer_kisi'
  readonly seferler: readonly PersonRide[]
}

/** What one of a thing is: a piece, an hour, a session of so many minutes, a day, a package. */
export type UnitMeasure = 'adet' | 'saat' | 'sure' | 'gun' | 'paket'

/** So many of one thing: implants, hours of a boat, an extra service on its own. */
export interface PerUnitTariff {
  readonly tur: 'birim'
  readonly kur: string
  readonly fiyat: Minor
  readonly adet: number
  /** Told on the receipt; a piece where nothing is said. */
  readonly olcu?: UnitMeasure
  /** Minutes of one, where it is a session. */
  readonly sure_dk?: number
}

export type Tariff =
  | PerPersonTariff
  | PerGroupTariff
  | NightlyTariff
  | PersonNightlyTariff
  | HireTariff
  | VehicleTransferTariff
  | PersonTransferTariff
  | PerUnitTariff
