import {
  type BulkProduct,
  type BulkWish,
  type doProductBulk as doCall,
  MOST_PRODUCTS,
  type quoteProductBulk as quoteCall,
} from '@meltem/contract/catalog/bulk-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { isSame } from '@meltem/domain/edits/merge-edits'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import { addToCollection, lockCollection, takeFromCollection } from '../groups/members.queries.ts'
import { generalOf } from '../office/product-parts.ts'
import { writeState } from '../office/publish-product.ts'
import { type Editor, saveProduct } from '../office/save-product.ts'
import { patternsOf } from '../office/search-words.queries.ts'
import { publishLeastNights } from '../prices/least-nights.ts'
import { lockProducts, lockTemplate } from '../templates/template.queries.ts'
import { applyTemplate } from '../templates/template-office.ts'
import { type ActRow, findAct, insertAct, listActRows, listMatching } from './bulk.queries.ts'
import { readTarget } from './bulk-target.ts'
import { type Asking, type Judged, judgeProducts, markOf } from './judge-products.ts'
import { readSnapshots, type Snapshot } from './snapshots.queries.ts'

export interface BulkEditor extends Editor, Asking {
  readonly an: Date
}

const MOST_WORDS = 6

function wishOf({ is, hedef, satis, sayi, ilk, son }: BulkWish): BulkWish {
  return { is, hedef, satis, sayi, ilk, son }
}

/** Days that have passed keep what they asked for. */
function requireComing({ bugun }: Asking, { ilk = bugun }: BulkWish): void {
  if (ilk < bugun) throw new AppError('gecmis_tarih')
}

/** First what would change of each, then the act (CAT-70). */
export async function quoteBulk(
  asking: Asking,
  { k_nolar, ara = '', tip, durum, ...input }: ParsedInputOf<typeof quoteCall>,
): Promise<OutputOf<typeof quoteCall>> {
  const { trx, language } = asking
  const wish = wishOf(input)
  requireComing(asking, wish)
  const target = await readTarget(trx, wish, language)
  const words = ara.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const { keys, fazla } = k_nolar
    ? { keys: [...new Set(k_nolar)], fazla: 0 }
    : await listMatching(trx, { dil: language, tip, durum, desenler: await patternsOf(trx, words) }, MOST_PRODUCTS)
  const judged = await judgeProducts(asking, wish, target, keys)
  return { data: judged.map((row) => ({ ...shown(row), iz: markOf(row) })), fazla }
}

function shown({ row: _row, hal: _state, ...product }: Judged): BulkProduct {
  return product
}

/**
 * All products in one commit, under their locks. Who has changed since it was seen is left out (CAT-71); what stood in
 * the others before and after is kept, so that the act can be taken back (CAT-72).
 */
export async function doBulk(
  editor: BulkEditor,
  { k_no, satirlar, ...input }: ParsedInputOf<typeof doCall>,
): Promise<BulkProduct[]> {
  const { trx, tenant_id, personel_k_no, language } = editor
  const wish = wishOf(input)
  requireComing(editor, wish)
  const keys = [...new Set(satirlar.map((row) => row.k_no))]
  await lockForAct(editor, wish, keys)
  if (await findAct(trx, k_no)) return (await listActRows(trx, k_no)).map(({ gosterilen }) => gosterilen)
  const target = await readTarget(trx, wish, language)
  const seen = new Map(satirlar.map((row) => [row.k_no, row.iz]))
  const judged = (await judgeProducts(editor, wish, target, keys)).map((row): Judged => {
    return seen.get(row.k_no) === markOf(row) ? row : { ...row, neden: row.neden ?? 'degisti' }
  })
  const going = judged.filter(({ neden }) => neden === null)
  if (going.length === 0) {
    await noteUnchanged(trx, null, { is: wish.is, urun: judged.length })
    return judged.map(shown)
  }
  await carryOut(editor, wish, going)
  const after = await readSnapshots(
    trx,
    going.map((row) => row.k_no),
  )
  const rows = judged.map((row): ActRow => {
    const change = row.neden === null ? changeOf(row.hal, after.get(row.k_no) ?? {}) : { onceki: {}, sonraki: {} }
    return { urun_k_no: row.k_no, gosterilen: shown(row), ...change }
  })
  await insertAct(trx, { tenant_id, k_no, istek: wish, hedef: target.ad, personel_k_no }, rows)
  return judged.map(shown)
}

/** In the order everybody locks in: template or collection, then products by their keys. */
async function lockForAct({ trx }: Editor, { is, hedef }: BulkWish, keys: readonly string[]): Promise<void> {
  if (is === 'sablon' && hedef) await lockTemplate(trx, hedef)
  if ((is === 'koleksiyon_ekle' || is === 'koleksiyon_cikar') && hedef) await lockCollection(trx, hedef)
  await lockProducts(trx, keys)
}

function changeOf(before: Snapshot, after: Snapshot): { onceki: Snapshot; sonraki: Snapshot } {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...names].filter((name) => !isSame(before[name], after[name]))
  const part = (state: Snapshot) =>
    Object.fromEntries(changed.filter((name) => name in state).map((name) => [name, state[name]]))
  return { onceki: part(before), sonraki: part(after) }
}

/** By the doors one product goes through. */
async function carryOut(editor: BulkEditor, wish: BulkWish, going: readonly Judged[]) {
  const { is, hedef, satis, sayi } = wish
  const { trx, tenant_id, personel_k_no, an } = editor
  const urunler = going.map((row) => row.k_no)
  switch (is) {
    case 'yayinla':
    case 'geri_cek':
    case 'emekli':
      for (const k_no of urunler) await writeState(trx, k_no, is, an)
      return
    case 'koleksiyon_ekle':
      return await addToCollection(trx, { tenant_id, k_no: hedef ?? '' }, urunler)
    case 'koleksiyon_cikar':
      return await takeFromCollection(trx, hedef ?? '', urunler)
    case 'sablon':
      await applyTemplate(editor, { sablon_k_no: hedef ?? '', urunler, nasil: 'bag' })
      return
    case 'en_az_gece': {
      const { ilk = '', son = '' } = wish
      return await publishLeastNights(
        { ...editor, kurlar: [] },
        { personel_k_no, urunler },
        { gece: sayi ?? 1, ilk, son },
      )
    }
    default:
      await saveEach(editor, { [is]: is === 'rezervasyon_satis_durum' ? satis : (sayi ?? hedef) }, going)
  }
}

async function saveEach(editor: BulkEditor, change: object, going: readonly Judged[]): Promise<void> {
  for (const { k_no, row } of going) {
    if (!row) continue
    const gorulen = generalOf(row)
    await saveProduct(editor, { k_no, genel: { gorulen, yeni: { ...gorulen, ...change } } })
  }
}
