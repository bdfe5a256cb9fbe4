import type { registerMember } from '@meltem/contract/member/member'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { Outcome, type RequestContext } from '../../../platform/http/api.ts'
import { isCommonPassword } from '../../../platform/sessions/common-passwords.ts'
import { MEMBER_DEVICES, meetDevice } from '../../../platform/sessions/known-device.ts'
import { hashPassword } from '../../../platform/sessions/password.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { findGroup, findMemberByEmail, insertMember, type MemberRow } from '../member.queries.ts'
import { mayTellExistence } from './existence.ts'
import { insertConfirmKey } from './member-key.queries.ts'
import { openSession } from './session.service.ts'

type Registration = ParsedInputOf<typeof registerMember>
type Registered = OutputOf<typeof registerMember>

/** New members are logged in at once, unless the answer must not tell whether the address was new. */
export async function register(
  services: Services,
  context: RequestContext,
  form: Registration,
): Promise<Registered | Outcome> {
  const { db, throttles } = services
  const { tenant, ip, language } = context
  await throttles.take('member_register_ip', tenant.id, ip)
  if (isCommonPassword(form.sifre)) throw new AppError('sifre_yaygin')
  const mayTell = await mayTellExistence(services, context)
  const sifre_ozeti = await hashPassword(form.sifre)
  const made = await withTenant(db, tenant.id, async (trx) => {
    const member = await insertNew(services, trx, context, { form, sifre_ozeti })
    if (!member) {
      if (!mayTell) await tellOwner(services, trx, context, form.e_mail)
      return { member, oturum: null }
    }
    await sendConfirmation(services, trx, context, member)
    // A cookie would tell what the answer must not.
    if (!mayTell) return { member, oturum: null }
    await meetDevice(trx, MEMBER_DEVICES, context, member.k_no)
    return { member, oturum: await openSession(trx, context, member, false) }
  })
  if (!made.member && mayTell) return new Outcome('emailhata', translatorFor(language, 'login')('emailTaken'))
  return { oturum: made.oturum }
}

/** The group is the one of the settings, whatever the form says. */
async function insertNew(
  { db, cache }: Services,
  trx: TenantTransaction,
  { tenant, language }: RequestContext,
  { form, sifre_ozeti }: { form: Registration; sifre_ozeti: string },
): Promise<MemberRow | undefined> {
  const { other } = await getTenantSettings(db, cache, tenant)
  return await insertMember(trx, {
    tenant_id: tenant.id,
    uye_grup_k_no: await findGroup(trx, other.uye_grup_k_no),
    ad: form.ad,
    soyad: form.soyad,
    e_mail: form.e_mail,
    dil: form.lang ?? language,
    sifre_ozeti,
    gizlilik_politikasi_zamani: new Date(),
  })
}

/** To the member's address, or to the one wanted instead. */
export async function sendConfirmation(
  { queue, config }: Services,
  trx: TenantTransaction,
  { tenant }: RequestContext,
  { k_no, ad, e_mail, dil }: Pick<MemberRow, 'k_no' | 'ad' | 'e_mail' | 'dil'>,
): Promise<void> {
  const owner = { secrets: config.secrets, tenant_id: tenant.id, uye_k_no: k_no }
  const anahtar_k_no = await insertConfirmKey(trx, owner, e_mail)
  await putInOutbox(trx, queue, tenant.id, {
    tur: 'member_confirm',
    veri: { ad, anahtar_k_no },
    alici: e_mail,
    dil,
  })
}

/** The owner of the address learns of the attempt; the visitor who tried learns nothing. */
async function tellOwner(
  { queue, throttles }: Services,
  trx: TenantTransaction,
  { tenant }: RequestContext,
  e_mail: string,
): Promise<void> {
  const owner = await findMemberByEmail(trx, e_mail)
  if (!owner || !(await throttles.mayTake('member_exists_account', tenant.id, e_mail))) return
  await putInOutbox(trx, queue, tenant.id, {
    tur: 'member_exists',
    veri: { ad: owner.ad },
    alici: e_mail,
    dil: owner.dil,
  })
}
