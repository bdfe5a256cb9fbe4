import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** Subscribers of the newsletter with what they agreed to, and the day's figures of visits, which name no visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table abone (
    tenant_id int not null references tenant (id),
    k_no uuid not null default gen_random_uuid(),
    e_mail text not null check (e_mail = lower(e_mail)),
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'onayli', 'ayrildi')),
    kaynak text not null,
    riza_metni text not null,
    riza_zamani timestamptz not null default now(),
    onay_zamani timestamptz,
    ayrilma_zamani timestamptz,
    primary key (tenant_id, k_no),
    unique (tenant_id, e_mail),
    check (durum <> 'onayli' or onay_zamani is not null))`.execute(db)
  await isolateTenant(db, 'abone')
  await sql`create table ziyaret_gunu (
    tenant_id int not null references tenant (id),
    gun date not null,
    sayfa text not null,
    dil text not null,
    cihaz text not null check (cihaz in ('telefon', 'tablet', 'masaustu')),
    kaynak text not null,
    bakis int not null default 0,
    ziyaret int not null default 0,
    primary key (tenant_id, gun, sayfa, dil, cihaz, kaynak))`.execute(db)
  await isolateTenant(db, 'ziyaret_gunu')
  await sql`create table olcum_gunu (
    tenant_id int not null references tenant (id),
    gun date not null,
    olcum text not null check (olcum in ('lcp', 'cls', 'inp', 'ttfb', 'fcp')),
    cihaz text not null check (cihaz in ('telefon', 'tablet', 'masaustu')),
    kova int not null,
    sayi int not null default 0,
    primary key (tenant_id, gun, olcum, cihaz, kova))`.execute(db)
  await isolateTenant(db, 'olcum_gunu')
}
