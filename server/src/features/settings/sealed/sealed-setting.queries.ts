import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { SettingsTables } from '../../../platform/db/tables/settings.ts'

export type SealedRow = Selectable<SettingsTables['gizli_ayar']>
export type SealedName = SealedRow['ad']

export const SEALED_NAMES: readonly SealedName[] = ['iyzico', 'stripe', 'paytr', 'smtp']

export async function findSealed(trx: TenantTransaction, ad: SealedName): Promise<SealedRow | undefined> {
  return await trx.selectFrom('gizli_ayar').selectAll().where('ad', '=', ad).executeTakeFirst()
}

/** Under its lock; two who save at once stand in a queue, also where there is no row yet. */
export async function lockSealed(trx: TenantTransaction, ad: SealedName): Promise<SealedRow | undefined> {
  return await trx.selectFrom('gizli_ayar').selectAll().where('ad', '=', ad).forUpdate().executeTakeFirst()
}

interface NewSealed {
  readonly tenant_id: number
  readonly ad: SealedName
  readonly gizli: Buffer
  readonly anahtar_no: string
  readonly acik: string
}

/** Other keys have not been tried yet. Answers whether it was still at the version that was seen. */
export async function writeSealed(trx: TenantTransaction, row: NewSealed, seen: number): Promise<boolean> {
  const { gizli, anahtar_no, acik } = row
  const again = { gizli, anahtar_no, acik, surum: seen + 1, deneme_zamani: null, deneme_tamam: null }
  const written = await trx
    .insertInto('gizli_ayar')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'ad']).doUpdateSet(again).where('gizli_ayar.surum', '=', seen),
    )
    .returning('surum')
    .executeTakeFirst()
  return written !== undefined
}

/** The same secret under another key of the installation. */
export async function sealAgain(
  trx: TenantTransaction,
  ad: SealedName,
  { before, gizli, anahtar_no }: { before: Buffer; gizli: Buffer; anahtar_no: string },
): Promise<void> {
  await trx
    .updateTable('gizli_ayar')
    .set({ gizli, anahtar_no })
    .where('ad', '=', ad)
    .where('gizli', '=', before)
    .execute()
}

export async function deleteSealed(trx: TenantTransaction, ad: SealedName): Promise<boolean> {
  const gone = await trx.deleteFrom('gizli_ayar').where('ad', '=', ad).returning('ad').executeTakeFirst()
  return gone !== undefined
}

/** Of the version that was tried: keys that were saved meanwhile have not been. */
export async function noteTry(
  trx: TenantTransaction,
  { ad, surum }: Pick<SealedRow, 'ad' | 'surum'>,
  { zaman, tamam }: { zaman: Date; tamam: boolean },
): Promise<void> {
  await trx
    .updateTable('gizli_ayar')
    .set({ deneme_zamani: zaman, deneme_tamam: tamam })
    .where('ad', '=', ad)
    .where('surum', '=', surum)
    .execute()
}
