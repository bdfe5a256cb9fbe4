import type { Caller } from '@meltem/contract/reservation/phone-office'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineTitle } from '../line-title.queries.ts'

interface PersonRow {
  readonly uye_k_no: string | null
  readonly ad: string
  readonly soyad: string
  readonly telefon: string
  readonly e_mail: string
  readonly lang: Language
}

/**
 * Members by their own data, and guests by the text of their bookings; one person per address. Patterns are folded as
 * the text is.
 */
export async function findPeople(
  trx: TenantTransaction,
  patterns: readonly string[],
  most: number,
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with bulunan as (
      select u.k_no as uye_k_no, u.ad, u.soyad, coalesce(u.telefon, '') as telefon, u.e_mail, u.dil as lang, 0 as sira,
        u.olusturma_zamani as zaman
      from uye u where u.aktif and concat_ws(' ', arama_metni(u.ad || ' ' || u.soyad), arama_katla(u.e_mail),
        regexp_replace(coalesce(u.telefon, ''), '\\D', '', 'g')) like all(${patterns}::text[])
      union all
      select r.uye_k_no, r.misafir ->> 'ad', r.misafir ->> 'soyad', r.misafir ->> 'telefon', r.misafir ->> 'e_mail',
        r.lang, 1, r.olusturma_zamani
      from rezervasyon r where r.k_no in (select rezervasyon_ara(${patterns}::text[], 50)) and r.kayit_no is not null)
    select uye_k_no, ad, soyad, telefon, e_mail, lang from (
      select distinct on (lower(e_mail)) * from bulunan order by lower(e_mail), sira, zaman desc) as tek
    order by zaman desc limit ${most}`.execute(trx)
  return rows
}

/** The last bookings of an address. */
export async function listBookingsOf(
  trx: TenantTransaction,
  e_mail: string,
  language: Language,
): Promise<Caller['rezervasyonlar']> {
  const { rows } = await sql<Caller['rezervasyonlar'][number]>`
    select r.k_no, r.kayit_no, r.durum, coalesce((select string_agg(${lineTitle(language)}, ' · ' order by s.sira)
      from rezervasyon_satiri s where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no), a.baslik) as baslik,
      a.ilk_gun::text as ilk_gun
    from rezervasyon r join rezervasyon_arama a on a.tenant_id = r.tenant_id and a.rezervasyon_k_no = r.k_no
    where lower(r.misafir ->> 'e_mail') = lower(${e_mail}) and r.kayit_no is not null
      and r.k_no in (select rezervasyon_ara(array['%' || arama_katla(${e_mail}) || '%'], 50))
    order by r.olusturma_zamani desc limit 5`.execute(trx)
  return rows
}
