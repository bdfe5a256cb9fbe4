import { AppError } from '@meltem/contract/errors'
import { withTenant } from '../../platform/db/connection.ts'
import { type RequestContext, requireMember } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { deleteMember, forgetBookings, forgetWords, hasOpenTrip, insertErasure, readTables } from './privacy.queries.ts'
import { requirePassword } from './profile.service.ts'
import { listTravellers } from './traveller.queries.ts'
import { sealOf, travellerOf } from './traveller.service.ts'

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
    await deleteMember(trx, uye.k_no)
    await insertErasure(trx, tenant.id, uye.k_no)
  })
}
