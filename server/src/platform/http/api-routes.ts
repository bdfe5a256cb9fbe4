import { Readable } from 'node:stream'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { Settings } from '@meltem/contract/settings'
import type { Proof, Staff } from '@meltem/contract/staff/staff'
import { type Administrator, INSTALLATION_PATH } from '@meltem/contract/tenant/installation'
import type { DocumentType, Endpoint } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { LongFile } from '@meltem/contract/wire/long-file'
import { detectLanguage } from '@meltem/i18n/detect'
import { stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import {
  type Api,
  type Cookies,
  type RequestContext,
  requireAccess,
  type SignedIn,
  type SignedInAgency,
  type SignedInStaff,
} from './api.ts'
import { personLanguage, readCookie } from './context.ts'
import { beginFailure, failureOf } from './envelope.ts'
import { CallLimit, storeOf } from './guards/call-limit.ts'
import { isInstallationHost } from './guards/own-hosts.ts'
import { API_CSP, SECURITY_HEADERS } from './guards/security-headers.ts'
import type { Throttles } from './guards/throttles.ts'
import { openApiDocument } from './openapi.ts'
import { OPENAPI_PAGE_CSP, openApiPage } from './pages/openapi-page.ts'
import { canonicalOrigin, findPageTenant, INSTALLATION_COOKIE, STAFF_COOKIE } from './pages/page-request.ts'
import { hostName, type Tenant, type TenantDirectory } from './tenant-directory.ts'

/** No call of ours needs more, but for uploads, which name their own limit. */
const BODY_LIMIT = 256 * 1024

/** Who stands behind a token, and in which languages a tenant answers: features say it, app.ts brings them here. */
export interface Realms {
  /** By the token of a login, or else by the bearer token of another system. */
  findStaff(tenant: Tenant, token: string | undefined, bearer: string | undefined): Promise<SignedInStaff | undefined>
  findMissingProof(tenant: Tenant, staff: Staff, token: string | undefined): Promise<Proof | undefined>
  findMember(tenant: Tenant, token: string | undefined): Promise<SignedIn | undefined>
  findAgency(tenant: Tenant, token: string | undefined): Promise<SignedInAgency | undefined>
  findAdministrator(token: string | undefined): Promise<Administrator | undefined>
  languagesOf(tenant: Tenant): Promise<Settings['language']>
}

interface ApiRoutesOptions {
  readonly api: Api
  readonly config: Config
  readonly realms: Realms
  readonly tenants: TenantDirectory
  readonly throttles: Throttles
}

/** Every call of the contract over HTTP, under /api. */
export async function apiRoutes(app: FastifyInstance, options: ApiRoutesOptions): Promise<void> {
  const { api, config, tenants } = options
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  await app.register(cors, { origin: allowOrigin(tenants), credentials: true, methods: ['GET', 'POST'], maxAge: 3600 })
  const onTrouble = (err: unknown) => app.log.warn({ err }, 'calls are counted by this process alone')
  await app.register(rateLimit, {
    max: config.rateLimit,
    store: storeOf(new CallLimit(options.throttles, { max: config.rateLimit, onTrouble })),
    timeWindow: '1 minute',
    errorResponseBuilder: () => new AppError('cok_istek'),
  })

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'content-security-policy': API_CSP, 'cache-control': 'no-store' })
  })

  app.setErrorHandler(async (error, request, reply) => {
    const known = beginFailure(error, request, reply)
    // The settings of a tenant are where the database is: a caller told that it is away does not wait for it again.
    const isAway = known.code === 'mesgul' || known.code === 'adres_bilinmiyor'
    const language = isAway ? personLanguage(request) : await languageOf(request, options)
    return await reply.send(failureOf(known, language, request.id))
  })

  app.setNotFoundHandler(() => {
    throw new AppError('bulunamadi')
  })

  describeApi(app, api)

  // Without it an unknown call would fall through to the storefront's pages.
  app.all('/*', () => {
    throw new AppError('bulunamadi')
  })
  for (const endpoint of api.endpoints()) route(app, endpoint, options)
}

function route(app: FastifyInstance, endpoint: Endpoint, options: ApiRoutesOptions): void {
  const { api, tenants } = options
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.upload ?? BODY_LIMIT,
    handler: async (request, reply) => {
      const tenant = tenantOf(endpoint, request, options)
      requireOwnOrigin(request, tenant, tenants)
      const language = await languageOf(request, options)
      const context = requestContext(request, reply, options, { tenant, language })
      if (endpoint.upload) await requireAccess(endpoint, context)
      const answer = await api.dispatch(endpoint, inputOf(request, endpoint), context)
      if (endpoint.content) return await sendDocument(reply, endpoint.content, answer)
      const written = api.write(endpoint, answer)
      return written ? await reply.type('application/json; charset=utf-8').send(written) : answer
    },
  })
}

/** A file travels as it is, with everything else in the query; no other call takes bytes. */
function inputOf({ query, body }: FastifyRequest, { method, upload }: Endpoint): unknown {
  if (method === 'GET') return query
  if (Buffer.isBuffer(body) !== (upload !== undefined)) throw new AppError('icerik_turu')
  return upload === undefined ? (body ?? {}) : { ...(query as object), icerik: body }
}

/** Few ever ask: the description is written for the first one, not while the server starts, and then kept. */
function describeApi(app: FastifyInstance, api: Api): void {
  let document: string | undefined
  let page: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(api.endpoints()))
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/', (_request, reply) => {
    page ??= openApiPage(api.endpoints())
    reply.header('content-security-policy', OPENAPI_PAGE_CSP)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

/** A person's own papers: no cache on the way may keep them. The name is ours and plain. */
function sendDocument(reply: FastifyReply, content: DocumentType, answer: object): FastifyReply {
  const { ad, icerik } = answer as LongFile
  if (content === 'text/event-stream') return sendStream(reply, icerik as Readable)
  reply.headers({
    'content-type': content === 'text/calendar' ? 'text/calendar; charset=utf-8' : content,
    // A stranger's file is saved, never opened in the page's place.
    'content-disposition': `${content === 'application/octet-stream' ? 'attachment' : 'inline'}; filename="${ad}"`,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  if (!(icerik instanceof Uint8Array)) return reply.send(Readable.from(icerik))
  return reply.send(Buffer.from(icerik.buffer, icerik.byteOffset, icerik.byteLength))
}

/** Events go out as they happen: nothing on the way may gather, compress or keep them. */
function sendStream(reply: FastifyReply, events: Readable): FastifyReply {
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  return reply.send(events)
}

/** Stands where no tenant is asked for: no row of any tenant carries its number, so nothing of one can be read or written. */
const NO_TENANT: Tenant = { id: 0, kod: '', alan_adlari: [] }

function tenantOf(endpoint: Endpoint, request: FastifyRequest, { config, tenants }: ApiRoutesOptions): Tenant {
  if (endpoint.path.startsWith(INSTALLATION_PATH)) {
    if (!isInstallationHost(request.raw, config)) throw new AppError('bulunamadi')
    return NO_TENANT
  }
  return endpoint.content ? requireAnyTenant(request, config, tenants) : requireTenant(request, tenants)
}

/** A link in a mail carries no header: the host names the tenant as it does for pages. */
function requireAnyTenant(request: FastifyRequest, config: Config, tenants: TenantDirectory): Tenant {
  if (request.headers.company !== undefined) return requireTenant(request, tenants)
  const tenant = findPageTenant(request.raw, tenants, config.mode !== 'production')
  if (!tenant) throw new AppError('firma_gerekli')
  return tenant
}

function requireTenant(request: FastifyRequest, tenants: TenantDirectory): Tenant {
  const { company } = request.headers
  if (typeof company !== 'string' || company === '') throw new AppError('firma_gerekli')
  const tenant = tenants.byKod(company)
  if (!tenant) throw new AppError('firma_bilinmiyor')
  return tenant
}

/** A page of one tenant may not act for another, whatever header it sends. */
function requireOwnOrigin(request: FastifyRequest, tenant: Tenant, tenants: TenantDirectory): void {
  const { origin } = request.headers
  if (!origin || isSameHost(origin, request.headers.host)) return
  const owner = tenantOfOrigin(origin, tenants)
  if (owner?.id !== tenant.id) throw new AppError('yetki_yok')
}

function isSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

function tenantOfOrigin(origin: string, tenants: TenantDirectory): Tenant | undefined {
  return URL.canParse(origin) ? tenants.byHost(hostName(new URL(origin).host)) : undefined
}

/** Only hosts of a tenant get CORS headers; the origin is never reflected blindly. */
function allowOrigin(tenants: TenantDirectory) {
  return (origin: string | undefined, done: (error: Error | null, allow: boolean) => void): void => {
    done(null, origin !== undefined && tenantOfOrigin(origin, tenants) !== undefined)
  }
}

/** What the caller asks for; the tenant's default otherwise. Also needed before a tenant is known. */
async function languageOf(request: FastifyRequest, { realms, tenants }: ApiRoutesOptions): Promise<Language> {
  const acceptLanguage = request.headers['accept-language']
  const { company } = request.headers
  const tenant = typeof company === 'string' ? tenants.byKod(company) : undefined
  if (!tenant) return personLanguage(request)
  try {
    const { diller, varsayilan } = await realms.languagesOf(tenant)
    return detectLanguage({ acceptLanguage, offered: diller, fallback: varsayilan })
  } catch (error) {
    // The failure being answered may be the database itself: the answer still needs a language.
    request.log.warn({ err: error }, 'settings could not be read for the language of an answer')
    return personLanguage(request)
  }
}

function requestContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, realms }: ApiRoutesOptions,
  { tenant, language }: { tenant: Tenant; language: Language },
): RequestContext {
  let staff: Promise<SignedInStaff | undefined> | undefined
  let member: Promise<SignedIn | undefined> | undefined
  let agency: Promise<SignedInAgency | undefined> | undefined
  const cookies = cookiesOf(request, reply)
  return {
    tenant,
    language,
    ip: request.ip,
    requestId: request.id,
    origin: canonicalOrigin(request, tenant, config),
    userAgent: request.headers['user-agent'] ?? '',
    refusesCounting: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
    cookies,
    findStaff: () => {
      staff ??= realms.findStaff(tenant, cookies.get(STAFF_COOKIE), bearerOf(request))
      return staff
    },
    findMissingProof: (person) => realms.findMissingProof(tenant, person, cookies.get(STAFF_COOKIE)),
    findMember: () => {
      member ??= realms.findMember(tenant, bearerOf(request))
      return member
    },
    findAgency: () => {
      agency ??= realms.findAgency(tenant, bearerOf(request))
      return agency
    },
    findAdministrator: () => realms.findAdministrator(cookies.get(INSTALLATION_COOKIE)),
  }
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '')?.[1]
}

/** A cookie comes along by itself, so a request that another site has caused gets to see none (PEOPLE-8). */
function cookiesOf({ headers }: FastifyRequest, reply: FastifyReply): Cookies {
  const isForeign = headers['sec-fetch-site'] === 'cross-site'
  return {
    get: (name) => (isForeign ? undefined : readCookie(headers.cookie, name)),
    set: (name, value, { maxAge, sameSite }) => {
      if (isForeign) throw new AppError('yetki_yok')
      const age = value === null ? 0 : maxAge
      const life = age === undefined ? {} : { maxAge: age }
      const kept = { name, value: value ?? '', path: '/', httpOnly: true, secure: true, ...life }
      reply.header('set-cookie', stringifySetCookie({ ...kept, sameSite: sameSite === 'Lax' ? 'lax' : 'strict' }))
    },
  }
}
