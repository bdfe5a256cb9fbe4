import { AppError } from '@meltem/contract/wire/errors'
import { FIELD_BY_FIELD, isSame, mergeEdits } from '@meltem/domain/edits/merge-edits'
import type { TenantTransaction } from '../connection.ts'
import { contestedBy } from './contested.ts'
import type { EditedThing } from './last-edit.queries.ts'

interface WholeEdit<T> {
  /** The table of the row, and its key. */
  readonly tablo: string
  readonly k_no: string
  readonly gorulen: T
  readonly yeni: T
  /** What it says now, read under its lock. */
  readonly simdi: T
}

/** What is to be written of a form; refuses with who, when and what it says where another wrote the same (PEOPLE-17). */
export async function settleEdit<T extends object>(trx: TenantTransaction, edit: WholeEdit<T>): Promise<T> {
  const { merged, contested } = mergeEdits(edit.gorulen, edit.yeni, edit.simdi)
  if (Object.keys(contested).length === 0) return merged
  throw await contestedBy(trx, { tables: [edit.tablo], k_no: edit.k_no }, contested, { simdi: edit.simdi })
}

/** A save of some fields: as they were seen, and as they are to be. */
export interface Edit<T> {
  readonly gorulen: Part<T>
  readonly yeni: Part<T>
}

type Part<T> = { readonly [K in keyof T]?: T[K] | undefined }

/**
 * The fields a save changes. What no colleague has touched since it was seen is written; where one has, the call is
 * refused with who, when and what stands there now (CAT-21). A second try with the new words as seen overwrites them.
 */
export async function settleFields<T extends object>(
  trx: TenantTransaction,
  now: T,
  { gorulen, yeni }: Edit<T>,
  thing: EditedThing,
): Promise<Partial<T>> {
  const names = (Object.keys(yeni) as (keyof T & string)[]).filter(
    (name) => yeni[name] !== undefined && !isSame(plain(yeni[name]), plain(now[name])),
  )
  const part = (values: Part<T>) => Object.fromEntries(names.map((name) => [name, plain(values[name])]))
  const { contested } = mergeEdits(part(gorulen), part(yeni), part(now), FIELD_BY_FIELD)
  const fields = names.filter((name) => name in contested)
  if (fields.length > 0) {
    throw await contestedBy(trx, thing, Object.fromEntries(fields.map((name) => [name, now[name]])))
  }
  return Object.fromEntries(names.map((name) => [name, yeni[name]])) as Partial<T>
}

/** A language without words is a language that is not there. */
function plain(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined && one !== ''))
}

/** The order wanted, with what was added meanwhile at its end; refuses one that another has changed. */
export function settleOrder(
  { gorulen, yeni }: { readonly gorulen: readonly string[]; readonly yeni: readonly string[] },
  simdi: readonly string[],
): string[] {
  const known = new Set(simdi)
  if (new Set(yeni).size !== yeni.length || yeni.some((key) => !known.has(key))) throw new AppError('bulunamadi')
  const seen = new Set(gorulen)
  const stayed = simdi.filter((key) => seen.has(key))
  if (stayed.join() !== gorulen.filter((key) => known.has(key)).join()) {
    throw new AppError('surum_degisti', { ayrinti: { kim: null, zaman: null, alanlar: {}, sira: simdi } })
  }
  const wanted = new Set(yeni)
  return [...yeni, ...simdi.filter((key) => !wanted.has(key))]
}
