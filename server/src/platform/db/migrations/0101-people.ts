import { type Kysely, sql } from 'kysely'

/** Members are found by the office as bookings are (0034): folded words, asked by a function that keeps to the tenant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index uye_yeni on uye (tenant_id, olusturma_zamani desc, k_no)`.execute(db)
  await sql`create function uye_metni(ad text, soyad text, e_mail text, telefon text) returns text
    language sql immutable parallel safe set search_path = public, pg_temp as $$
    select concat_ws(' ', arama_metni(concat_ws(' ', ad, soyad)), arama_katla(e_mail),
      regexp_replace(coalesce(telefon, ''), '\\D', '', 'g'))
  $$`.execute(db)
  await sql`create index uye_arama on uye using gin (uye_metni(ad, soyad, e_mail, telefon) gin_trgm_ops)`.execute(db)
  await sql`create function uye_ara(desenler text[], en_cok int) returns setof uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select k_no from uye
    where tenant_id = nullif(current_setting('app.tenant', true), '')::int
      and uye_metni(ad, soyad, e_mail, telefon) like desenler[1]
      and uye_metni(ad, soyad, e_mail, telefon) like all(desenler)
    order by olusturma_zamani desc limit en_cok
  $$`.execute(db)
  // The audit is read by who and by what (PEOPLE-43); each of the two goes on by key.
  await sql`create index denetim_kisi on denetim (tenant_id, personel_k_no, no desc)
    where personel_k_no is not null`.execute(db)
  await sql`create index denetim_olay on denetim (tenant_id, olay, no desc) where personel_k_no is not null`.execute(db)
  await sql`create index denetim_degisim_tablo on denetim_degisim (tenant_id, tablo, denetim_no desc)`.execute(db)
}
