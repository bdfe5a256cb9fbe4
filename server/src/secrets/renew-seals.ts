import type { Kysely } from 'kysely'
import { SEALED_NAMES } from '../features/settings/sealed/sealed-setting.queries.ts'
import { openSealed } from '../features/settings/sealed/sealed-setting.ts'
import type { Config } from '../platform/config.ts'
import { type Db, withTenant } from '../platform/db/connection.ts'
import type { Database } from '../platform/db/tables/database.ts'
import { Seal } from '../platform/sessions/sealed.ts'
import {
  listSealed,
  listTenantKeys,
  replaceSealed,
  SEALED,
  SEALED_ABOVE,
  type SealedPlace,
} from './renew-seals.queries.ts'

interface Installation {
  readonly config: Pick<Config, 'secrets' | 'sealKeys'>
  readonly db: Db
  /** Reaches what stands above all tenants. */
  readonly owner: Db
}

/** Seals everything anew that another secret than the newest has sealed (RELY-33); answers how much that was. */
export async function renewSeals({ config, db, owner }: Installation): Promise<number> {
  let renewed = await renewIn(owner, SEALED_ABOVE, new Seal(config.secrets, SEALED_ABOVE.purpose, 0))
  for (const id of await listTenantKeys(owner)) {
    renewed += await withTenant(db, id, async (trx) => {
      let own = 0
      for (const place of SEALED) own += await renewIn(trx, place, new Seal(config.secrets, place.purpose, id))
      for (const ad of SEALED_NAMES) own += (await openSealed(config, trx, id, ad))?.renewed ? 1 : 0
      return own
    })
  }
  return renewed
}

async function renewIn(trx: Kysely<Database>, place: SealedPlace, seal: Seal): Promise<number> {
  let renewed = 0
  for (const { k_no, sealed: before } of await listSealed(trx, place)) {
    const sealed = seal.renew(before, k_no)
    if (!sealed) continue
    await replaceSealed(trx, place, { k_no, before, sealed })
    renewed += 1
  }
  return renewed
}
