import type { ComingBooking } from '@meltem/contract/stock/office'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { MOST_NIGHTS } from '../catalog/tariff/line-tariff.ts'

/** Bookings a person has to be told of; a basket that is only held ends by itself. */
const STANDING = sql`('requested', 'accepted', 'confirmed', 'review')`

/** So many are told by name; the rest are counted. */
export const MOST_TOLD = 50

/**
 * Lines of bookings to come of these options, as `s`. Found by their first day, for which there is an index: one by
 * option would be one more page to write for every booking.
 */
export function comingLines(options: RawBuilder<unknown>, today: IsoDay) {
  return sql`rezervasyon_satiri s join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
      and r.durum in ${STANDING}
    where s.opsiyon_k_no = any(${options}) and s.baslangic >= ${addDays(today, -MOST_NIGHTS)}::date
      and coalesce(s.bitis, s.baslangic) >= ${today}::date
      and not exists (select 1 from satir_iptali i where i.tenant_id = s.tenant_id
        and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira)`
}

/** The same for a unit, by its claims. */
export function comingClaims(unit: RawBuilder<unknown>, now: Date) {
  return sql`tutma t join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no
      and r.durum in ${STANDING}
    where t.birim_k_no = ${unit} and t.durum in ('option', 'confirmed') and t.bitis > ${now}`
}

const GUEST = sql`coalesce(r.kayit_no, '') as kayit_no, concat_ws(' ', r.misafir ->> 'ad', r.misafir ->> 'soyad') as ad`

const partyOf = (line: string) => sql`coalesce((${sql.ref(line)} #>> '{pax,yetiskin}')::int, 0)
  + coalesce((${sql.ref(line)} #>> '{pax,cocuk}')::int, 0) + coalesce((${sql.ref(line)} #>> '{pax,bebek}')::int, 0)`

export async function listComingOfOption(trx: TenantTransaction, option: string, today: IsoDay) {
  const { rows } = await sql<ComingBooking>`
    select r.k_no as rezervasyon_k_no, ${GUEST}, s.baslangic::text as baslangic, ${partyOf('s.satir')} as kisi
    from ${comingLines(sql`array[${option}::uuid]`, today)} order by s.baslangic, r.kayit_no`.execute(trx)
  return rows
}

export async function listComingOfUnit(trx: TenantTransaction, unit: string, now: Date) {
  const { rows } = await sql<ComingBooking>`
    select r.k_no as rezervasyon_k_no, ${GUEST}, (t.baslangic at time zone interval '3 hours')::date::text as baslangic,
      coalesce((select ${partyOf('l.satir')} from rezervasyon_satiri l where l.tenant_id = t.tenant_id
        and l.rezervasyon_k_no = t.rezervasyon_k_no and l.sira = t.sira), 0) as kisi
    from ${comingClaims(sql`${unit}::uuid`, now)} order by t.baslangic, r.kayit_no`.execute(trx)
  return rows
}

/** Who sits on these departures. */
export async function listSeatedOn(trx: TenantTransaction, departures: readonly string[]) {
  const { rows } = await sql<ComingBooking & { kalkis_k_no: string }>`
    select t.kalkis_k_no, r.k_no as rezervasyon_k_no, ${GUEST}, k.tarih::text as baslangic, sum(t.kisi)::int as kisi
    from tutma t
    join kalkis k on k.tenant_id = t.tenant_id and k.k_no = t.kalkis_k_no
    join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no
    where t.kalkis_k_no = any(${departures}::uuid[]) and t.durum in ('held', 'option', 'confirmed')
    group by t.kalkis_k_no, r.tenant_id, r.k_no, r.kayit_no, r.misafir, k.tarih order by r.kayit_no`.execute(trx)
  return rows
}
