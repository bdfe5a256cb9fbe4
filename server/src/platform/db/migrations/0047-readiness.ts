import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** What is done for an arrival or a departure: cleaned, handed over, deposit taken or given back; and where the key lies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table hazirlik (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    sira int not null,
    yon text not null check (yon in ('giris', 'cikis')),
    is_kodu text not null check (is_kodu in ('temizlik', 'teslim', 'depozito', 'anahtar')),
    metin text,
    personel_k_no uuid not null,
    zaman timestamptz not null default now(),
    check ((is_kodu = 'anahtar') = (metin is not null)),
    primary key (tenant_id, rezervasyon_k_no, sira, yon, is_kodu),
    foreign key (tenant_id, rezervasyon_k_no, sira)
      references rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira) on delete cascade,
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'hazirlik')
}
