import type { Translated } from '@meltem/contract/content/translation'
import type { Language } from '@meltem/contract/wire/language'
import { aligned } from './aligned-blocks.ts'
import { type Doc, fieldsOf, type TextField, wordsAt } from './text-fields.ts'
import type { ConfirmedRow, PastRow, TextRow } from './translation.queries.ts'

/** One thing with all it says. */
export interface Unit {
  readonly tur: Translated
  readonly k_no: string
  readonly texts: ReadonlyMap<Language, TextRow>
  readonly past: readonly PastRow[]
  readonly confirmed: readonly ConfirmedRow[]
}

interface Parts {
  readonly rows: readonly TextRow[]
  readonly past: readonly PastRow[]
  readonly confirmed: readonly ConfirmedRow[]
}

export function unitsOf({ rows, past, confirmed }: Parts): Unit[] {
  const name = ({ tur, k_no }: { tur: string; k_no: string }) => `${tur} ${k_no}`
  const pasts = Map.groupBy(past, name)
  const marks = Map.groupBy(confirmed, name)
  return [...Map.groupBy(rows, name)].flatMap(([key, texts]) => {
    const [first] = texts
    if (!first) return []
    return [
      {
        tur: first.tur,
        k_no: first.k_no,
        texts: new Map(texts.map((row) => [row.dil, row])),
        past: pasts.get(key) ?? [],
        confirmed: marks.get(key) ?? [],
      },
    ]
  })
}

export interface Pair extends TextField {
  /** What the language says. */
  readonly soz: string
  readonly durum: 'tam' | 'eksik' | 'eski'
  readonly once: string | null
}

type Blocks = readonly { readonly tip: string }[]

/** A text whose blocks stand in the order of the source, so that places mean the same in both. */
export function inOrderOf(source: Doc, target: Doc | null | undefined): Doc | undefined {
  if (!target) return undefined
  if (!Array.isArray(source.bloklar)) return target
  return { ...target, bloklar: aligned(source.bloklar as Blocks, (target.bloklar ?? []) as Blocks) }
}

/** Every field of the source with what the language says to it, and whether it still fits (PAGE-24). */
export function pairsOf(unit: Unit, source: Language, dil: Language): Pair[] {
  const from = unit.texts.get(source)
  if (!from) return []
  const target = inOrderOf(from.doc, unit.texts.get(dil)?.doc)
  const sourcePast = unit.past.filter((row) => row.dil === source)
  const ownPast = unit.past.filter((row) => row.dil === dil)
  return fieldsOf(from.doc)
    .filter(({ metin }) => metin.trim() !== '')
    .map((field) => {
      const soz = target ? wordsAt(target, field.alan) : ''
      if (soz.trim() === '') return { ...field, soz, durum: 'eksik', once: null }
      if (sourcePast.length === 0) return { ...field, soz, durum: 'tam', once: null }
      const since = translatedAt(unit, { source: from.doc, dil, ownPast }, field.alan, soz)
      const then = sourceAt(sourcePast, from.doc, field.alan, since)
      const isOld = then !== null && then !== field.metin
      return { ...field, soz, durum: isOld ? 'eski' : 'tam', once: isOld ? then : null }
    })
}

interface Told {
  readonly source: Doc
  readonly dil: Language
  readonly ownPast: readonly PastRow[]
}

/** When the words that stand there were written or confirmed; the beginning of time where they always stood there. */
function translatedAt(unit: Unit, { source, dil, ownPast }: Told, alan: string, soz: string): number {
  let since = Number.NEGATIVE_INFINITY
  for (const { once, zaman } of ownPast.toReversed()) {
    const before = once === null ? undefined : wordsAt(inOrderOf(source, once), alan)
    if (before === soz) continue
    since = zaman.getTime()
    break
  }
  const mark = unit.confirmed.find((row) => row.dil === dil && row.alan === alan)
  return Math.max(since, mark?.zaman.getTime() ?? Number.NEGATIVE_INFINITY)
}

/** What the source said at an instant; null where it said nothing then. */
function sourceAt(past: readonly PastRow[], now: Doc, alan: string, instant: number): string | null {
  const next = past.find(({ zaman }) => zaman.getTime() > instant)
  if (!next) return wordsAt(now, alan)
  const then = inOrderOf(now, next.once)
  const words = then ? wordsAt(then, alan) : ''
  return words === '' ? null : words
}
