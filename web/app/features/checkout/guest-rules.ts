import { isTckn } from '@meltem/domain/identifiers'
import type { GuestDraft } from '../../platform/stores/checkout-draft.ts'

/** What is wrong with a field; the sentence stands in i18n under `checkout.rules`. */
export type GuestRule =
  | 'zorunlu'
  | 'uzun'
  | 'e_mail'
  | 'telefon'
  | 'tarih'
  | 'gelecek'
  | 'yas'
  | 'tckn'
  | 'pasaport'
  | 'sayi'
  | 'saat'
  | 'secim'
  | 'ucus'

/**
 * A phone as people type it, as E.164; undefined when it is none. Without a country code a Turkish number is meant:
 * worked: `0532 123 45 67` and `532 1234567` are +905321234567, `0049 151 23456789` is +4915123456789.
 */
export function toE164(typed: string): string | undefined {
  const plain = typed.replace(/[\s().\-/]/g, '')
  const international = plain.startsWith('00') ? `+${plain.slice(2)}` : plain
  const number = /^0?[2-5]\d{9}$/.test(international) ? `+90${international.slice(-10)}` : international
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}

/** `DD.MM.YYYY`, or what a keyboard without dots makes of it, as `YYYY-MM-DD`; undefined when there is no such day. */
export function toIsoDate(typed: string): string | undefined {
  const found =
    /^\s*(\d{1,2})[./\-\s](\d{1,2})[./\-\s](\d{4})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed)
  if (!found) return undefined
  const [, day = '', month = '', year = ''] = found
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const real = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return real ? date.toISOString().slice(0, 10) : undefined
}

const OLDEST = 120
const ADULT = 18

/** Whole years on a day. Worked: born 15.08.2008, on 14.08.2026: 17. */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

export function birthDateRule(typed: string, today: string, adult: boolean): GuestRule | undefined {
  if (typed.trim() === '') return undefined
  const iso = toIsoDate(typed)
  if (iso === undefined) return 'tarih'
  if (iso > today) return 'gelecek'
  const age = ageOn(iso, today)
  if (age > OLDEST) return 'tarih'
  return adult && age < ADULT ? 'yas' : undefined
}

/** Eleven digits are a Turkish identity number and must be a real one; anything else counts as a passport. */
export function identityRule(typed: string, required: boolean): GuestRule | undefined {
  const plain = plainIdentity(typed)
  if (plain === '') return required ? 'zorunlu' : undefined
  if (/^\d{11}$/.test(plain)) return isTckn(plain) ? undefined : 'tckn'
  return /^[A-Z0-9]{5,20}$/.test(plain) ? undefined : 'pasaport'
}

export function plainIdentity(typed: string): string {
  return typed.replace(/[\s.\-/]/g, '').toUpperCase()
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

function textRule(typed: string, most: number): GuestRule | undefined {
  if (typed.trim() === '') return 'zorunlu'
  return typed.trim().length > most ? 'uzun' : undefined
}

function emailRule(typed: string): GuestRule | undefined {
  if (typed.trim() === '') return 'zorunlu'
  return EMAIL.test(typed.trim()) && typed.length <= 254 ? undefined : 'e_mail'
}

function phoneRule(typed: string): GuestRule | undefined {
  if (typed.trim() === '') return 'zorunlu'
  return toE164(typed) === undefined ? 'telefon' : undefined
}

export type GuestField = keyof GuestDraft | 'tc_pasaport'

interface GuestQuestioned {
  readonly guest: GuestDraft
  /** Typed here and now; never kept. */
  readonly identity: string
  /** Stays have to be reported, so the number is needed; elsewhere it may wait. */
  readonly identityNeeded: boolean
  readonly today: string
}

/** What stands against the lead guest, field by field, in the order of the form. */
export function guestProblems({ guest, identity, identityNeeded, today }: GuestQuestioned): [GuestField, GuestRule][] {
  const found: [GuestField, GuestRule | undefined][] = [
    ['ad', textRule(guest.ad, 80)],
    ['soyad', textRule(guest.soyad, 80)],
    ['e_mail', emailRule(guest.e_mail)],
    ['telefon', phoneRule(guest.telefon)],
    ['dogum_tarihi', birthDateRule(guest.dogum_tarihi, today, true)],
    ['tc_pasaport', identityRule(identity, identityNeeded)],
    ['adres', guest.adres.length > 300 ? 'uzun' : undefined],
  ]
  return found.filter((one): one is [GuestField, GuestRule] => one[1] !== undefined)
}
