import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * Payments of 1.00 that an operator makes to try a provider: captured, and given back by the house (PAY-17). They are no
 * money of a booking, so they stand beside the attempts; `surum` is the version of the keys that were tried.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table odeme_provasi (
    tenant_id int not null,
    k_no uuid not null,
    saglayici text not null check (saglayici in ('test', 'iyzico', 'stripe', 'paytr')),
    surum int not null,
    siparis_no text not null,
    durum text not null check (durum in ('acik', 'alindi', 'tamam', 'odenmedi', 'iade_olmadi')),
    tutar int not null check (tutar > 0),
    kur char(3) not null,
    alinan int not null default 0 check (alinan >= 0),
    adim jsonb,
    saglayici_no text,
    saglayici_verisi jsonb,
    anahtar_ozeti bytea not null,
    iade_k_no uuid not null,
    deneme_sayisi int not null default 0,
    neden text,
    hata text,
    personel_k_no uuid not null,
    sonraki_sorgu timestamptz,
    kilit timestamptz,
    olusturma_zamani timestamptz not null,
    sonuc_zamani timestamptz,
    primary key (tenant_id, k_no),
    unique (tenant_id, siparis_no),
    unique (tenant_id, anahtar_ozeti),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'odeme_provasi')
  await sql`create index odeme_provasi_sorgu on odeme_provasi (tenant_id, sonraki_sorgu)
    where sonraki_sorgu is not null`.execute(db)
}
