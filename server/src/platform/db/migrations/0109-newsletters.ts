import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * Newsletters, and who has one coming (PEOPLE-60 to PEOPLE-65). One row per newsletter and subscriber: the database
 * refuses a second, whatever broke off in between (decision 0062). Once it is on its way its words stand still.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table bulten (
    tenant_id int not null references tenant (id),
    k_no uuid not null,
    surum int not null default 1,
    konu jsonb not null,
    onizleme jsonb not null,
    bloklar jsonb not null,
    diller text[] not null,
    segment text not null check (segment in ('hepsi', 'misafir', 'misafir_degil', 'uye', 'uye_degil')),
    eksik_dil text not null check (eksik_dil in ('varsayilan', 'disarida')),
    durum text not null default 'taslak'
      check (durum in ('taslak', 'planli', 'gonderiliyor', 'durduruldu', 'bitti', 'iptal')),
    hedef int check (hedef >= 0),
    gonderen_k_no uuid,
    plan_zamani timestamptz,
    baslama_zamani timestamptz,
    bitis_zamani timestamptz,
    olusturma_zamani timestamptz not null default now(),
    degisme_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, gonderen_k_no) references personel (tenant_id, k_no),
    check ((durum = 'planli') = (plan_zamani is not null)),
    check ((durum in ('taslak', 'planli')) = (baslama_zamani is null)),
    check ((baslama_zamani is null) = (hedef is null)),
    check ((durum in ('bitti', 'iptal')) = (bitis_zamani is not null)))`.execute(db)
  await sql`create index bulten_yeni on bulten (tenant_id, olusturma_zamani desc, k_no)`.execute(db)
  await sql`create index bulten_yolda on bulten (tenant_id) where durum in ('planli', 'gonderiliyor')`.execute(db)
  await isolateTenant(db, 'bulten')
  await sql`create table bulten_alici (
    tenant_id int not null,
    bulten_k_no uuid not null,
    abone_k_no uuid not null,
    eposta_k_no uuid not null,
    primary key (tenant_id, bulten_k_no, abone_k_no),
    unique (tenant_id, eposta_k_no),
    foreign key (tenant_id, bulten_k_no) references bulten (tenant_id, k_no),
    foreign key (tenant_id, abone_k_no) references abone (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index bulten_alici_abone on bulten_alici (tenant_id, abone_k_no)`.execute(db)
  await isolateTenant(db, 'bulten_alici')
  await sql`create index abone_yeni on abone (tenant_id, riza_zamani desc, k_no)`.execute(db)
}
