import { randomUUID } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { settleEdit, settleOrder } from '../../../platform/db/edits/settle-edit.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import { slugFrom } from '../../content/pages/slug.ts'
import {
  countUses,
  findAtSlug,
  hasCode,
  isActive,
  lastPlace,
  leadTo,
  listAncestors,
  listKeysInOrder,
  lockRow,
  moveUses,
  type TextRow,
  takeAddressesBack,
  writeOrder,
  writeTexts,
} from './group-rows.queries.ts'
import type { GroupWord, Ordered } from './group-words.ts'

/** Whose tenant is written. */
export interface Writing {
  readonly trx: TenantTransaction
  readonly tenant_id: number
}

export interface Edit<T> {
  readonly k_no?: string | undefined
  readonly gorulen: T | null
  readonly yeni: T
}

export interface Settled<T> {
  readonly k_no: string
  readonly value: T
  /** What it said before; undefined for a new one. */
  readonly before: T | undefined
}

interface Written {
  readonly aktif: boolean
}

/** What is to be written of a row, read under its lock; a new one gets its key. */
export async function settle<T extends Written>(
  { trx }: Writing,
  tablo: Ordered,
  edit: Edit<T>,
  read: (k_no: string) => Promise<T | undefined>,
): Promise<Settled<T>> {
  if (edit.k_no === undefined) return { k_no: randomUUID(), value: edit.yeni, before: undefined }
  if (!(await lockRow(trx, tablo, edit.k_no))) throw new AppError('bulunamadi')
  const simdi = await read(edit.k_no)
  if (!simdi) throw new AppError('bulunamadi')
  const gorulen = edit.gorulen ?? simdi
  const value = await settleEdit(trx, { tablo, k_no: edit.k_no, gorulen, yeni: edit.yeni, simdi })
  return { k_no: edit.k_no, value, before: simdi }
}

type Texts = Partial<Record<Language, { baslik: string; slug: string; metin: string; not?: string } | undefined>>

/** Titles with their addresses: what is empty is made from the title; one that is taken is refused with its language. */
export async function textRows({ trx }: Writing, word: GroupWord, k_no: string, texts: Texts): Promise<TextRow[]> {
  const rows: TextRow[] = []
  for (const dil of LANGUAGES) {
    const text = texts[dil]
    if (!text) continue
    const slug = (text.slug || slugFrom(text.baslik, dil)).normalize('NFC')
    if (slug === '' || (await findAtSlug(trx, word, { k_no, dil, slug }))) {
      throw new AppError('adres_dolu', { ayrinti: { dil, slug } })
    }
    rows.push({ dil, baslik: text.baslik, slug, metin: text.metin || null, ...(text.not ? { not: text.not } : {}) })
  }
  return rows
}

/** Texts of a group, and its addresses where it is shown again. */
export async function saveTexts(
  writing: Writing,
  word: GroupWord,
  { k_no, value, before }: Settled<Written & { metinler: Texts }>,
): Promise<void> {
  const place = { word, tenant_id: writing.tenant_id, k_no }
  await writeTexts(writing.trx, place, await textRows(writing, word, k_no, value.metinler))
  if (value.aktif && before && !before.aktif) await takeAddressesBack(writing.trx, place)
}

/** A stable name from the title: letters a to z, digits and hyphens, once in the table. */
export async function newCode({ trx }: Writing, table: Ordered, texts: object): Promise<string> {
  const titles = Object.values(texts).map((text: string | { baslik: string } | undefined) =>
    typeof text === 'string' ? text : (text?.baslik ?? ''),
  )
  const plain = titles
    .map((title) => title.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase())
    .map((title) =>
      title
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 40),
    )
  const base = plain.find((title) => title !== '') ?? table
  for (let count = 1; ; count += 1) {
    const kod = count === 1 ? base : `${base}-${count}`
    if (!(await hasCode(trx, table, kod))) return kod
  }
}

export async function placeAtEnd({ trx }: Writing, table: Ordered): Promise<number> {
  return await lastPlace(trx, table)
}

/** A parent is shown, and never below its own child. */
export async function requireParent(
  { trx }: Writing,
  word: 'bolge' | 'kategori',
  { k_no, value }: Settled<{ readonly ust_k_no: string | null; readonly aktif: boolean }>,
): Promise<void> {
  const { ust_k_no } = value
  if (ust_k_no === null) return
  const above = await listAncestors(trx, word, ust_k_no)
  if (above.length === 0) throw new AppError('bulunamadi')
  if (above.includes(k_no)) throw new AppError('grup_dongu')
}

/**
 * Whatever belongs to a group that is retired goes to another one in the same commit, with its addresses (CAT-36); a
 * group that is in use is not retired without one. What it answers is done once its texts are written.
 */
export async function retire(
  { trx, tenant_id }: Writing,
  word: 'bolge' | 'kategori',
  { k_no, value, before }: Settled<Written>,
  successor: string | null | undefined,
): Promise<() => Promise<void>> {
  const stays = async () => undefined
  if (value.aktif || !before?.aktif) return stays
  const uses = await countUses(trx, word, k_no)
  if (!successor) {
    if (uses.urun + uses.alt > 0) throw new AppError('grup_kullanimda', { ayrinti: uses })
    return stays
  }
  if (!(await isActive(trx, word, successor))) throw new AppError('bulunamadi')
  if ((await listAncestors(trx, word, successor)).includes(k_no)) throw new AppError('grup_dongu')
  await moveUses(trx, word, { from: k_no, to: successor })
  return () => leadTo(trx, { word, tenant_id, k_no }, successor)
}

/** Puts a list into another order; answers how many stand in it. */
export async function saveOrder(
  trx: TenantTransaction,
  table: Ordered,
  order: { readonly gorulen: readonly string[]; readonly yeni: readonly string[] },
): Promise<number> {
  const keys = settleOrder(order, await listKeysInOrder(trx, table))
  if ((await writeOrder(trx, table, keys)) === 0) await noteUnchanged(trx, null, { sira: 'ayni' })
  return keys.length
}
