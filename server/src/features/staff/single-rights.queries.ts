import { RIGHTS, type Right } from '@meltem/contract/staff/rights'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

const listOf = (given: boolean) => sql<Right[]>`array(select h.hak from personel_hak h
  where h.tenant_id = p.tenant_id and h.personel_k_no = p.k_no and h.verilir = ${given} order by h.hak)`

/** Beside the columns of a person, `personel as p`: what was added to their role, and what was taken from it. */
export const singleRights = [listOf(true).as('ek_haklar'), listOf(false).as('alinan_haklar')] as const

/** Whether a person, `personel as p`, has the right: by the role or singly. */
export function mayDo(hak: Right) {
  return sql<boolean>`coalesce((select h.verilir from personel_hak h
    where h.tenant_id = p.tenant_id and h.personel_k_no = p.k_no and h.hak = ${hak}), p.rol = any(${RIGHTS[hak]}))`
}

interface Kept {
  readonly tenant_id: number
  readonly personel_k_no: string
  readonly ek_haklar: readonly Right[]
  readonly alinan_haklar: readonly Right[]
}

/** What differs from the role, and nothing else; rows that stay as they are are not touched. */
export async function replaceSingleRights(
  trx: TenantTransaction,
  { tenant_id, personel_k_no, ek_haklar, alinan_haklar }: Kept,
): Promise<void> {
  const wanted = [
    ...ek_haklar.map((hak) => ({ tenant_id, personel_k_no, hak, verilir: true })),
    ...alinan_haklar.map((hak) => ({ tenant_id, personel_k_no, hak, verilir: false })),
  ]
  const names = wanted.map(({ hak }) => hak)
  await sql`delete from personel_hak where personel_k_no = ${personel_k_no} and hak <> all(${names})`.execute(trx)
  if (wanted.length === 0) return
  await trx
    .insertInto('personel_hak')
    .values(wanted)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'personel_k_no', 'hak'])
        .doUpdateSet((row) => ({ verilir: row.ref('excluded.verilir') }))
        .whereRef('personel_hak.verilir', '<>', 'excluded.verilir'),
    )
    .execute()
}
