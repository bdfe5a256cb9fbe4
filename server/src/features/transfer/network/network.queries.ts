import type { getFares, Place, PlaceFields } from '@meltem/contract/transfer/network-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { kindsWith } from '@meltem/domain/kinds'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { StoredTariff } from '../../../platform/db/tables/reservation.ts'

/** Kinds that go there and back between two places. */
const ROUTES = kindsWith(({ days }) => days === 'ride')

/** Places in their order with the routes that use them, retired routes too: their bookings name the place. */
export async function listOfficePlaces(trx: TenantTransaction): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select p.kod, p.surum, p.tur, p.baslik, p.enlem, p.boylam, p.aktif,
      (select count(*)::int from urun_vitrin v where v.tenant_id = p.tenant_id and v.urun_tipi = any(${ROUTES}::text[])
        and p.kod in (v.bilgi ->> 'nereden', v.bilgi ->> 'nereye')) as guzergah
    from transfer_yeri p order by p.sira, p.kod`.execute(trx)
  return rows
}

/** All of them: clerks who add, order or take away places do it one after the other. */
export async function lockPlaces(trx: TenantTransaction) {
  return await trx
    .selectFrom('transfer_yeri')
    .select(['kod', 'surum', 'tur', 'baslik', 'enlem', 'boylam', 'aktif'])
    .orderBy('sira')
    .orderBy('kod')
    .forUpdate()
    .execute()
}

export async function insertPlace(trx: TenantTransaction, tenant_id: number, kod: string, place: PlaceFields) {
  const sira = sql<number>`(select coalesce(max(sira) + 1, 0) from transfer_yeri)`
  await trx
    .insertInto('transfer_yeri')
    .values({ tenant_id, kod, ...place, baslik: JSON.stringify(place.baslik), sira })
    .execute()
}

export async function updatePlace(trx: TenantTransaction, kod: string, change: Partial<PlaceFields>) {
  const { baslik, ...rest } = change
  const values = { ...rest, ...(baslik && { baslik: JSON.stringify(baslik) }) }
  await trx.updateTable('transfer_yeri').set(values).where('kod', '=', kod).execute()
}

export async function deletePlace(trx: TenantTransaction, kod: string) {
  await trx.deleteFrom('transfer_yeri').where('kod', '=', kod).execute()
}

export async function isPlaceUsed(trx: TenantTransaction, kod: string): Promise<boolean> {
  const { rows } = await sql`select 1 from urun_vitrin where urun_tipi = any(${ROUTES}::text[])
    and ${kod} in (bilgi ->> 'nereden', bilgi ->> 'nereye') limit 1`.execute(trx)
  return rows.length > 0
}

export async function writePlaceOrder(trx: TenantTransaction, codes: readonly string[]) {
  await sql`update transfer_yeri p set sira = y.sira
    from unnest(${codes}::text[]) with ordinality as y(kod, sira) where p.kod = y.kod and p.sira <> y.sira`.execute(trx)
}

type Route = OutputOf<typeof getFares>['guzergahlar'][number]

/** A vehicle of a route as it is kept. */
export interface StoredFare {
  readonly urun_k_no: string
  readonly k_no: string
  readonly ad: string
  readonly tarife: StoredTariff
}

const nameIn = (column: string, language: Language) => {
  const texts = sql.ref(column)
  return sql<string>`coalesce(nullif(${texts} ->> ${language}::text, ''), nullif(${texts} ->> 'tr', ''),
    nullif(${texts} ->> 'en', ''), '')`
}

export async function listOfficeRoutes(trx: TenantTransaction, language: Language) {
  const place = (end: string) => sql`coalesce((select ${nameIn('p.baslik', language)} from transfer_yeri p
    where p.tenant_id = v.tenant_id and p.kod = v.bilgi ->> ${end}::text), v.bilgi ->> ${end}::text, '')`
  const { rows } = await sql<Omit<Route, 'secenekler'>>`
    select u.k_no as urun_k_no, ${nameIn('u.ad', language)} as ad, ${place('nereden')} as cikis,
      ${place('nereye')} as varis, coalesce((v.bilgi ->> 'mesafe_km')::float8, 0) as mesafe_km,
      v.yayinda and u.yayinda as yayinda,
      exists (select 1 from transfer_yeri p where p.tenant_id = v.tenant_id and not p.aktif
        and p.kod in (v.bilgi ->> 'nereden', v.bilgi ->> 'nereye')) as emekli_yer
    from urun_vitrin v join urun u on u.tenant_id = v.tenant_id and u.k_no = v.urun_k_no
    where u.urun_tipi = any(${ROUTES}::text[])
    order by cikis, varis, u.k_no`.execute(trx)
  return rows
}

export async function listFares(trx: TenantTransaction, language: Language): Promise<StoredFare[]> {
  const { rows } = await sql<StoredFare>`
    select o.urun_k_no, o.k_no, ${nameIn('o.ad', language)} as ad, o.tarife
    from opsiyon o join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
    where u.urun_tipi = any(${ROUTES}::text[]) and o.aktif and o.tarife ->> 'tur' in ('transfer_arac', 'transfer_kisi')
    order by o.urun_k_no, o.sira, o.k_no`.execute(trx)
  return rows
}
