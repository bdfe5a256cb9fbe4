import { sql } from 'kysely'
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

interface PartChange {
  readonly no: number
  readonly zaman: Date
  readonly kim: string
  /** The whole part, as it lay in the database. */
  readonly once: unknown
  readonly sonra: unknown
}

/** The last saves of a part, out of the audit; its first row is no change, and what was blanked says nothing any more. */
export async function listPartChanges(trx: TenantTransaction, part: string, most: number): Promise<PartChange[]> {
  const { rows } = await sql<PartChange>`
    select c.no::float8 as no, d.zaman, coalesce(p.ad || ' ' || p.soyad, '–') as kim,
      c.once -> 'deger' as once, c.sonra -> 'deger' as sonra
    from denetim_degisim c join denetim d on d.tenant_id = c.tenant_id and d.no = c.denetim_no
    left join personel p on p.tenant_id = d.tenant_id and p.k_no = d.personel_k_no
    where c.tablo = 'ayar' and c.anahtar ->> 'anahtar' = ${part}
      and c.once -> 'deger' is not null and c.sonra -> 'deger' is not null
    order by c.no desc limit ${most}`.execute(trx)
  return rows
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
