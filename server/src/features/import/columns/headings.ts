import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { Column, SheetColumns, SheetName } from './sheet-columns.ts'

/** Where the name of a column may stand in the messages, the nearest first. */
const PLACES: Readonly<Record<SheetName, readonly string[]>> = {
  urunler: ['import.column', 'product_screen.field'],
  metinler: ['import.column', 'product_screen.field'],
  secenekler: ['import.column', 'stock.field', 'product_screen.field'],
  fiyatlar: ['import.column', 'prices.slot'],
  ekstralar: ['import.column', 'product_screen.field'],
}

function nameOf(language: Language, sheet: SheetName, alan: string): string {
  const admin = translatorFor(language, 'admin')
  type Key = Parameters<typeof admin.has>[0]
  for (const place of PLACES[sheet]) {
    const key = `${place}.${alan}` as Key
    if (admin.has(key)) return admin(key as never)
  }
  const facts = translatorFor(language, 'facts')
  const label = `label.${alan}` as Parameters<typeof facts.has>[0]
  return facts.has(label) ? facts(label as never) : alan
}

function headingOf(language: Language, sheet: SheetName, alan: string): string {
  const days = /^gun_(\d+)$/.exec(alan)?.[1]
  if (days) return translatorFor(language, 'admin')('prices.slot.gun', { days: Number(days) })
  const [, base, dil] = /^(ad|aciklama)_(tr|en|de|ru)$/.exec(alan) ?? []
  if (base && dil) return `${nameOf(language, sheet, base)} (${dil})`
  return nameOf(language, sheet, alan.replace(/^bilgi_/, ''))
}

/** Headings of a sheet in one language, each of them once. */
export function headingsOf(language: Language, sheet: SheetName, columns: readonly Column[]): Map<string, string> {
  const names = columns.map(({ alan }) => headingOf(language, sheet, alan))
  const isTwice = (name: string) => names.filter((one) => folded(one) === folded(name)).length > 1
  return new Map(
    columns.map(({ alan }, place) => [
      alan,
      isTwice(names[place] ?? '') ? `${names[place]} [${alan}]` : (names[place] ?? alan),
    ]),
  )
}

/** As it is compared: small letters without marks, blanks and signs. */
export function folded(heading: string): string {
  return heading
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}_[\]]+/gu, '')
}

export interface Headings {
  /** Sheets by what they may be called. */
  readonly sayfalar: ReadonlyMap<string, SheetName>
  /** Columns of each sheet by what they may be called. */
  readonly alanlar: Readonly<Record<SheetName, ReadonlyMap<string, string>>>
}

/** Every name that sheets and columns go by: their own, and the headings in four languages. */
export function knownHeadings(columns: SheetColumns): Headings {
  const sayfalar = new Map<string, SheetName>()
  const sheets = Object.keys(columns) as SheetName[]
  for (const sheet of sheets) {
    for (const dil of LANGUAGES) sayfalar.set(folded(translatorFor(dil, 'admin')(`import.sheet.${sheet}`)), sheet)
    sayfalar.set(folded(sheet), sheet)
  }
  const alanlar = Object.fromEntries(
    sheets.map((sheet) => {
      const names = new Map<string, string>()
      for (const dil of LANGUAGES) {
        for (const [alan, heading] of headingsOf(dil, sheet, columns[sheet])) {
          if (!names.has(folded(heading))) names.set(folded(heading), alan)
        }
      }
      for (const { alan } of columns[sheet]) names.set(folded(alan), alan)
      return [sheet, names]
    }),
  ) as unknown as Record<SheetName, ReadonlyMap<string, string>>
  return { sayfalar, alanlar }
}
