import { type Kysely, sql } from 'kysely'

/** Two more roles: operations, who run the day, and the field: guides, skippers and drivers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table personel drop constraint personel_rol_check`.execute(db)
  await sql`alter table personel add constraint personel_rol_check
    check (rol in ('yonetici', 'satis', 'operasyon', 'muhasebe', 'icerik', 'saha'))`.execute(db)
}
