import type { OfficeMember } from '@meltem/contract/member/office'
import type { ReservationState } from '@meltem/contract/reservation/reservation'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineTitle } from '../../reservation/line-title.queries.ts'

const MOST_BOOKINGS = 50

interface BookingRow {
  readonly k_no: string
  readonly kayit_no: string
  readonly durum: ReservationState
  readonly baslik: string
  readonly ilk_gun: string
  readonly secilen_kur: string
  readonly genel_toplam: number
}

/** Bookings of the account by the names of today, newest first; those of the keys where keys are given. */
export async function listBookingsOf(
  trx: TenantTransaction,
  uye_k_no: string,
  { dil, anahtarlar }: { readonly dil: Language; readonly anahtarlar?: readonly string[] },
): Promise<BookingRow[]> {
  const wanted = anahtarlar
    ? sql`r.k_no = any(${[...anahtarlar]}::uuid[])`
    : sql`r.uye_k_no = ${uye_k_no} and r.kayit_no is not null`
  const { rows } = await sql<BookingRow>`
    select r.k_no, coalesce(r.kayit_no, '') as kayit_no, r.durum, s.baslik, s.ilk_gun, r.secilen_kur, r.genel_toplam
    from rezervasyon r cross join lateral (
      select string_agg(${lineTitle(dil)}, ' · ' order by s.sira) as baslik, min(s.baslangic) as ilk_gun
      from rezervasyon_satiri s where s.tenant_id = r.tenant_id and s.rezervasyon_k_no = r.k_no) s
    where s.ilk_gun is not null and ${wanted}
    order by r.olusturma_zamani desc, r.k_no limit ${MOST_BOOKINGS}`.execute(trx)
  return rows
}

interface AroundRow {
  readonly grup_ad: LocalText | null
  readonly oturum: number
  readonly son_gorulme: Date | null
  readonly yolcu: number
  readonly favori: number
  readonly rezervasyon: number
}

/** What stands around an account, counted. */
export async function readAround(trx: TenantTransaction, k_no: string): Promise<AroundRow> {
  const { rows } = await sql<AroundRow>`
    select (select g.ad from uye_grubu g where g.tenant_id = u.tenant_id and g.k_no = u.uye_grup_k_no) as grup_ad,
      (select count(*)::int from uye_oturumu o where o.uye_k_no = u.k_no) as oturum,
      (select max(o.son_gorulme) from uye_oturumu o where o.uye_k_no = u.k_no) as son_gorulme,
      (select count(*)::int from yolcu y where y.uye_k_no = u.k_no) as yolcu,
      (select count(*)::int from favori f where f.uye_k_no = u.k_no) as favori,
      (select count(*)::int from rezervasyon r where r.uye_k_no = u.k_no and r.kayit_no is not null) as rezervasyon
    from uye u where u.k_no = ${k_no}`.execute(trx)
  const [around] = rows
  if (!around) throw new Error('the member is gone')
  return around
}

type Newsletter = NonNullable<OfficeMember['rizalar']['bulten']>

export async function findSubscription(trx: TenantTransaction, e_mail: string): Promise<Newsletter | null> {
  const row = await trx
    .selectFrom('abone')
    .select(['durum', 'riza_zamani', 'onay_zamani', 'ayrilma_zamani'])
    .where('e_mail', '=', e_mail)
    .executeTakeFirst()
  if (!row) return null
  return {
    durum: row.durum,
    riza_zamani: row.riza_zamani.toISOString(),
    onay_zamani: row.onay_zamani?.toISOString() ?? null,
    ayrilma_zamani: row.ayrilma_zamani?.toISOString() ?? null,
  }
}

/** A member by key, whether or not they may come in. */
export async function lockMember(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('uye')
    .select(['k_no', 'e_mail', 'uye_grup_k_no'])
    .where('k_no', '=', k_no)
    .forUpdate()
    .executeTakeFirst()
}
