import type { TenantTransaction } from '../../../platform/db/connection.ts'

export async function readVersionedParts(
  trx: TenantTransaction,
): Promise<ReadonlyMap<string, { readonly deger: unknown; readonly surum: number }>> {
  const rows = await trx.selectFrom('ayar').select(['anahtar', 'deger', 'surum']).execute()
  return new Map(rows.map(({ anahtar, ...row }) => [anahtar, row]))
}

/** Makes the row of a part that nobody has written yet, so that two who save at once stand in a queue. */
export async function lockPart(trx: TenantTransaction, tenant_id: number, anahtar: string, usual: object) {
  await trx
    .insertInto('ayar')
    .values({ tenant_id, anahtar, deger: JSON.stringify(usual) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await trx
    .selectFrom('ayar')
    .select(['deger', 'surum'])
    .where('anahtar', '=', anahtar)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updatePart(trx: TenantTransaction, anahtar: string, deger: object, surum: number): Promise<void> {
  await trx
    .updateTable('ayar')
    .set({ deger: JSON.stringify(deger), surum })
    .where('anahtar', '=', anahtar)
    .execute()
}

/** Tries of what belongs to the installation: the tenant has no row of its own to note them in. */
const TRIES = 'denemeler'

export async function readInstallationTry(trx: TenantTransaction, what: 'eposta'): Promise<string | null> {
  const row = await trx.selectFrom('ayar').select('deger').where('anahtar', '=', TRIES).executeTakeFirst()
  const tries = (row?.deger ?? {}) as Partial<Record<typeof what, string>>
  return tries[what] ?? null
}

export async function noteInstallationTry(
  trx: TenantTransaction,
  tenant_id: number,
  what: 'eposta',
  zaman: Date,
): Promise<void> {
  const { deger, surum } = await lockPart(trx, tenant_id, TRIES, {})
  await updatePart(trx, TRIES, { ...deger, [what]: zaman.toISOString() }, surum + 1)
}
