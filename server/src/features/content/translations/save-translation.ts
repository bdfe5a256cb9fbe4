import type { WrittenBlock } from '@meltem/contract/content/content'
import type { saveTranslation } from '@meltem/contract/content/translation'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { findPageRow, findText, updateText, upsertText } from '../pages/page.queries.ts'
import { type Editing, keepVersion } from '../pages/page-office.ts'
import { sanitizeRichText } from '../pages/sanitize.ts'
import { slugFrom } from '../pages/slug.ts'
import { plainText } from '../pages/written-blocks.ts'
import { placesOf, woven } from './aligned-blocks.ts'
import { inOrderOf, pairsOf, type Unit } from './progress.ts'
import { blanked, type Doc, fieldsOf, withWords, wordsAt } from './text-fields.ts'
import {
  isSlugTaken,
  type Key,
  lockText,
  upsertConfirmed,
  writeGroupText,
  writeProductText,
} from './translation.queries.ts'
import { getUnit, type Tongues } from './translations.ts'

type Wish = ParsedInputOf<typeof saveTranslation>
type Field = Wish['alanlar'][number]

/**
 * Writes fields of one text in one language (PAGE-24). A field that another has changed since it was read, or whose
 * source is another one by now, is told and nothing is written: a translation is made from words somebody has seen.
 */
export async function saveFields(
  trx: TenantTransaction,
  editing: Editing,
  { tongues, wish }: { readonly tongues: Tongues; readonly wish: Wish },
): Promise<number> {
  const { tur, k_no, dil, alanlar } = wish
  if (!tongues.hedefler.includes(dil)) throw new AppError('bulunamadi')
  await lockText(trx, { tur, k_no })
  const unit = await getUnit(trx, { tur, k_no }, tongues)
  const pairs = new Map(pairsOf(unit, tongues.kaynak, dil).map((pair) => [pair.alan, pair]))
  if (alanlar.some(({ alan }) => !pairs.has(alan))) throw new AppError('bulunamadi')
  const contested = alanlar.flatMap((field) => {
    const pair = pairs.get(field.alan)
    if (!pair || (pair.soz === field.gorulen && pair.metin === field.kaynak)) return []
    return [[field.alan, { metin: pair.soz, kaynak: pair.metin }] as const]
  })
  if (contested.length > 0) {
    throw await contestedBy(trx, { tables: TABLES[tur], k_no }, Object.fromEntries(contested))
  }
  const changed = alanlar.filter(({ alan, gorulen, metin }) => worded(pairs.get(alan)?.bicim, metin) !== gorulen)
  if (changed.length > 0 || wish.yayinla) await write(trx, editing, { unit, tongues, wish, changed })
  for (const { alan } of alanlar.filter(({ dogru }) => dogru)) {
    const row = { tenant_id: editing.tenantId, tur, kayit_k_no: k_no, dil, alan, personel_k_no: editing.staff }
    await upsertConfirmed(trx, row)
  }
  return alanlar.length
}

const TABLES = {
  urun: ['urun_metin'],
  sayfa: ['sayfa_icerik'],
  kategori: ['kategori_metin'],
  bolge: ['bolge_metin'],
  koleksiyon: ['koleksiyon_metin'],
} as const

function worded(bicim: string | undefined, text: string): string {
  return bicim === 'html' ? sanitizeRichText(text) : plainText(text)
}

interface Writing {
  readonly unit: Unit
  readonly tongues: Tongues
  readonly wish: Wish
  readonly changed: readonly Field[]
}

async function write(trx: TenantTransaction, editing: Editing, writing: Writing): Promise<void> {
  const { unit, tongues, wish, changed } = writing
  const { tur, k_no, dil } = wish
  const source = unit.texts.get(tongues.kaynak)
  if (!source) throw new AppError('bulunamadi')
  const stands = unit.texts.get(dil)
  const forms = new Map(fieldsOf(source.doc).map(({ alan, bicim }) => [alan, bicim]))
  const doc = changed.reduce<Doc>(
    (text, { alan, metin }) => withWords(text, source.doc, alan.split('.'), worded(forms.get(alan), metin)) as Doc,
    inOrderOf(source.doc, stands?.doc) ?? (blanked(source.doc) as Doc),
  )
  // Without a title there is neither a heading nor an address.
  if (wordsAt(doc, 'baslik') === '') throw new AppError('metin_eksik', { ayrinti: { alan: 'baslik' } })
  if (tur === 'sayfa') {
    await writePage(trx, editing, { ...writing, source: source.doc, doc })
    return
  }
  const slug = stands?.slug ?? (await freeSlug(trx, { tur, k_no }, dil, wordsAt(doc, 'baslik')))
  const row = { tenant_id: editing.tenantId, k_no, dil, slug, doc }
  if (tur === 'urun') await writeProductText(trx, { ...row, tur })
  else await writeGroupText(trx, { ...row, tur })
}

/** An address from the title; a number behind it where another thing has it already. */
async function freeSlug(trx: TenantTransaction, key: Key, dil: Language, title: string): Promise<string> {
  const wanted = slugFrom(title, dil)
  if (wanted === '') throw new AppError('metin_eksik', { ayrinti: { alan: 'baslik' } })
  for (let number = 1; number < 50; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await isSlugTaken(trx, key, dil, slug))) return slug
  }
  throw new AppError('adres_dolu', { ayrinti: { dil, slug: wanted } })
}

interface PageWriting extends Writing {
  readonly source: Doc
  readonly doc: Doc
}

type Blocks = readonly WrittenBlock[]

/** A language of a page that was not there begins as a draft; what is shown never has a block without its words. */
async function writePage(trx: TenantTransaction, editing: Editing, writing: PageWriting): Promise<void> {
  const { source, doc, wish } = writing
  const { k_no, dil } = wish
  const page = await findPageRow(trx, k_no)
  const stands = await findText(trx, k_no, dil)
  if (!page) throw new AppError('bulunamadi')
  const own = (stands?.bloklar ?? []) as unknown as Blocks
  const bloklar = woven(source.bloklar as Blocks, own, doc.bloklar as (WrittenBlock | undefined)[])
  const isDraft = wish.yayinla ? false : (stands?.taslak ?? true)
  if (!isDraft) requireWords(source, doc, own)
  const words = { baslik: String(doc.baslik), ozet: String(doc.ozet), seo_baslik: String(doc.seo_baslik) }
  const surum = (stands?.surum ?? 0) + 1
  const values = { ...words, bloklar: JSON.stringify(bloklar), taslak: isDraft, surum }
  if (stands) {
    const before = { baslik: stands.baslik, ozet: stands.ozet, bloklar: JSON.stringify(stands.bloklar) }
    await keepVersion(trx, editing, { k_no, dil, ...before, surum: stands.surum, yazan: null })
    await updateText(trx, { k_no, dil }, values)
  } else {
    const slug = page.turu === 'ana' || page.turu === 'ozel' ? null : await freeSlug(trx, wish, dil, words.baslik)
    const url = page.turu === 'ozel' ? `/${slugFrom(words.baslik, dil)}` : null
    const key = { tenant_id: editing.tenantId, sayfa_k_no: k_no, dil }
    await upsertText(trx, key, { turu: page.turu, slug, url, ...values })
  }
  await keepVersion(trx, editing, { k_no, dil, ...values, yazan: editing.staff })
}

/** Title, sentence and the blocks that are new to the language: shown whole or not at all. */
function requireWords(source: Doc, doc: Doc, own: Blocks): void {
  const places = placesOf(source.bloklar as Blocks, own)
  const missing = fieldsOf(source)
    .filter(({ metin }) => metin.trim() !== '')
    .filter(({ alan }) => wordsAt(doc, alan) === '')
    .find(({ alan }) => {
      const [part, place] = alan.split('.')
      if (part !== 'bloklar') return true
      const isNew = places[Number(place)] === undefined
      return isNew && (doc.bloklar as readonly unknown[])[Number(place)] !== undefined
    })
  if (missing) throw new AppError('metin_eksik', { ayrinti: { alan: missing.alan } })
}
