import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * The field (BOOK-24, BOOK-25): who of the crew has a login, the phones they carry, every act a phone has sent with its
 * verdict, and who is aboard. What `voucher_kullanimi` kept stands in `binis` from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ekip add column personel_k_no uuid,
    add foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete set null (personel_k_no)`.execute(
    db,
  )
  await sql`create unique index ekip_personel on ekip (tenant_id, personel_k_no) where personel_k_no is not null`.execute(
    db,
  )
  await sql`create table saha_cihazi (
    tenant_id int not null,
    k_no uuid not null,
    personel_k_no uuid not null,
    no int not null check (no > 0),
    sapma_ms bigint not null default 0,
    ilk_gorulme timestamptz not null default now(),
    son_gorulme timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await createActs(db)
  await createBoardings(db)
  for (const table of ['saha_cihazi', 'saha_islemi', 'binis']) await isolateTenant(db, table)
  await sql`insert into binis (tenant_id, rezervasyon_k_no, sira, donus, durum, kisi, zaman, kim)
    select tenant_id, rezervasyon_k_no, sira, false, 'bindi', 0, zaman, kim from voucher_kullanimi`.execute(db)
  await sql`drop table voucher_kullanimi`.execute(db)
}

/** An act is kept whatever becomes of it; `istek` holds what was sent where it names nothing that is known here. */
async function createActs(db: Kysely<unknown>): Promise<void> {
  await sql`create table saha_islemi (
    tenant_id int not null,
    k_no uuid not null,
    cihaz_k_no uuid not null,
    personel_k_no uuid not null,
    rezervasyon_k_no uuid,
    sira int,
    donus boolean not null default false,
    kalkis_k_no uuid,
    tur text not null check (tur in ('bindi', 'gelmedi', 'geri', 'tahsilat', 'not')),
    zaman timestamptz not null,
    cihaz_zamani timestamptz not null,
    kisi int check (kisi between 0 and 99),
    tutar bigint check (tutar > 0),
    hedef uuid,
    istek jsonb,
    gecerli boolean not null,
    karar text not null,
    once_k_no uuid,
    kayit_zamani timestamptz not null default now(),
    check ((rezervasyon_k_no is null) = (sira is null)),
    check (not gecerli or rezervasyon_k_no is not null),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, cihaz_k_no) references saha_cihazi (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no, sira)
      references rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira) on delete cascade,
    foreign key (tenant_id, kalkis_k_no) references kalkis (tenant_id, k_no))`.execute(db)
  await sql`create index saha_islemi_koltuk on saha_islemi (tenant_id, rezervasyon_k_no, sira)`.execute(db)
  await sql`create index saha_islemi_cihaz on saha_islemi (tenant_id, cihaz_k_no, kayit_zamani)`.execute(db)
}

/** Who is aboard and who is missing: the one act of `saha_islemi` that counts, found by the seat. */
async function createBoardings(db: Kysely<unknown>): Promise<void> {
  await sql`create table binis (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    sira int not null,
    donus boolean not null,
    kalkis_k_no uuid,
    islem_k_no uuid,
    durum text not null check (durum in ('bindi', 'gelmedi')),
    kisi int not null check (kisi between 0 and 99),
    zaman timestamptz not null,
    personel_k_no uuid,
    kim text,
    primary key (tenant_id, rezervasyon_k_no, sira, donus),
    foreign key (tenant_id, rezervasyon_k_no, sira)
      references rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira) on delete cascade,
    foreign key (tenant_id, islem_k_no) references saha_islemi (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, kalkis_k_no) references kalkis (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
}
