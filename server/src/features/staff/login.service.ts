import type { confirmStaffLogin, loginStaff, Staff } from '@meltem/contract/staff/staff'
import * as calls from '@meltem/contract/staff/staff'
import type { Endpoint, OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type Db, type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { inStaffCall } from '../../platform/db/staff-call.ts'
import { type RequestContext, staffCallOf } from '../../platform/http/api.ts'
import { STAFF_COOKIE } from '../../platform/http/pages/page-request.ts'
import { deviceName, shortAddress } from '../../platform/sessions/device.ts'
import { findDeviceCounter, meetDevice, STAFF_DEVICES } from '../../platform/sessions/known-device.ts'
import { verifyPassword } from '../../platform/sessions/password.ts'
import { deleteSecondSteps, findStepOwner } from '../../platform/sessions/second-factor.queries.ts'
import {
  beginSetup,
  isRecoveryCode,
  openSecondStep,
  replaceRecoveryCodes,
  STAFF_FACTOR,
} from '../../platform/sessions/second-factor.ts'
import { hashToken, newToken } from '../../platform/sessions/token.ts'
import type { Services } from '../../services.ts'
import { accountOf, ownerOf, takeEither, tellOfRecovery } from './own-factor.ts'
import {
  deleteSession,
  findStaffAtLogin,
  findStaffByEmail,
  findStaffBySession,
  insertSession,
  type StaffAtLogin,
} from './staff.queries.ts'

/** As long as a session may live; its idle end is the database's. */
const SESSION_SECONDS = 30 * 24 * 60 * 60

/** Slowed per address, and per account or known device; never locked for good, as the counters run out by themselves. */
export async function logInStaff(
  services: Services,
  { e_mail, sifre }: ParsedInputOf<typeof loginStaff>,
  context: RequestContext,
): Promise<OutputOf<typeof loginStaff>> {
  const { db, throttles, log } = services
  const { tenant, ip } = context
  await throttles.take('staff_login_ip', tenant.id, ip)
  const { found, counter } = await withTenant(db, tenant.id, async (trx) => {
    const staff = await findStaffByEmail(trx, e_mail)
    return { found: staff, counter: await findDeviceCounter(trx, STAFF_DEVICES, context, staff?.k_no) }
  })
  const [name, key] = counter ? (['staff_login_device', counter] as const) : (['staff_login_account', e_mail] as const)
  await throttles.take(name, tenant.id, key)
  if (!(await verifyPassword(found?.sifre_ozeti ?? undefined, sifre)) || !found) {
    log.warn({ tenant: tenant.kod, ip, reqId: context.requestId }, 'staff login refused')
    throw new AppError('giris_hatali')
  }
  await throttles.forgive(name, tenant.id, key)
  if (found.kurulu || found.zorunlu) return { personel: null, adim: await askForCode(services, context, found) }
  await asCaller(calls.loginStaff, context, found, (token) =>
    withTenant(db, tenant.id, (trx) => openSession(trx, context, found.k_no, token)),
  )
  return { personel: onWire(found), adim: null }
}

/** The password opens nothing yet. Asked in the name of the person, so that it stands in the audit. */
async function askForCode(services: Services, context: RequestContext, staff: StaffAtLogin) {
  const owner = ownerOf(services, context, staff.k_no)
  const account = await accountOf(services, context, staff)
  return await asCaller(calls.loginStaff, context, staff, () =>
    withTenant(services.db, context.tenant.id, async (trx) => ({
      giris_anahtari: await openSecondStep(trx, STAFF_FACTOR, owner),
      kurulum: staff.kurulu ? null : await beginSetup(trx, STAFF_FACTOR, owner, account),
    })),
  )
}

/** A wrong code leaves the step open, and slows the next one. */
export async function confirmLogin(
  services: Services,
  { giris_anahtari, kod }: ParsedInputOf<typeof confirmStaffLogin>,
  context: RequestContext,
): Promise<OutputOf<typeof confirmStaffLogin>> {
  const { db, throttles, log } = services
  const { tenant, ip, requestId } = context
  await throttles.take('staff_login_ip', tenant.id, ip)
  const { staff, counter } = await withTenant(db, tenant.id, async (trx) => {
    const owner = await findStepOwner(trx, STAFF_FACTOR, hashToken(giris_anahtari))
    const found = owner === undefined ? undefined : await findStaffAtLogin(trx, owner)
    return { staff: found, counter: await findDeviceCounter(trx, STAFF_DEVICES, context, found?.k_no) }
  })
  if (!staff) throw new AppError('giris_gerekli')
  const [name, key] = counter ? (['staff_code_device', counter] as const) : (['staff_code', staff.k_no] as const)
  await throttles.guess(name, tenant.id, key)
  const owner = ownerOf(services, context, staff.k_no)
  const entered = await asCaller(calls.confirmStaffLogin, context, staff, (token) =>
    withTenant(db, tenant.id, async (trx) => {
      if (!(await takeEither(trx, owner, kod))) return undefined
      await deleteSecondSteps(trx, STAFF_FACTOR, staff.k_no)
      const kurtarma_kodlari = staff.kurulu ? null : await replaceRecoveryCodes(trx, STAFF_FACTOR, owner)
      await openSession(trx, context, staff.k_no, token)
      if (isRecoveryCode(kod)) await tellOfRecovery(services, trx, context, staff)
      return { personel: onWire(staff), kurtarma_kodlari }
    }),
  )
  if (!entered) {
    log.warn({ tenant: tenant.kod, ip, reqId: requestId }, 'second step of a staff login refused')
    throw new AppError('kod_hatali')
  }
  await throttles.forgiveGuesses(name, tenant.id, key)
  return entered
}

export async function logOutStaff(db: Db, context: RequestContext): Promise<void> {
  const staffToken = context.cookies.get(STAFF_COOKIE)
  if (staffToken) await withTenant(db, context.tenant.id, (trx) => deleteSession(trx, hashToken(staffToken)))
  context.cookies.set(STAFF_COOKIE, null, { sameSite: 'Strict' })
}

/** Done in the name of the person who is logging in, under the session that begins with it. */
export async function asCaller<T>(
  endpoint: Endpoint,
  context: RequestContext,
  { k_no }: Pick<Staff, 'k_no'>,
  work: (token: string) => Promise<T>,
): Promise<T> {
  const token = newToken()
  const call = staffCallOf(endpoint, {}, context, { personel_k_no: k_no, token })
  return await inStaffCall(call, () => work(token))
}

async function openSession(
  trx: TenantTransaction,
  context: RequestContext,
  k_no: string,
  token: string,
): Promise<void> {
  context.cookies.set(STAFF_COOKIE, token, { maxAge: SESSION_SECONDS, sameSite: 'Strict' })
  await insertSession(trx, {
    tenant_id: context.tenant.id,
    personel_k_no: k_no,
    belirtec_ozeti: hashToken(token),
    cihaz: deviceName(context.userAgent),
    ip: shortAddress(context.ip),
  })
  await meetDevice(trx, STAFF_DEVICES, context, k_no)
}

/** The staff member behind a session's token, within one tenant. */
export async function findStaffByToken(
  db: Db,
  tenantId: number,
  token: string | undefined,
): Promise<Staff | undefined> {
  if (!token || token.length > 100) return undefined
  return await withTenant(db, tenantId, (trx) => findStaffBySession(trx, hashToken(token)))
}

/** The hash of the session a call of the office came through. */
export function sessionOf({ cookies }: RequestContext): Buffer {
  return hashToken(cookies.get(STAFF_COOKIE) ?? '')
}

function onWire({ k_no, ad, soyad, e_mail, rol, dil, ek_haklar, alinan_haklar }: Staff): Staff {
  return { k_no, ad, soyad, e_mail, rol, dil, ek_haklar, alinan_haklar }
}
