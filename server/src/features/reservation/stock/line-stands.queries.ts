import { sql } from 'kysely'

/** Whether the line under this name in a query is still booked: it was not cancelled alone. */
export function lineStands(line: 'l' | 's') {
  return sql<boolean>`not exists (select 1 from satir_iptali iptal where iptal.tenant_id = ${sql.ref(`${line}.tenant_id`)}
    and iptal.rezervasyon_k_no = ${sql.ref(`${line}.rezervasyon_k_no`)} and iptal.sira = ${sql.ref(`${line}.sira`)})`
}
