import type { Member, SocialProvider } from '@meltem/contract/member/member'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireMember } from '../../../platform/http/api.ts'
import { deleteSessionsOf } from '../../../platform/sessions/session-family.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { deletePasswordKeys } from '../access/member-key.queries.ts'
import { sendConfirmation } from '../access/register.service.ts'
import { MEMBERS } from '../access/session.queries.ts'
import {
  confirmWithoutPassword,
  findGroup,
  findMember,
  findMemberByEmail,
  insertMember,
  type MemberRow,
  memberOnWire,
} from '../member.queries.ts'
import { deleteLink, findLink, upsertLink } from './social.queries.ts'
import type { SocialIdentity } from './social-login.ts'

interface Arrival {
  readonly name: SocialProvider
  readonly identity: SocialIdentity
  /** The member who connects the account to the own one; null at a login. */
  readonly connectTo: string | null
}

/**
 * Whose account it is. An account is joined to an existing one only when both sides have proved the address, so that
 * a stranger cannot prepare an account at the owner's address and wait for the owner (PEOPLE-9).
 */
export async function resolveMember(
  services: Services,
  trx: TenantTransaction,
  context: RequestContext,
  { name, identity, connectTo }: Arrival,
): Promise<MemberRow> {
  const linked = await findLinked(trx, name, identity.konu)
  if (connectTo) {
    if (linked && linked.k_no !== connectTo) throw new AppError('cakisma')
    return await link(trx, context, connectTo, { name, identity })
  }
  if (linked) return linked
  if (!identity.e_mail) throw new AppError('sosyal_e_mail_yok')
  const owner = await findMemberByEmail(trx, identity.e_mail)
  if (!owner) return await createMember(services, trx, context, { name, identity })
  if (!identity.dogrulanmis) throw new AppError('sosyal_sifre_gerekli')
  if (!owner.e_mail_dogrulama) await handOver(trx, owner.k_no)
  return await link(trx, context, owner.k_no, { name, identity })
}

async function findLinked(trx: TenantTransaction, name: SocialProvider, konu: string): Promise<MemberRow | undefined> {
  const found = await findLink(trx, name, konu)
  return found && (await findMember(trx, found.uye_k_no))
}

async function link(
  trx: TenantTransaction,
  { tenant }: RequestContext,
  uye_k_no: string,
  { name, identity }: Pick<Arrival, 'name' | 'identity'>,
): Promise<MemberRow> {
  await upsertLink(trx, { tenant_id: tenant.id, saglayici: name, konu: identity.konu, uye_k_no })
  const member = await findMember(trx, uye_k_no)
  if (!member) throw new AppError('giris_gerekli')
  return member
}

/** A stranger registered with this address but never proved it; the true owner has. The stranger's password goes. */
async function handOver(trx: TenantTransaction, k_no: string): Promise<void> {
  await confirmWithoutPassword(trx, k_no)
  await deleteSessionsOf(trx, MEMBERS, k_no)
  await deletePasswordKeys(trx, k_no)
}

async function createMember(
  services: Services,
  trx: TenantTransaction,
  context: RequestContext,
  { name, identity }: Pick<Arrival, 'name' | 'identity'>,
): Promise<MemberRow> {
  const { tenant, language } = context
  const { other } = await getTenantSettings(services.db, services.cache, tenant)
  const e_mail = identity.e_mail ?? ''
  const made = await insertMember(trx, {
    tenant_id: tenant.id,
    uye_grup_k_no: await findGroup(trx, other.uye_grup_k_no),
    ad: identity.ad.slice(0, 80) || (e_mail.split('@')[0] ?? ''),
    soyad: identity.soyad.slice(0, 80),
    e_mail,
    e_mail_dogrulama: identity.dogrulanmis ? new Date() : null,
    dil: language,
    sifre_ozeti: null,
    gizlilik_politikasi_zamani: new Date(),
  })
  if (!made) throw new AppError('sosyal_hata')
  if (!identity.dogrulanmis) await sendConfirmation(services, trx, context, made)
  return await link(trx, context, made.k_no, { name, identity })
}

export async function disconnect(
  { db }: Services,
  context: RequestContext,
  saglayici: SocialProvider,
): Promise<Member> {
  const { uye } = await requireMember(context)
  const others = uye.baglantilar.filter((one) => one !== saglayici)
  if (!uye.sifre_var && others.length === 0) throw new AppError('tek_giris_yolu')
  return await withTenant(db, context.tenant.id, async (trx) => {
    await deleteLink(trx, uye.k_no, saglayici)
    const member = await findMember(trx, uye.k_no)
    if (!member) throw new AppError('giris_gerekli')
    return memberOnWire(member)
  })
}
