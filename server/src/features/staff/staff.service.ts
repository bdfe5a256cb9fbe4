import { AppError } from '@meltem/contract/errors'
import type { Staff } from '@meltem/contract/staff'
import { type Db, withTenant } from '../../platform/db/connection.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import { STAFF_COOKIE } from '../../platform/http/page-request.ts'
import { findDeviceCounter, meetDevice, STAFF_DEVICES } from '../../platform/sessions/known-device.ts'
import { verifyPassword } from '../../platform/sessions/password.ts'
import { hashToken, newToken } from '../../platform/sessions/token.ts'
import type { Services } from '../../services.ts'
import { deleteSession, findStaffByEmail, findStaffBySession, insertSession } from './staff.queries.ts'

/** As long as a session may live; its idle end is the database's. */
const SESSION_SECONDS = 30 * 24 * 60 * 60

/** Slowed per address, and per account or known device; never locked for good, as the counters run out by themselves. */
export async function logInStaff(
  services: Services,
  e_mail: string,
  sifre: string,
  context: RequestContext,
): Promise<Staff> {
  const { db, throttles, log } = services
  const { tenant, ip } = context
  await throttles.take('staff_login_ip', tenant.id, ip)
  const { found, counter } = await withTenant(db, tenant.id, async (trx) => {
    const staff = await findStaffByEmail(trx, e_mail)
    return { found: staff, counter: await findDeviceCounter(trx, STAFF_DEVICES, context, staff?.k_no) }
  })
  const [name, key] = counter ? (['staff_login_device', counter] as const) : (['staff_login_account', e_mail] as const)
  await throttles.take(name, tenant.id, key)
  if (!(await verifyPassword(found?.sifre_ozeti, sifre)) || !found) {
    log.warn({ tenant: tenant.kod, ip, requestId: context.requestId }, 'staff login refused')
    throw new AppError('giris_hatali')
  }
  await throttles.forgive(name, tenant.id, key)
  const token = newToken()
  context.cookies.set(STAFF_COOKIE, token, { maxAge: SESSION_SECONDS, sameSite: 'Strict' })
  await withTenant(db, tenant.id, async (trx) => {
    await insertSession(trx, tenant.id, found.k_no, hashToken(token))
    await meetDevice(trx, STAFF_DEVICES, context, found.k_no)
  })
  const { sifre_ozeti: _hash, ...staff } = found
  return staff
}

export async function logOutStaff(db: Db, context: RequestContext): Promise<void> {
  const staffToken = context.cookies.get(STAFF_COOKIE)
  if (staffToken) await withTenant(db, context.tenant.id, (trx) => deleteSession(trx, hashToken(staffToken)))
  context.cookies.set(STAFF_COOKIE, null, { sameSite: 'Strict' })
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
