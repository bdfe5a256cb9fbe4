import type { SourceState } from '@meltem/contract/reservation/ical-office'
import type { ColumnType, Generated } from 'kysely'

type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>

/** Another calendar that is read into a unit. */
export interface CalendarSourceTable {
  tenant_id: number
  k_no: Generated<string>
  birim_k_no: string
  ad: string
  adres: string
  /** It sends back what it has read from us: the same nights as a booking of ours are no conflict. */
  yanki: Generated<boolean>
  durum: Generated<SourceState>
  /** Status of the answer, or how much of it was too much. */
  ayrinti: ColumnType<Record<string, unknown>, string | undefined, string>
  olay_sayisi: Generated<number>
  /** When it was read last, and when that went well. */
  okuma_zamani: MaybeTime
  basari_zamani: MaybeTime
  /** Since when it has come without most of its events; null while it has them. */
  bos_zamani: MaybeTime
  personel_k_no: string | null
  olusturma_zamani: ColumnType<Date, never, never>
}

/** One event of it, as it was read last. */
export interface CalendarEventTable {
  tenant_id: number
  k_no: Generated<string>
  ical_k_no: string
  birim_k_no: string
  uid: string
  ozet: string
  baslangic: Date
  bitis: Date
  goruldu: ColumnType<Date, Date | undefined, never>
}

/** The secret address of a unit's own calendar: which one counts, and who has read it last. */
export interface CalendarFeedTable {
  tenant_id: number
  birim_k_no: string
  surum: Generated<number>
  okuma_zamani: MaybeTime
}
