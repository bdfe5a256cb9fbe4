import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * Money that waits for a second person (PEOPLE-22): who asks for what and why, and who decided. And mails that an act of
 * staff has caused: they rest for twenty seconds, in which they can be taken back (decision 0042). The database knows who
 * acts, so no way of writing a mail can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table onay_istegi (
    tenant_id int not null,
    k_no uuid not null,
    rezervasyon_k_no uuid not null,
    eylem jsonb not null,
    tutar bigint not null check (tutar > 0),
    kur char(3) not null,
    neden text not null,
    isteyen_k_no uuid not null,
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'onaylandi', 'reddedildi', 'geri_alindi')),
    karar_veren_k_no uuid,
    karar_notu text,
    karar_zamani timestamptz,
    olusturma_zamani timestamptz not null default now(),
    bitis timestamptz not null,
    check (karar_veren_k_no is distinct from isteyen_k_no),
    check ((durum in ('onaylandi', 'reddedildi')) = (karar_veren_k_no is not null)),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no),
    foreign key (tenant_id, isteyen_k_no) references personel (tenant_id, k_no),
    foreign key (tenant_id, karar_veren_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index onay_istegi_bekleyen on onay_istegi (tenant_id, bitis) where durum = 'bekliyor'`.execute(db)
  await sql`create index onay_istegi_rezervasyon on onay_istegi (tenant_id, rezervasyon_k_no)`.execute(db)
  // One wish about one thing at a time: the same clerk asking twice would be two refunds.
  await sql`create unique index onay_istegi_bir on onay_istegi (tenant_id, rezervasyon_k_no, eylem)
    where durum = 'bekliyor'`.execute(db)
  await isolateTenant(db, 'onay_istegi')
  await sql`alter table eposta add column dinlenme_bitis timestamptz default (
    case when nullif(current_setting('app.personel', true), '') is not null
      then now() + interval '20 seconds' end)`.execute(db)
  await sql`alter table eposta drop constraint eposta_durum_check, add constraint eposta_durum_check
    check (durum in ('bekliyor', 'gonderildi', 'basarisiz', 'istenmedi', 'geri_alindi'))`.execute(db)
}
