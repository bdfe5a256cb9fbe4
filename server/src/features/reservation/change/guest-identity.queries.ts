import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineStands } from '../stock/line-stands.queries.ts'

/** Identity numbers of guests go a month after the trip, or after it was called off; the booking stays for the books. */
export async function purgeIdentities(trx: TenantTransaction): Promise<void> {
  await sql`
    update rezervasyon r set misafir = (r.misafir - 'tc_pasaport') || case
        when jsonb_typeof(r.misafir -> 'yanitlar') = 'array' then jsonb_build_object('yanitlar', coalesce(
          (select jsonb_agg(y) from jsonb_array_elements(r.misafir -> 'yanitlar') y
            where y ->> 'soru' !~ ${IDENTITY_WORDS}), '[]'))
        else '{}' end
    where (r.misafir ? 'tc_pasaport' or exists (
        select 1 from jsonb_path_query(r.misafir, '$.yanitlar[*].soru') s where s #>> '{}' ~ ${IDENTITY_WORDS}))
      and case when r.durum in ('cancelled', 'declined', 'expired')
        then r.guncelleme_zamani < now() - ${IDENTITY_LIFE}::interval
        else (select max(coalesce(s.bitis, s.baslangic)) from rezervasyon_satiri s
          where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no and ${lineStands('s')}) < current_date - ${IDENTITY_LIFE}::interval
        end`.execute(trx)
}

export const IDENTITY_WORDS = 'pasaport|kimlik|tckn|tc_no'

/** The house and the boat have handed the list in by then; the number is not needed any more (reliability D3). */
const IDENTITY_LIFE = '30 days'
