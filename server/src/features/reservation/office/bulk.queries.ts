import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { mayDo } from '../../staff/single-rights.queries.ts'

/** Colleagues who can open a reservation. */
export async function listColleagues(trx: TenantTransaction): Promise<{ k_no: string; ad: string }[]> {
  const rows = await trx
    .selectFrom('personel as p')
    .select(['k_no', 'ad', 'soyad'])
    .where('aktif', '=', true)
    .where(mayDo('rezervasyon.oku'))
    .orderBy('ad')
    .orderBy('soyad')
    .orderBy('k_no')
    .execute()
  return rows.map(({ k_no, ad, soyad }) => ({ k_no, ad: `${ad} ${soyad}` }))
}

/** The last mail about the booking itself; what is about money or a departure is not sent again. */
export async function findLastMail(trx: TenantTransaction, k_no: string, alici: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('eposta')
    .select('k_no')
    .where('alici', '=', alici)
    .where(sql`veri ->> 'k_no'`, '=', k_no)
    .where('tur', '=', 'reservation_guest')
    .orderBy('olusturma_zamani', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.k_no
}

export async function findInCharge(trx: TenantTransaction, k_no: string) {
  const row = await trx
    .selectFrom('rezervasyon_sorumlu')
    .select('personel_k_no')
    .where('rezervasyon_k_no', '=', k_no)
    .executeTakeFirst()
  return row?.personel_k_no
}

interface InCharge {
  readonly tenant_id: number
  readonly rezervasyon_k_no: string
  readonly personel_k_no: string | null
}

export async function putInCharge(trx: TenantTransaction, { personel_k_no, ...row }: InCharge): Promise<void> {
  if (personel_k_no === null) {
    await trx.deleteFrom('rezervasyon_sorumlu').where('rezervasyon_k_no', '=', row.rezervasyon_k_no).execute()
    return
  }
  await trx
    .insertInto('rezervasyon_sorumlu')
    .values({ ...row, personel_k_no })
    .onConflict((same) =>
      same.columns(['tenant_id', 'rezervasyon_k_no']).doUpdateSet({ personel_k_no, zaman: sql<Date>`now()` }),
    )
    .execute()
}
