import type { AuditChange, exportAudit } from '@meltem/contract/staff/audit-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { fieldChanges } from '@meltem/domain/edits/field-changes'
import { type AuditTexts, actInWords, fieldInWords, tableInWords, valueInWords } from '@meltem/i18n/audit-words'
import { formatInstant } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { Cell } from '../../../platform/files/papers/table-cell.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { type AuditRow, type AuditWish, listAuditRows, listChanges } from './audit.queries.ts'

const PIECE = 500
const MOST_CHANGES = 1_000
const HEAD = ['time', 'who', 'act', 'call', 'subject', 'table', 'field', 'before', 'after', 'ip', 'request'] as const

/** The entries as a file, a line for each changed field; that it was taken along is an entry too. */
export async function auditFile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tenant }: RequestContext,
  { bicim, dil, ...wish }: ParsedInputOf<typeof exportAudit>,
): Promise<OutputOf<typeof exportAudit>> {
  const newest = await withTenant(db, tenant.id, async (trx) => {
    const [newestRow] = await listAuditRows(trx, { ...wish, dil }, undefined, 1)
    await noteUnchanged(trx, wish.konu ?? null, { ...wish, bicim })
    return newestRow
  })
  const t = translatorFor(dil, 'admin.audit' as 'admin')
  const texts = t as unknown as AuditTexts
  const words = translatorFor(dil, 'admin')
  const head = HEAD.map((name) => words(`audit.column.${name}`))
  const ad = `denetim-${clock.now().toISOString().slice(0, 10)}.${bicim}`
  const { tableFile } = await import('../../../platform/files/papers/table-file.ts')
  const pieces = readLines(db, { tenantId: tenant.id, wish, dil, newest: newest?.no, texts })
  return { ad, icerik: tableFile(bicim, { name: words('audit.title'), head }, pieces, (line) => line) }
}

interface Reading {
  readonly tenantId: number
  readonly wish: AuditWish
  readonly dil: Language
  /** The file ends where it was asked for: what is done meanwhile is not in it. */
  readonly newest: number | undefined
  readonly texts: AuditTexts
}

/** Each piece in a transaction of its own: the application may not hold one open while a slow reader takes its time. */
async function* readLines(db: Db, { tenantId, wish, dil, newest, texts }: Reading): AsyncGenerator<Cell[][]> {
  if (newest === undefined) return
  let before = newest + 1
  for (;;) {
    const begin = before
    const piece = await withTenant(db, tenantId, async (trx) => {
      const rows = await listAuditRows(trx, { ...wish, dil }, begin, PIECE)
      const changes = await listChanges(
        trx,
        rows.map(({ no }) => no),
        MOST_CHANGES,
      )
      return { rows, changes }
    })
    const byEntry = Map.groupBy(piece.changes, ({ denetim_no }) => denetim_no)
    yield piece.rows.flatMap((row) => linesOf(texts, dil, row, byEntry.get(row.no) ?? []))
    if (piece.rows.length < PIECE) return
    before = Number(piece.rows.at(-1)?.no)
  }
}

function linesOf(t: AuditTexts, language: Language, row: AuditRow, changes: readonly AuditChange[]): Cell[][] {
  const { zaman, kim, olay, konu_ad, konu_k_no, ip, istek_no, ayrinti } = row
  const about = konu_ad ?? konu_k_no ?? ''
  const line = (table: string, alan: string, once: unknown, sonra: unknown): Cell[] => [
    formatInstant(zaman.toISOString()),
    kim,
    actInWords(t, olay),
    olay,
    about,
    table,
    alan === '' ? '' : fieldInWords(t, alan),
    valueInWords(t, { language, alan }, once),
    valueInWords(t, { language, alan }, sonra),
    ip ?? '',
    istek_no ?? '',
  ]
  const lines = changes.flatMap(({ tablo, once, sonra }) => {
    const fields = fieldChanges(once, sonra)
    const table = tableInWords(t, tablo)
    if (fields.length === 0) return [line(table, '', null, null)]
    return fields.map((field) => line(table, field.alan, field.once, field.sonra))
  })
  const noted = Object.entries(ayrinti).map(([alan, value]) => line('', alan, null, value))
  return lines.length + noted.length > 0 ? [...lines, ...noted] : [line('', '', null, null)]
}
