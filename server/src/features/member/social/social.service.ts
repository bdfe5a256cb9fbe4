import type { loginWithGoogle, SocialProvider } from '@meltem/contract/member/member'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { withTenant } from '../../../platform/db/connection.ts'
import type { CookieName, RequestContext } from '../../../platform/http/api.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import { hashToken, isSameHash, newToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { tellOfNewDevice } from '../access/login.service.ts'
import { openSession } from '../access/session.service.ts'
import { insertBegun, takeBegun } from './social.queries.ts'
import { SocialLogin } from './social-login.ts'
import { resolveMember } from './social-member.ts'

type Input = ParsedInputOf<typeof loginWithGoogle>
type Answer = OutputOf<typeof loginWithGoogle>

/** Ties the way back to the browser that set out: an attacker's code cannot be slipped in (login CSRF). */
const BROWSER_COOKIE: CookieName = '__Host-sosyal'
const MINUTES = 10

const loginsOf = keptWith<Map<SocialProvider, SocialLogin>>(() => new Map())

/** One per process, since it keeps the provider's keys. */
function getLogin(services: Services, name: SocialProvider): SocialLogin {
  const settings = services.config.social[name]
  if (!settings) throw new AppError('sosyal_kapali')
  const known = loginsOf(services)
  const login = known.get(name) ?? new SocialLogin(name, settings)
  known.set(name, login)
  return login
}

/** One address per tenant and provider, as it is registered there. */
async function redirectUri(
  services: Services,
  { tenant, origin }: RequestContext,
  name: SocialProvider,
): Promise<string> {
  const { language } = await getTenantSettings(services.db, services.cache, tenant)
  return `${origin}/${language.varsayilan}/account/social/${name}`
}

export async function socialLogin(
  services: Services,
  context: RequestContext,
  name: SocialProvider,
  input: Input,
): Promise<Answer> {
  await services.throttles.take('social_ip', context.tenant.id, context.ip)
  const { code, state } = input
  return code && state
    ? await finish(services, context, name, { code, state })
    : await begin(services, context, name, input)
}

async function begin(
  services: Services,
  context: RequestContext,
  name: SocialProvider,
  { donus, lang }: Input,
): Promise<Answer> {
  const { tenant, cookies, language } = context
  const signedIn = await context.findMember()
  const start = await getLogin(services, name)
    .begin(await redirectUri(services, context, name))
    .catch((error: unknown) => refuse(services, context, error))
  const browser = newToken()
  cookies.set(BROWSER_COOKIE, browser, { sameSite: 'Lax', maxAge: MINUTES * 60 })
  await withTenant(services.db, tenant.id, (trx) =>
    insertBegun(
      trx,
      {
        tenant_id: tenant.id,
        durum_ozeti: hashToken(start.state),
        saglayici: name,
        dogrulayici: start.dogrulayici,
        tek_seferlik: start.tek_seferlik,
        tarayici_ozeti: hashToken(browser),
        donus: donus ?? `/${lang ?? language}`,
        uye_k_no: signedIn?.uye.k_no ?? null,
      },
      MINUTES,
    ),
  )
  return { url: start.url, oturum: null, donus: null }
}

async function finish(
  services: Services,
  context: RequestContext,
  name: SocialProvider,
  { code, state }: { code: string; state: string },
): Promise<Answer> {
  const { db } = services
  const { tenant, cookies } = context
  const browser = cookies.get(BROWSER_COOKIE)
  const begun = await withTenant(db, tenant.id, (trx) => takeBegun(trx, name, state))
  if (!begun || !browser || !isSameHash(begun.tarayici_ozeti, hashToken(browser))) throw new AppError('sosyal_hata')
  cookies.set(BROWSER_COOKIE, null, { sameSite: 'Lax' })
  const checks = { state, dogrulayici: begun.dogrulayici, tek_seferlik: begun.tek_seferlik }
  const identity = await getLogin(services, name)
    .finish(await redirectUri(services, context, name), code, checks)
    .catch((error: unknown) => refuse(services, context, error))
  const oturum = await withTenant(db, tenant.id, async (trx) => {
    const member = await resolveMember(services, trx, context, { name, identity, connectTo: begun.uye_k_no })
    await tellOfNewDevice(services, trx, context, member)
    return await openSession(trx, context, member, true)
  })
  return { url: null, oturum, donus: begun.donus }
}

/** Why is for the log; the person can only try again. */
function refuse({ log }: Services, { requestId }: RequestContext, error: unknown): never {
  log.warn({ err: error, reqId: requestId }, 'social login refused')
  throw new AppError('sosyal_hata', {}, { cause: error })
}
