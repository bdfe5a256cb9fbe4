import type { Config } from '../config.ts'
import type { Tenant } from './tenant-directory.ts'

/** Where the tenant stands for the world; undefined where nothing says so, which is on a developer's machine only. */
export function publicOrigin(tenant: Tenant, { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>) {
  const [primary] = tenant.alan_adlari
  if (publicUrl && (!primary || tenant.alan_adlari.includes(new URL(publicUrl).hostname))) return publicUrl
  if (mode === 'production' && primary) return `${publicUrl ? new URL(publicUrl).protocol : 'https:'}//${primary}`
  return undefined
}

/** What the names of tenants are pointed at; null where nothing says so. */
export function publicHost({ publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  return publicUrl === undefined ? null : new URL(publicUrl).hostname
}

/** For whatever is written without a request: mails, and the way back from another site. */
export function tenantOrigin(tenant: Tenant, config: Pick<Config, 'mode' | 'publicUrl' | 'port'>): string {
  const local = `http://${tenant.alan_adlari[0] ?? 'localhost'}:${config.port}`
  return publicOrigin(tenant, config) ?? config.publicUrl ?? local
}
