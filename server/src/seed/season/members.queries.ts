import { sql } from 'kysely'
import { upsertGroup } from '../../features/member/office/member-group.queries.ts'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import { stableKey } from '../../platform/db/stable-key.ts'
import type { Roll } from './people.ts'
import type { Sold } from './sell.ts'

const LOYAL = {
  ad: { tr: 'Müdavimler', en: 'Regulars', de: 'Stammgäste', ru: 'Постоянные гости' },
  iskonto_oran: 5,
} as const

/** One guest in so many has an account. */
const SHARE = 0.4

/**
 * Some of the guests are members, and their bookings are in their accounts. They have no password, as if they had come
 * through a social login, so that no account of the demo can be opened by guessing one.
 */
export async function insertMembers(
  trx: TenantTransaction,
  tenant_id: number,
  { sold, now, roll }: { readonly sold: readonly Sold[]; readonly now: Date; readonly roll: Roll },
): Promise<void> {
  const bookings = Map.groupBy(
    sold.filter(({ wish }) => wish.fate === 'stands' || wish.fate === 'cancelled'),
    ({ wish }) => wish.guest.e_mail,
  )
  const people = [...bookings.values()].flatMap((own) => (own[0] && roll() < SHARE ? [{ own, first: own[0] }] : []))
  if (people.length === 0) return
  const grup_k_no = stableKey(String(tenant_id), 'uye_grubu', 'loyal')
  await upsertGroup(trx, { tenant_id, k_no: grup_k_no, ...LOYAL })
  const rows = people.map(({ own, first: { wish } }) => ({
    tenant_id,
    k_no: stableKey(String(tenant_id), 'uye', wish.guest.e_mail),
    uye_grup_k_no: own.length > 1 || roll() < 0.15 ? grup_k_no : null,
    ad: wish.guest.ad,
    soyad: wish.guest.soyad,
    e_mail: wish.guest.e_mail,
    e_mail_dogrulama: now,
    telefon: wish.guest.telefon,
    adres: wish.guest.adres,
    dil: wish.guest.lang,
    gizlilik_politikasi_zamani: now,
  }))
  await trx.insertInto('uye').values(rows).execute()
  await sql`update rezervasyon r set uye_k_no = u.k_no from uye u
    where u.tenant_id = r.tenant_id and u.e_mail = r.misafir ->> 'e_mail'
      and r.durum in ('confirmed', 'completed', 'cancelled')`.execute(trx)
  // An account is as old as its first booking.
  await sql`update uye u set olusturma_zamani = r.ilk from (
      select uye_k_no, min(olusturma_zamani) as ilk from rezervasyon where uye_k_no is not null group by uye_k_no
    ) r where r.uye_k_no = u.k_no`.execute(trx)
}
