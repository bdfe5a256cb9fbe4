import type { Language } from '@meltem/contract/wire/language'
import { type RawBuilder, sql } from 'kysely'

/**
 * The name of a booked line (`s`, of rezervasyon_satiri) in the language of who reads it. What was written down when it
 * was booked stands where the product has no name in that language, or is gone.
 */
export function lineTitle(language: Language | RawBuilder<unknown>) {
  return sql<string>`coalesce((select u.ad ->> ${language}::text from urun u where u.tenant_id = s.tenant_id
    and u.k_no = s.urun_k_no), s.satir ->> 'baslik')`
}
