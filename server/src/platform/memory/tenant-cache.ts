import { LRUCache } from 'lru-cache'
import { Generations } from './generations.ts'

/** Safety net while notifications do not arrive (the connection is being made anew): nothing is older than this. */
const MAX_AGE = 60_000

/** What all large values together may take. */
const LARGE_KB = 32_000

/** What has run out is let go also where it is not asked for again: an installation may have a thousand tenants. */
const RUNNING_OUT = { ttl: MAX_AGE, ttlAutopurge: true }

type Kept = LRUCache<string, { value: Promise<unknown>; kb?: number }>

/** A sort of large values: its name, and about how much one of them takes. */
interface LargeSort {
  readonly sort: string
  readonly kb: number
}

/** Small values read on every request, kept per tenant until something of that tenant changes. */
export class TenantCache {
  readonly #generations = new Generations()
  readonly #values: Kept = new LRUCache({ max: 20_000, ...RUNNING_OUT })
  /** Values of some kilobytes: measured, so that they neither fill the memory nor push the small ones out. */
  readonly #large: Kept = new LRUCache({
    maxSize: LARGE_KB,
    sizeCalculation: ({ kb = 1 }) => kb,
    ...RUNNING_OUT,
  })

  #kept = 0
  #read = 0

  /** How often a value was there already, and how often it had to be read, since the process began. */
  get reads(): { readonly kept: number; readonly read: number } {
    return { kept: this.#kept, read: this.#read }
  }

  /** Reads once, also when asked many times at once. A failed read is not remembered. */
  remember<T>(tenantId: number, name: string, read: () => Promise<T>): Promise<T> {
    const key = `${tenantId}:${name}`
    const known = this.#values.get(key)
    if (known) {
      this.#kept += 1
      return known.value as Promise<T>
    }
    this.#read += 1
    const value = read()
    const entry = { value }
    this.#values.set(key, entry)
    value.catch(() => {
      if (this.#values.peek(key) === entry) this.#values.delete(key)
    })
    return value
  }

  /** Many values of one sort: what is known, and the rest read in one go. Missing ones are asked for again next time. */
  rememberAll<T>(
    tenantId: number,
    sort: string,
    keys: readonly string[],
    read: ReadMissing<T>,
  ): Promise<Map<string, T>> {
    return this.#rememberIn({ kept: this.#values, tenantId, sort, kb: 1 }, keys, read)
  }

  /** The same for values of some kilobytes. */
  rememberLarge<T>(
    tenantId: number,
    { sort, kb }: LargeSort,
    keys: readonly string[],
    read: ReadMissing<T>,
  ): Promise<Map<string, T>> {
    return this.#rememberIn({ kept: this.#large, tenantId, sort, kb }, keys, read)
  }

  dropTenant(tenantId: number): void {
    this.#generations.changed(tenantId)
    for (const kept of [this.#values, this.#large]) {
      for (const key of kept.keys()) if (key.startsWith(`${tenantId}:`)) kept.delete(key)
    }
  }

  dropAll(): void {
    this.#generations.changed('all')
    this.#values.clear()
    this.#large.clear()
  }

  /** Rows that were read before a change are answered to the callers who asked before it, and not kept. */
  async #rememberIn<T>(shelf: Shelf, keys: readonly string[], read: ReadMissing<T>): Promise<Map<string, T>> {
    const { kept, tenantId, sort, kb } = shelf
    const found = new Map<string, T>()
    const missing: string[] = []
    for (const key of keys) {
      const known = kept.get(`${tenantId}:${sort}:${key}`)
      if (known) found.set(key, (await known.value) as T)
      else missing.push(key)
    }
    this.#kept += found.size
    this.#read += missing.length
    if (missing.length === 0) return found
    const generation = this.#generations.of(tenantId)
    const rows = await read(missing)
    const current = generation === this.#generations.of(tenantId)
    for (const [key, value] of rows) {
      if (current) kept.set(`${tenantId}:${sort}:${key}`, { value: Promise.resolve(value), kb })
      found.set(key, value)
    }
    return found
  }
}

type ReadMissing<T> = (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>

interface Shelf {
  readonly kept: Kept
  readonly tenantId: number
  readonly sort: string
  readonly kb: number
}
