import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireMember } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { listTravellers } from '../area/traveller.queries.ts'
import { sealOf, travellerOf } from '../area/traveller.service.ts'
import { requirePassword } from '../profile.service.ts'
import {
  deleteMember,
  forgetBookings,
  forgetWords,
  insertErasure,
  listOpenTrips,
  readTables,
  type Subject,
} from './privacy.queries.ts'

/** Everything that is known about the member, in the words of the tables (KVKK art. 11, GDPR art. 15 and 20). */
export async function exportData(
  services: Services,
  context: RequestContext,
  sifre: string | undefined,
): Promise<Record<string, unknown>> {
  const { tenant } = context
  const { uye } = await requireMember(context)
  await requirePassword(services, context, uye, sifre)
  return await withTenant(services.db, tenant.id, (trx) => gatherData(services, trx, tenant.id, uye))
}

/** What both doors give out: the member's own, and the office's for a member who has asked it. */
export async function gatherData(
  { config }: Pick<Services, 'config'>,
  trx: TenantTransaction,
  tenantId: number,
  uye: Subject,
): Promise<Record<string, unknown>> {
  const seal = sealOf(config.secrets, tenantId)
  const travellers = await listTravellers(trx, uye.k_no)
  return {
    uye,
    yolcular: travellers.map((row) => ({
      ...travellerOf(row),
      belge_no: row.belge ? seal.open(row.belge, row.k_no) : null,
    })),
    ...(await readTables(trx, uye)),
  }
}

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
    if ((await listOpenTrips(trx, uye)).length > 0) throw new AppError('hesap_acik_is')
    await forgetMember(trx, uye)
    await insertErasure(trx, tenant.id, uye.k_no)
  })
}

/**
 * What the law lets us forget is gone in one commit: the account, its travellers, favourites, notices and logins.
 * Bookings and payments stay for the books, without a name. Not while a trip or money is open, which both doors ask first.
 */
export async function forgetMember(trx: TenantTransaction, uye: Subject): Promise<void> {
  await forgetBookings(trx, uye)
  await forgetWords(trx, uye.k_no, uye.e_mail)
  await deleteMember(trx, uye.k_no)
}
