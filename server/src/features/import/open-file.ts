import type { ProductKind } from '@meltem/contract/content/content'
import type { ImportProblem, ImportSheet } from '@meltem/contract/import/office'
import type { Language } from '@meltem/contract/wire/language'
import { USUAL_BANDS } from './columns/sheet-columns.ts'
import { FileProblem } from './file/file-problem.ts'
import { readWorkbook, type SheetCells, WORKBOOK_LIMITS } from './file/read-workbook.ts'
import { Zip } from './file/read-zip.ts'
import { folderSources } from './folder/folder-sources.ts'
import { rowSource, type Source } from './plan-import.ts'
import { type Mapping, sortRows } from './sort-rows.ts'

export type FileForm = 'xlsx' | 'json'

const WORKBOOK = 'xl/workbook.xml'

/** What a file is, by what is in it and not by its name. Throws `FileProblem`. */
export function formOf(bytes: Uint8Array): FileForm {
  if (!(bytes[0] === 0x50 && bytes[1] === 0x4b)) throw new FileProblem('bicim_bilinmiyor')
  const names = new Zip(bytes, FOLDER_LIMITS).names()
  if (names.includes(WORKBOOK)) return 'xlsx'
  if (names.some((name) => name.endsWith('/product.json'))) return 'json'
  throw new FileProblem('bicim_bilinmiyor')
}

/** Six files to a product, and what lies beside them. */
export const FOLDER_LIMITS = { ...WORKBOOK_LIMITS, entries: 40_000, entryBytes: 4 * 1024 * 1024 }

export interface OpenedFile {
  readonly sayfalar: readonly ImportSheet[]
  readonly sources: readonly Source[]
  /** What is wrong beside the products: rows without a code. */
  readonly kodsuz: readonly ImportProblem[]
  readonly bands: readonly number[]
  /** As they stand in the file; none of a folder. */
  readonly sheets: readonly SheetCells[]
}

interface Opening {
  readonly bicim: FileForm
  readonly urun_tipi: ProductKind
  readonly mappings: readonly Mapping[]
  /** Languages of the tenant, its own first. */
  readonly diller: readonly Language[]
}

export function openFile(bytes: Uint8Array, { bicim, urun_tipi, mappings, diller }: Opening): OpenedFile {
  if (bicim === 'json') {
    const sources = folderSources(new Zip(bytes, FOLDER_LIMITS), { urun_tipi, diller })
    return { sayfalar: [], sources, kodsuz: [], bands: USUAL_BANDS, sheets: [] }
  }
  const sheets = readWorkbook(bytes)
  const { sayfalar, urunler, kodsuz, bands } = sortRows(sheets, urun_tipi, mappings)
  return { sayfalar, sources: urunler.map(rowSource), kodsuz, bands, sheets }
}
