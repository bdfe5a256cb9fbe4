import type { AgencyRole, AgencyUser, inviteAgencyUser } from '@meltem/contract/agency/agency'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireAgency } from '../../../platform/http/api.ts'
import { AGENCY_FACTOR, forgetSecondFactor } from '../../../platform/sessions/second-factor.ts'
import { deleteSessionsOf } from '../../../platform/sessions/session-family.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { deleteKeysOf, INVITATION_DAYS, replaceKey } from './agency-key.queries.ts'
import {
  findOtherOwner,
  findUser,
  getUser,
  insertUser,
  type ListedUser,
  lockPeopleOf,
  type NewUser,
  reviveUser,
  updateUser,
} from './people.queries.ts'
import { AGENCIES } from './session.service.ts'

export interface InvitingAgency {
  readonly k_no: string
  readonly marka: string
}

/**
 * A person belongs to one agency of a tenant. A user who has not answered yet is invited again. A user who was removed
 * from this agency comes back with a new password.
 */
export async function inviteUser(
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  trx: TenantTransaction,
  tenantId: number,
  { agency, user }: { agency: InvitingAgency; user: NewUser },
): Promise<string> {
  const k_no = (await insertUser(trx, tenantId, agency.k_no, user)) ?? (await requireRevived(trx, agency.k_no, user))
  const owner = { secrets: config.secrets, tenant_id: tenantId, kullanici_k_no: k_no }
  const anahtar_k_no = await replaceKey(trx, owner, 'davet')
  await putInOutbox(trx, queue, tenantId, {
    tur: 'agency_invitation',
    veri: { ad: user.ad, marka: agency.marka, rol: user.rol, anahtar_k_no, gun: INVITATION_DAYS },
    alici: user.e_mail,
    dil: user.dil,
  })
  return k_no
}

async function requireRevived(trx: TenantTransaction, acente_k_no: string, user: NewUser): Promise<string> {
  const known = await reviveUser(trx, acente_k_no, user)
  if (!known) throw new AppError('e_mail_kullaniliyor')
  return known.k_no
}

export async function inviteColleague(
  services: Services,
  context: RequestContext,
  { lang, ...person }: ParsedInputOf<typeof inviteAgencyUser>,
): Promise<ListedUser> {
  const { acente } = await requireAgency(context, 'sahip')
  const { tenant } = context
  await services.throttles.take('agency_mail_account', tenant.id, person.e_mail)
  return await withTenant(services.db, tenant.id, async (trx) => {
    const k_no = await inviteUser(services, trx, tenant.id, { agency: acente, user: { ...person, dil: lang } })
    return await getUser(trx, acente.k_no, k_no)
  })
}

/** Owners change one after the other: two who remove each other at once would leave no owner. */
async function lockColleague(trx: TenantTransaction, acente_k_no: string, k_no: string): Promise<AgencyUser> {
  await lockPeopleOf(trx, acente_k_no)
  const found = await findUser(trx, acente_k_no, k_no)
  if (!found) throw new AppError('bulunamadi')
  return found
}

async function requireAnotherOwner(
  trx: TenantTransaction,
  acente_k_no: string,
  { k_no, rol }: AgencyUser,
): Promise<void> {
  if (rol !== 'sahip') return
  const other = await findOtherOwner(trx, acente_k_no, k_no)
  if (!other) throw new AppError('son_sahip')
}

export async function setRole({ db }: Services, context: RequestContext, k_no: string, rol: AgencyRole): Promise<void> {
  const { acente } = await requireAgency(context, 'sahip')
  await withTenant(db, context.tenant.id, async (trx) => {
    const user = await lockColleague(trx, acente.k_no, k_no)
    if (rol !== 'sahip') await requireAnotherOwner(trx, acente.k_no, user)
    await updateUser(trx, k_no, { rol })
  })
}

export async function removeColleague({ db }: Services, context: RequestContext, k_no: string): Promise<void> {
  const { acente } = await requireAgency(context, 'sahip')
  await withTenant(db, context.tenant.id, async (trx) => {
    await requireAnotherOwner(trx, acente.k_no, await lockColleague(trx, acente.k_no, k_no))
    await updateUser(trx, k_no, { aktif: false })
    await deleteKeysOf(trx, k_no)
    await deleteSessionsOf(trx, AGENCIES, k_no)
  })
}

/** Never for oneself: a stranger at an unlocked screen could take the account over. */
export async function resetColleague(services: Services, context: RequestContext, k_no: string): Promise<void> {
  const { acente, kullanici } = await requireAgency(context, 'sahip')
  if (k_no === kullanici.k_no) throw new AppError('yetki_yok')
  await withTenant(services.db, context.tenant.id, async (trx) => {
    const user = await lockColleague(trx, acente.k_no, k_no)
    await resetSecondFactor(services, trx, context, user)
  })
}

export async function resetSecondFactor(
  { queue }: Services,
  trx: TenantTransaction,
  { tenant }: RequestContext,
  { k_no, ad, e_mail, dil }: AgencyUser,
): Promise<void> {
  if (!(await forgetSecondFactor(trx, AGENCY_FACTOR, k_no))) throw new AppError('bulunamadi')
  // Every login ends, the one on the lost telephone too.
  await deleteSessionsOf(trx, AGENCIES, k_no)
  await putInOutbox(trx, queue, tenant.id, {
    tur: 'agency_safety',
    veri: { olay: 'sifirlandi', ad, zaman: new Date().toISOString() },
    alici: e_mail,
    dil,
  })
}
