import type { SocialProvider } from '@meltem/contract/member/member'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { SocialLinkTable, SocialLoginTable } from '../../../platform/db/tables/member.ts'
import { hashToken } from '../../../platform/sessions/token.ts'

/** A way to the provider and back that ends after `minutes`. */
export async function insertBegun(
  trx: TenantTransaction,
  row: Omit<Insertable<SocialLoginTable>, 'bitis'>,
  minutes: number,
): Promise<void> {
  await trx
    .insertInto('sosyal_giris')
    .values({ ...row, bitis: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})` })
    .execute()
}

/** Once: a second return with the same state finds nothing. */
export async function takeBegun(trx: TenantTransaction, saglayici: SocialProvider, state: string) {
  return await trx
    .deleteFrom('sosyal_giris')
    .where('durum_ozeti', '=', hashToken(state))
    .where('saglayici', '=', saglayici)
    .where(sql<boolean>`bitis > clock_timestamp()`)
    .returning(['dogrulayici', 'tek_seferlik', 'tarayici_ozeti', 'donus', 'uye_k_no'])
    .executeTakeFirst()
}

export async function findLink(trx: TenantTransaction, saglayici: SocialProvider, konu: string) {
  return await trx
    .selectFrom('uye_baglantisi')
    .select('uye_k_no')
    .where('saglayici', '=', saglayici)
    .where('konu', '=', konu)
    .executeTakeFirst()
}

export async function upsertLink(trx: TenantTransaction, link: Insertable<SocialLinkTable>) {
  await trx
    .insertInto('uye_baglantisi')
    .values(link)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'uye_k_no', 'saglayici']).doUpdateSet({ konu: link.konu }))
    .execute()
}

export async function deleteLink(trx: TenantTransaction, uye_k_no: string, saglayici: SocialProvider) {
  await trx.deleteFrom('uye_baglantisi').where('uye_k_no', '=', uye_k_no).where('saglayici', '=', saglayici).execute()
}
