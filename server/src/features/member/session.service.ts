import { AppError } from '@meltem/contract/errors'
import type { Session } from '@meltem/contract/member'
import { hashToken, isSameHash, newToken } from '../../access/token.ts'
import { type Db, type TenantTransaction, withTenant } from '../../db/connection.ts'
import { askAllLast } from '../../db/round-trip.ts'
import type { CookieName, RequestContext, SignedIn } from '../../http/api.ts'
import type { Services } from '../../services.ts'
import { deviceName, shortAddress } from './device.ts'
import { findMember, type MemberRow, memberOnWire } from './member.queries.ts'
import {
  deleteSession,
  insertSession,
  insertToken,
  lockLiveSession,
  moveEnd,
  ownerQuery,
  rotateSession,
} from './session.queries.ts'

/** Renews the login; no script can read it. Its value is the key of the session, a dot and the secret. */
const RENEWAL_COOKIE: CookieName = '__Host-uye'
/** Tells a device that has logged in before from a new one. */
const DEVICE_COOKIE: CookieName = '__Host-cihaz'

const REMEMBERED_SECONDS = 30 * 24 * 60 * 60
const DEVICE_SECONDS = 390 * 24 * 60 * 60

export async function findMemberByToken(
  db: Db,
  tenantId: number,
  token: string | undefined,
): Promise<SignedIn | undefined> {
  if (!token) return undefined
  const [[owner]] = await withTenant(db, tenantId, (trx) => askAllLast(trx, ownerQuery(trx, token)))
  if (!owner) return undefined
  if (owner.eskimis) await withTenant(db, tenantId, (trx) => moveEnd(trx, owner.oturum_k_no))
  return { uye: memberOnWire(owner), oturum_k_no: owner.oturum_k_no }
}

/** Every login is a new session with new secrets, whatever the browser brought along. */
export async function openSession(
  trx: TenantTransaction,
  context: RequestContext,
  member: MemberRow,
  hatirla: boolean,
): Promise<Session> {
  const { tenant, userAgent, ip, cookies } = context
  const { k_no, sir } = await insertSession(trx, {
    tenant_id: tenant.id,
    uye_k_no: member.k_no,
    hatirla,
    cihaz: deviceName(userAgent),
    ip: shortAddress(ip),
  })
  const token = await insertToken(trx, { tenant_id: tenant.id, uye_k_no: member.k_no }, k_no)
  keepRenewal(cookies, `${k_no}.${sir}`, hatirla)
  return sessionOf(token, member)
}

function keepRenewal(cookies: RequestContext['cookies'], value: string, hatirla: boolean): void {
  cookies.set(RENEWAL_COOKIE, value, { sameSite: 'Lax', ...(hatirla ? { maxAge: REMEMBERED_SECONDS } : {}) })
}

function sessionOf({ access_token, bitis }: { access_token: string; bitis: Date }, member: MemberRow): Session {
  return { access_token, bitis: bitis.toISOString(), uye: memberOnWire(member) }
}

function readRenewal({ cookies }: RequestContext): { k_no: string; sir: string } | undefined {
  const parts = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookies.get(RENEWAL_COOKIE) ?? '')
  return parts?.[1] && parts[2] ? { k_no: parts[1], sir: parts[2] } : undefined
}

type Renewal = { readonly session: Session } | { readonly refused: 'unknown' | 'reused' }

/** A secret that was replaced a while ago has been copied: nobody of that family stays logged in. */
export async function renewSession({ db, log }: Services, context: RequestContext): Promise<Session> {
  const given = readRenewal(context)
  if (!given) throw new AppError('giris_gerekli')
  const outcome = await withTenant(db, context.tenant.id, (trx) => renewIn(trx, context, given))
  if ('session' in outcome) return outcome.session
  if (outcome.refused === 'reused') {
    log.warn({ tenant: context.tenant.kod, requestId: context.requestId }, 'renewal used twice, session ended')
  }
  context.cookies.set(RENEWAL_COOKIE, null, { sameSite: 'Lax' })
  throw new AppError('giris_gerekli')
}

async function renewIn(
  trx: TenantTransaction,
  context: RequestContext,
  { k_no, sir }: { k_no: string; sir: string },
): Promise<Renewal> {
  const stored = await lockLiveSession(trx, k_no)
  const member = stored && (await findMember(trx, stored.uye_k_no))
  if (!member) return { refused: 'unknown' }
  const hash = hashToken(sir)
  if (isSameHash(stored.yenileme_ozeti, hash)) {
    keepRenewal(
      context.cookies,
      `${k_no}.${await rotateSession(trx, stored, shortAddress(context.ip))}`,
      stored.hatirla,
    )
  } else if (!stored.bagisla || !isSameHash(stored.onceki_ozet, hash)) {
    await deleteSession(trx, k_no)
    return { refused: 'reused' }
  }
  return { session: sessionOf(await insertToken(trx, stored, k_no), member) }
}

/** By the token, by the cookie, or by both; without either there is nothing to end. */
export async function closeSession({ db }: Services, context: RequestContext): Promise<void> {
  const signedIn = await context.findMember()
  const given = readRenewal(context)
  await withTenant(db, context.tenant.id, async (trx) => {
    if (signedIn) await deleteSession(trx, signedIn.oturum_k_no)
    const stored = given && (await lockLiveSession(trx, given.k_no))
    if (stored && isSameHash(stored.yenileme_ozeti, hashToken(given.sir))) await deleteSession(trx, stored.k_no)
  })
  context.cookies.set(RENEWAL_COOKIE, null, { sameSite: 'Lax' })
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
