import type { Plan, RuleFields } from '@meltem/contract/stock/rules-office'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Office } from './office-frame.ts'
import { named } from './things.queries.ts'

async function listWhere(trx: TenantTransaction, { language, today }: Office, which: RawBuilder<unknown>) {
  const { rows } = await sql<Plan>`
    select k.k_no, k.ad,
      coalesce((select jsonb_agg(jsonb_build_object('k_no', o.k_no, 'surum', o.surum, 'urun_k_no', u.k_no,
          'urun', ${named('u.ad', language)}, 'ad', ${named('o.ad', language)},
          'son_satis_dk', (o.satis_penceresi ->> 'son_satis_dk')::int) order by u.k_no, o.sira)
        from opsiyon o join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
        where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.k_no and o.aktif), '[]') as secenekler,
      coalesce((select jsonb_agg(jsonb_build_object('k_no', r.k_no, 'surum', r.surum, 'ilk_gun', r.ilk_gun,
          'son_gun', r.son_gun, 'gunler', r.gunler, 'saatler', r.saatler, 'kontenjan', r.kontenjan,
          'istisnalar', r.istisnalar) order by r.ilk_gun, r.k_no)
        from kalkis_kurali r where r.tenant_id = k.tenant_id and r.kaynak_k_no = k.k_no), '[]') as kurallar,
      coalesce((select jsonb_agg(jsonb_build_object('k_no', d.k_no, 'tarih', d.tarih, 'saat', d.saat,
          'alinan', d.alinan, 'kapasite', d.kapasite) order by d.tarih, d.saat)
        from kalkis d where d.tenant_id = k.tenant_id and d.kaynak_k_no = k.k_no and d.tarih >= ${today}::date
          and d.alinan > 0 and d.iptal_zamani is null), '[]') as satilan
    from kaynak k where k.stok = 'kalkis' and ${which} order by k.ad, k.k_no`.execute(trx)
  return rows
}

export function listPlansOf(trx: TenantTransaction, office: Office, product: string) {
  return listWhere(
    trx,
    office,
    sql`exists (select 1 from opsiyon o where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.k_no
      and o.urun_k_no = ${product}::uuid)`,
  )
}

export async function findPlan(trx: TenantTransaction, office: Office, k_no: string): Promise<Plan | undefined> {
  const [found] = await listWhere(trx, office, sql`k.k_no = ${k_no}::uuid`)
  return found
}

const stored = ({ gunler, saatler, istisnalar, ...rest }: Partial<RuleFields>) => ({
  ...rest,
  ...(gunler && { gunler: gunler.toSorted((a, b) => a - b) }),
  ...(saatler && { saatler: saatler.toSorted() }),
  ...(istisnalar && { istisnalar: JSON.stringify(istisnalar) }),
})

export async function insertRule(
  trx: TenantTransaction,
  keys: { readonly tenant_id: number; readonly k_no: string; readonly kaynak_k_no: string },
  rule: RuleFields,
) {
  const { ilk_gun, son_gun, kontenjan } = rule
  const lists = { gunler: rule.gunler.toSorted((a, b) => a - b), saatler: rule.saatler.toSorted() }
  await trx
    .insertInto('kalkis_kurali')
    .values({ ...keys, ilk_gun, son_gun, kontenjan, ...lists, istisnalar: JSON.stringify(rule.istisnalar) })
    .execute()
}

export async function updateRule(trx: TenantTransaction, k_no: string, change: Partial<RuleFields>) {
  await trx.updateTable('kalkis_kurali').set(stored(change)).where('k_no', '=', k_no).execute()
}

export async function deleteRule(trx: TenantTransaction, k_no: string) {
  await trx.deleteFrom('kalkis_kurali').where('k_no', '=', k_no).execute()
}

/** Which thing a rule plans for, whosoever asks for it under another one. */
export async function findThingOfRule(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('kalkis_kurali').select('kaynak_k_no').where('k_no', '=', k_no).executeTakeFirst()
}

export interface DepartureSeats {
  readonly k_no: string
  readonly tarih: IsoDay
  readonly saat: string
  readonly alinan: number
  readonly kapasite: number
}

/** Departures to come that have a row, under their locks, keys ascending as bookings take them. */
export async function lockDepartures(trx: TenantTransaction, kaynak_k_no: string, today: IsoDay) {
  return await trx
    .selectFrom('kalkis')
    .select(['k_no', 'tarih', 'saat', 'alinan', 'kapasite'])
    .where('kaynak_k_no', '=', kaynak_k_no)
    .where('tarih', '>=', today)
    .where('iptal_zamani', 'is', null)
    .orderBy('k_no')
    .forNoKeyUpdate()
    .execute()
}

export async function writeCapacities(trx: TenantTransaction, seats: ReadonlyMap<string, number>) {
  if (seats.size === 0) return
  await sql`update kalkis k set kapasite = y.kapasite
    from unnest(${[...seats.keys()]}::uuid[], ${[...seats.values()]}::int[]) as y(k_no, kapasite)
    where k.k_no = y.k_no`.execute(trx)
}
