import type { ContractWords } from '@meltem/contract/payment/contract-office'
import type { ContractKind } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { ContractVersionTable } from '../../platform/db/tables/payment.ts'

interface OwnContract extends ContractWords {
  readonly tur: ContractKind
  readonly dil: Language
  readonly surum: number
}

/** A contract in the tenant's own words, with the version they are. */
export type OwnContracts = ReadonlyMap<string, OwnContract>

/** What counts: the newest version of each contract and language, where it has words. */
export async function readOwnContracts(trx: TenantTransaction): Promise<OwnContracts> {
  const { rows } = await sql<OwnContract>`select tur, dil, surum, baslik, maddeler from (
      select distinct on (tur, dil) tur, dil, surum, baslik, maddeler from sozlesme_surumu
      order by tur, dil, surum desc) t
    where baslik is not null`.execute(trx)
  return new Map(rows.map((row) => [`${row.tur}:${row.dil}`, row]))
}

/** With whether guests have accepted each of them. */
export async function listContractVersions(trx: TenantTransaction, tur: ContractKind, dil: Language) {
  const rows = await trx
    .selectFrom('sozlesme_surumu as s')
    .innerJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.k_no', '=', 's.personel_k_no'),
    )
    .select([
      's.surum',
      's.baslik',
      's.maddeler',
      's.zaman',
      sql<string>`p.ad || ' ' || p.soyad`.as('kim'),
      // Words lie there once somebody has accepted them.
      sql<boolean>`exists (select from sozlesme_metni m where m.tur = s.tur and m.dil = s.dil
        and m.surum = 'i' || s.surum)`.as('onaylandi'),
    ])
    .where('s.tur', '=', tur)
    .where('s.dil', '=', dil)
    .orderBy('s.surum', 'desc')
    .execute()
  return rows.map(({ baslik, maddeler, zaman, ...row }) => ({
    ...row,
    kendi: baslik === null || maddeler === null ? null : { baslik, maddeler },
    zaman: zaman.toISOString(),
  }))
}

/** Answers whether it is the next version: of two who save at once the second is not. */
export async function insertContractVersion(
  trx: TenantTransaction,
  row: Insertable<ContractVersionTable>,
): Promise<boolean> {
  const made = await trx
    .insertInto('sozlesme_surumu')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('surum')
    .executeTakeFirst()
  return made !== undefined
}
