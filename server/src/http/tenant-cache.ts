import { LRUCache } from 'lru-cache'

/** Safety net where notifications do not arrive (a pooler in transaction mode): nothing is older than this. */
const MAX_AGE = 60_000

/** Small values read on every request, kept per tenant until something of that tenant changes. */
export class TenantCache {
  readonly #values = new LRUCache<string, { value: Promise<unknown> }>({ max: 20_000, ttl: MAX_AGE })

  /** Reads once, also when asked many times at once. A failed read is not remembered. */
  remember<T>(tenantId: number, name: string, read: () => Promise<T>): Promise<T> {
    const key = `${tenantId}:${name}`
    const known = this.#values.get(key)
    if (known) return known.value as Promise<T>
    const value = read()
    const entry = { value }
    this.#values.set(key, entry)
    value.catch(() => {
      if (this.#values.peek(key) === entry) this.#values.delete(key)
    })
    return value
  }

  /** Many values of one sort: what is known, and the rest read in one go. Missing ones are asked for again next time. */
  async rememberAll<T>(
    tenantId: number,
    sort: string,
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<Map<string, T>> {
    const found = new Map<string, T>()
    const missing: string[] = []
    for (const key of keys) {
      const known = this.#values.get(`${tenantId}:${sort}:${key}`)
      if (known) found.set(key, (await known.value) as T)
      else missing.push(key)
    }
    if (missing.length === 0) return found
    for (const [key, value] of await read(missing)) {
      this.#values.set(`${tenantId}:${sort}:${key}`, { value: Promise.resolve(value) })
      found.set(key, value)
    }
    return found
  }

  dropTenant(tenantId: number): void {
    for (const key of this.#values.keys()) if (key.startsWith(`${tenantId}:`)) this.#values.delete(key)
  }

  dropAll(): void {
    this.#values.clear()
  }
}
