import type { MailWords } from '@meltem/contract/mail-text-office'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { TenantCache } from '../../../platform/memory/tenant-cache.ts'
import { listOwnTexts } from './mail-text.queries.ts'

/** The tenant's own words by mail and language, kept in memory until somebody writes others. */
export function getOwnTexts(db: Db, cache: TenantCache, { id }: Tenant): Promise<ReadonlyMap<string, MailWords>> {
  return cache.remember(id, 'mail-texts', async () => {
    const rows = await withTenant(db, id, listOwnTexts)
    return new Map(rows.map(({ tur, dil, konu, metin }) => [`${tur}:${dil}`, { konu, metin }]))
  })
}
