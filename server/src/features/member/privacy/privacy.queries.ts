import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Whose data it is. */
export interface Subject {
  readonly k_no: string
  readonly e_mail: string
}

/**
 * The person's bookings: those of the account, and those made without a login to the address that the account has shown
 * to be its own (PEOPLE-80). What an agency sold is its client's, whatever address stands there.
 */
const theirs = ({ k_no, e_mail }: Subject) => sql`(r.uye_k_no = ${k_no}
  or (r.uye_k_no is null and r.ac_k_no is null and lower(r.misafir ->> 'e_mail') = lower(${e_mail}) and exists (
    select from uye u where u.tenant_id = r.tenant_id and u.k_no = ${k_no} and u.e_mail_dogrulama is not null)))`

/** One JSON value per table, made by the database: a new column is part of it without a word here. */
export async function readTables(trx: TenantTransaction, uye: Subject): Promise<Record<string, unknown>> {
  const { k_no: uye_k_no, e_mail } = uye
  const { rows } = await sql<Record<string, unknown>>`
    select
      (select coalesce(jsonb_agg(to_jsonb(r) - array['tenant_id', 'misafir_anahtar_ozeti', 'fiyat_girdisi']), '[]')
        from rezervasyon r where ${theirs(uye)}) as rezervasyonlar,
      (select coalesce(jsonb_agg(to_jsonb(t) - 'tenant_id'), '[]') from tahsilat t
        join rezervasyon r on r.tenant_id = t.tenant_id and r.k_no = t.rezervasyon_k_no
        where ${theirs(uye)}) as tahsilatlar,
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

const OPEN = ['held', 'requested', 'accepted', 'confirmed', 'review'] as const

/** Bookings that keep an account from being erased. */
export async function listOpenTrips(trx: TenantTransaction, uye: Subject): Promise<string[]> {
  const { rows } = await sql<{ k_no: string }>`
    select r.k_no from rezervasyon r where ${theirs(uye)} and r.durum = any(${[...OPEN]}::text[])`.execute(trx)
  return rows.map(({ k_no }) => k_no)
}

/** What an erasure would take, and what it leaves for the books, counted. */
export async function countKept(trx: TenantTransaction, uye: Subject): Promise<Kept> {
  const { k_no: uye_k_no, e_mail } = uye
  const { rows } = await sql<Kept>`
    select
      (select count(*)::int from rezervasyon r where ${theirs(uye)} and r.kayit_no is not null) as rezervasyon,
      (select count(*)::int from tahsilat t join rezervasyon r on r.tenant_id = t.tenant_id
        and r.k_no = t.rezervasyon_k_no where ${theirs(uye)}) as tahsilat,
      (select count(*)::int from yolcu where uye_k_no = ${uye_k_no}) as yolcu,
      (select count(*)::int from favori where uye_k_no = ${uye_k_no}) as favori,
      (select count(*)::int from bildirim where uye_k_no = ${uye_k_no}) as bildirim,
      (select count(*)::int from uye_oturumu where uye_k_no = ${uye_k_no}) as oturum,
      (select count(*)::int from iletisim_mesaji where e_mail = ${e_mail})
        + (select count(*)::int from rezervasyon_talebi where e_mail = ${e_mail}) as mesaj,
      (select count(*)::int from eposta where alici = ${e_mail} or veri ->> 'e_mail' = ${e_mail}) as eposta,
      (select count(*)::int from abone where e_mail = ${e_mail})
        + (select count(*)::int from haber_istegi where e_mail = ${e_mail})
        + (select count(*)::int from bekleme_listesi where uye_k_no = ${uye_k_no} or e_mail = ${e_mail}) as abone,
      (select count(*)::int from yorum where uye_k_no = ${uye_k_no} or e_mail = ${e_mail})
        + (select count(*)::int from yazi_yorumu where uye_k_no = ${uye_k_no} or e_mail = ${e_mail}) as yazi`.execute(
    trx,
  )
  const [kept] = rows
  if (!kept) throw new Error('a count without a row')
  return kept
}

interface Kept {
  readonly rezervasyon: number
  readonly tahsilat: number
  readonly yolcu: number
  readonly favori: number
  readonly bildirim: number
  readonly oturum: number
  readonly mesaj: number
  readonly eposta: number
  readonly abone: number
  readonly yazi: number
}

export async function forgetBookings(trx: TenantTransaction, uye: Subject): Promise<void> {
  // A booking that is just being made findable for the office (`writeSearchable`) still has the name.
  await sql`select pg_advisory_xact_lock(hashtext('rezervasyon_arama'), current_setting('app.tenant')::int)`.execute(
    trx,
  )
  const { rows } = await sql<{ k_no: string }>`select r.k_no from rezervasyon r where ${theirs(uye)}`.execute(trx)
  const keys = rows.map(({ k_no }) => k_no)
  // That staff changed something stays, what it was goes: the audit lets nothing else be done to its rows.
  await sql`update denetim_degisim set once = null, sonra = null
    where konu_k_no = ${uye.k_no} or konu_k_no = any(${keys}::uuid[])`.execute(trx)
  await sql`update odeme_denemesi set ip = '' where rezervasyon_k_no = any(${keys}::uuid[])`.execute(trx)
  await sql`update odeme_bildirimi set gonderen = '–', "not" = null
    where uye_k_no = ${uye.k_no} or rezervasyon_k_no = any(${keys}::uuid[])`.execute(trx)
  // What the office finds bookings by names the person too; it is made anew from what stays.
  await sql`delete from rezervasyon_arama where rezervasyon_k_no = any(${keys}::uuid[])`.execute(trx)
  // What the office wrote among itself may say anything about the person.
  await sql`delete from rezervasyon_ic_not where rezervasyon_k_no = any(${keys}::uuid[])`.execute(trx)
  // What a phone of the crew sent and could not be counted may hold a note.
  await sql`update saha_islemi set istek = null where rezervasyon_k_no = any(${keys}::uuid[])`.execute(trx)
  // Mails about them name the person too, also those that went to the operator or to another address.
  await sql`delete from eposta where veri ->> 'k_no' = any(${keys}::text[])`.execute(trx)
  await sql`update rezervasyon set uye = null, ip = '', rezervasyon_notu = null, hotel_bilgi = null, yanit_notu = null,
      misafir_anahtar_ozeti = null, kart_bilgileri = null,
      misafir = case when misafir is null then null else ${NOBODY}::jsonb end, uye_k_no = null
    where k_no = any(${keys}::uuid[])`.execute(trx)
}

export async function forgetWords(trx: TenantTransaction, uye_k_no: string, e_mail: string): Promise<void> {
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

export async function deleteMember(trx: TenantTransaction, k_no: string) {
  await trx.deleteFrom('uye').where('k_no', '=', k_no).execute()
}

export async function insertErasure(trx: TenantTransaction, tenant_id: number, konu_k_no: string) {
  await trx
    .insertInto('denetim')
    .values({ tenant_id, olay: 'uye_silindi', kim: 'uye', konu_k_no, ayrinti: '{}' })
    .execute()
}
