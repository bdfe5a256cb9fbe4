import type { FactsOf } from '@meltem/contract/catalog/product-facts'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { kindsWith } from '@meltem/domain/kinds'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

export async function listPlaces(trx: TenantTransaction) {
  return await trx
    .selectFrom('transfer_yeri')
    .select(['kod', 'tur', 'enlem', 'boylam', 'baslik'])
    .orderBy('sira')
    .execute()
}

/** Kinds whose pages are routes. */
const ROUTES = kindsWith(({ page }) => page === 't')

export interface RouteRow {
  readonly urun_k_no: string
  readonly bilgi: FactsOf<'transfer'>
  readonly sluglar: LocalText
}

type Wanted =
  | { readonly nereden: string; readonly nereye: string }
  /** One route, whether it is on offer or not. */
  | { readonly urun_k_no: string }

/** Routes on offer, of one pair of places when asked; a route runs both ways, and none to a retired place (CAT-27). */
export async function listRoutes(trx: TenantTransaction, wanted?: Wanted): Promise<RouteRow[]> {
  const result = await sql<RouteRow>`
    select v.urun_k_no, v.bilgi,
      (select jsonb_object_agg(m.dil, m.slug) from urun_metin m
        where m.tenant_id = v.tenant_id and m.urun_k_no = v.urun_k_no) as sluglar
    from urun_vitrin v join urun u on u.tenant_id = v.tenant_id and u.k_no = v.urun_k_no
    where v.urun_tipi = any(${ROUTES}::text[]) and ${whichOf(wanted)}
      and not exists (select 1 from transfer_yeri p where p.tenant_id = v.tenant_id and not p.aktif
        and p.kod in (v.bilgi ->> 'nereden', v.bilgi ->> 'nereye'))
    order by v.agirlik desc, v.urun_k_no`.execute(trx)
  return result.rows
}

function whichOf(wanted: Wanted | undefined): RawBuilder<unknown> {
  if (wanted && 'urun_k_no' in wanted) return sql`v.urun_k_no = ${wanted.urun_k_no}`
  const offered = sql`v.yayinda and u.yayinda`
  if (!wanted) return offered
  const { nereden, nereye } = wanted
  return sql`${offered} and ((v.bilgi ->> 'nereden' = ${nereden} and v.bilgi ->> 'nereye' = ${nereye})
    or (v.bilgi ->> 'nereden' = ${nereye} and v.bilgi ->> 'nereye' = ${nereden}))`
}

export async function listVehicleFacts(trx: TenantTransaction, options: readonly string[], dil: Language) {
  if (options.length === 0) return []
  return await trx
    .selectFrom('opsiyon as o')
    .leftJoin('opsiyon_bilgi as b', (join) =>
      join.onRef('b.tenant_id', '=', 'o.tenant_id').onRef('b.opsiyon_k_no', '=', 'o.k_no'),
    )
    .select(['o.k_no', 'b.bilgi'])
    .select(sql<string>`coalesce(o.ad ->> ${dil}, o.ad ->> 'en', o.ad ->> 'tr', '')`.as('ad'))
    .where('o.k_no', 'in', options)
    .execute()
}
