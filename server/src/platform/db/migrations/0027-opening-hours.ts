import { type Kysely, sql } from 'kysely'

/**
 * What is sold by the hour starts when it is served, not at midnight: opening, closing and the step between two starts
 * belong to the option. An option that says nothing is open from nine to eight.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table opsiyon add column calisma_saatleri jsonb not null
    default '{"acilis": "09:00", "kapanis": "20:00", "adim_dk": 30}'
    constraint calisma_saatleri_okunur check (
      calisma_saatleri ->> 'acilis' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      and calisma_saatleri ->> 'kapanis' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      and (calisma_saatleri ->> 'adim_dk')::int between 5 and 1440)`.execute(db)
}
