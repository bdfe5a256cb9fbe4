import type { chooseAgencyPassword, readAgencyKey, requestAgencyPassword } from '@meltem/contract/agency/agency'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { isCommonPassword } from '../../../platform/sessions/common-passwords.ts'
import { AGENCY_DEVICES, forgetDevices } from '../../../platform/sessions/known-device.ts'
import { hashPassword } from '../../../platform/sessions/password.ts'
import { deleteSessionsOf } from '../../../platform/sessions/session-family.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { deleteUnusedKeys, getOpenKey, PASSWORD_KEY_MINUTES, replaceKey, spendKey } from './agency-key.queries.ts'
import { findPasswordOf, findWelcome, findWelcomeWithPassword, updateUser } from './people.queries.ts'
import { AGENCIES } from './session.service.ts'

/** Always the same answer, known or not: an agency's people know their own address. */
export async function mailAgencyPassword(
  { db, throttles, queue, config }: Services,
  { tenant, ip }: RequestContext,
  { e_mail, lang }: ParsedInputOf<typeof requestAgencyPassword>,
): Promise<{ status: 'gonderildi' }> {
  await throttles.take('agency_key_ip', tenant.id, ip)
  if (!(await throttles.mayTake('agency_password_account', tenant.id, e_mail))) return { status: 'gonderildi' }
  await withTenant(db, tenant.id, async (trx) => {
    const user = await findWelcomeWithPassword(trx, e_mail)
    if (!user) return
    const owner = { secrets: config.secrets, tenant_id: tenant.id, kullanici_k_no: user.k_no }
    const anahtar_k_no = await replaceKey(trx, owner, 'sifre')
    await putInOutbox(trx, queue, tenant.id, {
      tur: 'agency_password',
      veri: { ad: user.ad, anahtar_k_no, dakika: PASSWORD_KEY_MINUTES },
      alici: user.e_mail,
      dil: lang,
    })
  })
  return { status: 'gonderildi' }
}

export async function describeKey(
  { db, throttles, config }: Services,
  { tenant, ip }: RequestContext,
  { anahtar }: ParsedInputOf<typeof readAgencyKey>,
): Promise<OutputOf<typeof readAgencyKey>> {
  await throttles.take('agency_key_ip', tenant.id, ip)
  return await withTenant(db, tenant.id, async (trx) => {
    const { kullanici_k_no, tur } = await getOpenKey(trx, config.secrets, anahtar)
    const user = await findWelcome(trx, kullanici_k_no)
    if (!user) throw new AppError('anahtar_gecersiz')
    return { tur, ad: user.ad, e_mail: user.e_mail, marka: user.marka }
  })
}

/** It does not log the user in: the second factor still stands before the portal. Every other login ends. */
export async function setAgencyPassword(
  { db, throttles, queue, config }: Services,
  { tenant, ip }: RequestContext,
  { anahtar, sifre }: ParsedInputOf<typeof chooseAgencyPassword>,
): Promise<{ e_mail: string }> {
  await throttles.take('agency_key_ip', tenant.id, ip)
  if (isCommonPassword(sifre)) throw new AppError('sifre_yaygin')
  const sifre_ozeti = await hashPassword(sifre)
  const e_mail = await withTenant(db, tenant.id, async (trx) => {
    const k_no = await spendKey(trx, config.secrets, anahtar)
    const user = await findPasswordOf(trx, k_no)
    if (!user) throw new AppError('anahtar_gecersiz')
    await updateUser(trx, k_no, { sifre_ozeti })
    await deleteUnusedKeys(trx, k_no)
    await deleteSessionsOf(trx, AGENCIES, k_no)
    await forgetDevices(trx, AGENCY_DEVICES, k_no)
    if (user.sifre_ozeti) {
      await putInOutbox(trx, queue, tenant.id, {
        tur: 'agency_safety',
        veri: { olay: 'sifre', ad: user.ad, zaman: new Date().toISOString() },
        alici: user.e_mail,
        dil: user.dil,
      })
    }
    return user.e_mail
  })
  await throttles.forgiveGuesses('agency_login_account', tenant.id, e_mail)
  return { e_mail }
}
