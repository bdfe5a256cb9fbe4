import type { Agency } from '@meltem/contract/agency'
import type { listAgencies, resetUserSecondFactor } from '@meltem/contract/agency-application'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import { sql } from 'kysely'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { requireAgencyStaff } from './require-agency-staff.ts'
import { resetSecondFactor } from './user.service.ts'

export async function listAll(trx: TenantTransaction): Promise<OutputOf<typeof listAgencies>['data']> {
  return await trx
    .selectFrom('acente')
    .select(['k_no', 'kno', 'ust_acente_k_no', 'unvan', 'marka', 'durum', 'kur', 'vergi_no', 'e_mail', 'telefon'])
    .orderBy('marka')
    .execute()
}

/** Logins need not be ended: each request asks anew. What is closed stays closed. */
export async function setState(
  { db, queue }: Services,
  context: RequestContext,
  k_no: string,
  durum: Agency['durum'],
): Promise<void> {
  await requireAgencyStaff(context)
  const { tenant } = context
  await withTenant(db, tenant.id, async (trx) => {
    const agency = await trx
      .selectFrom('acente')
      .select(['durum', 'marka'])
      .where('k_no', '=', k_no)
      .forUpdate()
      .executeTakeFirst()
    if (!agency) throw new AppError('bulunamadi')
    if (agency.durum === durum) return
    if (agency.durum === 'kapali') throw new AppError('durum_uygun_degil')
    await trx.updateTable('acente').set({ durum }).where('k_no', '=', k_no).execute()
    const owners = await trx
      .selectFrom('acente_kullanici')
      .select(['ad', 'e_mail', 'dil'])
      .where('acente_k_no', '=', k_no)
      .where('rol', '=', 'sahip')
      .where('aktif', '=', true)
      .execute()
    const letters = owners.map(({ ad, e_mail, dil }) => ({
      tur: 'agency_state' as const,
      veri: { ad, marka: agency.marka, durum },
      alici: e_mail,
      dil,
    }))
    await putInOutbox(trx, queue, tenant.id, ...letters)
  })
}

export async function resetUser(
  services: Services,
  context: RequestContext,
  { acente_k_no, e_mail }: ParsedInputOf<typeof resetUserSecondFactor>,
): Promise<void> {
  await requireAgencyStaff(context)
  await withTenant(services.db, context.tenant.id, async (trx) => {
    const user = await trx
      .selectFrom('acente_kullanici')
      .select(['k_no', 'ad', 'soyad', 'e_mail', 'rol', 'dil'])
      .where('acente_k_no', '=', acente_k_no)
      .where('e_mail', '=', e_mail)
      .where('aktif', '=', true)
      .executeTakeFirst()
    if (!user) throw new AppError('bulunamadi')
    await resetSecondFactor(services, trx, context, user)
  })
}

/** Steps that were never finished, keys that have run out, and what ended logins leave behind. */
export async function deleteEndedAgencyKeys(trx: TenantTransaction): Promise<void> {
  await sql`delete from acente_girisi where bitis < clock_timestamp()`.execute(trx)
  await sql`delete from acente_anahtari where bitis < clock_timestamp() - interval '1 day'`.execute(trx)
}
