import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import underPressure from '@fastify/under-pressure'
import { AppError } from '@meltem/contract/errors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { mountAgency } from './features/agency/agency.routes.ts'
import { findAgency } from './features/agency/portal/api-key.ts'
import { mountAgencyPortal } from './features/agency/portal/portal.routes.ts'
import { mountAudience } from './features/audience/audience.routes.ts'
import { newsletterRoutes } from './features/audience/newsletter-pages.routes.ts'
import { mountCatalog } from './features/catalog/catalog.routes.ts'
import { socialCardRoutes } from './features/catalog/products/social-card.routes.ts'
import { stopWatchingRoutes } from './features/catalog/reviews/stop-watching.routes.ts'
import { mountContent } from './features/content/content.routes.ts'
import { mountContentOffice } from './features/content/content-office.routes.ts'
import { searchEngineRoutes } from './features/content/search-engines/search-engine.routes.ts'
import { outboxRoutes } from './features/letters/outbox.routes.ts'
import { mountMemberArea } from './features/member/area.routes.ts'
import { mountMember } from './features/member/member.routes.ts'
import { findMemberByToken } from './features/member/session.service.ts'
import { mountPayment } from './features/payment/payment.routes.ts'
import { providerRoutes } from './features/payment/provider.routes.ts'
import { mountDocuments } from './features/reservation/documents/documents.routes.ts'
import { mountReservation } from './features/reservation/reservation.routes.ts'
import { mountSettings } from './features/settings/settings.routes.ts'
import { getTenantSettings } from './features/settings/settings.service.ts'
import { mountStaff } from './features/staff/staff.routes.ts'
import { findStaffByToken } from './features/staff/staff.service.ts'
import { mountTransfer } from './features/transfer/transfer.routes.ts'
import type { PictureStudio } from './platform/files/pictures/picture-studio.ts'
import { Api } from './platform/http/api.ts'
import { apiRoutes, type Realms } from './platform/http/api-routes.ts'
import { personLanguage } from './platform/http/context.ts'
import { asAppError, COME_AGAIN_SECONDS, failureOf } from './platform/http/envelope.ts'
import { fileRoutes } from './platform/http/file-routes.ts'
import { createMetrics, healthRoutes, type Metrics } from './platform/http/health-routes.ts'
import { sendFailurePage } from './platform/http/last-resort.ts'
import { createLimitedServer } from './platform/http/limited-server.ts'
import { readWholeTarget, requireOwnHost } from './platform/http/own-hosts.ts'
import type { TenantDirectory } from './platform/http/tenant-directory.ts'
import type { PageCache } from './platform/memory/page-cache.ts'
import type { Services } from './services.ts'
import { Storefront, type StorefrontBuild } from './storefront/storefront.ts'
import { storefrontRoutes } from './storefront/storefront-routes.ts'

export interface AppOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
  readonly pages: PageCache
  readonly studio: PictureStudio
  /** The storefront's server build, or how to get the newest one in development. */
  readonly storefront: () => Promise<StorefrontBuild>
  /** Vite's middleware in development. */
  readonly middleware?: (
    request: Parameters<RequestListener>[0],
    response: Parameters<RequestListener>[1],
    next: () => void,
  ) => void
  readonly isDraining?: () => boolean
}

export interface App {
  readonly server: FastifyInstance
  readonly storefront: Storefront
}

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Builds the whole HTTP side; main.ts listens, tests inject. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { services, tenants, pages } = options
  const { config } = services
  const api = mountAll(services, options.studio)
  const metrics = createMetrics()
  const storefront = new Storefront({
    build: options.storefront,
    services,
    api,
    tenants,
    pages,
    caching: config.mode !== 'development',
  })

  const server = createFastify(options, { api, storefront, metrics })
  server.setErrorHandler(sendFailurePage)
  if (config.maxLoopDelay > 0) {
    await server.register(underPressure, {
      maxEventLoopDelay: config.maxLoopDelay,
      // Infinity is no delay but a second without a sample, as after a busy moment: no reason to turn a request away.
      pressureHandler: async (_request, reply, _kind, delay) => {
        if (delay === Number.POSITIVE_INFINITY) return
        reply.header('retry-after', COME_AGAIN_SECONDS)
        throw new AppError('mesgul')
      },
    })
  }
  await server.register(healthRoutes, {
    db: services.db,
    pages,
    metrics,
    isDraining: options.isDraining ?? (() => false),
  })
  await server.register(apiRoutes, { prefix: '/api', api, config, realms: realmsOf(services), tenants })
  await server.register(providerRoutes, { services, tenants })
  if (config.mode !== 'production') await server.register(outboxRoutes, { services, tenants })
  await server.register(stopWatchingRoutes, { services, tenants })
  await server.register(newsletterRoutes, { services, tenants })
  await server.register(searchEngineRoutes, { services, tenants, pages })
  await server.register(socialCardRoutes, { services, tenants, studio: options.studio })
  await server.register(fileRoutes, {
    pictureDir: options.studio.folder,
    webBuild: root('web/build'),
    adminBuild: root('admin/build'),
    tenants,
    maySwitch: config.mode !== 'production',
  })
  await server.register(storefrontRoutes, { storefront, tenants, maySwitch: config.mode !== 'production' })
  return { server, storefront }
}

interface AppParts {
  readonly api: Api
  readonly storefront: Storefront
  readonly metrics: Metrics
}

function createFastify(
  { services, tenants, middleware }: AppOptions,
  { api, storefront, metrics }: AppParts,
): FastifyInstance {
  const { config } = services
  const log: FastifyBaseLogger = services.log
  const server = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 256 * 1024,
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => {
      const known = asAppError(error)
      const answer = reply as FastifyReply
      answer.code(known.status).send(failureOf(known, personLanguage(request), request.id))
    },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    // A cached page is sent before the framework sees the request: it is as fast as a bare server.
    serverFactory: (handler) =>
      createLimitedServer({ limits: config.requestLimits, uploads: uploadPaths(api) }, (request, response) => {
        readWholeTarget(request)
        if (storefront.serveCached(request, response)) {
          metrics.cachedPages.inc()
          return
        }
        if (middleware) middleware(request, response, () => handler(request, response))
        else handler(request, response)
      }),
  })

  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    requireOwnHost(request.raw, config, tenants)
  })
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })

  return server
}

/** Who may stand behind a request, each realm asked by its own feature. */
function realmsOf({ db, cache, throttles }: Services): Realms {
  return {
    findStaff: (tenant, token) => findStaffByToken(db, tenant.id, token),
    findMember: (tenant, token) => findMemberByToken(db, tenant.id, token),
    findAgency: (tenant, token) => findAgency({ db, throttles }, tenant.id, token),
    languagesOf: async (tenant) => (await getTenantSettings(db, cache, tenant)).language,
  }
}

function uploadPaths(api: Api): ReadonlySet<string> {
  return new Set(api.endpoints().flatMap(({ path, upload }) => (upload === undefined ? [] : [`/api${path}`])))
}

function mountAll(services: Services, studio: PictureStudio): Api {
  const api = new Api()
  mountSettings(api, services)
  mountContent(api, services)
  mountContentOffice(api, services)
  mountAudience(api, services)
  mountStaff(api, services)
  mountMember(api, services)
  mountMemberArea(api, services)
  mountReservation(api, services)
  mountDocuments(api, services)
  mountPayment(api, services)
  mountCatalog(api, services)
  mountTransfer(api, services)
  mountAgencyPortal(api, services)
  mountAgency(api, services, studio)
  return api
}
