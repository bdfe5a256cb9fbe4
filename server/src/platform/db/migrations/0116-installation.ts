import { type Kysely, sql } from 'kysely'

/**
 * Whoever runs the installation logs in beside every tenant (PEOPLE-71): people, sessions and acts without a column for
 * one. Only the owner of the database reads and writes these tables; the application's role has no right on them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenant add column olusturma_zamani timestamptz`.execute(db)
  await sql`alter table tenant alter column olusturma_zamani set default now()`.execute(db)
  await sql`create table kurum_yonetici (
    k_no uuid primary key default gen_random_uuid(),
    e_mail text not null unique,
    ad text not null,
    sifre_ozeti text not null,
    totp_sirri bytea,
    totp_zamani timestamptz,
    totp_son_adim bigint not null default 0,
    check (totp_zamani is null or totp_sirri is not null))`.execute(db)
  await sql`create table kurum_girisi (
    ozet bytea primary key,
    yonetici_k_no uuid not null references kurum_yonetici on delete cascade,
    bitis timestamptz not null)`.execute(db)
  await sql`create table kurum_kurtarma_kodu (
    yonetici_k_no uuid not null references kurum_yonetici on delete cascade,
    ozet bytea not null,
    kullanildi timestamptz,
    primary key (yonetici_k_no, ozet))`.execute(db)
  await sql`create table kurum_oturumu (
    ozet bytea primary key,
    yonetici_k_no uuid not null references kurum_yonetici on delete cascade,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    son_gorulme timestamptz not null default clock_timestamp())`.execute(db)
  await sql`create table kurum_denetim (
    no bigint generated always as identity primary key,
    zaman timestamptz not null default clock_timestamp(),
    yonetici_k_no uuid references kurum_yonetici,
    olay text not null,
    firma text,
    ayrinti text,
    ip text,
    istek_no text)`.execute(db)
  await keepActs(db)
  await tellOfTenants(db)
}

/** What was written stays, whoever asks. */
async function keepActs(db: Kysely<unknown>): Promise<void> {
  await sql`create function kurum_denetim_kalir() returns trigger language plpgsql as $$
    begin raise exception 'acts of the installation are never changed'; end $$`.execute(db)
  await sql`create trigger kalir before update or delete on kurum_denetim
    for each row execute function kurum_denetim_kalir()`.execute(db)
}

/**
 * What the page of the installation shows of each tenant, and no more: row-level security holds for the owner too, so
 * each tenant is entered in turn.
 */
async function tellOfTenants(db: Kysely<unknown>): Promise<void> {
  await sql`create function kurum_firmalari(yalniz text default null)
    returns table (kod text, alan_adlari text[], aktif boolean, olusturma_zamani timestamptz, dil jsonb, kur jsonb,
      yonetici boolean, davet_bitis timestamptz, davetli boolean)
    language plpgsql set search_path = public, pg_temp as $$
    declare t tenant;
    begin
      for t in select * from tenant where yalniz is null or tenant.kod = yalniz order by tenant.id desc loop
        perform set_config('app.tenant', t.id::text, true);
        return query select t.kod, t.alan_adlari, t.aktif, t.olusturma_zamani,
          (select a.deger from ayar a where a.tenant_id = t.id and a.anahtar = 'language'),
          (select a.deger from ayar a where a.tenant_id = t.id and a.anahtar = 'exchange'),
          exists (select 1 from personel p where p.tenant_id = t.id and p.rol = 'yonetici' and p.aktif
            and p.sifre_ozeti is not null),
          (select max(k.bitis) from personel_anahtari k join personel p on p.tenant_id = k.tenant_id
            and p.k_no = k.personel_k_no where k.tenant_id = t.id and p.rol = 'yonetici' and p.aktif
            and p.sifre_ozeti is null),
          exists (select 1 from personel p where p.tenant_id = t.id and p.rol = 'yonetici' and p.aktif);
      end loop;
      perform set_config('app.tenant', '', true);
    end $$`.execute(db)
  await sql`revoke execute on function kurum_firmalari(text) from public`.execute(db)
}
