import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = ['aktarim', 'aktarim_dosyasi', 'aktarim_urun', 'aktarim_esleme']

/**
 * Catalogues that operators bring: the file, what each of its columns is taken for, and product by product what was found
 * and what came of it (CAT-60 to CAT-67). The row of a product is written in the transaction that writes the product, so
 * that a run that was cut off goes on where it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table aktarim (
    tenant_id int not null,
    k_no uuid not null,
    ad text not null,
    bicim text not null check (bicim in ('xlsx', 'json')),
    urun_tipi text not null,
    asama text not null check (asama in ('eslesme', 'denendi', 'yaziliyor', 'yazildi', 'yayinlaniyor', 'yayinlandi')),
    fiyatli boolean not null default false,
    personel_k_no uuid not null,
    zaman timestamptz not null,
    primary key (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index aktarim_zaman on aktarim (tenant_id, zaman desc)`.execute(db)
  await sql`create table aktarim_dosyasi (
    tenant_id int not null,
    aktarim_k_no uuid not null,
    icerik bytea not null,
    primary key (tenant_id, aktarim_k_no),
    foreign key (tenant_id, aktarim_k_no) references aktarim (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create table aktarim_urun (
    tenant_id int not null,
    aktarim_k_no uuid not null,
    sira int not null,
    kod text not null,
    ad text not null,
    urun_k_no uuid,
    durum text not null check (durum in ('yeni', 'degisen', 'ayni', 'hata')),
    canli boolean not null default false,
    degisen text[] not null default '{}',
    hatalar jsonb not null default '[]',
    iz text,
    sonuc text check (sonuc in ('yazildi', 'atlandi', 'yayinlandi', 'eksik')),
    eksik text[] not null default '{}',
    primary key (tenant_id, aktarim_k_no, sira),
    foreign key (tenant_id, aktarim_k_no) references aktarim (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create table aktarim_esleme (
    tenant_id int not null,
    urun_tipi text not null,
    sayfa text not null,
    baslik text not null,
    alan text,
    primary key (tenant_id, urun_tipi, sayfa, baslik))`.execute(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
}
