import type { SubAgency } from '@meltem/contract/agency-tools'
import { AppError } from '@meltem/contract/errors'
import { sql } from 'kysely'
import { withTenant } from '../../../platform/db/connection.ts'
import { requireAgency } from '../../../platform/http/api.ts'
import type { Desk } from './portal.service.ts'

export async function listSubs({ services, context }: Desk): Promise<SubAgency[]> {
  const { acente } = await requireAgency(context)
  return await withTenant(services.db, context.tenant.id, (trx) =>
    trx
      .selectFrom('acente as a')
      .leftJoin('acente_alt_pay as p', (join) =>
        join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.acente_k_no', '=', 'a.k_no'),
      )
      .select(['a.k_no', 'a.kno', 'a.marka', 'a.durum'])
      .select(sql<number>`coalesce(p.oran, 0)`.as('oran'))
      .where('a.ust_acente_k_no', '=', acente.k_no)
      .orderBy('a.marka')
      .execute(),
  )
}

/** What is sold already keeps the share that was frozen with it. */
export async function setShare({ services, context }: Desk, { k_no, oran }: { k_no: string; oran: number }) {
  const { acente } = await requireAgency(context, 'sahip')
  const { id: tenant_id } = context.tenant
  await withTenant(services.db, tenant_id, async (trx) => {
    const sub = await trx
      .selectFrom('acente')
      .select('k_no')
      .where('k_no', '=', k_no)
      .where('ust_acente_k_no', '=', acente.k_no)
      .executeTakeFirst()
    if (!sub) throw new AppError('bulunamadi')
    await trx
      .insertInto('acente_alt_pay')
      .values({ tenant_id, acente_k_no: k_no, oran })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'acente_k_no']).doUpdateSet({ oran }))
      .execute()
  })
}
