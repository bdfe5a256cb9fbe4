import type { Subscriber } from '@meltem/contract/audience/audience'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { SubscriberTable } from '../../platform/db/tables/content.ts'

export function findSubscriber(trx: TenantTransaction, e_mail: string) {
  return trx.selectFrom('abone').select(['k_no', 'durum']).where('e_mail', '=', e_mail).executeTakeFirst()
}

/** Asks anew who has not said yes yet, or has left; undefined for an address that is confirmed. */
export async function upsertWaiting(
  trx: TenantTransaction,
  key: { readonly tenant_id: number; readonly e_mail: string },
  asked: Pick<Insertable<SubscriberTable>, 'dil' | 'durum' | 'kaynak' | 'riza_metni'>,
) {
  const wish = { ...asked, riza_zamani: sql<Date>`now()` }
  return await trx
    .insertInto('abone')
    .values({ ...key, ...wish })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'e_mail'])
        .doUpdateSet({ ...wish, onay_zamani: null, ayrilma_zamani: null })
        .where('abone.durum', '<>', 'onayli'),
    )
    .returning('k_no')
    .executeTakeFirst()
}

export async function confirmSubscriber(trx: TenantTransaction, k_no: string) {
  return await trx
    .updateTable('abone')
    .set({ durum: 'onayli', onay_zamani: sql<Date>`coalesce(onay_zamani, now())` })
    .where('k_no', '=', k_no)
    .where('durum', '<>', 'ayrildi')
    .returning('k_no')
    .executeTakeFirst()
}

export async function endSubscription(trx: TenantTransaction, k_no: string) {
  return await trx
    .updateTable('abone')
    .set({ durum: 'ayrildi', ayrilma_zamani: sql<Date>`coalesce(ayrilma_zamani, now())` })
    .where('k_no', '=', k_no)
    .returning('k_no')
    .executeTakeFirst()
}

/** One page of the subscribers in a state, or of all, and how many there are. */
export async function listSubscriberPage(
  trx: TenantTransaction,
  durum: Subscriber['durum'] | undefined,
  { size, page }: { readonly size: number; readonly page: number },
) {
  const matching = trx
    .selectFrom('abone')
    .$if(durum !== undefined, (query) => query.where('durum', '=', durum as Subscriber['durum']))
  const rows = await matching
    .selectAll()
    .orderBy('riza_zamani', 'desc')
    .orderBy('k_no')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { toplam } = await matching.select(({ fn }) => fn.countAll<number>().as('toplam')).executeTakeFirstOrThrow()
  return { rows, toplam }
}
