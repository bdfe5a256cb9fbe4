import type { Member, updateMember } from '@meltem/contract/member/member'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { Outcome, type RequestContext, requireMember } from '../../platform/http/api.ts'
import { verifyPassword } from '../../platform/sessions/password.ts'
import type { Services } from '../../services.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { mayTellExistence } from './access/existence.ts'
import { spendKey } from './access/member-key.queries.ts'
import { sendConfirmation } from './access/register.service.ts'
import {
  confirmEmail,
  findMember,
  findMemberByEmail,
  type MemberRow,
  memberOnWire,
  updateMemberRow,
} from './member.queries.ts'

type Change = ParsedInputOf<typeof updateMember>

/** Name by name, so that a field the form has not got can never be written. */
export async function updateProfile(
  services: Services,
  context: RequestContext,
  { e_mail, sifre, bildirimler, kur, ...plain }: Change,
): Promise<{ data: Member } | Outcome> {
  const { db, cache } = services
  const { tenant, language } = context
  const { uye } = await requireMember(context)
  if (kur) {
    const { exchange } = await getTenantSettings(db, cache, tenant)
    if (!exchange.kurlar.some(({ kod }) => kod === kur)) throw new AppError('kur_yok')
  }
  const newAddress = e_mail !== undefined && e_mail !== uye.e_mail ? e_mail : undefined
  const again = e_mail === uye.e_mail && !uye.e_mail_dogrulandi
  if (again) await services.throttles.take('member_mail_account', tenant.id, uye.e_mail)
  if (newAddress) await requirePassword(services, context, uye, sifre)
  const mayTell = newAddress === undefined || (await mayTellExistence(services, context))
  return await withTenant(db, tenant.id, async (trx) => {
    const { ad, soyad, telefon, dogum_tarihi, adres, dil } = plain
    const changes = { ad, soyad, telefon, dogum_tarihi, adres, dil, kur }
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const notices = bildirimler ? { bildirimler: JSON.stringify(bildirimler) } : {}
    const wanted = newAddress ? { yeni_e_mail: newAddress } : {}
    const values = { ...given, ...notices, ...wanted }
    if (newAddress && mayTell && (await findMemberByEmail(trx, newAddress))) {
      return new Outcome('emailhata', translatorFor(language, 'login')('emailTaken'))
    }
    if (Object.keys(values).length > 0) {
      await updateMemberRow(trx, uye.k_no, values)
    }
    const member = await getMember(trx, uye.k_no)
    if (newAddress ?? again)
      await sendConfirmation(services, trx, context, { ...member, e_mail: newAddress ?? member.e_mail })
    return { data: memberOnWire(member) }
  })
}

async function getMember(trx: TenantTransaction, k_no: string): Promise<MemberRow> {
  const member = await findMember(trx, k_no)
  if (!member) throw new AppError('giris_gerekli')
  return member
}

/** For what a borrowed phone must not be able to do. A member without a password has proved it by the social login. */
export async function requirePassword(
  { db, throttles }: Services,
  context: RequestContext,
  uye: Member,
  sifre: string | undefined,
): Promise<void> {
  if (!uye.sifre_var) return
  const { tenant } = context
  // Counted for this login: guesses of strangers at the login do not keep the member from acting here.
  const { oturum_k_no } = await requireMember(context)
  await throttles.guess('member_session', tenant.id, oturum_k_no)
  const member = await withTenant(db, tenant.id, (trx) => getMember(trx, uye.k_no))
  if (!(await verifyPassword(member.sifre_ozeti ?? undefined, sifre ?? ''))) throw new AppError('sifre_hatali')
  await throttles.forgiveGuesses('member_session', tenant.id, oturum_k_no)
}

/** The address of the key counts from now on; one that another member has taken meanwhile does not. */
export async function confirmAddress(
  { db, throttles, config }: Services,
  { tenant, ip }: RequestContext,
  anahtar: string,
): Promise<{ e_mail: string }> {
  await throttles.take('member_key_ip', tenant.id, ip)
  return await withTenant(db, tenant.id, async (trx) => {
    const { uye_k_no, e_mail } = await spendKey(trx, config.secrets, { tur: 'dogrulama', anahtar })
    const member = await findMember(trx, uye_k_no)
    const isWanted = e_mail !== null && (e_mail === member?.e_mail || e_mail === member?.yeni_e_mail)
    const owner = e_mail === null ? undefined : await findMemberByEmail(trx, e_mail)
    if (!member || !isWanted || (owner && owner.k_no !== uye_k_no)) throw new AppError('anahtar_gecersiz')
    await confirmEmail(trx, uye_k_no, e_mail)
    return { e_mail }
  })
}
