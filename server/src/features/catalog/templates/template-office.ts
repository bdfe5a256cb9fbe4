import { randomUUID } from 'node:crypto'
import type {
  giveTemplate as giveTemplateCall,
  TemplateKind,
  WrittenExtra,
  WrittenPolicy,
  WrittenQuestion,
} from '@meltem/contract/catalog/templates-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount, toMinor } from '@meltem/domain/money'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { settleEdit, settleOrder } from '../../../platform/db/edits/settle-edit.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import { writeOrder } from '../groups/group-rows.queries.ts'
import {
  hasQuestion,
  insertTemplate,
  link,
  listTemplateKeys,
  listTemplates,
  lockFollowers,
  lockProducts,
  lockTemplate,
  putExtra,
  putPolicy,
  putQuestion,
  renameExtra,
  type TemplateRow,
  unlink,
  updateTemplate,
} from './template.queries.ts'

interface Writing {
  readonly trx: TenantTransaction
  readonly tenant_id: number
}

interface WrittenOf {
  readonly ek_hizmet: WrittenExtra
  readonly soru: WrittenQuestion
  readonly iptal_kosulu: WrittenPolicy
}

type Stored<T> = T & { readonly k_no: string; readonly surum: number; readonly urun_sayisi: number }

/** As the office writes it: money of an extra as an amount. */
function writtenOf<K extends TemplateKind>(tur: K, { deger, aktif }: TemplateRow): WrittenOf[K] {
  const fields = tur === 'ek_hizmet' ? { ...deger, fiyat: toAmount(Number(deger.fiyat)) } : deger
  return { ...fields, aktif } as unknown as WrittenOf[K]
}

function storedOf<K extends TemplateKind>(tur: K, row: TemplateRow): Stored<WrittenOf[K]> {
  const { k_no, surum, urun_sayisi } = row
  return { k_no, surum, urun_sayisi, ...writtenOf(tur, row) }
}

function contentOf(written: WrittenExtra | WrittenQuestion | WrittenPolicy): Record<string, unknown> {
  const { aktif: _active, ...fields } = written
  return 'fiyat' in fields ? { ...fields, fiyat: toMinor(fields.fiyat) } : fields
}

export async function listOf<K extends TemplateKind>(trx: TenantTransaction, tur: K): Promise<Stored<WrittenOf[K]>[]> {
  return (await listTemplates(trx, { tur })).map((row) => storedOf(tur, row))
}

interface Edit<T> {
  readonly k_no?: string | undefined
  readonly gorulen: T | null
  readonly yeni: T
}

/** Writes a template and, in the same commit, what the products that follow it sell by (CAT-39). */
export async function saveTemplate<K extends TemplateKind>(
  writing: Writing,
  tur: K,
  { k_no: wanted, gorulen, yeni }: Edit<WrittenOf[K]>,
): Promise<Stored<WrittenOf[K]>> {
  const { trx, tenant_id } = writing
  const isNew = wanted === undefined
  const k_no = wanted ?? randomUUID()
  const row = isNew ? undefined : await lockTemplate(trx, k_no)
  if (!isNew && row?.tur !== tur) throw new AppError('bulunamadi')
  const simdi = row && writtenOf(tur, row)
  const value = simdi
    ? await settleEdit<WrittenOf[K]>(trx, { tablo: 'sablon', k_no, gorulen: gorulen ?? simdi, yeni, simdi })
    : yeni
  await requireQuestion(trx, k_no, { value, before: simdi })
  const deger = contentOf(value)
  const values = { k_no, deger: JSON.stringify(deger), aktif: value.aktif }
  if (row) await updateTemplate(trx, values)
  else await insertTemplate(trx, { tenant_id, tur, ...values })
  const followers = row ? await lockFollowers(trx, k_no) : []
  if (followers.length > 0) await putInto(writing, { k_no, tur, deger }, followers)
  const [stored] = await listTemplates(trx, { k_no })
  if (!stored) throw new AppError('bulunamadi')
  return storedOf(tur, stored)
}

/** Answers of guests are kept by the name of the question: it stays, and belongs to one. */
async function requireQuestion(
  trx: TenantTransaction,
  k_no: string,
  { value, before }: { value: object; before: object | undefined },
): Promise<void> {
  if (!('kod' in value)) return
  const kod = String(value.kod)
  if (before && 'kod' in before && before.kod !== kod) throw new AppError('sablon_kullanimda')
  if (await hasQuestion(trx, kod, k_no)) throw new AppError('kod_dolu')
}

interface Content {
  readonly k_no: string
  readonly tur: TemplateKind
  readonly deger: Record<string, unknown>
}

/** What the template says stands in the products' own columns, where booking reads it. */
async function putInto({ trx, tenant_id }: Writing, { k_no, tur, deger }: Content, products: readonly string[]) {
  if (tur === 'ek_hizmet') {
    const { grup, ...fields } = deger
    const extra = JSON.stringify({ k_no, ...fields, ...(grup ? { grup } : {}) })
    await putExtra(trx, products, { before: k_no, extra })
  } else if (tur === 'iptal_kosulu') {
    await putPolicy(trx, products, JSON.stringify(deger.kosullar))
  } else {
    const { kod } = deger
    await putQuestion(trx, products, { tenant_id, kod: String(kod), soru: JSON.stringify(deger) })
  }
}

/** A product follows a template, takes a copy of it, or stops following and keeps what it has (CAT-40). */
export async function applyTemplate(
  writing: Writing,
  { sablon_k_no, urunler, nasil }: ParsedInputOf<typeof giveTemplateCall>,
): Promise<number> {
  const { trx, tenant_id } = writing
  const row = await lockTemplate(trx, sablon_k_no)
  if (!row) throw new AppError('bulunamadi')
  const wanted = [...new Set(urunler)]
  const products = await lockProducts(trx, wanted)
  if (products.length < wanted.length) throw new AppError('bulunamadi')
  if (nasil === 'birak') return await letGo(trx, row, products)
  if (!row.aktif) throw new AppError('sablon_kullanimda')
  const content = { k_no: sablon_k_no, tur: row.tur, deger: row.deger }
  await putInto(writing, content, products)
  if (nasil === 'bag') await link(trx, { tenant_id, sablon_k_no, tur: row.tur }, products)
  else await makeOwn(trx, row, products)
  return products.length
}

async function letGo(trx: TenantTransaction, row: TemplateRow, products: readonly string[]): Promise<number> {
  const followed = await unlink(trx, row.k_no, products)
  if (followed.length === 0) await noteUnchanged(trx, row.k_no, { birakilan: 0 })
  await renameExtras(trx, row, followed)
  return followed.length
}

async function makeOwn(trx: TenantTransaction, row: TemplateRow, products: readonly string[]): Promise<void> {
  await unlink(trx, row.k_no, products)
  await renameExtras(trx, row, products)
}

async function renameExtras(trx: TenantTransaction, { k_no, tur }: TemplateRow, products: readonly string[]) {
  if (tur !== 'ek_hizmet') return
  for (const product of products) await renameExtra(trx, product, { before: k_no, after: randomUUID() })
}

export async function orderTemplates(
  trx: TenantTransaction,
  tur: TemplateKind,
  order: { readonly gorulen: readonly string[]; readonly yeni: readonly string[] },
): Promise<number> {
  const keys = settleOrder(order, await listTemplateKeys(trx, tur))
  if ((await writeOrder(trx, 'sablon', keys)) === 0) await noteUnchanged(trx, null, { sira: 'ayni' })
  return keys.length
}
