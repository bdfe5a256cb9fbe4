import type { saveTerm as saveCall } from '@meltem/contract/content/translation'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { LANGUAGES, type Language, type LocalText } from '@meltem/contract/wire/language'
import { FIELD_BY_FIELD, mergeEdits } from '@meltem/domain/edits/merge-edits'
import { LOCALES } from '@meltem/i18n/locales'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { plainText } from '../pages/written-blocks.ts'
import { deleteTerm, insertTerm, listTermRows, lockTerm, updateTerm } from './glossary.queries.ts'

/** By the alphabet of the language everything is translated from. */
export async function listGlossary(trx: TenantTransaction, kaynak: Language) {
  const rows = await listTermRows(trx)
  const { compare } = new Intl.Collator(LOCALES[kaynak].tag)
  const wordOf = (sozler: LocalText) => sozler[kaynak] ?? Object.values(sozler).find(Boolean) ?? ''
  return rows.toSorted((a, b) => compare(wordOf(a.sozler), wordOf(b.sozler)))
}

/** Each language of a term is a field of its own: two who add two languages do not meet (PAGE-22). */
export async function saveTerm(
  trx: TenantTransaction,
  tenantId: number,
  { k_no, sozler, not, gorulen }: ParsedInputOf<typeof saveCall>,
): Promise<string> {
  if (!k_no) {
    const made = await insertTerm(trx, { tenant_id: tenantId, sozler: wordsOf(sozler), not: plainText(not) })
    return made.k_no
  }
  const row = await lockTerm(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  const stands = { ...row.sozler, not: row.not }
  const base = gorulen ? { ...gorulen.sozler, not: gorulen.not } : stands
  const words = [withoutEmpty(base), withoutEmpty({ ...sozler, not }), withoutEmpty(stands)] as const
  const { merged, contested } = mergeEdits(...words, FIELD_BY_FIELD)
  if (Object.keys(contested).length > 0) {
    const fields = Object.fromEntries(Object.entries(contested).map(([field, now]) => [field, now ?? '']))
    throw await contestedBy(trx, { tables: ['sozluk'], k_no }, fields)
  }
  await updateTerm(trx, k_no, { sozler: wordsOf(merged), not: plainText(merged.not ?? '') })
  return k_no
}

type TermWords = LocalText & { readonly not?: string }

function withoutEmpty(words: TermWords): TermWords {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word))
}

function wordsOf(words: LocalText): string {
  const told = LANGUAGES.map((dil) => [dil, plainText(words[dil] ?? '')] as const)
  return JSON.stringify(Object.fromEntries(told.filter(([, word]) => word !== '')))
}

export async function removeTerm(trx: TenantTransaction, k_no: string): Promise<void> {
  const gone = await deleteTerm(trx, k_no)
  if (!gone) throw new AppError('bulunamadi')
}
