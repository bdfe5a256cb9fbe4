import type { Agency } from '@meltem/contract/agency/agency'
import type { resetUserSecondFactor } from '@meltem/contract/agency/application'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { findUserByMail, listOwners, lockAgency, updateAgencyState } from './people.queries.ts'
import { resetSecondFactor } from './user.service.ts'

/** Logins need not be ended: each request asks anew. What is closed stays closed. */
export async function setState(
  { db, queue }: Services,
  context: RequestContext,
  k_no: string,
  durum: Agency['durum'],
): Promise<void> {
  const { tenant } = context
  await withTenant(db, tenant.id, async (trx) => {
    const agency = await lockAgency(trx, k_no)
    if (!agency) throw new AppError('bulunamadi')
    if (agency.durum === durum) return
    if (agency.durum === 'kapali') throw new AppError('durum_uygun_degil')
    await updateAgencyState(trx, k_no, durum)
    const owners = await listOwners(trx, k_no)
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
  await withTenant(services.db, context.tenant.id, async (trx) => {
    const user = await findUserByMail(trx, acente_k_no, e_mail)
    if (!user) throw new AppError('bulunamadi')
    await resetSecondFactor(services, trx, context, user)
  })
}
