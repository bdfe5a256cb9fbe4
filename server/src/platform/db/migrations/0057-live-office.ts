import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * What the screens of the office are told without asking (PEOPLE-21). Every act of staff leaves a row in the audit, so
 * the audit is what tells of them. Of what guests do only the rare things notify here: commits that notify wait for each
 * other, so bookings are told of after theirs (decision 0028).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table personel_bakisi (
    tenant_id int not null,
    akis_k_no uuid not null,
    personel_k_no uuid not null,
    konu text not null check (konu in ('rezervasyon', 'kalkis')),
    konu_k_no uuid not null,
    duzenliyor boolean not null,
    zaman timestamptz not null default now(),
    primary key (tenant_id, akis_k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  await isolateTenant(db, 'personel_bakisi')

  await sql`create function buro_denetim_bildir() returns trigger language plpgsql as $$
    begin
      perform pg_notify('buro_degisti', concat(new.tenant_id, '|', new.olay, '|', new.konu_k_no, '|', new.personel_k_no));
      return null;
    end $$`.execute(db)
  await sql`create trigger buro_bildir after insert on denetim for each row when (new.personel_k_no is not null)
    execute function buro_denetim_bildir()`.execute(db)

  await sql`create function buro_bildir() returns trigger language plpgsql as $$
    begin
      perform pg_notify('buro_degisti', concat(new.tenant_id, '|', tg_argv[0], '||'));
      return null;
    end $$`.execute(db)
  for (const [table, subject] of [
    ['iletisim_mesaji', 'mesaj'],
    ['odeme_bildirimi', 'odeme'],
    ['bekleme_listesi', 'rezervasyon'],
    ['yorum', 'yorum'],
  ] as const) {
    await sql`create trigger buro_bildir after insert on ${sql.table(table)} for each row
      execute function buro_bildir(${sql.lit(subject)})`.execute(db)
  }

  await sql`create function buro_oturum_bildir() returns trigger language plpgsql as $$
    begin
      perform pg_notify('buro_degisti', concat(old.tenant_id, '|oturum|', to_jsonb(old) ->> tg_argv[0], '|'));
      return null;
    end $$`.execute(db)
  await sql`create trigger buro_bildir after delete on personel_oturumu for each row
    execute function buro_oturum_bildir('personel_k_no')`.execute(db)
  await sql`create trigger buro_bildir after update of rol, aktif on personel for each row
    when (old.rol is distinct from new.rol or old.aktif is distinct from new.aktif)
    execute function buro_oturum_bildir('k_no')`.execute(db)
}
