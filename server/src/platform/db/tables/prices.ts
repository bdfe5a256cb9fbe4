import type { IsoDay, Weekday } from '@meltem/domain/calendar-day'
import type { PaintedDay, PricePeriod } from '@meltem/domain/pricing/plan/price-plan'
import type { ColumnType, Generated } from 'kysely'
import type { StoredStayRules } from './reservation.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Json<T> = ColumnType<T, string, string>

/** What publishing came to, as it was told before. */
export interface StoredSummary {
  readonly gun: number
  /** Rules on gaps by option, as they stood before, where they changed with it. */
  readonly bosluklar?: Readonly<Record<string, StoredStayRules['bosluk']>>
}

/** Once for all options that were published together. */
export interface PricePublicationTable {
  tenant_id: number
  k_no: Generated<string>
  zaman: Timestamp
  /** Null where the house did it: the first price of an option, or a plan made of what stood. */
  personel_k_no: string | null
  secenekler: string[]
  ozet: ColumnType<StoredSummary, string | undefined, string>
  /** The publication that this one took back. */
  geri_alinan: string | null
}

export interface PricePlanTable {
  tenant_id: number
  opsiyon_k_no: string
  /** Raised by every saved draft and every publication. */
  surum: Generated<number>
  yayin_k_no: string | null
}

/** An edit of a draft that others may not have seen yet. */
export interface DraftEdit {
  readonly surum: number
  readonly kim: string
  readonly zaman: string
  readonly ilk: IsoDay
  readonly son: IsoDay
}

export interface PriceDraftTable {
  tenant_id: number
  opsiyon_k_no: string
  donemler: Json<PricePeriod[]>
  istisnalar: Json<Record<IsoDay, PaintedDay>>
  /** The rule on gaps between two guests; null leaves the option's. */
  bosluk: ColumnType<GapDraft | null, string | null, string | null>
  degisim: Json<DraftEdit[]>
  personel_k_no: string | null
  zaman: Timestamp
}

/** A rule, or none on purpose. */
export interface GapDraft {
  readonly kural: StoredStayRules['bosluk']
}

interface Published {
  opsiyon_k_no: string
  kur: string
  yayin_k_no: string | null
  baslangic: Timestamp
  /** When another took its place; null while it counts. */
  bitis: ColumnType<Date | null, null | undefined, Date | string>
}

export interface PricePeriodTable extends Published {
  tenant_id: number
  k_no: Generated<string>
  sezon: string
  ilk_gun: string
  son_gun: string | null
  fiyatlar: ColumnType<string[], number[], never>
  en_az_gece: number
  giris: Weekday[]
  cikis: Weekday[]
}

export interface PaintedMonthTable extends Published {
  tenant_id: number
  k_no: Generated<string>
  ay: string
  gunler: Json<(PaintedDay | null)[]>
}
