import type { Proof, proveStaff, Staff } from '@meltem/contract/staff/staff'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type Db, type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import { verifyPassword } from '../../platform/sessions/password.ts'
import {
  beginSetup,
  forgetSecondFactor,
  isRecoveryCode,
  replaceRecoveryCodes,
  STAFF_FACTOR,
  takeCode,
} from '../../platform/sessions/second-factor.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import type { Services } from '../../services.ts'
import { sessionOf } from './login.service.ts'
import { accountOf, ownerOf, takeEither, tellOfRecovery } from './own-factor.ts'
import {
  deleteOtherSessions,
  findStaffAtLogin,
  isSessionFresh,
  markSessionFresh,
  type StaffAtLogin,
} from './staff.queries.ts'

/** How a call that asks for freshness can be opened; undefined while it is open (PEOPLE-19). */
export async function findMissingProof(
  db: Db,
  tenantId: number,
  { k_no }: Staff,
  token: string | undefined,
): Promise<Proof | undefined> {
  return await withTenant(db, tenantId, async (trx) => {
    if (await isSessionFresh(trx, hashToken(token ?? ''))) return undefined
    return (await findStaffAtLogin(trx, k_no))?.kurulu ? 'kod' : 'sifre'
  })
}

/** Where there is an app, its code; the password alone is no proof then. */
export async function proveIdentity(
  services: Services,
  { kod, sifre }: ParsedInputOf<typeof proveStaff>,
  context: RequestContext,
): Promise<void> {
  const { db, throttles } = services
  const { tenant } = context
  const staff = await withTenant(db, tenant.id, (trx) => getAtLogin(trx, context))
  await throttles.guess('staff_code', tenant.id, staff.k_no)
  const typed = staff.kurulu || (sifre !== undefined && (await verifyPassword(staff.sifre_ozeti ?? undefined, sifre)))
  const proven = await withTenant(db, tenant.id, async (trx) => {
    const owner = ownerOf(services, context, staff.k_no)
    if (!typed || (staff.kurulu && !(kod !== undefined && (await takeEither(trx, owner, kod))))) return false
    await markSessionFresh(trx, sessionOf(context))
    if (kod !== undefined && isRecoveryCode(kod)) await tellOfRecovery(services, trx, context, staff)
    return true
  })
  if (!proven) throw new AppError(staff.kurulu ? 'kod_hatali' : 'sifre_hatali')
  await throttles.forgiveGuesses('staff_code', tenant.id, staff.k_no)
}

export async function readFactor({ db }: Services, context: RequestContext) {
  const { kurulu, zorunlu } = await withTenant(db, context.tenant.id, (trx) => getAtLogin(trx, context))
  return { kurulu, zorunlu }
}

export async function beginFactor(services: Services, context: RequestContext) {
  return await withTenant(services.db, context.tenant.id, async (trx) => {
    const staff = await getAtLogin(trx, context)
    if (staff.kurulu) throw new AppError('durum_uygun_degil')
    const account = await accountOf(services, context, staff)
    return await beginSetup(trx, STAFF_FACTOR, ownerOf(services, context, staff.k_no), account)
  })
}

/** Logins that were opened by the password alone end. */
export async function confirmFactor(services: Services, kod: string, context: RequestContext): Promise<string[]> {
  const { db, throttles } = services
  const { tenant } = context
  const { k_no } = await requireStaff(context)
  await throttles.guess('staff_code', tenant.id, k_no)
  const codes = await withTenant(db, tenant.id, async (trx) => {
    if ((await getAtLogin(trx, context)).kurulu) throw new AppError('durum_uygun_degil')
    const owner = ownerOf(services, context, k_no)
    if (!(await takeCode(trx, STAFF_FACTOR, owner, kod))) return undefined
    await deleteOtherSessions(trx, k_no, sessionOf(context))
    return await replaceRecoveryCodes(trx, STAFF_FACTOR, owner)
  })
  if (!codes) throw new AppError('kod_hatali')
  await throttles.forgiveGuesses('staff_code', tenant.id, k_no)
  return codes
}

export async function endFactor({ db }: Services, context: RequestContext): Promise<void> {
  await withTenant(db, context.tenant.id, async (trx) => {
    const { k_no, kurulu, zorunlu } = await getAtLogin(trx, context)
    if (!kurulu || zorunlu) throw new AppError('durum_uygun_degil')
    await forgetSecondFactor(trx, STAFF_FACTOR, k_no)
  })
}

async function getAtLogin(trx: TenantTransaction, context: RequestContext): Promise<StaffAtLogin> {
  const { k_no } = await requireStaff(context)
  const staff = await findStaffAtLogin(trx, k_no)
  if (!staff) throw new AppError('giris_gerekli')
  return staff
}
