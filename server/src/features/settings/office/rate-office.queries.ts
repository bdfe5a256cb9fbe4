import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

interface OwnRateRow {
  readonly kod: string
  readonly satis: string | null
  readonly zaman: Date
  readonly surum: number
  readonly kim: string
}

/** Every currency that was ever set by hand, with who did it last. */
export async function listOwnRateRows(trx: TenantTransaction): Promise<OwnRateRow[]> {
  return await trx
    .selectFrom('elle_kur as e')
    .innerJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.k_no', '=', 'e.personel_k_no'),
    )
    .select(['e.kod', 'e.satis', 'e.zaman', 'e.surum', sql<string>`p.ad || ' ' || p.soyad`.as('kim')])
    .orderBy('e.kod')
    .execute()
}

interface NewRate {
  readonly tenant_id: number
  readonly kod: string
  readonly satis: string | null
  readonly zaman: Date
  readonly personel_k_no: string
}

/** Answers whether it was still at the version that was seen; two who save at once stand in a queue. */
export async function writeOwnRate(trx: TenantTransaction, row: NewRate, seen: number): Promise<boolean> {
  const { satis, zaman, personel_k_no } = row
  if (seen === 0) {
    const made = await trx
      .insertInto('elle_kur')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('surum')
      .executeTakeFirst()
    return made !== undefined
  }
  const changed = await trx
    .updateTable('elle_kur')
    .set({ satis, zaman, personel_k_no, surum: seen + 1 })
    .where('kod', '=', row.kod)
    .where('surum', '=', seen)
    .returning('surum')
    .executeTakeFirst()
  return changed !== undefined
}
