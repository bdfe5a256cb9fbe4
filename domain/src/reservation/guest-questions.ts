import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import { allPeople, type People } from '../people.ts'

/** A service and what its product wants to know (BOOK-66). */
export interface AskedLine {
  readonly istek: { readonly pax: People }
  readonly urun: { readonly sorular: readonly GuestQuestion[] }
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

/** Under which name an answer is kept while it is written. */
export const answerName = (kod: string, kisi: number | null) =>
  kisi === null ? `rezervasyon/${kod}` : `kisi/${kisi}/${kod}`

/**
 * All questions of a basket, each asked once: two tours that both want the hotel get the same answer. A question to
 * every guest is asked of as many as the largest party that wants it. Questions with a condition follow what they hang on.
 */
export function askedFields(lines: readonly AskedLine[], answers: Answers): AskedField[] {
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
  const common = [...once.values()].map((soru): AskedField => ({ ad: answerName(soru.kod, null), soru, kisi: null }))
  const most = Math.max(0, ...[...each.values()].map(({ kisi }) => kisi))
  const personal = Array.from({ length: most }, (_, place) => place + 1).flatMap((kisi) =>
    [...each.values()]
      .filter((one) => kisi <= one.kisi)
      .map(({ soru }): AskedField => ({ ad: answerName(soru.kod, kisi), soru, kisi })),
  )
  return [...common, ...personal].filter((field) => isAsked(field, answers))
}

/** A condition looks at the answer of the same guest, or at one that was given once for all. */
function isAsked({ soru: { kosul }, kisi }: AskedField, answers: Answers): boolean {
  if (kosul === null) return true
  const own = kisi === null ? undefined : answers[answerName(kosul.kod, kisi)]
  return (own ?? answers[answerName(kosul.kod, null)]) === kosul.deger
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
    const names = ['ad', 'soyad'].map(
      (kod): AskedField => ({ ad: answerName(kod, kisi), soru: { ...NAME, kod }, kisi }),
    )
    return [...names, field]
  })
}
