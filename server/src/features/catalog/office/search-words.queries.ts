import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Words as patterns, folded like the texts they are held against. */
export async function patternsOf(trx: TenantTransaction, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ desen: string }>`
    select '%' || replace(replace(replace(arama_katla(kelime), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%' as desen
    from unnest(${words}::text[]) as kelime`.execute(trx)
  return rows.map(({ desen }) => desen)
}
