import type { ImportProblem } from '@meltem/contract/import/office'
import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import { dayOfSerial, type PlainCell } from './columns/cell-kinds.ts'
import { type Cell, columnName, type SheetCells } from './file/read-workbook.ts'
import type { WrittenCell, WrittenSheet } from './file/write-workbook.ts'

/** The sentence of a problem, in the language of the person. */
export function sentenceOf(language: Language, { kod, deger }: Pick<ImportProblem, 'kod' | 'deger'>): string {
  return translatorFor(language, 'admin')(`import.problem.${kod}`, { deger })
}

/** The file as it was brought: what is wrong in red, and in words in a column of its own. */
export function markSheets(
  sheets: readonly SheetCells[],
  problems: readonly ImportProblem[],
  language: Language,
): WrittenSheet[] {
  const t = translatorFor(language, 'admin')
  const bySheet = Map.groupBy(problems, (one) => one.sayfa)
  return sheets.map(({ ad, satirlar }) => {
    const own = Map.groupBy(bySheet.get(ad) ?? [], (one) => one.satir)
    const [head = [], ...body] = satirlar
    const days = new Set(head.flatMap((cell, place) => (isDayHeading(cell) ? [place] : [])))
    return {
      ad,
      baslik: [t('import.problem_column'), ...head.map((cell) => String(plainCell(cell) ?? ''))],
      satirlar: body.map((row, place): WrittenCell[] => {
        const wrong = own.get(place + 2) ?? []
        const columns = new Set(wrong.map(({ sutun }) => sutun))
        const cells = Array.from({ length: head.length }, (_, at): WrittenCell => {
          const cell = asDay(plainCell(row[at] ?? null), days.has(at))
          return columns.has(columnName(at)) ? { hatali: cell } : cell
        })
        const words = [...new Set(wrong.map((one) => sentenceOf(language, one)))].join('\n')
        return [words === '' ? null : { hatali: words }, ...cells]
      }),
    }
  })
}

/** Problems of a folder, file by file. */
export function problemSheet(problems: readonly ImportProblem[], language: Language): WrittenSheet {
  const t = translatorFor(language, 'admin')
  return {
    ad: t('import.problem_column'),
    baslik: [t('import.place'), t('import.guide.own_name'), t('import.problem_column')],
    satirlar: problems.map((one) => [one.sayfa, one.sutun ?? one.alan, sentenceOf(language, one)]),
  }
}

function plainCell(cell: Cell): PlainCell {
  return typeof cell === 'object' && cell !== null ? `=${cell.formul}` : cell
}

const DAYS = /g[üu]n|day|tag|день|tarih|date|datum|дата/iu

function isDayHeading(cell: Cell): boolean {
  return typeof cell === 'string' && DAYS.test(cell)
}

const FIRST_DAY_SHOWN = 36_526
const LAST_DAY_SHOWN = 73_050

/** A number of a spreadsheet that is a day would be read as a number by people, too. */
function asDay(cell: PlainCell, isDay: boolean): PlainCell {
  if (!isDay || typeof cell !== 'number' || cell < FIRST_DAY_SHOWN || cell > LAST_DAY_SHOWN) return cell
  return dayOfSerial(cell)
}
