import type { Subscriber } from '@meltem/contract/audience/audience'
import type { Language } from '@meltem/contract/wire/language'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { SubscriberTable } from '../../platform/db/tables/content.ts'
import type { After } from '../../platform/http/page-place.ts'

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

export interface SubscriberWish {
  readonly k_no?: string | undefined
  readonly ara?: string | undefined
  readonly durum?: Subscriber['durum'] | undefined
  readonly dil?: Language | undefined
  readonly kaynak?: string | undefined
}

export interface SubscriberRow {
  readonly k_no: string
  readonly e_mail: string
  readonly dil: Language
  readonly durum: Subscriber['durum']
  readonly kaynak: string
  readonly riza_metni: string
  readonly riza_zamani: Date
  readonly onay_zamani: Date | null
  readonly ayrilma_zamani: Date | null
  readonly yer: string
}

function conditionsOf({ k_no, ara, durum, dil, kaynak }: SubscriberWish): RawBuilder<unknown>[] {
  const like = `%${(ara ?? '').toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return [
    sql`true`,
    ...(k_no ? [sql`k_no = ${k_no}::uuid`] : []),
    ...(ara ? [sql`e_mail like ${like}`] : []),
    ...(durum ? [sql`durum = ${durum}`] : []),
    ...(dil ? [sql`dil = ${dil}`] : []),
    ...(kaynak ? [sql`kaynak = ${kaynak}`] : []),
  ]
}

export async function listSubscriberRows(
  trx: TenantTransaction,
  wish: SubscriberWish,
  after: After | undefined,
  most: number,
): Promise<SubscriberRow[]> {
  const conditions = conditionsOf(wish)
  if (after) {
    conditions.push(sql`riza_zamani <= ${after.yer}::timestamptz
      and (riza_zamani < ${after.yer}::timestamptz or k_no > ${after.k_no}::uuid)`)
  }
  const { rows } = await sql<SubscriberRow>`
    select k_no, e_mail, dil, durum, kaynak, riza_metni, riza_zamani, onay_zamani, ayrilma_zamani,
      to_char(riza_zamani at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as yer
    from abone where ${sql.join(conditions, sql` and `)} order by riza_zamani desc, k_no limit ${most}`.execute(trx)
  return rows
}

export async function countSubscribers(trx: TenantTransaction, wish: SubscriberWish): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from abone where ${sql.join(conditionsOf(wish), sql` and `)}`.execute(trx)
  return rows[0]?.n ?? 0
}
