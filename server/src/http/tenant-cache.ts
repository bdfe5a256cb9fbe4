import { LRUCache } from 'lru-cache'

/** Safety net where notifications do not arrive (a pooler in transaction mode): nothing is older than this. */
const MAX_AGE = 60_000

/** Small values read on every request, kept per tenant until something of that tenant changes. */
export class TenantCache {
  readonly #values = new LRUCache<string, { value: Promise<unknown> }>({ max: 5_000, ttl: MAX_AGE })

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

  dropTenant(tenantId: number): void {
    for (const key of this.#values.keys()) if (key.startsWith(`${tenantId}:`)) this.#values.delete(key)
  }

  dropAll(): void {
    this.#values.clear()
  }
}
