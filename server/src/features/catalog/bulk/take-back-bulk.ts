import type { BulkAct, BulkProduct, ProductRefusal } from '@meltem/contract/catalog/bulk-office'
import type { ProductLack } from '@meltem/contract/catalog/office'
import { AppError } from '@meltem/contract/wire/errors'
import { isSame } from '@meltem/domain/edits/merge-edits'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import { generalOf } from '../office/product-parts.ts'
import { listProductRows } from '../office/product-row.queries.ts'
import { readReadiness } from '../office/readiness.ts'
import { keepVersion } from '../office/save-product.ts'
import { takeBackPrices } from '../prices/publish-prices.ts'
import { listTemplates, lockProducts } from '../templates/template.queries.ts'
import { findAct, listActRows, listActs, listGroupsByKey, markTakenBack } from './bulk.queries.ts'
import type { BulkEditor } from './do-bulk.ts'
import type { Asking } from './judge-products.ts'
import { type PutBack, putBack, readSnapshots, type Snapshot } from './snapshots.queries.ts'

const MOST_ACTS = 50

export async function listBulks(trx: TenantTransaction): Promise<BulkAct[]> {
  return (await listActs(trx, MOST_ACTS)).map(({ istek, zaman, ...act }) => {
    const { is, satis = null, sayi = null, ilk = null, son = null } = istek
    return { ...act, is, satis, sayi, ilk, son, zaman: zaman.toISOString() }
  })
}

export async function findBulk(trx: TenantTransaction, k_no: string) {
  const act = await findAct(trx, k_no)
  if (!act) throw new AppError('bulunamadi')
  return act
}

interface Returning {
  /** From what it says now to what it said before. */
  readonly shown: BulkProduct
  readonly onceki: Snapshot
  readonly sonraki: Snapshot
}

/** What taking an act back would put back, and what it leaves out (CAT-73). */
export async function judgeTakeBack({ trx, language, bugun }: Asking, k_no: string): Promise<Returning[]> {
  const rows = (await listActRows(trx, k_no)).filter(({ gosterilen }) => gosterilen.neden === null)
  const keys = rows.map(({ urun_k_no }) => urun_k_no)
  const now = await readSnapshots(trx, keys)
  const gone = await listGone({ trx, language }, rows)
  const shop = await lacksOf(
    { trx, bugun },
    rows.filter(({ onceki }) => onceki['urun.yayinda'] === true).map(({ urun_k_no }) => urun_k_no),
  )
  return rows.map(({ urun_k_no, gosterilen, onceki, sonraki, alinma_zamani }) => {
    const eksik = shop.get(urun_k_no) ?? []
    const neden = ((): ProductRefusal | null => {
      if (alinma_zamani) return 'alindi'
      if (!stands(now.get(urun_k_no) ?? {}, { onceki, sonraki })) return 'degisti'
      if (namesIn(onceki).some((name) => gone.has(name))) return 'onceki_yok'
      return eksik.length > 0 ? 'eksik' : null
    })()
    const { once, sonra } = gosterilen
    return { shown: { ...gosterilen, once: sonra, sonra: once, neden, eksik }, onceki, sonraki }
  })
}

/** Whether everything the act has changed still says what the act made of it; an order of a collection may be another. */
function stands(
  now: Snapshot,
  { onceki, sonraki }: { readonly onceki: Snapshot; readonly sonraki: Snapshot },
): boolean {
  return [...new Set([...Object.keys(onceki), ...Object.keys(sonraki)])].every((name) =>
    name.startsWith('koleksiyon.') ? name in now === name in sonraki : isSame(now[name], sonraki[name]),
  )
}

/** What stood on offer comes back as it was, but for what the law asks for. */
const BY_LAW: readonly ProductLack[] = ['izin_no', 'belge']

async function lacksOf(
  { trx, bugun }: Pick<Asking, 'trx' | 'bugun'>,
  keys: readonly string[],
): Promise<Map<string, ProductLack[]>> {
  const rows = await listProductRows(trx, keys)
  const looked = rows.map(({ k_no, bilgi }) => ({ urun_k_no: k_no, bilgi }))
  const ready = [...(await readReadiness(trx, looked, bugun))]
  return new Map(ready.map(([key, { eksik }]) => [key, eksik.filter((lack) => BY_LAW.includes(lack))]))
}

/** Groups and templates that would come back, as one word each. */
function namesIn(onceki: Snapshot): string[] {
  return Object.entries(onceki).flatMap(([name, value]) => {
    if (name === 'vitrin.bolge_k_no' || name === 'vitrin.kategori_k_no')
      return typeof value === 'string' ? [`${name}.${value}`] : []
    if (name.startsWith('koleksiyon.')) return [name]
    return name.startsWith('sablon.') ? [`${name}.${(value as { surum: number }).surum}`] : []
  })
}

/** Of them, those that are retired by now; a template that says something else by now is none that was followed. */
async function listGone(
  { trx, language }: Pick<Asking, 'trx' | 'language'>,
  rows: readonly { readonly onceki: Snapshot }[],
): Promise<Set<string>> {
  const gone = new Set<string>()
  const names = [...new Set(rows.flatMap(({ onceki }) => namesIn(onceki)))]
  for (const [prefix, table] of [
    ['vitrin.bolge_k_no.', 'bolge'],
    ['vitrin.kategori_k_no.', 'kategori'],
    ['koleksiyon.', 'koleksiyon'],
  ] as const) {
    const own = names.filter((name) => name.startsWith(prefix))
    const keys = own.map((name) => name.slice(prefix.length))
    const groups = await listGroupsByKey(trx, table, keys, language)
    for (const name of own) if (!groups.get(name.slice(prefix.length))?.aktif) gone.add(name)
  }
  for (const name of names.filter((one) => one.startsWith('sablon.'))) {
    const [, k_no = '', surum = ''] = name.split('.')
    const [template] = await listTemplates(trx, { k_no })
    if (String(template?.surum) !== surum) gone.add(name)
  }
  return gone
}

/** Puts back what stood before, of every product that still is as the act left it, in one commit (CAT-73). */
export async function takeBackBulk(editor: BulkEditor, k_no: string): Promise<BulkProduct[]> {
  const { trx, tenant_id } = editor
  const keys = (await listActRows(trx, k_no)).map(({ urun_k_no }) => urun_k_no)
  await lockProducts(trx, keys)
  const rows = await judgeTakeBack(editor, k_no)
  const going = rows.filter(({ shown }) => shown.neden === null)
  const back = going.map(({ shown }) => shown.k_no)
  if (back.length === 0) await noteUnchanged(trx, null, { geri_alinan: 0 })
  const before = new Map((await listProductRows(trx, back)).map((row) => [row.k_no, generalOf(row)]))
  await putBack(trx, tenant_id, going.flatMap(valuesOf))
  await takeBackNights(editor, going)
  await markTakenBack(trx, k_no, back)
  for (const row of await listProductRows(trx, back)) {
    const [was, is] = [before.get(row.k_no), generalOf(row)]
    if (!isSame(was, is)) await keepVersion(editor, { urun_k_no: row.k_no, bolum: 'genel' }, was, is)
  }
  return rows.map(({ shown }) => shown)
}

/** Prices go back by their publications, with all that a publication keeps (PRICE-25). */
async function takeBackNights(editor: BulkEditor, going: readonly Returning[]): Promise<void> {
  const stays = going.flatMap(({ sonraki }) => Object.entries(sonraki).filter(([name]) => name.startsWith(PRICE)))
  const byPublication = Map.groupBy(stays, ([, yayin_k_no]) => String(yayin_k_no))
  for (const [yayin_k_no, options] of byPublication) {
    const only = options.map(([name]) => name.slice(PRICE.length))
    await takeBackPrices({ ...editor, kurlar: [] }, { k_no: editor.personel_k_no }, { yayin_k_no, only })
  }
}

const PRICE = 'fiyat.'

function valuesOf({ shown: { k_no }, onceki, sonraki }: Returning): PutBack[] {
  return [...new Set([...Object.keys(onceki), ...Object.keys(sonraki)])].map((ad) =>
    ad in onceki ? { k_no, ad, deger: onceki[ad] } : { k_no, ad },
  )
}
