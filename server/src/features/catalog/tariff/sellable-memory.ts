import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { LRUCache } from 'lru-cache'
import type { Db, TenantTransaction } from '../../../platform/db/connection.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import { DayRows, firstOfMonth } from './day-rows.ts'
import {
  type CampaignRow,
  type OptionRow,
  type ResourceRule,
  readMonths,
  readProducts,
  type SellableRows,
} from './sellable.queries.ts'

/** Everything about products that a price or a calendar needs. Shared between requests: none may write into it. */
export interface Sellable {
  readonly secenekler: readonly OptionRow[]
  /** Days of the options that are sold by night. */
  readonly gunler: ReadonlyMap<string, DayRows>
  readonly kurallar: readonly ResourceRule[]
  readonly kampanyalar: readonly CampaignRow[]
}

export interface SellableQuestion {
  readonly urunler: readonly string[]
  /** Days wanted of what is sold by night, `to` included; null for none. */
  readonly gunler: { readonly from: IsoDay; readonly to: IsoDay } | null
}

/** Who asks, and the version of the catalogue that this transaction has seen. */
export interface SellableReader {
  readonly db: Db
  readonly trx: TenantTransaction
  readonly tenantId: number
  readonly surum: number
}

interface KnownProduct {
  readonly secenekler: readonly OptionRow[]
  readonly kurallar: ReadonlyMap<string, readonly ResourceRule[]>
}

/**
 * Parsed rows by tenant and version. What is kept never becomes wrong, only old: a change gives the tenant another
 * version, which every transaction reads for itself, and the entries of the last one are forgotten as the least used.
 */
class SellableMemory {
  readonly products = new LRUCache<string, KnownProduct>({ max: 5_000 })
  readonly campaigns = new LRUCache<string, readonly CampaignRow[]>({ max: 1_000 })
  /** The newest version seen of each tenant's. */
  readonly newest = new Map<number, number>()
  /** Days of an option over some months, as they are asked for together; counted in months of some 3 KB. */
  readonly windows = new LRUCache<string, DayRows>({ maxSize: 24_000 })
}

const memoryOf = keptWith<SellableMemory>(() => new SellableMemory())

/** What these products are in this transaction: from memory where the version is still the same, read otherwise. */
export async function readSellable(reader: SellableReader, question: SellableQuestion): Promise<Sellable> {
  const memory = memoryOf(reader.db)
  const version = `${reader.tenantId}:${reader.surum}`
  const urunler = [...new Set(question.urunler)]
  const missing = urunler.filter((key) => !memory.products.has(`${version}:${key}`))
  const campaigns = memory.campaigns.get(version)
  if (missing.length > 0 || !campaigns) {
    // Another version came in between: everything is read at that one.
    const rows = await readProducts(reader.trx, reader.tenantId, missing)
    remember(memory, reader.tenantId, missing, rows)
    return await readSellable({ ...reader, surum: rows.surum }, question)
  }
  const products = urunler.flatMap((key) => memory.products.get(`${version}:${key}`) ?? [])
  const secenekler = products.flatMap((one) => one.secenekler)
  const months = await wantedMonths(reader, memory, nightly(secenekler), question)
  if (typeof months === 'number') return await readSellable({ ...reader, surum: months }, question)
  const kurallar = new Map(products.flatMap((one) => [...one.kurallar]))
  return { secenekler, gunler: months, kurallar: [...kurallar.values()].flat(), kampanyalar: campaigns }
}

/** Options of these products as far as this process remembers them: a hint, never a price. */
export function recallOptions(db: Db, tenantId: number, products: readonly string[]): readonly OptionRow[] {
  const memory = memoryOf(db)
  const version = `${tenantId}:${memory.newest.get(tenantId)}`
  return products.flatMap((key) => memory.products.get(`${version}:${key}`)?.secenekler ?? [])
}

function remember(memory: SellableMemory, tenantId: number, asked: readonly string[], rows: SellableRows): void {
  const version = `${tenantId}:${rows.surum}`
  const options = Map.groupBy(rows.secenekler, (row) => row.urun_k_no)
  const rules = Map.groupBy(rows.kurallar, (row) => row.kaynak_k_no)
  memory.campaigns.set(version, rows.kampanyalar)
  memory.newest.set(tenantId, rows.surum)
  for (const key of asked) {
    const secenekler = options.get(key) ?? []
    const things = secenekler.map((one) => one.kaynak_k_no ?? '')
    const kurallar = new Map(things.flatMap((thing) => (rules.has(thing) ? [[thing, rules.get(thing) ?? []]] : [])))
    memory.products.set(`${version}:${key}`, { secenekler, kurallar })
  }
}

function nightly(options: readonly OptionRow[]): string[] {
  const stays = options.filter(({ tarife }) => tarife.tur === 'gecelik' || tarife.tur === 'kisi_gecelik')
  return stays.map((one) => one.opsiyon_k_no)
}

function monthsBetween(from: IsoDay, to: IsoDay): IsoDay[] {
  const months: IsoDay[] = []
  for (let first = firstOfMonth(from); first <= to; first = firstOfMonth(addDays(first, 32))) months.push(first)
  return months
}

/** The days by option, or the version they would have to be read at. */
async function wantedMonths(
  reader: SellableReader,
  memory: SellableMemory,
  options: readonly string[],
  { gunler }: SellableQuestion,
): Promise<Map<string, DayRows> | number> {
  if (!gunler || options.length === 0) return new Map()
  const { trx, tenantId, surum } = reader
  const months = monthsBetween(gunler.from, gunler.to)
  const window = `${tenantId}:${surum}:${months[0]}:${months.length}`
  const found = new Map<string, DayRows>()
  const missing: string[] = []
  for (const option of options) {
    const known = memory.windows.get(`${window}:${option}`)
    if (known) found.set(option, known)
    else missing.push(option)
  }
  if (missing.length === 0) return found
  const read = await readMonths(trx, tenantId, missing, months)
  if (read.surum !== surum) return read.surum
  const fresh = Map.groupBy(read.aylar, (row) => row.opsiyon_k_no)
  for (const option of missing) {
    const rows = new DayRows(fresh.get(option) ?? [])
    memory.windows.set(`${window}:${option}`, rows, { size: months.length })
    found.set(option, rows)
  }
  return found
}
