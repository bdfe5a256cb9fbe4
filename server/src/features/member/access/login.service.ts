import type { loginMember } from '@meltem/contract/member/member'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { raiseAlarm } from '../../../platform/alarms.ts'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { Turns } from '../../../platform/http/guards/turns.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import { deviceName } from '../../../platform/sessions/device.ts'
import { findDeviceCounter, MEMBER_DEVICES, meetDevice } from '../../../platform/sessions/known-device.ts'
import { hashPassword, isOutdated, tooManyAtOnce, verifyPassword } from '../../../platform/sessions/password.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { findMemberByEmail, type MemberRow, updatePassword } from '../member.queries.ts'
import { spendOneTimePassword } from './member-key.queries.ts'
import { openSession } from './session.service.ts'

type Login = ParsedInputOf<typeof loginMember>

const AT_ONCE = 2
const MOST_WAITING = 50
const turns = new Map<number, Turns>()

/** For each tenant its own, so that a flood at one does not turn away the members of another. */
function turnsOf(tenantId: number): Turns {
  const known = turns.get(tenantId) ?? new Turns(AT_ONCE, MOST_WAITING, tooManyAtOnce)
  turns.set(tenantId, known)
  return known
}

/** A few at a time, counting and looking up included: a flood of logins is turned away before it costs anything. */
export function logIn(services: Services, context: RequestContext, login: Login) {
  return turnsOf(context.tenant.id).run(() => tryLogin(services, context, login))
}

const ALARM_EVERY_MS = 60_000
/** When each tenant's last one was raised. */
const alarmsOf = keptWith<Map<number, number>>(() => new Map())

/** Once a minute: an alarm that comes with every login of a flood is a flood itself. */
function tellOfFlood({ db, log }: Services, { id, kod }: RequestContext['tenant']): void {
  const raised = alarmsOf(db)
  const now = performance.now()
  if (now - (raised.get(id) ?? Number.NEGATIVE_INFINITY) < ALARM_EVERY_MS) return
  raised.set(id, now)
  raiseAlarm(log, 'login_flood', { tenant: kod }, 'more than 300 logins a minute')
}

/**
 * Slowed, never locked for good; an unknown address costs the same time as a wrong password. On a device that has
 * logged in before, guesses of strangers do not count.
 */
async function tryLogin(
  services: Services,
  context: RequestContext,
  { e_mail, sifre, remember }: Login,
): Promise<OutputOf<typeof loginMember>> {
  const { db, throttles, log } = services
  const { tenant, ip, requestId } = context
  if (!(await throttles.mayTake('member_login_tenant', tenant.id, ''))) tellOfFlood(services, tenant)
  await throttles.take('member_login_ip', tenant.id, ip)
  const { member, counter } = await withTenant(db, tenant.id, async (trx) => {
    const found = await findMemberByEmail(trx, e_mail)
    return { member: found, counter: await findDeviceCounter(trx, MEMBER_DEVICES, context, found?.k_no) }
  })
  const [name, key] = counter
    ? (['member_login_device', counter] as const)
    : (['member_login_account', e_mail] as const)
  await throttles.guess(name, tenant.id, key)
  const matches = await verifyPassword(member?.sifre_ozeti ?? undefined, sifre)
  const opened = member && (await enter(services, context, { member, sifre, matches, remember }))
  if (!opened) {
    log.warn({ tenant: tenant.kod, ip, reqId: requestId }, 'member login refused')
    throw new AppError('giris_hatali')
  }
  await throttles.forgiveGuesses(name, tenant.id, key)
  return opened
}

interface Entry {
  readonly member: MemberRow
  readonly sifre: string
  readonly matches: boolean
  readonly remember: boolean
}

async function enter(services: Services, context: RequestContext, { member, sifre, matches, remember }: Entry) {
  const { db, config } = services
  const { tenant } = context
  const renewed =
    matches && member.sifre_ozeti && isOutdated(member.sifre_ozeti) ? await hashPassword(sifre) : undefined
  return await withTenant(db, tenant.id, async (trx) => {
    const owner = { secrets: config.secrets, tenant_id: tenant.id, uye_k_no: member.k_no }
    const sifre_anahtari = matches ? null : await spendOneTimePassword(trx, owner, sifre)
    if (sifre_anahtari === undefined) return undefined
    if (renewed) await updatePassword(trx, member.k_no, renewed)
    await tellOfNewDevice(services, trx, context, member)
    return { ...(await openSession(trx, context, member, remember)), sifre_anahtari }
  })
}

/** A notice of safety: it has no off switch. */
export async function tellOfNewDevice(
  { queue }: Services,
  trx: TenantTransaction,
  context: RequestContext,
  member: MemberRow,
): Promise<void> {
  if ((await meetDevice(trx, MEMBER_DEVICES, context, member.k_no)) !== 'new') return
  await putInOutbox(trx, queue, context.tenant.id, {
    tur: 'member_device',
    veri: { ad: member.ad, cihaz: deviceName(context.userAgent), zaman: new Date().toISOString() },
    alici: member.e_mail,
    dil: member.dil,
  })
}
