import type { AgencySession, confirmAgencyLogin, loginAgency } from '@meltem/contract/agency/agency'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { AGENCY_DEVICES, findDeviceCounter, meetDevice } from '../../../platform/sessions/known-device.ts'
import { verifyPassword } from '../../../platform/sessions/password.ts'
import { type BearerToken, closeLogin, openLogin, renewLogin } from '../../../platform/sessions/renewable-login.ts'
import { deleteSecondSteps, findStepOwner } from '../../../platform/sessions/second-factor.queries.ts'
import {
  AGENCY_FACTOR,
  beginSetup,
  isRecoveryCode,
  openSecondStep,
  replaceRecoveryCodes,
  takeCode,
  takeRecoveryCode,
} from '../../../platform/sessions/second-factor.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { findWelcome, findWelcomeAtCode, findWelcomeByMail, type WelcomeRow } from './people.queries.ts'
import { AGENCIES, agencyOf, userOf } from './session.service.ts'

/** Slowed, never locked for good; an unknown address costs the same time as a wrong password. */
export async function startLogin(
  services: Services,
  context: RequestContext,
  { e_mail, sifre }: ParsedInputOf<typeof loginAgency>,
): Promise<OutputOf<typeof loginAgency>> {
  const { db, throttles, log, cache, config } = services
  const { tenant, ip, requestId } = context
  await throttles.take('agency_login_ip', tenant.id, ip)
  const { user, counter } = await withTenant(db, tenant.id, async (trx) => {
    const found = await findWelcomeByMail(trx, e_mail)
    return { user: found, counter: await findDeviceCounter(trx, AGENCY_DEVICES, context, found?.k_no) }
  })
  const [name, key] = counter
    ? (['agency_login_device', counter] as const)
    : (['agency_login_account', e_mail] as const)
  await throttles.guess(name, tenant.id, key)
  if (!(await verifyPassword(user?.sifre_ozeti ?? undefined, sifre)) || !user) {
    log.warn({ tenant: tenant.kod, ip, reqId: requestId }, 'agency login refused')
    throw new AppError('giris_hatali')
  }
  await throttles.forgiveGuesses(name, tenant.id, key)
  const { company } = await getTenantSettings(db, cache, tenant)
  return await withTenant(db, tenant.id, async (trx) => {
    const owner = { secrets: config.secrets, tenant_id: tenant.id, sahip_k_no: user.k_no }
    const account = { issuer: company.marka, label: `${user.marka}:${user.e_mail}` }
    const kurulum = user.totp_zamani ? null : await beginSetup(trx, AGENCY_FACTOR, owner, account)
    return { giris_anahtari: await openSecondStep(trx, AGENCY_FACTOR, owner), kurulum }
  })
}

/** Ended at the first success; a wrong code leaves it open, and slows the next one. */
export async function finishLogin(
  services: Services,
  context: RequestContext,
  { giris_anahtari, kod, remember }: ParsedInputOf<typeof confirmAgencyLogin>,
): Promise<OutputOf<typeof confirmAgencyLogin>> {
  const { db, throttles, config, log } = services
  const { tenant, ip, requestId } = context
  await throttles.take('agency_login_ip', tenant.id, ip)
  const ozet = hashToken(giris_anahtari)
  const { user, counter } = await withTenant(db, tenant.id, async (trx) => {
    const owner = await findStepOwner(trx, AGENCY_FACTOR, ozet)
    const found = owner === undefined ? undefined : await findWelcomeAtCode(trx, owner)
    return { user: found, counter: await findDeviceCounter(trx, AGENCY_DEVICES, context, found?.k_no) }
  })
  if (!user) throw new AppError('giris_gerekli')
  const [name, key] = counter ? (['agency_code_device', counter] as const) : (['agency_code', user.k_no] as const)
  await throttles.guess(name, tenant.id, key)
  const opened = await withTenant(db, tenant.id, async (trx) => {
    const owner = { secrets: config.secrets, tenant_id: tenant.id, sahip_k_no: user.k_no }
    const isRecovery = isRecoveryCode(kod)
    const take = isRecovery ? takeRecoveryCode : takeCode
    if (!(await take(trx, AGENCY_FACTOR, owner, kod))) return undefined
    await deleteSecondSteps(trx, AGENCY_FACTOR, user.k_no)
    if (isRecovery) await tellOfRecovery(services, trx, context, user)
    const kurtarma_kodlari = user.totp_zamani ? null : await replaceRecoveryCodes(trx, AGENCY_FACTOR, owner)
    const token = await openLogin(trx, AGENCIES, context, { sahip_k_no: user.k_no, hatirla: remember })
    await meetDevice(trx, AGENCY_DEVICES, context, user.k_no)
    return { ...sessionOf(token, user), kurtarma_kodlari }
  })
  if (!opened) {
    log.warn({ tenant: tenant.kod, ip, reqId: requestId }, 'second step of an agency login refused')
    throw new AppError('kod_hatali')
  }
  await throttles.forgiveGuesses(name, tenant.id, key)
  return opened
}

/** A stranger may have found the printed codes. */
async function tellOfRecovery(
  { queue }: Services,
  trx: TenantTransaction,
  { tenant }: RequestContext,
  { ad, e_mail, dil }: WelcomeRow,
): Promise<void> {
  await putInOutbox(trx, queue, tenant.id, {
    tur: 'agency_safety',
    veri: { olay: 'kurtarma', ad, zaman: new Date().toISOString() },
    alici: e_mail,
    dil,
  })
}

function sessionOf(token: BearerToken, user: WelcomeRow): AgencySession {
  return { ...token, acente: agencyOf(user), kullanici: userOf(user) }
}

export async function renewAgencyLogin(services: Services, context: RequestContext): Promise<AgencySession> {
  const { token, owner } = await renewLogin(services, AGENCIES, context, findWelcome)
  return sessionOf(token, owner)
}

export async function closeAgencyLogin(services: Services, context: RequestContext): Promise<void> {
  await closeLogin(services, AGENCIES, context, (await context.findAgency())?.oturum_k_no)
}
