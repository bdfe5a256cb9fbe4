import { sql } from 'kysely'
import type { TenantTransaction } from '../connection.ts'

/** What was edited, as the audit names it. */
export interface EditedThing {
  readonly tables: readonly string[]
  /** The thing it is about; none for a table that is one thing as a whole. */
  readonly k_no?: string | null
  /** The row itself, where one thing has several. */
  readonly row?: Readonly<Record<string, string>>
  /** Only changes of these columns. */
  readonly columns?: readonly string[]
}

interface LastEdit {
  readonly kim: string | null
  readonly zaman: string | null
}

/** Who of the office has changed it last, and when. */
export async function findLastEdit(trx: TenantTransaction, thing: EditedThing): Promise<LastEdit> {
  const { tables, k_no = null, row, columns } = thing
  const key = row ? JSON.stringify(row) : null
  const { rows } = await sql<{ kim: string; zaman: Date }>`
    select p.ad || ' ' || p.soyad as kim, b.zaman from denetim_degisim d
    join denetim b on b.tenant_id = d.tenant_id and b.no = d.denetim_no
    join personel p on p.tenant_id = b.tenant_id and p.k_no = b.personel_k_no
    where d.tablo = any(${[...tables]}) and (${k_no}::uuid is null or d.konu_k_no = ${k_no}::uuid)
      and (${key}::jsonb is null or d.anahtar = ${key}::jsonb)
      and (${columns ?? null}::text[] is null or d.sonra ?| ${columns ?? null}::text[])
    order by d.no desc limit 1`.execute(trx)
  const [last] = rows
  return { kim: last?.kim ?? null, zaman: last?.zaman.toISOString() ?? null }
}
