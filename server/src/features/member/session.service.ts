import type { Session } from '@meltem/contract/member'
import { type BearerToken, closeLogin, openLogin, renewLogin } from '../../access/renewable-login.ts'
import { moveEnd } from '../../access/session-family.ts'
import { hashToken, isSameHash, newToken } from '../../access/token.ts'
import { type Db, type TenantTransaction, withTenant } from '../../db/connection.ts'
import { askAllLast } from '../../db/round-trip.ts'
import type { CookieName, RequestContext, SignedIn } from '../../http/api.ts'
import type { Services } from '../../services.ts'
import { findMember, type MemberRow, memberOnWire } from './member.queries.ts'
import { MEMBERS, ownerQuery } from './session.queries.ts'

/** Tells a device that has logged in before from a new one. */
const DEVICE_COOKIE: CookieName = '__Host-cihaz'

const DEVICE_SECONDS = 390 * 24 * 60 * 60

export async function findMemberByToken(
  db: Db,
  tenantId: number,
  token: string | undefined,
): Promise<SignedIn | undefined> {
  if (!token) return undefined
  const [[owner]] = await withTenant(db, tenantId, (trx) => askAllLast(trx, ownerQuery(trx, token)))
  if (!owner) return undefined
  if (owner.eskimis) await withTenant(db, tenantId, (trx) => moveEnd(trx, MEMBERS, owner.oturum_k_no))
  return { uye: memberOnWire(owner), oturum_k_no: owner.oturum_k_no }
}

export async function openSession(
  trx: TenantTransaction,
  context: RequestContext,
  member: MemberRow,
  hatirla: boolean,
): Promise<Session> {
  return sessionOf(await openLogin(trx, MEMBERS, context, { sahip_k_no: member.k_no, hatirla }), member)
}

function sessionOf(token: BearerToken, member: MemberRow): Session {
  return { ...token, uye: memberOnWire(member) }
}

export async function renewSession(services: Services, context: RequestContext): Promise<Session> {
  const { token, owner } = await renewLogin(services, MEMBERS, context, findMember)
  return sessionOf(token, owner)
}

export async function closeSession(services: Services, context: RequestContext): Promise<void> {
  await closeLogin(services, MEMBERS, context, (await context.findMember())?.oturum_k_no)
}

/** Whether the member has logged in from elsewhere before but never from here; remembers this device. */
export async function meetDevice(
  trx: TenantTransaction,
  { tenant, cookies }: RequestContext,
  uye_k_no: string,
): Promise<'first' | 'known' | 'new'> {
  const brought = cookies.get(DEVICE_COOKIE)
  const device = brought && /^[\w-]{43}$/.test(brought) ? brought : newToken()
  cookies.set(DEVICE_COOKIE, device, { sameSite: 'Lax', maxAge: DEVICE_SECONDS })
  const known = await trx.selectFrom('uye_cihazi').select('ozet').where('uye_k_no', '=', uye_k_no).execute()
  const ozet = hashToken(device)
  await trx
    .insertInto('uye_cihazi')
    .values({ tenant_id: tenant.id, uye_k_no, ozet })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'uye_k_no', 'ozet']).doUpdateSet({ son_gorulme: new Date() }),
    )
    .execute()
  if (known.length === 0) return 'first'
  return known.some((row) => isSameHash(row.ozet, ozet)) ? 'known' : 'new'
}
