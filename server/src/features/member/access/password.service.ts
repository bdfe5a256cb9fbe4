import { randomUUID } from 'node:crypto'
import type { changePassword, choosePassword, requestPassword, Session } from '@meltem/contract/member/member'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { Outcome, type RequestContext, requireMember } from '../../../platform/http/api.ts'
import { isCommonPassword } from '../../../platform/sessions/common-passwords.ts'
import { MEMBER_DEVICES, replaceDevices } from '../../../platform/sessions/known-device.ts'
import { hashPassword, verifyPassword } from '../../../platform/sessions/password.ts'
import { deleteSessionsOf } from '../../../platform/sessions/session-family.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { confirmEmailOnce, findMember, findMemberByEmail, type MemberRow, updatePassword } from '../member.queries.ts'
import { mayTellExistence } from './existence.ts'
import type { PasswordWish } from './mail-password.job.ts'
import { deletePasswordKeys, spendKey } from './member-key.queries.ts'
import { MEMBERS } from './session.queries.ts'
import { openSession } from './session.service.ts'

/**
 * The old password and all logins stay as they are: no stranger can lock a member out (PEOPLE-6). The mail is made by a
 * job, so that a known address costs no more time than an unknown one.
 */
export async function mailPassword(
  services: Services,
  context: RequestContext,
  { e_mail, lang }: ParsedInputOf<typeof requestPassword>,
): Promise<{ status: 'gonderildi' } | Outcome> {
  const { db, throttles, queue } = services
  const { tenant, ip } = context
  await throttles.take('member_key_ip', tenant.id, ip)
  const mayTell = await mayTellExistence(services, context)
  const mayMail = await throttles.mayTake('member_password_account', tenant.id, e_mail)
  const known = await withTenant(db, tenant.id, async (trx) => {
    const member = await findMemberByEmail(trx, e_mail)
    const wish: PasswordWish = { tenant_id: tenant.id, uye_k_no: member?.k_no ?? randomUUID(), dil: lang }
    if (mayMail) await queue.send('mail-password', wish, trx)
    return member !== undefined
  })
  if (known || !mayTell) return { status: 'gonderildi' }
  return new Outcome('mailyok', translatorFor(context.language, 'login')('emailUnknown'), { status: 'mailyok' })
}

/** The member has read the mail, so the address counts as confirmed. */
export async function setNewPassword(
  services: Services,
  context: RequestContext,
  { anahtar, sifre }: ParsedInputOf<typeof choosePassword>,
): Promise<Session> {
  const { db, throttles } = services
  const { tenant, ip } = context
  await throttles.take('member_key_ip', tenant.id, ip)
  if (isCommonPassword(sifre)) throw new AppError('sifre_yaygin')
  const sifre_ozeti = await hashPassword(sifre)
  const session = await withTenant(db, tenant.id, async (trx) => {
    const { uye_k_no } = await spendKey(trx, services.config.secrets, { tur: 'sifre', anahtar })
    await confirmEmailOnce(trx, uye_k_no)
    const member = await findMember(trx, uye_k_no)
    if (!member) throw new AppError('anahtar_gecersiz')
    return { e_mail: member.e_mail, oturum: await replacePassword(services, trx, context, { member, sifre_ozeti }) }
  })
  await throttles.forgiveGuesses('member_login_account', tenant.id, session.e_mail)
  return session.oturum
}

export async function changeOwnPassword(
  services: Services,
  context: RequestContext,
  { eski_sifre, sifre }: ParsedInputOf<typeof changePassword>,
): Promise<Session> {
  const { db, throttles } = services
  const { tenant } = context
  const { uye, oturum_k_no } = await requireMember(context)
  await throttles.guess('member_session', tenant.id, oturum_k_no)
  const member = await withTenant(db, tenant.id, (trx) => findMember(trx, uye.k_no))
  if (!member) throw new AppError('giris_gerekli')
  if (member.sifre_ozeti && !(await verifyPassword(member.sifre_ozeti, eski_sifre ?? ''))) {
    throw new AppError('sifre_hatali')
  }
  await throttles.forgiveGuesses('member_session', tenant.id, oturum_k_no)
  if (isCommonPassword(sifre)) throw new AppError('sifre_yaygin')
  const sifre_ozeti = await hashPassword(sifre)
  return await withTenant(db, tenant.id, (trx) => replacePassword(services, trx, context, { member, sifre_ozeti }))
}

/** Every login ends and a new one begins: a thief who knew the old password is out. */
async function replacePassword(
  { queue }: Services,
  trx: TenantTransaction,
  context: RequestContext,
  { member, sifre_ozeti }: { member: MemberRow; sifre_ozeti: string },
): Promise<Session> {
  await updatePassword(trx, member.k_no, sifre_ozeti)
  await deleteSessionsOf(trx, MEMBERS, member.k_no)
  await deletePasswordKeys(trx, member.k_no)
  await replaceDevices(trx, MEMBER_DEVICES, context, member.k_no)
  await putInOutbox(trx, queue, context.tenant.id, {
    tur: 'member_password_changed',
    veri: { ad: member.ad, zaman: new Date().toISOString() },
    alici: member.e_mail,
    dil: member.dil,
  })
  return await openSession(trx, context, { ...member, sifre_ozeti }, false)
}
