import { sql } from 'kysely'
import { type Db, withTenant } from '../platform/db/connection.ts'
import { generatedKey } from './generated-key.ts'

/** Pages a statement; the application's role allows a statement five seconds. */
const BATCH = 500

/**
 * Fills a tenant with content for measurements: `count` pages in four languages, spread over the content types.
 * Figures stand in for words, so that the same count always gives the same rows.
 */
export async function generatePages(
  db: Db,
  tenantId: number,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const key = sql.raw(generatedKey('sayfa'))
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1)
    await withTenant(db, tenantId, async (trx) => {
      await sql`
        insert into sayfa (tenant_id, k_no, turu, gorsel, yayin_zamani, guncelleme_zamani)
        select ${tenantId}::int, ${key}, (array['b', 'c', 'p', 'u'])[1 + no % 4], null,
          timestamptz '2026-01-01' - no * interval '1 hour', timestamptz '2026-01-01' - no * interval '1 hour'
        from generate_series(${first}::int, ${last}::int) no
        on conflict do nothing`.execute(trx)
      await sql`
        insert into sayfa_icerik (tenant_id, sayfa_k_no, dil, turu, baslik, ozet, slug, seo_baslik, bloklar)
        select ${tenantId}::int, ${key}, dil, (array['b', 'c', 'p', 'u'])[1 + no % 4],
          'Sayfa ' || no || ' ' || dil, 'Ölçüm için ' || no || '. sayfa', 'sayfa-' || no || '-' || dil, 'Sayfa ' || no,
          jsonb_build_array(jsonb_build_object('tip', 'metin', 'html', '<p>' || repeat(md5(no::text || dil) || ' ', 40) || '</p>'))
        from generate_series(${first}::int, ${last}::int) no, unnest(array['tr', 'en', 'de', 'ru']) dil
        on conflict do nothing`.execute(trx)
    })
    onProgress(last)
  }
}
