import { AppError } from '@meltem/contract/errors'
import { sql } from 'kysely'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type RequestContext, requireMember } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { requirePassword } from './profile.service.ts'
import { listTravellers, sealOf, travellerOf } from './traveller.service.ts'

/** Everything that is known about the member, in the words of the tables (KVKK art. 11, GDPR art. 15 and 20). */
export async function exportData(
  services: Services,
  context: RequestContext,
  sifre: string | undefined,
): Promise<Record<string, unknown>> {
  const { db, config } = services
  const { tenant } = context
  const { uye } = await requireMember(context)
  await requirePassword(services, context, uye, sifre)
  return await withTenant(db, tenant.id, async (trx) => {
    const seal = sealOf(config.secret, tenant.id)
    const travellers = await listTravellers(trx, uye.k_no)
    return {
      uye,
      yolcular: travellers.map((row) => ({
        ...travellerOf(row),
        belge_no: row.belge ? seal.open(row.belge, row.k_no) : null,
      })),
      ...(await readTables(trx, uye.k_no, uye.e_mail)),
    }
  })
}

/** One JSON value per table, made by the database: a new column is part of it without a word here. */
async function readTables(trx: TenantTransaction, uye_k_no: string, e_mail: string): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select
      (select coalesce(jsonb_agg(to_jsonb(r) - array['tenant_id', 'misafir_anahtar_ozeti', 'fiyat_girdisi']), '[]')
        from rezervasyon r where r.uye_k_no = ${uye_k_no}) as rezervasyonlar,
      (select coalesce(jsonb_agg(to_jsonb(t) - 'tenant_id'), '[]') from tahsilat t
        join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no
        where r.uye_k_no = ${uye_k_no}) as tahsilatlar,
      (select coalesce(jsonb_agg(to_jsonb(f) - 'tenant_id'), '[]') from favori f
        where f.uye_k_no = ${uye_k_no}) as favoriler,
      (select coalesce(jsonb_agg(to_jsonb(b) - 'tenant_id'), '[]') from bildirim b
        where b.uye_k_no = ${uye_k_no}) as bildirimler,
      (select coalesce(jsonb_agg(to_jsonb(o) - 'tenant_id'), '[]') from odeme_bildirimi o
        where o.uye_k_no = ${uye_k_no}) as odeme_bildirimleri,
      (select coalesce(jsonb_agg(to_jsonb(s) - array['tenant_id', 'yenileme_ozeti', 'onceki_ozet']), '[]')
        from uye_oturumu s where s.uye_k_no = ${uye_k_no}) as oturumlar,
      (select coalesce(jsonb_agg(to_jsonb(y) - 'tenant_id'), '[]') from yorum y
        where y.uye_k_no = ${uye_k_no} or y.e_mail = ${e_mail}) as yorumlar,
      (select coalesce(jsonb_agg(to_jsonb(h) - 'tenant_id'), '[]') from haber_istegi h
        where h.e_mail = ${e_mail}) as haber_istekleri,
      (select coalesce(jsonb_agg(to_jsonb(w) - 'tenant_id'), '[]') from bekleme_listesi w
        where w.uye_k_no = ${uye_k_no} or w.e_mail = ${e_mail}) as bekleme_listesi,
      (select coalesce(jsonb_agg(to_jsonb(m) - 'tenant_id'), '[]') from iletisim_mesaji m
        where m.e_mail = ${e_mail}) as mesajlar,
      (select coalesce(jsonb_agg(to_jsonb(q) - 'tenant_id'), '[]') from rezervasyon_talebi q
        where q.e_mail = ${e_mail}) as talepler,
      (select coalesce(jsonb_agg(to_jsonb(c) - 'tenant_id'), '[]') from yazi_yorumu c
        where c.uye_k_no = ${uye_k_no} or c.e_mail = ${e_mail}) as yazi_yorumlari,
      (select coalesce(jsonb_agg(to_jsonb(a) - 'tenant_id'), '[]') from abone a
        where a.e_mail = ${e_mail}) as abonelikler,
      (select coalesce(jsonb_agg(to_jsonb(k) - 'tenant_id'), '[]') from uye_baglantisi k
        where k.uye_k_no = ${uye_k_no}) as baglantilar`.execute(trx)
  return rows[0] ?? {}
}

const NO_ADDRESS = 'silindi@example.invalid'
const NOBODY = JSON.stringify({ ad: '–', soyad: '–', telefon: '+900000000000', e_mail: NO_ADDRESS })

/**
 * What the law lets us forget is gone in one commit: the account, its travellers, favourites, notices and logins.
 * Bookings and payments stay for the books, without a name. Refused while a trip or money is open.
 */
export async function eraseAccount(
  services: Services,
  context: RequestContext,
  sifre: string | undefined,
): Promise<void> {
  const { db } = services
  const { tenant } = context
  const { uye } = await requireMember(context)
  await requirePassword(services, context, uye, sifre)
  await withTenant(db, tenant.id, async (trx) => {
    if (await hasOpenTrip(trx, uye.k_no)) throw new AppError('hesap_acik_is')
    await forgetBookings(trx, uye.k_no)
    await forgetWords(trx, uye.k_no, uye.e_mail)
    await trx.deleteFrom('uye').where('k_no', '=', uye.k_no).execute()
    await trx
      .insertInto('denetim')
      .values({ tenant_id: tenant.id, olay: 'uye_silindi', kim: 'uye', konu_k_no: uye.k_no, ayrinti: '{}' })
      .execute()
  })
}

async function hasOpenTrip(trx: TenantTransaction, uye_k_no: string): Promise<boolean> {
  const open = await trx
    .selectFrom('rezervasyon')
    .select('k_no')
    .where('uye_k_no', '=', uye_k_no)
    .where('durum', 'in', ['held', 'requested', 'accepted', 'confirmed', 'review'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

async function forgetBookings(trx: TenantTransaction, uye_k_no: string): Promise<void> {
  await sql`update odeme_denemesi d set ip = '' from rezervasyon r
    where r.tenant_id = d.tenant_id and r.k_no = d.rezervasyon_k_no and r.uye_k_no = ${uye_k_no}`.execute(trx)
  await sql`update odeme_bildirimi set gonderen = '–', "not" = null where uye_k_no = ${uye_k_no}`.execute(trx)
  await sql`update rezervasyon set uye = null, ip = '', rezervasyon_notu = null, hotel_bilgi = null, yanit_notu = null,
      misafir_anahtar_ozeti = null, kart_bilgileri = null,
      misafir = case when misafir is null then null else ${NOBODY}::jsonb end, uye_k_no = null
    where uye_k_no = ${uye_k_no}`.execute(trx)
}

async function forgetWords(trx: TenantTransaction, uye_k_no: string, e_mail: string): Promise<void> {
  await sql`update yorum set ad = '–', e_mail = null, uye_k_no = null
    where uye_k_no = ${uye_k_no} or e_mail = ${e_mail}`.execute(trx)
  await sql`update yazi_yorumu set ad = '–', e_mail = ${NO_ADDRESS}, uye_k_no = null
    where uye_k_no = ${uye_k_no} or e_mail = ${e_mail}`.execute(trx)
  await sql`delete from abone where e_mail = ${e_mail}`.execute(trx)
  await sql`delete from rezervasyon_talebi where e_mail = ${e_mail}`.execute(trx)
  await sql`delete from haber_istegi where e_mail = ${e_mail}`.execute(trx)
  await sql`delete from bekleme_listesi where uye_k_no = ${uye_k_no} or e_mail = ${e_mail}`.execute(trx)
  await sql`delete from iletisim_mesaji where e_mail = ${e_mail}`.execute(trx)
  await sql`delete from eposta where alici = ${e_mail} or veri ->> 'e_mail' = ${e_mail}`.execute(trx)
}
