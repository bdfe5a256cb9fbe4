import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * What the storefront needs of a picture stays in `gorsel`: where its focus is, and the name of its files where it is no
 * longer that of the picture, because they were cut or replaced. What only the office asks stands in a row beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gorsel
    add column dosya text,
    add column odak_x smallint check (odak_x between 0 and 100),
    add column odak_y smallint check (odak_y between 0 and 100),
    add check ((odak_x is null) = (odak_y is null))`.execute(db)
  await sql`create table gorsel_bilgi (
    tenant_id int not null,
    gorsel_k_no uuid not null,
    asil boolean not null default false,
    asil_ad text,
    asil_en int,
    asil_boy int,
    boyut bigint,
    ozet bytea,
    oneri text,
    kirpma jsonb,
    eski_diller text[] not null default '{}',
    surum int not null default 1,
    personel_k_no uuid,
    yukleme_zamani timestamptz not null default clock_timestamp(),
    silinme_zamani timestamptz,
    primary key (tenant_id, gorsel_k_no),
    unique (tenant_id, ozet),
    foreign key (tenant_id, gorsel_k_no) references gorsel (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index gorsel_bilgi_zaman on gorsel_bilgi (tenant_id, yukleme_zamani desc, gorsel_k_no)`.execute(db)
  await sql`insert into gorsel_bilgi (tenant_id, gorsel_k_no) select tenant_id, k_no from gorsel`.execute(db)
  await isolateTenant(db, 'gorsel_bilgi')
  await sql`create function gorsel_bilgi_ekle() returns trigger language plpgsql as $$
    begin
      insert into gorsel_bilgi (tenant_id, gorsel_k_no) values (new.tenant_id, new.k_no);
      return null;
    end $$`.execute(db)
  await sql`create trigger gorsel_bilgi_ekle after insert on gorsel
    for each row execute function gorsel_bilgi_ekle()`.execute(db)
  // Which products show a picture is asked from the side of the picture, too.
  await sql`create index urun_gorsel_gorsel on urun_gorsel (tenant_id, gorsel)`.execute(db)
}
