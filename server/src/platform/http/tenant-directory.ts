import type { Db } from '../db/connection.ts'

export interface Tenant {
  readonly id: number
  readonly kod: string
  readonly alan_adlari: readonly string[]
}

/** The active tenants in memory, by code and by host name; refreshed when the table changes. */
export class TenantDirectory {
  readonly #db: Db
  #byKod = new Map<string, Tenant>()
  #byHost = new Map<string, Tenant>()

  constructor(db: Db) {
    this.#db = db
  }

  async refresh(): Promise<void> {
    const tenants = await this.#db
      .selectFrom('tenant')
      .select(['id', 'kod', 'alan_adlari'])
      .where('aktif', '=', true)
      .orderBy('id')
      .execute()
    this.#byKod = new Map(tenants.map((tenant) => [tenant.kod, tenant]))
    this.#byHost = new Map(tenants.flatMap((tenant) => tenant.alan_adlari.map((host) => [host.toLowerCase(), tenant])))
  }

  byKod(kod: string): Tenant | undefined {
    return this.#byKod.get(kod)
  }

  byHost(host: string): Tenant | undefined {
    return this.#byHost.get(host)
  }

  /** Shown for a host that belongs to no tenant, outside production. */
  first(): Tenant | undefined {
    return this.#byKod.values().next().value
  }

  all(): Tenant[] {
    return [...this.#byKod.values()]
  }
}

const HOST = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i

/**
 * Host header without port, lower case; `[::1]:3000` keeps its brackets, and the dot of the root goes. Empty for what is no
 * host.
 */
export function hostName(header: string | undefined): string {
  const host = HOST.exec(header ?? '')?.[1]?.toLowerCase() ?? ''
  return host.endsWith('.') ? host.slice(0, -1) : host
}

/** The same with its port, for links on a machine of one's own. */
export function hostAndPort(header: string | undefined): string {
  const port = HOST.exec(header ?? '')?.[2]
  const host = hostName(header) || 'localhost'
  return port === undefined ? host : `${host}:${port}`
}
