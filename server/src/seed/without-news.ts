import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** Tables that tell of every row; a million rows at once are told as one. */
const TALKATIVE = ['gun_ayi', 'urun', 'opsiyon', 'birim', 'urun_vitrin', 'urun_metin', 'urun_filtre'] as const

/** Generated rows are not announced one by one; running servers hear of them once, at the end. Needs the owner. */
export async function withoutNews(owner: Db, work: () => Promise<void>): Promise<void> {
  const triggers = async (state: 'disable' | 'enable'): Promise<void> => {
    for (const table of TALKATIVE)
      await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(owner)
  }
  await triggers('disable')
  try {
    await work()
  } finally {
    await triggers('enable')
    await sql`select pg_notify('icerik_degisti', '*')`.execute(owner)
  }
}
