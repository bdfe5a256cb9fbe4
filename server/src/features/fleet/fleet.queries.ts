import type { CrewRow, MemberFields, Vehicle, VehicleFields } from '@meltem/contract/fleet/office'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import { comingClaims } from '../stock/coming.queries.ts'
import type { Office } from '../stock/office-frame.ts'
import { named } from '../stock/things.queries.ts'

/** What a pool is sold as: the first product that draws on it, or its own name. */
function soldAs(column: string, { language }: Office) {
  const pool = sql.ref(column)
  return sql<string>`coalesce((select concat_ws(' · ', ${named('u.ad', language)}, nullif(${named('o.ad', language)}, ''))
    from opsiyon o join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
    where o.kaynak_k_no = ${pool} order by o.aktif desc, u.k_no, o.sira limit 1),
    (select z.ad from kaynak z where z.k_no = ${pool}))`
}

export async function listVehicles(trx: TenantTransaction, office: Office): Promise<Vehicle[]> {
  const { rows } = await sql<Vehicle>`
    select a.k_no, a.surum, a.plaka, a.ad, a.sinif, a.koltuk, a.aktif, a.birim_k_no, b.kaynak_k_no,
      case when b.k_no is not null then ${soldAs('b.kaynak_k_no', office)} end as havuz,
      (select count(distinct t.rezervasyon_k_no)::int from ${comingClaims(sql`a.birim_k_no`, office.now)}) as gelecek,
      array(select e.ad || ' ' || e.soyad from ekip e where e.tenant_id = a.tenant_id and e.aktif
        and upper(regexp_replace(e.plaka, '\\s', '', 'g')) = upper(regexp_replace(a.plaka, '\\s', '', 'g'))
        order by 1) as suruculer,
      coalesce((select jsonb_agg(jsonb_build_object('k_no', s.k_no, 'ilk_gun', s.ilk_gun, 'son_gun', s.son_gun,
          'neden', s.neden, 'kapali', s.kapali) order by s.ilk_gun, s.k_no)
        from arac_servis s where s.tenant_id = a.tenant_id and s.arac_k_no = a.k_no
          and s.son_gun >= ${office.today}::date), '[]') as servisler
    from arac a left join birim b on b.tenant_id = a.tenant_id and b.k_no = a.birim_k_no
    order by a.aktif desc, a.ad, a.plaka, a.k_no`.execute(trx)
  return rows
}

export async function listCrewRows(trx: TenantTransaction, { today }: Office): Promise<CrewRow[]> {
  const { rows } = await sql<CrewRow>`
    select e.k_no, e.surum, e.ad, e.soyad, e.gorev, e.diller, e.telefon, e.aktif, e.personel_k_no, e.arac, e.plaka,
      e.koltuk,
      ((select count(*) from kalkis_ekip ke join kalkis k on k.tenant_id = ke.tenant_id and k.k_no = ke.kalkis_k_no
          where ke.tenant_id = e.tenant_id and ke.ekip_k_no = e.k_no and k.tarih >= ${today}::date
            and k.iptal_zamani is null)
        + (select count(*) from sefer f join rezervasyon_satiri s on s.tenant_id = f.tenant_id
          and s.rezervasyon_k_no = f.rezervasyon_k_no and s.sira = f.sira
          where f.tenant_id = e.tenant_id and f.ekip_k_no = e.k_no
            and case when f.donus then s.bitis else s.baslangic end >= ${today}::date))::int as gelecek
    from ekip e order by e.aktif desc, e.ad, e.soyad, e.k_no`.execute(trx)
  return rows
}

/** Pools whose hours are counted, with the units that have no plate yet. */
export async function listPools(trx: TenantTransaction, office: Office) {
  const { rows } = await sql<{ k_no: string; ad: string; bos: number }>`
    select k.k_no, ${soldAs('k.k_no', office)} as ad,
      (select count(*)::int from birim b where b.tenant_id = k.tenant_id and b.kaynak_k_no = k.k_no and b.aktif
        and not exists (select 1 from arac a where a.tenant_id = b.tenant_id and a.birim_k_no = b.k_no)) as bos
    from kaynak k where k.stok = 'saat' and exists (select 1 from opsiyon o where o.tenant_id = k.tenant_id
      and o.kaynak_k_no = k.k_no and o.tarife ->> 'tur' in ('arac', 'transfer_arac'))
    order by ad, k.k_no`.execute(trx)
  return rows
}

export async function listLogins(trx: TenantTransaction) {
  return await trx
    .selectFrom('personel')
    .select('k_no')
    .select(sql<string>`ad || ' ' || soyad`.as('ad'))
    .where('aktif', '=', true)
    .orderBy('ad')
    .orderBy('soyad')
    .execute()
}

export async function lockVehicle(trx: TenantTransaction, k_no: string) {
  const { rows } = await sql<VehicleFields & { birim_k_no: string | null }>`
    select a.plaka, a.ad, a.sinif, a.koltuk, a.aktif, a.birim_k_no,
      (select b.kaynak_k_no from birim b where b.tenant_id = a.tenant_id and b.k_no = a.birim_k_no) as kaynak_k_no
    from arac a where a.k_no = ${k_no}::uuid for update of a`.execute(trx)
  return rows[0]
}

export async function insertVehicle(trx: TenantTransaction, row: Insertable<Database['arac']>) {
  await trx.insertInto('arac').values(row).execute()
}

export async function updateVehicle(
  trx: TenantTransaction,
  k_no: string,
  change: Partial<Omit<VehicleFields, 'kaynak_k_no'>> & { birim_k_no?: string | null },
) {
  await trx.updateTable('arac').set(change).where('k_no', '=', k_no).execute()
}

/** A unit in service of the pool that no vehicle is yet, the first by name; the caller holds the lock of the pool. */
export async function findFreeUnit(trx: TenantTransaction, kaynak_k_no: string): Promise<string | undefined> {
  const { rows } = await sql<{ k_no: string }>`
    select b.k_no from birim b where b.kaynak_k_no = ${kaynak_k_no}::uuid and b.aktif
      and not exists (select 1 from arac a where a.tenant_id = b.tenant_id and a.birim_k_no = b.k_no)
    order by length(b.ad), b.ad, b.k_no limit 1`.execute(trx)
  return rows[0]?.k_no
}

export async function isVehiclePool(trx: TenantTransaction, k_no: string): Promise<boolean> {
  const { rows } = await sql`select 1 from kaynak where k_no = ${k_no}::uuid and stok = 'saat'`.execute(trx)
  return rows.length > 0
}

export async function findService(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('arac_servis')
    .select(['k_no', 'arac_k_no', 'ilk_gun', 'son_gun', 'tutmalar'])
    .where('k_no', '=', k_no)
    .executeTakeFirst()
}

export async function insertService(trx: TenantTransaction, row: Insertable<Database['arac_servis']>) {
  await trx.insertInto('arac_servis').values(row).execute()
}

export async function deleteService(trx: TenantTransaction, k_no: string) {
  await trx.deleteFrom('arac_servis').where('k_no', '=', k_no).execute()
}

export async function lockMember(trx: TenantTransaction, k_no: string): Promise<MemberFields | undefined> {
  return await trx
    .selectFrom('ekip')
    .select(['ad', 'soyad', 'gorev', 'diller', 'telefon', 'aktif', 'personel_k_no', 'arac', 'plaka', 'koltuk'])
    .where('k_no', '=', k_no)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertMember(trx: TenantTransaction, tenant_id: number, k_no: string, member: MemberFields) {
  await trx
    .insertInto('ekip')
    .values({ tenant_id, k_no, ...member })
    .execute()
}

export async function updateMember(trx: TenantTransaction, k_no: string, change: Partial<MemberFields>) {
  await trx.updateTable('ekip').set(change).where('k_no', '=', k_no).execute()
}

export async function isLogin(trx: TenantTransaction, k_no: string): Promise<boolean> {
  const row = await trx.selectFrom('personel').select('k_no').where('k_no', '=', k_no).executeTakeFirst()
  return row !== undefined
}
