import type { TenantTransaction } from '../../../platform/db/connection.ts'

export async function listContractFacts(trx: TenantTransaction, products: readonly string[]) {
  return await trx
    .selectFrom('urun as u')
    .leftJoin('opsiyon as o', (join) =>
      join.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.urun_k_no', '=', 'u.k_no'),
    )
    .leftJoin('kaynak as k', (join) =>
      join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.k_no', '=', 'o.kaynak_k_no'),
    )
    .select(['u.k_no', 'u.urun_tipi', 'u.kiralama_sozlesmesi', 'u.gun_sayisi', 'k.stok'])
    .where('u.k_no', 'in', products)
    .execute()
}
