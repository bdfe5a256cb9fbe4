import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { ProductKind } from '@meltem/contract/content/content'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { type Answers, type AskedField, answerName, isIdentity } from '@meltem/domain/reservation/guest-questions'
import { birthDateRule, type GuestRule, identityRule, toIsoDate } from './guest-rules.ts'

/** What a question needs to know of a line. */
export interface AskingLine {
  readonly istek: Pick<CartLineRequest, 'pax'>
  readonly urun: { readonly urun_tipi: ProductKind; readonly sorular: readonly GuestQuestion[] }
  readonly yanitlar: Readonly<Record<string, string>>
}

/** What is known already from the way into the basket, such as the flight number of a transfer. */
export function knownAnswers(lines: readonly AskingLine[]): Answers {
  return Object.fromEntries(
    lines.flatMap(({ yanitlar }) => Object.entries(yanitlar).map(([kod, value]) => [answerName(kod, null), value])),
  )
}

const FLIGHT = /^[A-Z0-9]{2}\s?\d{1,4}[A-Z]?$/i
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const MOST_TEXT = 500

export function answerRule({ soru }: AskedField, typed: string, today: string): GuestRule | undefined {
  const value = typed.trim()
  if (value === '') return soru.zorunlu ? 'zorunlu' : undefined
  if (value.length > MOST_TEXT) return 'uzun'
  if (isIdentity(soru.kod)) return identityRule(value, soru.zorunlu)
  if (/ucus/.test(soru.kod) && soru.tip === 'metin') return FLIGHT.test(value) ? undefined : 'ucus'
  return ruleOfType(soru, value, today)
}

function ruleOfType(soru: GuestQuestion, value: string, today: string): GuestRule | undefined {
  switch (soru.tip) {
    case 'sayi':
      return /^\d{1,6}([.,]\d{1,2})?$/.test(value) ? undefined : 'sayi'
    case 'saat':
      return CLOCK.test(value) ? undefined : 'saat'
    case 'tarih':
      if (/dogum/.test(soru.kod)) return birthDateRule(value, today, false)
      return toIsoDate(value) === undefined ? 'tarih' : undefined
    case 'secim':
      return soru.secenekler.some(({ kod }) => kod === value) ? undefined : 'secim'
    case 'evet_hayir':
      return value === 'evet' || value === 'hayir' ? undefined : 'secim'
    default:
      return undefined
  }
}

/** As it goes to the server: dates as the wire writes them, everything else as typed. */
export function answerOnWire({ soru }: AskedField, typed: string): string {
  const value = typed.trim()
  if (soru.tip === 'tarih') return toIsoDate(value) ?? value
  return /ucus/.test(soru.kod) ? value.toUpperCase() : value
}
