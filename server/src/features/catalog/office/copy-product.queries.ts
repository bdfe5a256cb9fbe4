import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Everything of the product but its address, its code and what was sold, as a draft under a new key. */
export async function copyRows(trx: TenantTransaction, from: string, to: string): Promise<void> {
  await sql`insert into urun select (jsonb_populate_record(null::urun, to_jsonb(u) || jsonb_build_object('k_no', ${to}::text,
    'yayinda', false, 'kod', null, 'yayin_zamani', null, 'emekli_zamani', null))).* from urun u where u.k_no = ${from}::uuid`.execute(
    trx,
  )
  await sql`insert into urun_vitrin select (jsonb_populate_record(null::urun_vitrin, to_jsonb(v) || jsonb_build_object(
    'urun_k_no', ${to}::text, 'yayinda', false, 'yorum_sayisi', 0, 'puan_toplami', 0, 'olusturma_zamani', now(),
    'guncelleme_zamani', now()))).* from urun_vitrin v where v.urun_k_no = ${from}::uuid`.execute(trx)
  for (const table of ['urun_gorsel', 'urun_soru', 'urun_filtre', 'koleksiyon_urun']) {
    await sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t)
      || jsonb_build_object('urun_k_no', ${to}::text))).* from ${sql.table(table)} t where t.urun_k_no = ${from}::uuid`.execute(
      trx,
    )
  }
}

export async function listOptionKeys(trx: TenantTransaction, urun_k_no: string) {
  return await trx
    .selectFrom('opsiyon')
    .select(['k_no', 'kaynak_k_no'])
    .where('urun_k_no', '=', urun_k_no)
    .where('aktif', '=', true)
    .orderBy('sira')
    .execute()
}

/** A thing with its units and its departures: two products that sell one house would take it from each other. */
export async function copyThing(trx: TenantTransaction, from: string, to: string): Promise<void> {
  await sql`insert into kaynak select (jsonb_populate_record(null::kaynak, to_jsonb(k)
    || jsonb_build_object('k_no', ${to}::text))).* from kaynak k where k.k_no = ${from}::uuid`.execute(trx)
  for (const table of ['birim', 'kalkis_kurali']) {
    await sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t)
      || jsonb_build_object('k_no', gen_random_uuid(), 'kaynak_k_no', ${to}::text))).* from ${sql.table(table)} t
      where t.kaynak_k_no = ${from}::uuid`.execute(trx)
  }
}

interface CopiedOption {
  readonly from: string
  readonly to: string
  readonly urun_k_no: string
  readonly kaynak_k_no: string | null
}

/** An option with its facts, its days and the periods they were made from. */
export async function copyOption(
  trx: TenantTransaction,
  { from, to, urun_k_no, kaynak_k_no }: CopiedOption,
): Promise<void> {
  await sql`insert into opsiyon select (jsonb_populate_record(null::opsiyon, to_jsonb(o) || jsonb_build_object(
    'k_no', ${to}::text, 'urun_k_no', ${urun_k_no}::text, 'kaynak_k_no', ${kaynak_k_no}::text))).*
    from opsiyon o where o.k_no = ${from}::uuid`.execute(trx)
  for (const table of ['opsiyon_bilgi', 'gun_ayi']) {
    await sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t)
      || jsonb_build_object('opsiyon_k_no', ${to}::text))).* from ${sql.table(table)} t where t.opsiyon_k_no = ${from}::uuid`.execute(
      trx,
    )
  }
  await copyPlan(trx, from, to)
}

/** Its prices as they stand: how they came about is the other one's history. */
async function copyPlan(trx: TenantTransaction, from: string, to: string): Promise<void> {
  await sql`insert into fiyat_plani (tenant_id, opsiyon_k_no) select tenant_id, ${to}::uuid from fiyat_plani
    where opsiyon_k_no = ${from}::uuid`.execute(trx)
  await sql`insert into fiyat_donemi (tenant_id, opsiyon_k_no, kur, sezon, ilk_gun, son_gun, fiyatlar, en_az_gece, giris,
      cikis, baslangic)
    select tenant_id, ${to}::uuid, kur, sezon, ilk_gun, son_gun, fiyatlar, en_az_gece, giris, cikis, baslangic
    from fiyat_donemi where opsiyon_k_no = ${from}::uuid and bitis is null`.execute(trx)
  await sql`insert into fiyat_istisna (tenant_id, opsiyon_k_no, kur, ay, gunler, baslangic)
    select tenant_id, ${to}::uuid, kur, ay, gunler, baslangic
    from fiyat_istisna where opsiyon_k_no = ${from}::uuid and bitis is null`.execute(trx)
}
