import type { Staff } from '@meltem/contract/staff/staff'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import {
  type FactorOwner,
  isRecoveryCode,
  STAFF_FACTOR,
  takeCode,
  takeRecoveryCode,
} from '../../platform/sessions/second-factor.ts'
import type { Services } from '../../services.ts'
import { putInOutbox } from '../letters/outbox.ts'
import { getTenantSettings } from '../settings/settings.service.ts'

export function ownerOf({ config }: Services, { tenant }: RequestContext, sahip_k_no: string): FactorOwner {
  return { secrets: config.secrets, tenant_id: tenant.id, sahip_k_no }
}

/** How the account is named in the app. */
export async function accountOf({ db, cache }: Services, { tenant }: RequestContext, { e_mail }: Staff) {
  const { company } = await getTenantSettings(db, cache, tenant)
  return { issuer: company.marka, label: e_mail }
}

export function takeEither(trx: TenantTransaction, owner: FactorOwner, kod: string): Promise<boolean> {
  return (isRecoveryCode(kod) ? takeRecoveryCode : takeCode)(trx, STAFF_FACTOR, owner, kod)
}

/** Whoever has lost the app, or whose codes somebody else has: the owner of the account hears of it (PEOPLE-19). */
export async function tellOfRecovery(
  { queue, clock }: Services,
  trx: TenantTransaction,
  { tenant }: RequestContext,
  { ad, e_mail, dil }: Staff,
): Promise<void> {
  const veri = { olay: 'kurtarma' as const, ad, zaman: clock.now().toISOString() }
  await putInOutbox(trx, queue, tenant.id, { tur: 'staff_safety', veri, alici: e_mail, dil })
}
