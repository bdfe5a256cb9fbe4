import type { IsoDay } from '@meltem/domain/calendar-day'
import type { ClockTime } from '@meltem/domain/wall-time'
import { stableKey } from '../../../platform/db/stable-key.ts'

/** Seats of one departure. */
export interface SeatNeed {
  readonly tur: 'kalkis'
  readonly satir: number
  readonly kaynak_k_no: string
  readonly kalkis_k_no: string
  readonly tarih: IsoDay
  readonly saat: ClockTime
  /** Seats the rule gives a departure that has no row yet. */
  readonly kontenjan: number
  readonly kisi: number
}

/** One or more units of a thing or pool, for nights or hours. */
export interface UnitNeed {
  readonly tur: 'birim'
  readonly satir: number
  readonly kaynak_k_no: string
  readonly stok: 'gece' | 'saat'
  readonly from: Date
  readonly to: Date
  readonly adet: number
  /** Nights for `gece`, minutes for `saat`. */
  readonly devir: number
}

export type StockNeed = SeatNeed | UnitNeed

/** The same departure always has the same key, so that it can be locked before its first booking. */
export function departureKey(tenantId: number, resource: string, day: IsoDay, clock: ClockTime): string {
  return stableKey(String(tenantId), 'kalkis', resource, day, clock)
}
