import { randomUUID } from 'node:crypto'
import type { WrittenPage, WrittenText } from '@meltem/contract/content/office'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { isSame } from '@meltem/domain/edits/merge-edits'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fieldRefusal } from '../../../platform/http/api.ts'
import {
  type Address,
  deletePage,
  findAtAddress,
  findCategory,
  findContractMark,
  findPageKind,
  hasCategoryAt,
  insertPage,
  insertVersion,
  lockText,
  type TextPlace,
  updatePage,
  updateTextKinds,
  upsertText,
} from './page.queries.ts'
import { slugFrom } from './slug.ts'
import { mergedPage } from './two-editors.ts'
import { plainText, storedBlocks } from './written-blocks.ts'

/** Who writes, and in which language they are answered. */
export interface Editing {
  readonly tenantId: number
  readonly staff: string
  readonly language: Language
}

interface Saved {
  readonly k_no: string
  readonly surumler: Partial<Record<Language, number>>
}

/** Writes a page with the languages given; those that are not named stay as they are. */
export async function savePage(trx: TenantTransaction, editing: Editing, sent: WrittenPage): Promise<Saved> {
  const k_no = sent.k_no ?? randomUUID()
  const page = sent.k_no && sent.gorulen ? await mergedPage(trx, sent.k_no, sent, sent.gorulen) : sent
  const { turu, gorsel, kategori_k_no = null, yazar = {}, yayin_zamani, taslak } = page
  await requirePieces(trx, editing, page)
  const values = { turu, gorsel, kategori_k_no, yazar: JSON.stringify(yazar), yayin_zamani, taslak }
  const known = await findPageKind(trx, k_no)
  if (page.k_no && !known) throw new AppError('bulunamadi')
  // What was a contract once may have been accepted by a buyer: it stays one.
  const sozlesme = page.sozlesme === true || known?.sozlesme === true
  if (known) {
    await updatePage(trx, k_no, { ...values, sozlesme })
    if (known.turu !== turu) await updateTextKinds(trx, k_no, turu)
  } else {
    const now = new Date().toISOString()
    await insertPage(trx, { tenant_id: editing.tenantId, k_no, ...values, sozlesme, guncelleme_zamani: now })
  }
  const surumler: Partial<Record<Language, number>> = {}
  for (const [dil, text] of Object.entries(page.icerik) as [Language, WrittenText][]) {
    if (!taslak && !text.taslak) requireWhole(dil, text, editing.language)
    surumler[dil] = await saveText(trx, editing, { k_no, turu, dil }, text)
  }
  return { k_no, surumler }
}

/** Pictures and categories it names must be there. */
async function requirePieces(trx: TenantTransaction, { language }: Editing, page: WrittenPage): Promise<void> {
  if (page.kategori_k_no) {
    const found = await findCategory(trx, page.kategori_k_no)
    if (!found) throw fieldRefusal('kategori_k_no', language)
  }
}

/** What is shown needs its sentence and its title for search engines; a draft may wait for them. */
function requireWhole(dil: Language, text: WrittenText, language: Language): void {
  for (const field of ['ozet', 'seo_baslik'] as const) {
    if (plainText(text[field]) === '') throw fieldRefusal(`icerik.${dil}.${field}`, language)
  }
}

async function saveText(
  trx: TenantTransaction,
  editing: Editing,
  { k_no, turu, dil }: TextPlace,
  text: WrittenText,
): Promise<number> {
  const { tenantId } = editing
  const baslik = plainText(text.baslik)
  const ozet = plainText(text.ozet)
  const address = addressOf(turu, dil, { ...text, baslik }, editing.language)
  await requireFree(trx, { k_no, turu, dil }, address)
  const bloklar = JSON.stringify(storedBlocks(text.bloklar))
  const before = await lockText(trx, k_no, dil)
  if (before) await keepVersion(trx, editing, { k_no, dil, ...before, yazan: null })
  const same = before && before.baslik === baslik && before.ozet === ozet && sameJson(before.bloklar, bloklar)
  const surum = before ? before.surum + (same ? 0 : 1) : 1
  const values = {
    turu,
    baslik,
    ozet,
    ...address,
    seo_baslik: plainText(text.seo_baslik),
    bloklar,
    taslak: text.taslak ?? false,
    surum,
  }
  await upsertText(trx, { tenant_id: tenantId, sayfa_k_no: k_no, dil }, values)
  await keepVersion(trx, editing, { k_no, dil, surum, baslik, ozet, bloklar, yazan: editing.staff })
  return surum
}

/** The database keeps its own order of keys: what is compared is what the texts mean. */
function sameJson(stored: string, written: string): boolean {
  return isSame(JSON.parse(stored), JSON.parse(written))
}

interface Version {
  readonly k_no: string
  readonly dil: Language
  readonly surum: number
  readonly baslik: string
  readonly ozet: string
  readonly bloklar: string
  readonly yazan: string | null
}

export async function keepVersion(trx: TenantTransaction, { tenantId }: Editing, version: Version): Promise<void> {
  const { k_no, dil, surum, baslik, ozet, bloklar, yazan } = version
  await insertVersion(trx, {
    tenant_id: tenantId,
    sayfa_k_no: k_no,
    dil,
    surum,
    baslik,
    ozet,
    bloklar,
    yazan_k_no: yazan,
  })
}

/** Custom pages have an address of their own, the home page none, every other a slug. */
function addressOf(turu: WrittenPage['turu'], dil: Language, text: WrittenText, language: Language): Address {
  if (turu === 'ana') return { slug: null, url: null }
  if (turu === 'ozel') {
    if (!text.url) throw fieldRefusal(`icerik.${dil}.url`, language)
    return { slug: null, url: text.url.normalize('NFC') }
  }
  const slug = (text.slug ?? slugFrom(text.baslik, dil)).normalize('NFC').toLowerCase()
  if (slug === '') throw fieldRefusal(`icerik.${dil}.slug`, language)
  return { slug, url: null }
}

/** Another page at the same address, or a category of the journal at that of an article. */
async function requireFree(trx: TenantTransaction, { k_no, turu, dil }: TextPlace, address: Address): Promise<void> {
  if (address.slug === null && address.url === null) return
  const taken = await findAtAddress(trx, { k_no, turu, dil }, address)
  if (taken) throw new AppError('adres_dolu', { ayrinti: { dil, ...address } })
  if (turu !== 'b') return
  if (await hasCategoryAt(trx, dil, address.slug)) throw new AppError('adres_dolu', { ayrinti: { dil, ...address } })
}

/** A contract stays: what a buyer accepted must be there to be read. */
export async function removePage(trx: TenantTransaction, k_no: string): Promise<void> {
  const page = await findContractMark(trx, k_no)
  if (!page) throw new AppError('bulunamadi')
  if (page.sozlesme) throw new AppError('sozlesme_silinmez')
  await deletePage(trx, k_no)
}
