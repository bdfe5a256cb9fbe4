import { type Kysely, sql } from 'kysely'

/** Where a reservation was sold, and which clerk sold it (BOOK-18). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rezervasyon
    add column kanal text not null default 'web' check (kanal in ('web', 'telefon')),
    add column personel_k_no uuid,
    add foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no),
    add check ((kanal = 'telefon') = (personel_k_no is not null))`.execute(db)
}
