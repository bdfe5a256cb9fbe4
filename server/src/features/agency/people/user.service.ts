import type { AgencyRole, AgencyUser, inviteAgencyUser, listAgencyUsers } from '@meltem/contract/agency'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import type { Language } from '@meltem/contract/language'
import { sql } from 'kysely'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireAgency } from '../../../platform/http/api.ts'
import { deleteSessionsOf } from '../../../platform/sessions/session-family.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { INVITATION_DAYS, replaceKey } from './agency-key.ts'
import { forgetSecondFactor } from './second-factor.ts'
import { AGENCIES } from './session.service.ts'

type ListedUser = OutputOf<typeof listAgencyUsers>['data'][number]

function selectUsers(trx: TenantTransaction, acente_k_no: string) {
  return trx
    .selectFrom('acente_kullanici')
    .select(['k_no', 'ad', 'soyad', 'e_mail', 'rol', 'dil'])
    .select([
      sql<boolean>`sifre_ozeti is null`.as('davet_bekliyor'),
      sql<boolean>`totp_zamani is not null`.as('ikinci_adim'),
    ])
    .where('acente_k_no', '=', acente_k_no)
    .where('aktif', '=', true)
}

export async function listUsers(trx: TenantTransaction, acente_k_no: string): Promise<ListedUser[]> {
  return await selectUsers(trx, acente_k_no)
    .orderBy(sql`array_position(array['sahip', 'satis', 'muhasebe'], rol)`)
    .orderBy('ad')
    .execute()
}

export interface NewUser {
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
  readonly rol: AgencyRole
  readonly dil: Language
}

export interface InvitingAgency {
  readonly k_no: string
  readonly marka: string
}

/**
 * A person belongs to one agency of a tenant. Somebody who has not come yet is invited again; somebody who was removed
 * from this agency comes back with a new password.
 */
export async function inviteUser(
  { queue, config }: Pick<Services, 'queue' | 'config'>,
  trx: TenantTransaction,
  tenantId: number,
  { agency, user }: { agency: InvitingAgency; user: NewUser },
): Promise<string> {
  const k_no = (await insertUser(trx, tenantId, agency.k_no, user)) ?? (await reviveUser(trx, agency.k_no, user))
  const owner = { secret: config.secret, tenant_id: tenantId, kullanici_k_no: k_no }
  const anahtar_k_no = await replaceKey(trx, owner, 'davet')
  await putInOutbox(trx, queue, tenantId, {
    tur: 'agency_invitation',
    veri: { ad: user.ad, marka: agency.marka, rol: user.rol, anahtar_k_no, gun: INVITATION_DAYS },
    alici: user.e_mail,
    dil: user.dil,
  })
  return k_no
}

async function insertUser(
  trx: TenantTransaction,
  tenant_id: number,
  acente_k_no: string,
  user: NewUser,
): Promise<string | undefined> {
  const made = await trx
    .insertInto('acente_kullanici')
    .values({ tenant_id, acente_k_no, ...user })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'e_mail']).doNothing())
    .returning('k_no')
    .executeTakeFirst()
  return made?.k_no
}

async function reviveUser(trx: TenantTransaction, acente_k_no: string, { e_mail, ...user }: NewUser): Promise<string> {
  const known = await trx
    .updateTable('acente_kullanici')
    .set({ ...user, aktif: true, sifre_ozeti: null, totp_sirri: null, totp_zamani: null, totp_son_adim: 0 })
    .where('e_mail', '=', e_mail)
    .where('acente_k_no', '=', acente_k_no)
    .where((eb) => eb.or([eb('aktif', '=', false), eb('sifre_ozeti', 'is', null)]))
    .returning('k_no')
    .executeTakeFirst()
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
    return await selectUsers(trx, acente.k_no).where('k_no', '=', k_no).executeTakeFirstOrThrow()
  })
}

/** Owners change one after the other: two who remove each other at once would leave nobody. */
async function lockColleague(trx: TenantTransaction, acente_k_no: string, k_no: string): Promise<AgencyUser> {
  await trx.selectFrom('acente').select('k_no').where('k_no', '=', acente_k_no).forUpdate().execute()
  const found = await selectUsers(trx, acente_k_no).where('k_no', '=', k_no).executeTakeFirst()
  if (!found) throw new AppError('bulunamadi')
  return found
}

async function requireAnotherOwner(
  trx: TenantTransaction,
  acente_k_no: string,
  { k_no, rol }: AgencyUser,
): Promise<void> {
  if (rol !== 'sahip') return
  const other = await selectUsers(trx, acente_k_no)
    .where('rol', '=', 'sahip')
    .where('k_no', '<>', k_no)
    .where('sifre_ozeti', 'is not', null)
    .executeTakeFirst()
  if (!other) throw new AppError('son_sahip')
}

export async function setRole({ db }: Services, context: RequestContext, k_no: string, rol: AgencyRole): Promise<void> {
  const { acente } = await requireAgency(context, 'sahip')
  await withTenant(db, context.tenant.id, async (trx) => {
    const user = await lockColleague(trx, acente.k_no, k_no)
    if (rol !== 'sahip') await requireAnotherOwner(trx, acente.k_no, user)
    await trx.updateTable('acente_kullanici').set({ rol }).where('k_no', '=', k_no).execute()
  })
}

export async function removeColleague({ db }: Services, context: RequestContext, k_no: string): Promise<void> {
  const { acente } = await requireAgency(context, 'sahip')
  await withTenant(db, context.tenant.id, async (trx) => {
    await requireAnotherOwner(trx, acente.k_no, await lockColleague(trx, acente.k_no, k_no))
    await trx.updateTable('acente_kullanici').set({ aktif: false }).where('k_no', '=', k_no).execute()
    await trx.deleteFrom('acente_anahtari').where('kullanici_k_no', '=', k_no).execute()
    await deleteSessionsOf(trx, AGENCIES, k_no)
  })
}

/** Never for oneself: whoever sits at an open screen would take the account over. */
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
  await forgetSecondFactor(trx, k_no)
  await putInOutbox(trx, queue, tenant.id, {
    tur: 'agency_safety',
    veri: { olay: 'sifirlandi', ad, zaman: new Date().toISOString() },
    alici: e_mail,
    dil,
  })
}
