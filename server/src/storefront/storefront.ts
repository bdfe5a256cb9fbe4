import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequest } from '@mcansh/react-router-fastify'
import { LANGUAGE_COOKIE, PREFERENCE_MAX_AGE } from '@meltem/contract/wire/cookies'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import type { RenderedAnswer, Rendering } from '@meltem/contract/wire/rendering'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { frameOrigins } from '../features/payment/start/payment-terms.ts'
import { getPublicSettings, getTenantSettings } from '../features/settings/settings.service.ts'
import { countRendered } from '../platform/counters.ts'
import { withFaultScript } from '../platform/faults/fault-routes.ts'
import type { Api, Cookies, RequestContext } from '../platform/http/api.ts'
import { readCookie } from '../platform/http/context.ts'
import { COME_AGAIN_SECONDS } from '../platform/http/envelope.ts'
import { hashSource, pageCsp, SECURITY_HEADERS, transportHeaders } from '../platform/http/guards/security-headers.ts'
import { Turns } from '../platform/http/guards/turns.ts'
import {
  carriesKey,
  findPageTenant,
  isPreview,
  isSecretPath,
  languageToRemember,
  type PageRequest,
  readPageRequest,
} from '../platform/http/pages/page-request.ts'
import type { TenantDirectory } from '../platform/http/tenant-directory.ts'
import { type CachedPage, encodePage, isFresh, type PageCache, sendCached } from '../platform/memory/page-cache.ts'
import { markTraced } from '../platform/tracing/mark-traced.ts'
import type { Services } from '../services.ts'
import { callInMemory } from './call-in-memory.ts'

/** The storefront's server build, as far as we call it. */
export interface StorefrontBuild {
  readonly entry: {
    readonly module: {
      respond(build: StorefrontBuild, request: Request, rendering: Rendering, mode: string): Promise<RenderedAnswer>
    }
  }
}

interface StorefrontParts {
  readonly build: () => Promise<StorefrontBuild>
  readonly services: Services
  readonly api: Api
  readonly tenants: TenantDirectory
  readonly pages: PageCache
  /** False in development: every request shows the newest code. */
  readonly caching: boolean
}

interface RenderTerms {
  /** For the scripts of a page of one person. */
  readonly nonce?: string
  /** A call behind the page has failed by our own fault, whatever the page made of it. */
  readonly onFault?: () => void
}

const SHARED_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const PERSONAL_CACHING = 'private, no-store'

/** Pages wait for the database now and then, so one at a time would leave the processor idle. */
const AT_ONCE = 8
/** At a few milliseconds a page, a request behind so many would wait for seconds. */
const MOST_WAITING = 400

/** Renders the storefront's pages and shares those that are the same for all visitors. */
export class Storefront {
  readonly #parts: StorefrontParts
  readonly #rendering = new Map<string, Promise<CachedPage | undefined>>()
  readonly #turns = new Turns(AT_ONCE, MOST_WAITING)
  #settings = new Map<number, Parameters<typeof readPageRequest>[2]>()

  constructor(parts: StorefrontParts) {
    this.#parts = parts
  }

  /** Forgets what the fast path knows of a tenant, or of all. */
  forget(tenantId?: number): void {
    if (tenantId === undefined) this.#settings.clear()
    else this.#settings.delete(tenantId)
  }

  /** The fast path, before the framework: true when a cached page was sent. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const tenant = findPageTenant(request, this.#parts.tenants, this.#maySwitch)
    const settings = tenant && this.#settings.get(tenant.id)
    if (!tenant || !settings) return false
    const { key } = readPageRequest(request, tenant, settings, this.#parts.services.config)
    const page = key === undefined ? undefined : this.#parts.pages.get(key)
    // A stale page goes through the slow path once, which sends it and makes a new one.
    if (!page || !isFresh(page)) return false
    const remember = this.#cookieToSet(request)
    sendCached(request, response, page, remember && languageCookie(remember))
    return true
  }

  /** The framework's path: render, share if possible, send. */
  async handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const tenant = findPageTenant(request.raw, this.#parts.tenants, this.#maySwitch)
    if (!tenant) throw new AppError('adres_bilinmiyor')
    const { services, pages } = this.#parts
    const settings = await getTenantSettings(services.db, services.cache, tenant)
    this.#settings.set(tenant.id, settings)
    const page = readPageRequest(request.raw, tenant, settings, services.config)
    const remember = this.#cookieToSet(request.raw)
    if (page.key === undefined || !this.#parts.caching) {
      await this.#renderPersonal(request, reply, page, remember)
      return
    }
    const known = pages.get(page.key)
    const rendering = known && isFresh(known) ? undefined : this.#renderShared(page.key, request, reply, page)
    rendering?.catch((error: unknown) => request.log.error({ err: error }, 'page could not be renewed'))
    const cached = known ?? (await rendering)
    if (!cached) {
      await this.#renderPersonal(request, reply, page, remember)
      return
    }
    reply.hijack()
    sendCached(request.raw, reply.raw, cached, remember && languageCookie(remember))
  }

  get #maySwitch(): boolean {
    return this.#parts.services.config.mode !== 'production'
  }

  #cookieToSet(request: IncomingMessage): Language | undefined {
    const language = languageToRemember(request.url ?? '/')
    return language && readCookie(request.headers.cookie, LANGUAGE_COOKIE) !== language ? language : undefined
  }

  /** One rendering at a time per page, however many ask. Undefined when the answer is not one to share. */
  #renderShared(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageRequest,
  ): Promise<CachedPage | undefined> {
    // A rendering that was begun before a change is not for requests that come after it.
    const generation = this.#parts.pages.generationOf(page.tenant.id)
    const name = `${generation}|${key}`
    const running = this.#rendering.get(name)
    if (running) return running
    const rendering = this.#makeShared(request, reply, page)
      .then((cached) => {
        if (cached) this.#parts.pages.set(key, cached, generation)
        return cached
      })
      .finally(() => this.#rendering.delete(name))
    this.#rendering.set(name, rendering)
    return rendering
  }

  async #makeShared(request: FastifyRequest, reply: FastifyReply, page: PageRequest): Promise<CachedPage | undefined> {
    let whole = true
    const onFault = () => {
      whole = false
    }
    const response = await this.#render(request, reply, page, { onFault })
    // What was left out because the database was away would stay left out for all visitors.
    if (response.status !== 200 || !whole) return undefined
    const { body = '' } = response
    const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    const headers = {
      ...this.#headers(),
      'content-type': contentType,
      'cache-control': SHARED_CACHING,
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': pageCsp(typeof body === 'string' ? scriptHashes(body) : [], {
        image: await this.#tileOrigins(page),
        frame: await frameOrigins(this.#parts.services, page.tenant),
      }),
    }
    return await encodePage({ status: 200, headers, body: Buffer.from(body) }, page.tenant.id)
  }

  async #renderPersonal(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageRequest,
    remember: Language | undefined,
  ): Promise<void> {
    const nonce = randomBytes(16).toString('base64url')
    const response = await this.#render(request, reply, page, { nonce })
    reply.code(response.status)
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
    const cookies = response.headers.getSetCookie()
    if (remember && response.status === 200) cookies.push(languageCookie(remember))
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    reply.headers(this.#headers())
    reply.header('cache-control', PERSONAL_CACHING)
    if (response.status === 503) reply.header('retry-after', COME_AGAIN_SECONDS)
    if (isSecretPath(request.url) || carriesKey(request.url)) reply.header('referrer-policy', 'no-referrer')
    // Vite tells the browser about changed code over a socket of its own.
    const { services } = this.#parts
    const connect = services.config.mode === 'development' ? ['ws:'] : []
    // The office shows a preview beside the words it is made of (PAGE-23); nothing else may stand in a frame.
    const framed = isPreview(request.url)
    if (framed) reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' })
    reply.header(
      'content-security-policy',
      pageCsp([`'nonce-${nonce}'`], {
        image: await this.#tileOrigins(page),
        connect,
        frame: await frameOrigins(services, page.tenant),
        framed,
      }),
    )
    await reply.send(response.body)
  }

  /** Where the tenant's streets come from, if it has any. */
  async #tileOrigins({ tenant }: PageRequest): Promise<string[]> {
    const { tema } = await getPublicSettings(this.#parts.services, tenant)
    return tema.sokaklar ? [new URL(tema.sokaklar.url).origin] : []
  }

  async #render(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageRequest,
    { nonce, onFault }: RenderTerms,
  ): Promise<RenderedAnswer> {
    const { services, api } = this.#parts
    countRendered(nonce === undefined ? 'all' : 'one')
    const build = await this.#parts.build()
    const settings = await getPublicSettings(services, page.tenant)
    const context: RequestContext = {
      tenant: page.tenant,
      language: page.language,
      ip: request.ip,
      requestId: request.id,
      origin: page.origin,
      userAgent: '',
      refusesCounting: true,
      cookies: NO_COOKIES,
      findStaff: async () => undefined,
      findMissingProof: async () => undefined,
      findMember: async () => undefined,
      findAgency: async () => undefined,
      findAdministrator: async () => undefined,
    }
    const rendering: Rendering = {
      call: callInMemory(api, context, request.log, onFault),
      settings,
      language: page.language,
      currency: page.currency,
      origin: page.origin,
      nonce,
      requestId: request.id,
      report: (error) => request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'page failed'),
    }
    const mode = services.config.mode === 'development' ? 'development' : 'production'
    const answer = await this.#turns.run(() =>
      build.entry.module.respond(build, createRequest(atOrigin(request, page.origin), reply), rendering, mode),
    )
    return typeof answer.body === 'string' ? { ...answer, body: withFaultScript(markTraced(answer.body)) } : answer
  }

  #headers(): Record<string, string> {
    return { ...SECURITY_HEADERS, ...transportHeaders(this.#parts.services.config) }
  }
}

/** Pages log no visitor in: the browser calls the API itself. */
const NO_COOKIES: Cookies = {
  get: () => undefined,
  set: (name) => {
    throw new Error(`A page cannot set the cookie ${name}`)
  },
}

/** The framework would read the host from what a proxy has forwarded, which any client can write. */
function atOrigin(request: FastifyRequest, origin: string): FastifyRequest {
  const { host, protocol } = new URL(origin)
  return Object.create(request, { host: { value: host }, protocol: { value: protocol.slice(0, -1) } }) as FastifyRequest
}

function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${PREFERENCE_MAX_AGE}; SameSite=Lax`
}

/** The inline scripts of a page by hash: a cached page cannot carry a nonce, which must differ each time. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(?:ld\+)?json"/.test(attributes)) continue
    hashes.add(hashSource(code))
  }
  return [...hashes]
}
