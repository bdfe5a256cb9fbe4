import { type Kysely, sql } from 'kysely'

/**
 * A change that must meet its row says so in its own statement: no caller has to wait for its answer, as a row that has
 * moved fails the transaction, and the act starts again (40001).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function satir_yerinde(adet bigint) returns boolean language plpgsql immutable as $$
    begin
      if adet = 0 then
        raise exception 'the row has moved' using errcode = '40001';
      end if;
      return true;
    end $$`.execute(db)
}
