import type { Settlement } from '@meltem/contract/agency/agency'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import type { PartnerDiscount } from '@meltem/domain/pricing/price-input'

/** An agency that sells, by which contract, at which rates. */
export interface SellerTerms {
  readonly k_no: string
  readonly ust_k_no: string | null
  /** As receipts call it. */
  readonly ad: string
  readonly sozlesme_k_no: string
  readonly akis: Settlement
  /** Per cent by product. */
  readonly oranlar: ReadonlyMap<string, number>
  /** What it gets of them as a sub-agency; null for an agency of its own. */
  readonly alt_oran: number | null
}

/** An agency that books for a client at the portal. */
export interface ActingAgency extends SellerTerms {
  readonly opsiyon_saat: number
  /** Where news of the booking goes: what it costs is between agency and operator. */
  readonly e_mail: string
  /** What the client pays, in minor units; null where nothing was said. */
  readonly musteri_toplam: number | null
}

/** What a clerk takes off the price of the list, and how far they may go (BOOK-18). */
export interface OwnPrice {
  /** Minor units of `kur`. */
  readonly tutar: number
  readonly kur: string
  /** Per cent of the list price. */
  readonly sinir: number
}

/** A clerk who sells by phone. */
export interface PhoneDesk {
  readonly personel_k_no: string
  /** How long what is sold waits for its money. */
  readonly bekleme_dk: number
}

/** Who books: read from the token, never from the body. */
export interface Person {
  readonly uye: Reservation['uye']
  /** Discount of the member's group or of the agency. */
  readonly iskonto: PartnerDiscount | null
  readonly ip: string
  /** Needs no account, whatever the tenant has set: agencies, clerks and jobs. For others the settings decide. */
  readonly hesapsiz_olur: boolean
  readonly acente?: ActingAgency
  readonly telefon?: PhoneDesk
  readonly elle?: OwnPrice | null
}

/** The same person again, for limits and coupons: a member by key, a guest by address. */
export function holderOf({ uye, ip, acente, telefon }: Pick<Person, 'uye' | 'ip' | 'acente' | 'telefon'>): string {
  if (telefon) return `personel:${telefon.personel_k_no}`
  if (acente) return `acente:${acente.k_no}`
  return uye ? `uye:${uye.k_no}` : `ip:${ip}`
}

export function actorOf({ uye, acente }: Person): string {
  if (acente) return `acente:${acente.k_no}`
  return uye ? `uye:${uye.k_no}` : 'misafir'
}

/**
 * Whose request it is: a repeated answer goes only to the person who got it first. For an agency all of its people,
 * as they share their bookings. Guests are one and the same here: what tells one from another is the request itself, whose
 * keys their browser has made up and no other browser has seen.
 */
export function askerOf({ person, kim }: { readonly person: Person; readonly kim?: string | undefined }): string {
  return person.acente ? actorOf(person) : (kim ?? actorOf(person))
}

/** The agency and, where it sold through one, the sub-agency. */
export function agencyColumns({ acente }: Person): { ac_k_no: string | null; alt_ac_k_no: string | null } {
  if (!acente) return { ac_k_no: null, alt_ac_k_no: null }
  return { ac_k_no: acente.ust_k_no ?? acente.k_no, alt_ac_k_no: acente.ust_k_no ? acente.k_no : null }
}

/** Jobs act for no member, guest or agency. */
export const SYSTEM: Person = { uye: null, iskonto: null, ip: '', hesapsiz_olur: true }
