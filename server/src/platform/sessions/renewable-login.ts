import { AppError } from '@meltem/contract/wire/errors'
import type { Logger } from 'pino'
import { type Db, type TenantTransaction, withTenant } from '../db/connection.ts'
import type { CookieName, RequestContext } from '../http/api.ts'
import { deviceName, shortAddress } from './device.ts'
import {
  deleteSession,
  insertSession,
  insertToken,
  lockLiveSession,
  type Realm,
  rotateSession,
} from './session-family.ts'
import { hashToken, isSameHash } from './token.ts'

/** A realm whose logins renew themselves by a cookie that no script can read. */
export interface RenewableRealm extends Realm {
  /** Its value is the key of the session, a dot and the secret. */
  readonly cookie: CookieName
}

export interface BearerToken {
  readonly access_token: string
  readonly bitis: string
}

const REMEMBERED_SECONDS = 30 * 24 * 60 * 60

/** Every login is a new session with new secrets, whatever the browser brought along. */
export async function openLogin(
  trx: TenantTransaction,
  realm: RenewableRealm,
  { tenant, userAgent, ip, cookies }: RequestContext,
  { sahip_k_no, hatirla }: { readonly sahip_k_no: string; readonly hatirla: boolean },
): Promise<BearerToken> {
  const owner = { tenant_id: tenant.id, sahip_k_no }
  const { k_no, sir } = await insertSession(trx, realm, {
    ...owner,
    hatirla,
    cihaz: deviceName(userAgent),
    ip: shortAddress(ip),
  })
  const token = await insertToken(trx, realm, { ...owner, k_no })
  keepRenewal(cookies, realm, `${k_no}.${sir}`, hatirla)
  return token
}

function keepRenewal(
  cookies: RequestContext['cookies'],
  { cookie }: RenewableRealm,
  value: string,
  hatirla: boolean,
): void {
  cookies.set(cookie, value, { sameSite: 'Lax', ...(hatirla ? { maxAge: REMEMBERED_SECONDS } : {}) })
}

function readRenewal({ cookies }: RequestContext, { cookie }: RenewableRealm): Secret | undefined {
  const parts = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookies.get(cookie) ?? '')
  return parts?.[1] && parts[2] ? { k_no: parts[1], sir: parts[2] } : undefined
}

interface Secret {
  readonly k_no: string
  readonly sir: string
}

/** Answers the owner of a login; undefined for one who is gone or may no longer log in. */
type FindOwner<Owner> = (trx: TenantTransaction, sahip_k_no: string) => Promise<Owner | undefined>

type Renewal<Owner> =
  | { readonly token: BearerToken; readonly owner: Owner }
  | { readonly refused: 'unknown' | 'reused' }

/** A secret that was replaced a while ago has been copied: the login ends for its owner and the thief. */
export async function renewLogin<Owner>(
  { db, log }: { readonly db: Db; readonly log: Logger },
  realm: RenewableRealm,
  context: RequestContext,
  findOwner: FindOwner<Owner>,
): Promise<{ readonly token: BearerToken; readonly owner: Owner }> {
  const given = readRenewal(context, realm)
  if (!given) throw new AppError('giris_gerekli')
  const outcome = await withTenant(db, context.tenant.id, async (trx): Promise<Renewal<Owner>> => {
    const stored = await lockLiveSession(trx, realm, given.k_no)
    const owner = stored && (await findOwner(trx, stored.sahip_k_no))
    if (!owner) return { refused: 'unknown' }
    const hash = hashToken(given.sir)
    if (isSameHash(stored.yenileme_ozeti, hash)) {
      const sir = await rotateSession(trx, realm, stored, shortAddress(context.ip))
      keepRenewal(context.cookies, realm, `${stored.k_no}.${sir}`, stored.hatirla)
    } else if (!stored.bagisla || !isSameHash(stored.onceki_ozet, hash)) {
      await deleteSession(trx, realm, stored.k_no)
      return { refused: 'reused' }
    }
    return { token: await insertToken(trx, realm, { ...stored, tenant_id: context.tenant.id }), owner }
  })
  if ('token' in outcome) return outcome
  if (outcome.refused === 'reused') {
    log.warn({ tenant: context.tenant.kod, reqId: context.requestId }, 'renewal used twice, session ended')
  }
  context.cookies.set(realm.cookie, null, { sameSite: 'Lax' })
  throw new AppError('giris_gerekli')
}

/** By the token, by the cookie, or by both; without either there is nothing to end. */
export async function closeLogin(
  { db }: { readonly db: Db },
  realm: RenewableRealm,
  context: RequestContext,
  oturum_k_no: string | undefined,
): Promise<void> {
  const given = readRenewal(context, realm)
  await withTenant(db, context.tenant.id, async (trx) => {
    if (oturum_k_no) await deleteSession(trx, realm, oturum_k_no)
    const stored = given && (await lockLiveSession(trx, realm, given.k_no))
    if (stored && isSameHash(stored.yenileme_ozeti, hashToken(given.sir))) await deleteSession(trx, realm, stored.k_no)
  })
  context.cookies.set(realm.cookie, null, { sameSite: 'Lax' })
}
