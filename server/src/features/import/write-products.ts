import type { ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { PlainCell } from './columns/cell-kinds.ts'
import { headingsOf } from './columns/headings.ts'
import type { Names } from './columns/names.ts'
import {
  type Column,
  columnsOf,
  SHEETS,
  type SheetColumns,
  type SheetName,
  USUAL_BANDS,
} from './columns/sheet-columns.ts'
import type { WrittenSheet } from './file/write-workbook.ts'
import { valueAt } from './overlay.ts'
import type { StandingProduct } from './written-product.ts'

interface Writing {
  readonly urun_tipi: ProductKind
  readonly language: Language
  readonly names: Names
  /** Prices are left out where the person may not read them. */
  readonly fiyatli: boolean
}

/** Products as a workbook that can be brought back as it is; without products it is the template. */
export function productSheets(writing: Writing, products: readonly StandingProduct[]): WrittenSheet[] {
  const { urun_tipi, language, fiyatli } = writing
  const t = translatorFor(language, 'admin')
  const columns = columnsOf(urun_tipi, bandsOf(products))
  const sheets = SHEETS.filter((sheet) => fiyatli || sheet !== 'fiyatlar').map((sheet): WrittenSheet => {
    const headings = headingsOf(language, sheet, columns[sheet])
    return {
      ad: t(`import.sheet.${sheet}`),
      baslik: columns[sheet].map(({ alan }) => headings.get(alan) ?? alan),
      satirlar: products.flatMap((product) => ROWS[sheet](product, columns[sheet], writing.names)),
    }
  })
  return [...sheets, guideSheet(writing, columns)]
}

function bandsOf(products: readonly StandingProduct[]): number[] {
  const told = products.flatMap(({ urun }) =>
    urun.secenekler.flatMap(({ slots }) => slots.flatMap(({ en_az_gun }) => en_az_gun ?? [])),
  )
  const bands = told.length > 0 ? told : USUAL_BANDS
  return [...new Set(bands)].sort((a, b) => a - b)
}

type RowsOf = (product: StandingProduct, columns: readonly Column[], names: Names) => PlainCell[][]

/** What names the rows stands in the columns that have no way of their own. */
function rowOf(
  thing: object,
  keys: Readonly<Record<string, string>>,
  columns: readonly Column[],
  names: Names,
): PlainCell[] {
  return columns.map(({ alan, yol, kind }) => {
    if (yol.length === 0) return keys[alan] ?? null
    const value = valueAt(thing, yol)
    return value === undefined ? null : kind.write(value, names)
  })
}

const codeOf = ({ kod, k_no }: StandingProduct) => kod ?? k_no

const ROWS: Readonly<Record<SheetName, RowsOf>> = {
  urunler: (product, columns, names) => [rowOf(product.urun, { kod: codeOf(product) }, columns, names)],
  metinler: (product, columns, names) =>
    names.diller.flatMap((dil) => {
      const text = product.urun.metinler[dil]
      return text ? [rowOf(text, { kod: codeOf(product), dil }, columns, names)] : []
    }),
  secenekler: (product, columns, names) =>
    product.urun.secenekler.map((option) =>
      rowOf(option, { kod: codeOf(product), secenek: option.kod }, columns, names),
    ),
  fiyatlar: (product, columns, names) =>
    product.urun.secenekler.flatMap(({ kod: secenek, donemler }) =>
      (donemler ?? []).map((period) => rowOf(period, { kod: codeOf(product), secenek }, columns, names)),
    ),
  ekstralar: (product, columns, names) =>
    product.urun.ekstra.ekstralar.map((extra) =>
      rowOf(extra, { kod: codeOf(product), ekstra: extra.kod ?? extra.k_no }, columns, names),
    ),
}

/** What each column may hold, beside the sheets; it is not read back. */
function guideSheet({ language, names }: Writing, columns: SheetColumns): WrittenSheet {
  const t = translatorFor(language, 'admin')
  const satirlar = SHEETS.flatMap((sheet) => {
    const headings = headingsOf(language, sheet, columns[sheet])
    return columns[sheet].map(({ alan, kind }): PlainCell[] => {
      const words = kind.secim?.join(', ') ?? wordsOf(alan, names)
      return [t(`import.sheet.${sheet}`), headings.get(alan) ?? alan, alan, words]
    })
  })
  const baslik = (['sheet_name', 'heading', 'own_name', 'may_hold'] as const).map((name) => t(`import.guide.${name}`))
  return { ad: t('import.guide.title'), baslik, satirlar }
}

function wordsOf(alan: string, { kategoriler, bolgeler, diller, kurlar }: Names): string {
  const known: Readonly<Record<string, Iterable<string>>> = {
    kategori: kategoriler.keys(),
    bolge: bolgeler.keys(),
    dil: diller,
    kur: kurlar,
  }
  return [...(known[alan] ?? [])].join(', ')
}
