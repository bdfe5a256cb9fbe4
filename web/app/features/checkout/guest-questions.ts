import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { ProductKind } from '@meltem/contract/content/content'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { allPeople } from '@meltem/domain/people'
import { birthDateRule, type GuestRule, identityRule, toIsoDate } from './guest-rules.ts'

/** What a question needs to know of a line. */
export interface AskingLine {
  readonly istek: Pick<CartLineRequest, 'pax'>
  readonly urun: { readonly urun_tipi: ProductKind; readonly sorular: readonly GuestQuestion[] }
  readonly yanitlar: Readonly<Record<string, string>>
}

/** One field on the page. */
export interface AskedField {
  /** Name of the answer: `rezervasyon/ucus_no`, `kisi/2/kilo`. */
  readonly ad: string
  readonly soru: GuestQuestion
  /** Guest it is asked of, from 1; null when asked once. */
  readonly kisi: number | null
}

export type Answers = Readonly<Record<string, string>>

/** Numbers that identify a person are typed where they are used and never kept in the browser (PEOPLE-10). */
export function isIdentity(kod: string): boolean {
  return /pasaport|kimlik|tckn|tc_no/.test(kod)
}

const nameOf = (kod: string, kisi: number | null) => (kisi === null ? `rezervasyon/${kod}` : `kisi/${kisi}/${kod}`)

/**
 * All questions of a basket, each asked once: two tours that both want the hotel get the same answer. A question to
 * every guest is asked of as many as the largest party that wants it. Questions with a condition follow what they hang on.
 */
export function askedFields(lines: readonly AskingLine[], answers: Answers): AskedField[] {
  const once = new Map<string, GuestQuestion>()
  const each = new Map<string, { soru: GuestQuestion; kisi: number }>()
  for (const { istek, urun } of lines) {
    for (const soru of urun.sorular) {
      if (soru.kapsam === 'rezervasyon') {
        const known = once.get(soru.kod)
        once.set(soru.kod, known ? { ...known, zorunlu: known.zorunlu || soru.zorunlu } : soru)
      } else {
        const known = each.get(soru.kod)?.kisi ?? 0
        each.set(soru.kod, { soru, kisi: Math.max(known, allPeople(istek.pax)) })
      }
    }
  }
  const common = [...once.values()].map((soru): AskedField => ({ ad: nameOf(soru.kod, null), soru, kisi: null }))
  const most = Math.max(0, ...[...each.values()].map(({ kisi }) => kisi))
  const personal = Array.from({ length: most }, (_, place) => place + 1).flatMap((kisi) =>
    [...each.values()]
      .filter((one) => kisi <= one.kisi)
      .map(({ soru }): AskedField => ({ ad: nameOf(soru.kod, kisi), soru, kisi })),
  )
  return [...common, ...personal].filter((field) => isAsked(field, answers))
}

/** A condition looks at the answer of the same guest, or at one that was given once for all. */
function isAsked({ soru: { kosul }, kisi }: AskedField, answers: Answers): boolean {
  if (kosul === null) return true
  const own = kisi === null ? undefined : answers[nameOf(kosul.kod, kisi)]
  return (own ?? answers[nameOf(kosul.kod, null)]) === kosul.deger
}

/** What is known already from the way into the basket, such as the flight number of a transfer. */
export function knownAnswers(lines: readonly AskingLine[]): Answers {
  return Object.fromEntries(
    lines.flatMap(({ yanitlar }) => Object.entries(yanitlar).map(([kod, value]) => [nameOf(kod, null), value])),
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

const NAME: Omit<GuestQuestion, 'kod'> = {
  kapsam: 'kisi',
  tip: 'metin',
  baslik: {},
  ipucu: {},
  zorunlu: true,
  secenekler: [],
  kosul: null,
}

/** A guest with questions is also asked for a name; the first guest gives it at the top of the page. */
export function withNames(fields: readonly AskedField[]): AskedField[] {
  const named = new Set<number>([1])
  return fields.flatMap((field) => {
    const { kisi } = field
    if (kisi === null || named.has(kisi)) return [field]
    named.add(kisi)
    const names = ['ad', 'soyad'].map((kod): AskedField => ({ ad: nameOf(kod, kisi), soru: { ...NAME, kod }, kisi }))
    return [...names, field]
  })
}
