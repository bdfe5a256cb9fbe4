import type { DayReason as WireDayReason } from '@meltem/contract/reservation/reservation'

/** Why a day cannot be chosen; the closed list is the wire's. */
export type DayReason = WireDayReason

/** A reason with what its sentence needs: the day, the least nights, the places left. */
export interface Refusal {
  readonly neden: DayReason
  readonly parametreler: Readonly<Record<string, string | number>>
}
