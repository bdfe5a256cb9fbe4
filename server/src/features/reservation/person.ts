import type { Reservation } from '@meltem/contract/reservation'
import type { PartnerDiscount } from '@meltem/domain/pricing/price-input'

/** Who books: read from the token, never from the body. */
export interface Person {
  readonly uye: Reservation['uye']
  /** Discount of the member's group or of the agency. */
  readonly iskonto: PartnerDiscount | null
  readonly ip: string
  /** The tenant lets people book without an account. */
  readonly misafir_olabilir: boolean
}

/** The same person again, for limits and coupons: a member by key, a guest by address. */
export function holderOf({ uye, ip }: Pick<Person, 'uye' | 'ip'>): string {
  return uye ? `uye:${uye.k_no}` : `ip:${ip}`
}

export function actorOf({ uye }: Person): string {
  return uye ? `uye:${uye.k_no}` : 'misafir'
}

/** Jobs act for nobody in particular. */
export const SYSTEM: Person = { uye: null, iskonto: null, ip: '', misafir_olabilir: true }
