import type {
  ProductGroupChoices,
  ProductGroups,
  saveProductGroups as saveCall,
} from '@meltem/contract/catalog/groups-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import { lockRow } from './group-rows.queries.ts'
import { addToCollection, listChoicesOf, listCollectionsBeside, takeFromCollection } from './members.queries.ts'
import type { Writing } from './save-group.ts'
import { addPairs, listFilterRows, listKnownProducts, removePairs } from './written-groups.queries.ts'

/** Collections and filters of a product, beside those it could have (CAT-94). */
export async function readProductGroups(trx: TenantTransaction, k_no: string): Promise<ProductGroupChoices> {
  if (!(await listKnownProducts(trx, [k_no])).has(k_no)) throw new AppError('bulunamadi')
  const collections = await listCollectionsBeside(trx, k_no)
  const secenekler = await listChoicesOf(trx, k_no)
  const used = new Set(secenekler.map(({ filtre_k_no }) => filtre_k_no))
  const filters = await listFilterRows(trx)
  return {
    urun: { koleksiyonlar: collections.filter(({ icinde }) => icinde).map((one) => one.k_no), secenekler },
    koleksiyonlar: collections
      .filter(({ aktif, icinde }) => aktif || icinde)
      .map(({ icinde: _member, ...collection }) => collection),
    filtreler: filters
      .filter((filter) => filter.aktif || used.has(filter.k_no))
      .map((filter) => ({
        k_no: filter.k_no,
        baslik: filter.baslik,
        aktif: filter.aktif,
        secenekler: filter.secenekler.map(({ kod, baslik }) => ({ kod, baslik })),
      })),
  }
}

type Choice = ProductGroups['secenekler'][number]
const nameOf = ({ filtre_k_no, kod }: Choice) => `${filtre_k_no} ${kod}`

/** What is in the first and not in the second. */
function without<T>(list: readonly T[], other: readonly T[], key: (one: T) => string): T[] {
  const known = new Set(other.map(key))
  return list.filter((one) => !known.has(key(one)))
}

/**
 * Only what comes and what goes is written, so that what a colleague has given meanwhile stays; nothing is added to a
 * group that is retired or gone.
 */
export async function saveProductGroups(
  writing: Writing,
  { k_no, gorulen, yeni }: ParsedInputOf<typeof saveCall>,
): Promise<ProductGroups> {
  const { trx } = writing
  if (!(await listKnownProducts(trx, [k_no])).has(k_no)) throw new AppError('bulunamadi')
  const joined = without(yeni.koleksiyonlar, gorulen.koleksiyonlar, String)
  const left = without(gorulen.koleksiyonlar, yeni.koleksiyonlar, String)
  await writeCollections(writing, k_no, { joined, left })
  await writeChoices(writing, k_no, {
    joined: without(yeni.secenekler, gorulen.secenekler, nameOf),
    left: without(gorulen.secenekler, yeni.secenekler, nameOf),
  })
  await noteUnchanged(trx, k_no, {})
  return (await readProductGroups(trx, k_no)).urun
}

interface Moves<T> {
  readonly joined: readonly T[]
  readonly left: readonly T[]
}

async function writeCollections(
  { trx, tenant_id }: Writing,
  urun_k_no: string,
  { joined, left }: Moves<string>,
): Promise<void> {
  // In one order for everybody, so that two saves never wait for each other.
  for (const k_no of [...joined, ...left].toSorted()) await lockRow(trx, 'koleksiyon', k_no)
  const open = new Set(
    (await listCollectionsBeside(trx, urun_k_no)).filter(({ aktif }) => aktif).map((one) => one.k_no),
  )
  if (joined.some((k_no) => !open.has(k_no))) throw new AppError('bulunamadi')
  for (const k_no of joined) await addToCollection(trx, { tenant_id, k_no }, [urun_k_no])
  for (const k_no of left) await takeFromCollection(trx, k_no, [urun_k_no])
}

async function writeChoices(
  { trx, tenant_id }: Writing,
  urun_k_no: string,
  { joined, left }: Moves<Choice>,
): Promise<void> {
  const keys = new Set([...joined, ...left].map(({ filtre_k_no }) => filtre_k_no))
  for (const k_no of [...keys].toSorted()) {
    await lockRow(trx, 'filtre', k_no)
    const [filter] = await listFilterRows(trx, k_no)
    const pairsOf = (choices: readonly Choice[]) =>
      choices.filter((one) => one.filtre_k_no === k_no).map(({ kod }) => ({ urun_k_no, secenek_kod: kod }))
    const added = pairsOf(joined)
    const known = new Set(filter?.aktif ? filter.secenekler.map(({ kod }) => kod) : [])
    if (added.some(({ secenek_kod }) => !known.has(secenek_kod))) throw new AppError('bulunamadi')
    if (!filter) continue
    await removePairs(trx, filter.kod, pairsOf(left))
    await addPairs(trx, { tenant_id, filtre_kod: filter.kod }, added)
  }
}
