import { type Kysely, sql } from 'kysely'

/** Tables whose rows say nothing a person of the office has decided, each for a reason. Every other one is audited. */
const UNAUDITED = [
  'denetim', // the audit itself
  'denetim_degisim',
  'istek_anahtari', // keys of requests, so that one that is repeated is answered again
  'eposta', // mails, made from rows that are audited; where one goes stands on its own row
  'rezervasyon_arama', // what reservations are found by, made from them
  'satis_satiri', // figures, made from reservations
  'satis_gunu',
  'saha_cihazi', // phones of the crew: their number and how wrong their clock is
  'gun_ayi', // days, written from the periods and painted days of prices
  'fiyat_taslak', // nothing is decided before it is published
  'fiyat_istisna', // never edited: each row is a version; which publication, and whose, is audited
  'toplu_islem_satir', // what stood in products before and after an act; the act and each change are audited
  'katalog_surumu', // counters
  'ayar_surumu',
  'izleme_tuzu', // visits, without a person
  'izleme_ziyareti',
  'izleme_gunu',
  'ziyaret_gunu',
  'olcum_gunu',
  'banka_hareketi', // what the bank says; the file it came with and every decision about it are audited
  'aktarim_dosyasi', // files as they were brought; what they have changed is audited product by product
  'aktarim_urun', // what a file would do and did
  'sayfa_deneme', // what an editor types; saving it is audited
  'metin_gecmisi', // texts as they were, made from rows that are audited
  'personel_oturumu', // logins are calls and have rows of their own; what is in these is secret
  'personel_cihazi',
  'personel_bakisi', // what a colleague has open on a screen; passes within a minute
  'personel_girisi',
  'personel_kurtarma_kodu',
  'uye_oturumu',
  'uye_belirteci',
  'uye_cihazi',
  'acente_oturumu',
  'acente_belirteci',
  'acente_cihazi',
  'acente_girisi',
]

/** A table that a later migration adds is audited without a word in it. */
export async function auditTables(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; key: string[] }>`
    select c.relname as name, array(
        select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary and a.attname <> 'tenant_id'
        order by array_position(i.indkey::int2[], a.attnum)) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> all(${UNAUDITED})
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'denetle')`.execute(db)
  for (const { name, key } of rows) {
    await sql`create trigger denetle after insert or update or delete on ${sql.table(name)} for each row
      when (nullif(current_setting('app.personel', true), '') is not null)
      execute function denetim_isle(${sql.join(key.map((column) => sql.lit(column)))})`.execute(db)
  }
}
