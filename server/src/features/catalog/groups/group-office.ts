import { randomUUID } from 'node:crypto'
import type {
  StoredCategory,
  StoredCollection,
  StoredFilter,
  StoredRegion,
  saveProductCategory as saveCategoryCall,
  saveCollection as saveCollectionCall,
  saveFilter as saveFilterCall,
  saveRegion as saveRegionCall,
  WrittenCategory,
  WrittenCollection,
  WrittenFilter,
  WrittenRegion,
} from '@meltem/contract/catalog/groups-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { insertGroup, updateGroup } from './group-writes.queries.ts'
import {
  newCode,
  placeAtEnd,
  requireParent,
  retire,
  type Settled,
  saveTexts,
  settle,
  type Writing,
} from './save-group.ts'
import {
  addPairs,
  listCategoryRows,
  listChoiceKeys,
  listCollectionRows,
  listFilterRows,
  listKnownProducts,
  listRegionRows,
  removePairs,
  writeMembers,
} from './written-groups.queries.ts'

const readOne = async <T>(rows: Promise<T[]>): Promise<T> => {
  const [row] = await rows
  if (!row) throw new AppError('bulunamadi')
  return row
}

type Kept = Pick<StoredRegion, 'k_no' | 'kod' | 'surum' | 'urun_sayisi'>

function writtenOf<T extends Kept>(row: T): Omit<T, keyof Kept> {
  const { k_no: _key, kod: _code, surum: _version, urun_sayisi: _products, ...written } = row
  return written
}

const regionOf = (row: StoredRegion): WrittenRegion => writtenOf(row)
const categoryOf = (row: StoredCategory): WrittenCategory => writtenOf(row)
const collectionOf = (row: StoredCollection): WrittenCollection => writtenOf(row)
const filterOf = ({ secenek_sayilari: _counts, ...row }: StoredFilter): WrittenFilter => writtenOf(row)

/** A new group needs its row before anything points to it; one that exists is written in place. */
async function writeRow(
  writing: Writing,
  word: 'bolge' | 'kategori' | 'koleksiyon',
  { k_no, before }: Settled<unknown>,
  { values, metinler }: { readonly values: object; readonly metinler: object },
): Promise<void> {
  const { trx, tenant_id } = writing
  if (before) await updateGroup(trx, word, k_no, values)
  else {
    const kod = await newCode(writing, word, metinler)
    await insertGroup(trx, word, { tenant_id, k_no, kod, sira: await placeAtEnd(writing, word), ...values })
  }
}

export async function saveRegion(writing: Writing, input: ParsedInputOf<typeof saveRegionCall>): Promise<StoredRegion> {
  const { trx } = writing
  const read = async (k_no: string) => regionOf(await readOne(listRegionRows(trx, k_no)))
  const settled = await settle(writing, 'bolge', input, read)
  await requireParent(writing, 'bolge', settled)
  const leadOn = await retire(writing, 'bolge', settled, input.yerine_k_no)
  const { metinler, ...values } = settled.value
  await writeRow(writing, 'bolge', settled, { values, metinler })
  await saveTexts(writing, 'bolge', settled)
  await leadOn()
  return await readOne(listRegionRows(trx, settled.k_no))
}

export async function saveCategory(
  writing: Writing,
  input: ParsedInputOf<typeof saveCategoryCall>,
): Promise<StoredCategory> {
  const { trx } = writing
  const read = async (k_no: string) => categoryOf(await readOne(listCategoryRows(trx, k_no)))
  const settled = await settle(writing, 'kategori', input, read)
  await requireParent(writing, 'kategori', settled)
  await requireKind(writing, settled, input.yerine_k_no)
  const leadOn = await retire(writing, 'kategori', settled, input.yerine_k_no)
  const { metinler, ...values } = settled.value
  await writeRow(writing, 'kategori', settled, { values, metinler })
  await saveTexts(writing, 'kategori', settled)
  await leadOn()
  return await readOne(listCategoryRows(trx, settled.k_no))
}

/** A category keeps its kind while it has products, and belongs to one of its kind. */
async function requireKind(
  { trx }: Writing,
  { value, before, k_no }: Settled<WrittenCategory>,
  successor: string | null | undefined,
): Promise<void> {
  const others = [value.ust_k_no, successor].filter((key): key is string => Boolean(key))
  for (const other of others) {
    const { urun_tipi } = await readOne(listCategoryRows(trx, other))
    if (urun_tipi !== value.urun_tipi) throw new AppError('grup_dongu')
  }
  if (!before || before.urun_tipi === value.urun_tipi) return
  const { urun_sayisi } = await readOne(listCategoryRows(trx, k_no))
  if (urun_sayisi > 0) throw new AppError('grup_kullanimda', { ayrinti: { urun: urun_sayisi, alt: 0 } })
}

export async function saveCollection(
  writing: Writing,
  input: ParsedInputOf<typeof saveCollectionCall>,
): Promise<StoredCollection> {
  const { trx, tenant_id } = writing
  const read = async (k_no: string) => collectionOf(await readOne(listCollectionRows(trx, k_no)))
  const settled = await settle(writing, 'koleksiyon', input, read)
  const { metinler, urunler, ...values } = settled.value
  const known = await listKnownProducts(trx, urunler)
  if (urunler.some((key) => !known.has(key))) throw new AppError('bulunamadi')
  await writeRow(writing, 'koleksiyon', settled, { values, metinler })
  await saveTexts(writing, 'koleksiyon', settled)
  await writeMembers(trx, { tenant_id, koleksiyon_k_no: settled.k_no }, urunler)
  return await readOne(listCollectionRows(trx, settled.k_no))
}

/** A choice that products have is not taken away: they are taken off it first. */
export async function saveFilter(writing: Writing, input: ParsedInputOf<typeof saveFilterCall>): Promise<StoredFilter> {
  const { trx, tenant_id } = writing
  const read = async (k_no: string) => filterOf(await readOne(listFilterRows(trx, k_no)))
  const { ekle = [], cikar = [] } = input
  const { k_no, value, before } = await settle(writing, 'filtre', input, read)
  const keys = await listChoiceKeys(trx, k_no)
  const secenekler = value.secenekler.map((choice) => ({ k_no: keys.get(choice.kod) ?? randomUUID(), ...choice }))
  const { aktif } = value
  const written = { aktif, baslik: JSON.stringify(value.baslik), secenekler: JSON.stringify(secenekler) }
  if (before) await updateGroup(trx, 'filtre', k_no, written)
  else {
    const kod = await newCode(writing, 'filtre', value.baslik)
    await insertGroup(trx, 'filtre', { tenant_id, k_no, kod, sira: await placeAtEnd(writing, 'filtre'), ...written })
  }
  const { kod } = await readOne(listFilterRows(trx, k_no))
  const known = await listKnownProducts(
    trx,
    ekle.map(({ urun_k_no }) => urun_k_no),
  )
  const choices = new Set(value.secenekler.map((choice) => choice.kod))
  if (ekle.some((pair) => !known.has(pair.urun_k_no) || !choices.has(pair.secenek_kod)))
    throw new AppError('bulunamadi')
  await removePairs(trx, kod, cikar)
  await addPairs(trx, { tenant_id, filtre_kod: kod }, ekle)
  const stored = await readOne(listFilterRows(trx, k_no))
  const gone = (before?.secenekler ?? []).filter((choice) => !choices.has(choice.kod))
  const left = gone.find((choice) => stored.secenek_sayilari[choice.kod])?.kod
  if (left !== undefined) throw new AppError('secenek_kullanimda', { ayrinti: { secenek: left } })
  return stored
}
