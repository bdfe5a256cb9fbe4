import type { ProductKind } from '@meltem/contract/content/content'
import type { ImportProblem, ImportSheet } from '@meltem/contract/import/office'
import { MOST_IMPORTED } from '@meltem/contract/import/office'
import { folded, type Headings, knownHeadings } from './columns/headings.ts'
import { columnsOf, type SheetColumns, type SheetName, USUAL_BANDS } from './columns/sheet-columns.ts'
import { FileProblem } from './file/file-problem.ts'
import type { Cell, SheetCells } from './file/read-workbook.ts'
import { type FiledCell, type FiledRow, keyOf, type ProductRows, problemAt, shownCell } from './filed-rows.ts'
import { isEmpty } from './overlay.ts'

/** What a person has said about a heading before. */
export interface Mapping {
  readonly sayfa: string
  readonly baslik: string
  readonly alan: string | null
}

export interface SortedWorkbook {
  readonly sayfalar: readonly ImportSheet[]
  readonly urunler: readonly ProductRows[]
  /** Rows that name no product. */
  readonly kodsuz: readonly ImportProblem[]
  readonly columns: SheetColumns
  readonly bands: readonly number[]
}

/** Sheets and columns by their names, then rows by the product they are about, in the order of the file. */
export function sortRows(
  sheets: readonly SheetCells[],
  urun_tipi: ProductKind,
  mappings: readonly Mapping[],
): SortedWorkbook {
  const bands = bandsOf(sheets)
  const columns = columnsOf(urun_tipi, bands)
  const known = knownHeadings(columns)
  const found = sheets.map((sheet) => placeSheet(sheet, known, mappings, sheets.length === 1))
  const rows = found.flatMap(({ tanim, sayfa, places }) => (tanim ? rowsOf(sayfa, tanim, places) : []))
  const kodsuz = rows.filter((row) => keyOf(row, 'kod') === '').map((row) => problemAt(row, 'kod', 'kod_gerekli'))
  const byProduct = Map.groupBy(
    rows.filter((row) => keyOf(row, 'kod') !== ''),
    (row) => keyOf(row, 'kod').toLowerCase(),
  )
  const waits = found.some(({ shown }) => shown.sutunlar.some(({ alan }) => alan === null))
  if (byProduct.size === 0 && kodsuz.length === 0 && !waits) {
    throw new FileProblem('dosya_bos')
  }
  if (byProduct.size > MOST_IMPORTED) throw new FileProblem('cok_urun')
  return {
    sayfalar: found.map(({ shown }) => shown),
    urunler: [...byProduct.values()].map(productRows),
    kodsuz,
    columns,
    bands,
  }
}

/** Lengths of hire that any heading names, beside the usual ones. */
function bandsOf(sheets: readonly SheetCells[]): number[] {
  const told = sheets.flatMap(({ satirlar }) =>
    (satirlar[0] ?? []).map((cell) => Number(/^gun_(\d{1,3})$/.exec(headingText(cell))?.[1] ?? 0)),
  )
  return [...new Set([...USUAL_BANDS, ...told.filter((one) => one > 0)])].sort((a, b) => a - b)
}

/** Heading text as the mapping keeps it. */
const headingText = (cell: Cell | undefined) => shownCell(cell).trim()

function placeSheet(sayfa: SheetCells, known: Headings, mappings: readonly Mapping[], isOnly: boolean) {
  const tanim = known.sayfalar.get(folded(sayfa.ad)) ?? (isOnly ? 'urunler' : null)
  const [head = [], ...body] = sayfa.satirlar
  const places = new Map<string, number>()
  const sutunlar = head.flatMap((cell, sutun) => {
    const baslik = headingText(cell)
    if (baslik === '') return []
    const alan = tanim
      ? fieldOf(
          tanim,
          baslik,
          known,
          mappings.filter((one) => folded(one.sayfa) === folded(sayfa.ad)),
        )
      : null
    const own = alan !== null && !places.has(alan) ? alan : null
    if (own !== null) places.set(own, sutun)
    const first = body.find((row) => row[sutun] !== null && row[sutun] !== undefined)
    return { baslik, ornek: shownCell(first?.[sutun]), alan: own }
  })
  const satir = body.filter((row) => row.some((cell) => !isEmpty(cell))).length
  const shown: ImportSheet = { ad: sayfa.ad, tanim, satir, sutunlar }
  return { sayfa, tanim, places, shown }
}

function fieldOf(tanim: SheetName, baslik: string, { alanlar }: Headings, mappings: readonly Mapping[]): string | null {
  const told = mappings.find((one) => folded(one.baslik) === folded(baslik))
  const known = alanlar[tanim]
  if (!told) return known.get(folded(baslik)) ?? null
  return told.alan !== null && known.get(folded(told.alan)) === told.alan ? told.alan : null
}

function rowsOf({ ad, satirlar }: SheetCells, sayfa: SheetName, places: ReadonlyMap<string, number>): FiledRow[] {
  return satirlar.slice(1).flatMap((row, place) => {
    const cells = new Map<string, FiledCell>()
    for (const [alan, sutun] of places) cells.set(alan, { deger: row[sutun] ?? null, sutun })
    const hasWords = [...cells.values()].some(({ deger }) => !isEmpty(deger))
    return hasWords ? { sayfa, ad, satir: place + 2, cells } : []
  })
}

function productRows(rows: readonly FiledRow[]): ProductRows {
  const of = (sayfa: SheetName) => rows.filter((row) => row.sayfa === sayfa)
  const [first] = rows
  return {
    kod: first ? keyOf(first, 'kod') : '',
    urunler: of('urunler'),
    metinler: of('metinler'),
    secenekler: of('secenekler'),
    fiyatlar: of('fiyatlar'),
    ekstralar: of('ekstralar'),
  }
}
