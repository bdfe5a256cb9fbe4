import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

/** So many days before today have prices and departures, and so many after it are sold to guests instead of blocked. */
const PAST_DAYS = 110
const LIVED_DAYS = 50

/**
 * A catalogue begins on the day it is imported; an operator's has been there for years. Months and departures of the
 * coming year stand for those behind us, as seasons are by the month.
 */
export async function openPast(trx: TenantTransaction, today: IsoDay): Promise<void> {
  await sql`insert into gun_ayi (tenant_id, opsiyon_k_no, ay, sezonlar, gunler)
    select tenant_id, opsiyon_k_no, (ay - interval '1 year')::date, sezonlar, gunler from gun_ayi
    where ay - interval '1 year' between ${today}::date - ${PAST_DAYS + 31}::int and ${today}::date
    on conflict do nothing`.execute(trx)
  await sql`update kalkis_kurali set ilk_gun = ilk_gun - ${PAST_DAYS}::int where ilk_gun = ${today}::date`.execute(trx)
  await sql`insert into kalkis_kurali (tenant_id, kaynak_k_no, ilk_gun, son_gun, gunler, saatler, kontenjan, istisnalar)
    select tenant_id, kaynak_k_no, greatest((ilk_gun - interval '1 year')::date, ${today}::date - ${PAST_DAYS}::int),
      (son_gun - interval '1 year')::date, gunler, saatler, kontenjan, istisnalar
    from kalkis_kurali
    where ilk_gun > ${today}::date and (son_gun - interval '1 year')::date < ${today}::date
      and (son_gun - interval '1 year')::date > ${today}::date - ${PAST_DAYS}::int`.execute(trx)
}

/** Days that only looked sold are free again: real guests come instead. */
export async function clearSoldDays(trx: TenantTransaction, today: IsoDay): Promise<void> {
  await sql`with gidenler as (
      delete from tutma t using kalkis k
      where t.aciklama = 'demo' and t.durum = 'blocked' and k.tenant_id = t.tenant_id and k.k_no = t.kalkis_k_no
      returning t.tenant_id, t.kalkis_k_no, t.kisi),
    toplam as (select tenant_id, kalkis_k_no, sum(kisi)::int as kisi from gidenler group by tenant_id, kalkis_k_no)
    update kalkis k set alinan = k.alinan - g.kisi from toplam g
    where k.tenant_id = g.tenant_id and k.k_no = g.kalkis_k_no`.execute(trx)
  await sql`delete from tutma where aciklama = 'demo' and durum = 'blocked' and birim_k_no is not null
    and baslangic < ${today}::date + ${LIVED_DAYS}::int`.execute(trx)
}

export interface OnSale {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly kaynak_k_no: string | null
  readonly kaynak: string | null
  readonly urun_tipi: string
  readonly tarife: string
  readonly satis: 'direk' | 'sor_sat'
  readonly opsiyon_saat: number
  readonly en_cok: number
  readonly otelden_alma: boolean
  readonly saatler: readonly string[]
}

/** What the season is sold from: every option, with the times its departures have. */
export async function listOnSale(trx: TenantTransaction): Promise<OnSale[]> {
  const { rows } = await sql<OnSale>`
    select o.urun_k_no, o.k_no as opsiyon_k_no, o.kaynak_k_no, k.ad as kaynak, u.urun_tipi, o.tarife ->> 'tur' as tarife,
      u.rezervasyon_satis_durum as satis, u.opsiyon_saat, (u.kisi_sinirlari ->> 'en_cok')::int as en_cok,
      coalesce((v.bilgi ->> 'otelden_alma')::boolean, false) as otelden_alma,
      coalesce((select array_agg(distinct s order by s) from kalkis_kurali r, unnest(r.saatler) s
        where r.tenant_id = o.tenant_id and r.kaynak_k_no = o.kaynak_k_no), '{}') as saatler
    from opsiyon o
    join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no and u.yayinda
    left join kaynak k on k.tenant_id = o.tenant_id and k.k_no = o.kaynak_k_no
    left join urun_vitrin v on v.tenant_id = o.tenant_id and v.urun_k_no = o.urun_k_no
    where o.aktif order by k.ad, o.urun_k_no, o.sira, o.k_no`.execute(trx)
  return rows
}
