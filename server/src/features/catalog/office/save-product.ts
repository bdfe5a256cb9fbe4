import {
  type listProductVersions,
  MOST_CHANGES,
  NO_PRODUCT_TEXT,
  type PartName,
  type PartValues,
  type ProductPart,
  type saveProduct as saveProductCall,
  type saveProductText as saveTextCall,
  type takeBackProduct as takeBackCall,
  type WrittenProductText,
} from '@meltem/contract/catalog/office-parts'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { fieldChanges } from '@meltem/domain/edits/field-changes'
import { changedFields, FIELD_BY_FIELD, isSame, mergeEdits } from '@meltem/domain/edits/merge-edits'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fieldRefusal } from '../../../platform/http/api.ts'
import { slugFrom } from '../../content/pages/slug.ts'
import { leaveTemplates } from '../templates/leave-templates.ts'
import {
  cancellationChange,
  extraChange,
  generalChange,
  partsOf,
  storedQuestions,
  storedWords,
  writtenText,
} from './product-parts.ts'
import {
  findNewestVersion,
  findVersion,
  insertProductVersion,
  isCodeTaken,
  isSlugTaken,
  listQuestionRows,
  listTextRows,
  listVersionRows,
  lockProductRow,
  type ProductRow,
  replaceQuestions,
  setProductName,
  updateProduct,
  upsertTextRow,
} from './product-row.queries.ts'
import { requireNamed } from './requires.ts'

/** Who writes, and in which language they are answered. */
export interface Editor {
  readonly trx: TenantTransaction
  readonly tenant_id: number
  readonly personel_k_no: string
  readonly language: Language
}

async function lockProduct({ trx }: Editor, k_no: string): Promise<ProductRow> {
  const row = await lockProductRow(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  return row
}

export type EditedParts = ParsedInputOf<typeof saveProductCall>

/** Each part that was sent is merged with what stands there now; nothing is written when one of them is contested. */
export async function saveProduct(
  editor: Editor,
  { k_no, ...parts }: EditedParts,
): Promise<OutputOf<typeof saveProductCall>> {
  const row = await lockProduct(editor, k_no)
  const now = partsOf(row, await listQuestionRows(editor.trx, k_no))
  const surumler: Partial<Record<ProductPart, number>> = {}
  for (const bolum of Object.keys(parts) as ProductPart[]) {
    const edit = parts[bolum]
    if (!edit) continue
    const place = { urun_k_no: k_no, bolum }
    const value = (await settle(editor, place, edit, now[bolum])) as PartValues[typeof bolum]
    if (changedFields(edit.gorulen, edit.yeni).length > 0)
      await writePart(editor, row, { bolum, before: now[bolum], value })
    surumler[bolum] = await keepVersion(editor, place, now[bolum], value)
  }
  return { surumler }
}

interface Place {
  readonly urun_k_no: string
  readonly bolum: PartName
}

interface Edit {
  readonly gorulen: object
  readonly yeni: object
}

/** Fields nobody else has touched take what is wanted (CAT-4). */
async function settle(editor: Editor, place: Place, { gorulen, yeni }: Edit, now: object): Promise<object> {
  const { merged, contested } = mergeEdits(gorulen, yeni, now, FIELD_BY_FIELD)
  const fields = Object.keys(contested)
  if (fields.length > 0) throw await contestedPart(editor, place, now, fields)
  return merged
}

/** Who has changed it meanwhile, when, and what stands there now. */
async function contestedPart(
  { trx }: Editor,
  place: Place,
  deger: unknown,
  alanlar: readonly string[],
): Promise<AppError> {
  const newest = await findNewestVersion(trx, place)
  const ayrinti = {
    bolum: place.bolum,
    kim: newest?.ad ?? null,
    zaman: newest?.zaman.toISOString() ?? null,
    surum: newest?.surum ?? 0,
    alanlar,
    deger,
  }
  return new AppError('surum_degisti', { ayrinti })
}

async function writePart<P extends ProductPart>(
  editor: Editor,
  row: ProductRow,
  {
    bolum,
    before,
    value,
  }: { readonly bolum: P; readonly before: PartValues[ProductPart]; readonly value: PartValues[P] },
): Promise<void> {
  const { trx, tenant_id } = editor
  const writers: { readonly [Q in ProductPart]: (part: PartValues[Q]) => Promise<void> } = {
    genel: async (part) => {
      await requireNamed(editor, row.urun_tipi, part)
      if (part.kod && (await isCodeTaken(trx, part.kod, row.k_no))) throw new AppError('kod_kullaniliyor')
      await updateProduct(trx, row.k_no, generalChange(part, before as PartValues['genel']))
    },
    bilgi: async (part) => {
      if (part.urun_tipi !== row.urun_tipi) throw fieldRefusal('bilgi.yeni.urun_tipi', editor.language)
      // A villa on offer keeps its permit number: the database says no, and so does the sentence.
      if (row.yayinda && 'izin_no' in part && part.izin_no === '')
        throw fieldRefusal('bilgi.yeni.izin_no', editor.language)
      await updateProduct(trx, row.k_no, { vitrin: { bilgi: JSON.stringify(part) } })
    },
    ekstra: async (part) => {
      await leaveTemplates.ekstra(trx, row.k_no, { before: before as PartValues['ekstra'], value: part })
      await updateProduct(trx, row.k_no, extraChange(part))
    },
    soru: async (part) => {
      await leaveTemplates.soru(trx, row.k_no, { before: before as PartValues['soru'], value: part })
      await replaceQuestions(trx, { tenant_id, urun_k_no: row.k_no }, storedQuestions(part))
    },
    iptal: async (part) => {
      await leaveTemplates.iptal(trx, row.k_no, { before: before as PartValues['iptal'], value: part })
      await updateProduct(trx, row.k_no, cancellationChange(part))
    },
  }
  await writers[bolum](value)
}

/** What a version from before a field knows nothing of stays as it is. */
function standingPart({ bolum }: Place, version: unknown, before: unknown): unknown {
  return bolum === 'genel' ? { ...(before as object), ...(version as object) } : version
}

/** What stood there before is kept too, where it came from elsewhere. */
export async function keepVersion(editor: Editor, place: Place, before: unknown, after: unknown): Promise<number> {
  const { trx, tenant_id, personel_k_no } = editor
  const newest = await findNewestVersion(trx, place)
  let surum = newest?.surum ?? -1
  if (!(newest && isSame(standingPart(place, newest.icerik, before), before)) && before !== null) {
    surum += 1
    await insertProductVersion(trx, { ...place, tenant_id, surum, icerik: before, personel_k_no: null })
  }
  if (isSame(before, after)) return Math.max(0, surum)
  surum += 1
  await insertProductVersion(trx, { ...place, tenant_id, surum, icerik: after, personel_k_no })
  return surum
}

/** What a product says in one language; a slug that was not written is made from the title. */
export async function saveProductText(
  editor: Editor,
  { k_no, dil, gorulen, yeni }: ParsedInputOf<typeof saveTextCall>,
): Promise<OutputOf<typeof saveTextCall>> {
  await lockProduct(editor, k_no)
  const bolum = `metin_${dil}` as const
  const now = await findText(editor, k_no, dil)
  const edit = { gorulen: gorulen ?? NO_PRODUCT_TEXT, yeni }
  const text = (await settle(editor, { urun_k_no: k_no, bolum }, edit, now ?? NO_PRODUCT_TEXT)) as WrittenProductText
  return await writeText(editor, { k_no, dil }, now, text)
}

async function findText({ trx }: Editor, k_no: string, dil: Language): Promise<WrittenProductText | null> {
  const row = (await listTextRows(trx, [k_no])).find((text) => text.dil === dil)
  return row ? writtenText(row) : null
}

async function writeText(
  editor: Editor,
  { k_no, dil }: { readonly k_no: string; readonly dil: Language },
  before: WrittenProductText | null,
  text: WrittenProductText,
): Promise<OutputOf<typeof saveTextCall>> {
  const { trx, tenant_id, language } = editor
  const slug = (text.slug ?? slugFrom(text.baslik, dil)).normalize('NFC').toLowerCase()
  if (slug === '') throw fieldRefusal('yeni.slug', language)
  const place = { dil, slug, urun_k_no: k_no }
  if (await isSlugTaken(trx, place)) throw new AppError('adres_dolu', { ayrinti: { dil, slug } })
  const icerik = storedWords(text)
  const after = writtenText({ baslik: text.baslik, slug, ozet: text.ozet, icerik })
  if (!isSame(before, after)) {
    const words = { baslik: text.baslik, slug, ozet: text.ozet, icerik: JSON.stringify(icerik) }
    await upsertTextRow(trx, { tenant_id, urun_k_no: k_no, dil, ...words })
    await setProductName(trx, k_no, { [dil]: text.baslik })
  }
  const surum = await keepVersion(editor, { urun_k_no: k_no, bolum: `metin_${dil}` }, before, after)
  return { surum, slug }
}

/** An older version of one part becomes the newest, unless somebody has written it again meanwhile. */
export async function takeBackProduct(
  editor: Editor,
  { k_no, bolum, surum, gorulen_surum }: ParsedInputOf<typeof takeBackCall>,
): Promise<OutputOf<typeof takeBackCall>> {
  const { trx } = editor
  const row = await lockProduct(editor, k_no)
  const place = { urun_k_no: k_no, bolum }
  const [version, newest] = [await findVersion(trx, place, surum), await findNewestVersion(trx, place)]
  if (!version || !newest) throw new AppError('bulunamadi')
  if (newest.surum !== gorulen_surum) throw await contestedPart(editor, place, newest.icerik, [])
  const dil = /^metin_(tr|en|de|ru)$/.exec(bolum)?.[1] as Language | undefined
  if (dil) {
    const before = await findText(editor, k_no, dil)
    const { surum: kept } = await writeText(editor, { k_no, dil }, before, version.icerik as WrittenProductText)
    return { surum: kept }
  }
  const part = bolum as ProductPart
  const before = partsOf(row, await listQuestionRows(trx, k_no))[part]
  const value = standingPart(place, version.icerik, before)
  await writePart(editor, row, { bolum: part, before, value: value as PartValues[typeof part] })
  return { surum: await keepVersion(editor, place, before, value) }
}

const MOST_VERSIONS = 200

/** Of two versions of a part, field by field; what one of them does not know is nothing there. */
function changesOf(before: unknown, after: unknown) {
  return fieldChanges(before as Fields, after as Fields)
    .slice(0, MOST_CHANGES)
    .map(({ alan, once, sonra }) => ({ alan, once: once ?? null, sonra: sonra ?? null }))
}

type Fields = Readonly<Record<string, unknown>>

export async function listVersions(
  trx: TenantTransaction,
  k_no: string,
): Promise<OutputOf<typeof listProductVersions>['data']> {
  const rows = await listVersionRows(trx, k_no, MOST_VERSIONS)
  return rows.map(({ bolum, surum, zaman, icerik, ad }) => {
    const before = rows.find((other) => other.bolum === bolum && other.surum === surum - 1)
    const newest = Math.max(...rows.filter((other) => other.bolum === bolum).map((other) => other.surum))
    const alanlar = before ? changedFields(before.icerik as object, icerik as object) : []
    const degisim = before ? changesOf(before.icerik, icerik) : []
    return { bolum, surum, kim: ad, zaman: zaman.toISOString(), alanlar, degisim, simdiki: surum === newest }
  })
}
