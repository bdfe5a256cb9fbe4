import type { Session } from '@meltem/contract/member/member'
import { type Db, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { askAllLast } from '../../../platform/db/round-trip.ts'
import type { RequestContext, SignedIn } from '../../../platform/http/api.ts'
import { type BearerToken, closeLogin, openLogin, renewLogin } from '../../../platform/sessions/renewable-login.ts'
import { moveEnd } from '../../../platform/sessions/session-family.ts'
import type { Services } from '../../../services.ts'
import { findMember, type MemberRow, memberOnWire } from '../member.queries.ts'
import { MEMBERS, ownerQuery } from './session.queries.ts'

export async function findMemberByToken(
  db: Db,
  tenantId: number,
  token: string | undefined,
): Promise<SignedIn | undefined> {
  if (!token) return undefined
  const {
    owner: [owner],
  } = await withTenant(db, tenantId, (trx) => askAllLast(trx, { owner: ownerQuery(trx, token) }))
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
