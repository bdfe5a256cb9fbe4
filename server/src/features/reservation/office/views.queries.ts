import type { SavedView } from '@meltem/contract/reservation/office-list'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export function listSavedViews(trx: TenantTransaction, personel_k_no: string, ekran: string): Promise<SavedView[]> {
  return trx
    .selectFrom('kayitli_gorunum')
    .select(['k_no', 'ad', 'sorgu'])
    .where('personel_k_no', '=', personel_k_no)
    .where('ekran', '=', ekran)
    .orderBy('olusturma_zamani')
    .orderBy('k_no')
    .execute()
}

interface NewView {
  readonly tenant_id: number
  readonly personel_k_no: string
  readonly ekran: string
  readonly ad: string
  readonly sorgu: string
}

export function upsertView(trx: TenantTransaction, view: NewView): Promise<SavedView> {
  return trx
    .insertInto('kayitli_gorunum')
    .values(view)
    .onConflict((same) =>
      same.columns(['tenant_id', 'personel_k_no', 'ekran', 'ad']).doUpdateSet({ sorgu: view.sorgu }),
    )
    .returning(['k_no', 'ad', 'sorgu'])
    .executeTakeFirstOrThrow()
}

export async function deleteView(trx: TenantTransaction, personel_k_no: string, k_no: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('kayitli_gorunum')
    .where('personel_k_no', '=', personel_k_no)
    .where('k_no', '=', k_no)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
