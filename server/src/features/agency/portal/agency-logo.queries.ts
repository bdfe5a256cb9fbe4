import type { Insertable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Database } from '../../../platform/db/database.ts'

export async function findLogoFile(trx: TenantTransaction, acente_k_no: string) {
  return await trx
    .selectFrom('acente as a')
    .innerJoin('gorsel as g', (join) =>
      join.onRef('g.tenant_id', '=', 'a.tenant_id').onRef('g.k_no', '=', 'a.logo_k_no'),
    )
    .select(['g.bolum', 'g.ad', 'g.genislikler', 'g.bicimler'])
    .where('a.k_no', '=', acente_k_no)
    .executeTakeFirst()
}

export async function findLogoPicture(trx: TenantTransaction, acente_k_no: string) {
  return await trx
    .selectFrom('gorsel as g')
    .innerJoin('acente as a', (on) => on.onRef('a.tenant_id', '=', 'g.tenant_id').onRef('a.logo_k_no', '=', 'g.k_no'))
    .selectAll('g')
    .where('a.k_no', '=', acente_k_no)
    .executeTakeFirst()
}

export async function insertPicture(trx: TenantTransaction, row: Insertable<Database['gorsel']>) {
  return await trx.insertInto('gorsel').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Uploads are named so; a logo that came with the demo is a picture of the tenant and stays. */
export const UPLOADED = 'acente-'

/** Answers the picture that nobody shows any more. */
export async function replaceLogo(trx: TenantTransaction, acente_k_no: string, logo_k_no: string | null) {
  const before = await trx
    .selectFrom('acente')
    .select('logo_k_no')
    .where('k_no', '=', acente_k_no)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await trx.updateTable('acente').set({ logo_k_no }).where('k_no', '=', acente_k_no).execute()
  if (!before.logo_k_no) return undefined
  return await trx
    .deleteFrom('gorsel')
    .where('k_no', '=', before.logo_k_no)
    .where('ad', 'like', `${UPLOADED}%`)
    .returningAll()
    .executeTakeFirst()
}
