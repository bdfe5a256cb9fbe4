import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import underPressure from '@fastify/under-pressure'
import { AppError } from '@meltem/contract/wire/errors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import { mountAgency } from './features/agency/agency.routes.ts'
import { mountAgencyPortal } from './features/agency/portal/portal.routes.ts'
import { findAgency } from './features/agency/tools/api-key.ts'
import { mountArrival } from './features/arrival/arrival.routes.ts'
import { mountAudience } from './features/audience/audience.routes.ts'
import { newsletterRoutes } from './features/audience/newsletter-pages.routes.ts'
import { mountNewsletterOffice } from './features/audience/newsletters/newsletter-office.routes.ts'
import { mountCatalog } from './features/catalog/catalog.routes.ts'
import { mountGroupOffice } from './features/catalog/groups/group-office.routes.ts'
import { mountCatalogOffice } from './features/catalog/office/catalog-office.routes.ts'
import { socialCardRoutes } from './features/catalog/products/social-card.routes.ts'
import { stopWatchingRoutes } from './features/catalog/reviews/stop-watching.routes.ts'
import { chartRoutes } from './features/chart/chart.routes.ts'
import { mountContent } from './features/content/content.routes.ts'
import { mountContentOffice } from './features/content/content-office.routes.ts'
import { searchEngineRoutes } from './features/content/search-engines/search-engine.routes.ts'
import { mountTranslations } from './features/content/translations/translation.routes.ts'
import { mountDeparture } from './features/departure/departure.routes.ts'
import { mountField } from './features/field/field.routes.ts'
import { mountFigures } from './features/figures/figures.routes.ts'
import { mountFleet } from './features/fleet/fleet.routes.ts'
import { mountImport } from './features/import/import.routes.ts'
import { mountDelivery } from './features/letters/delivery/delivery.routes.ts'
import { outboxRoutes } from './features/letters/outbox.routes.ts'
import { mountRelay } from './features/letters/relay/relay.routes.ts'
import { mountMailTexts } from './features/letters/texts/text-office.routes.ts'
import { mountMedia } from './features/media/media.routes.ts'
import { findMemberByToken } from './features/member/access/session.service.ts'
import { mountMemberArea } from './features/member/area/area.routes.ts'
import { mountMember } from './features/member/member.routes.ts'
import { mountMemberOffice } from './features/member/office/member-office.routes.ts'
import { mountApproval } from './features/payment/approval/approval.routes.ts'
import { mountPayment } from './features/payment/payment.routes.ts'
import { providerRoutes } from './features/payment/settle/provider.routes.ts'
import { mountPromotion } from './features/promotion/promotion.routes.ts'
import { mountContractTexts } from './features/reservation/contracts/contract-office.routes.ts'
import { mountDocuments } from './features/reservation/documents/documents.routes.ts'
import { mountReservation } from './features/reservation/reservation.routes.ts'
import { mountSettingsOffice } from './features/settings/office/settings-office.routes.ts'
import { mountSettings } from './features/settings/settings.routes.ts'
import { getTenantSettings } from './features/settings/settings.service.ts'
import { mountAuditOffice } from './features/staff/audit/audit-office.routes.ts'
import { mountOfficeKeys } from './features/staff/keys/office-key.routes.ts'
import { findStaff } from './features/staff/keys/office-key.ts'
import { mountLive } from './features/staff/live/live.routes.ts'
import { mountStaffPeople } from './features/staff/people.routes.ts'
import { findMissingProof } from './features/staff/proof.service.ts'
import { mountStaff } from './features/staff/staff.routes.ts'
import { statusRoutes } from './features/status/status.routes.ts'
import { mountStock } from './features/stock/stock.routes.ts'
import { findAdministratorByToken } from './features/tenant/administrator.service.ts'
import { mountInstallation } from './features/tenant/installation.routes.ts'
import { mountToday } from './features/today/today.routes.ts'
import { mountNetwork } from './features/transfer/network/network.routes.ts'
import { mountRuns } from './features/transfer/runs/runs.routes.ts'
import { mountTransfer } from './features/transfer/transfer.routes.ts'
import type { Database } from './platform/db/tables/database.ts'
import { faultRoutes } from './platform/faults/fault-routes.ts'
import type { PictureStudio } from './platform/files/pictures/picture-studio.ts'
import { Api } from './platform/http/api.ts'
import { apiRoutes, type Realms } from './platform/http/api-routes.ts'
import { personLanguage } from './platform/http/context.ts'
import { asAppError, COME_AGAIN_SECONDS, failureOf } from './platform/http/envelope.ts'
import { fileRoutes } from './platform/http/file-routes.ts'
import { tellFinished } from './platform/http/finished-request.ts'
import { BrokenLines } from './platform/http/guards/broken-line.ts'
import { createLimitedServer } from './platform/http/guards/limited-server.ts'
import { readWholeTarget, requireOwnHost } from './platform/http/guards/own-hosts.ts'
import { transportHeaders } from './platform/http/guards/security-headers.ts'
import { healthRoutes } from './platform/http/health-routes.ts'
import { sendFailurePage } from './platform/http/last-resort.ts'
import { createMetrics, type Metrics } from './platform/http/metrics.ts'
import type { TenantDirectory } from './platform/http/tenant-directory.ts'
import type { PageCache } from './platform/memory/page-cache.ts'
import { traceRequests } from './platform/tracing/traced-requests.ts'
import type { Services } from './services.ts'
import { Storefront, type StorefrontBuild } from './storefront/storefront.ts'
import { storefrontRoutes } from './storefront/storefront-routes.ts'

export interface AppOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
  readonly pages: PageCache
  readonly studio: PictureStudio
  /** The owner of the database, by whom tenants are added; a process without it has no page of the installation. */
  readonly owner?: Kysely<Database>
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
  const api = mountAll(services, options)
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
      pressureHandler: async (request, reply, _kind, delay) => {
        if (delay === Number.POSITIVE_INFINITY || tellsState(request.url)) return
        reply.header('retry-after', COME_AGAIN_SECONDS)
        throw new AppError('mesgul')
      },
    })
  }
  await server.register(healthRoutes, {
    services,
    pages,
    metrics,
    isDraining: options.isDraining ?? (() => false),
  })
  await server.register(apiRoutes, {
    prefix: '/api',
    api,
    config,
    realms: realmsOf(services, options.owner),
    tenants,
    throttles: services.throttles,
  })
  await server.register(providerRoutes, { services, tenants })
  if (config.mode !== 'production') await server.register(outboxRoutes, { services, tenants })
  await server.register(faultRoutes, { tenants })
  await server.register(statusRoutes, { services, tenants })
  await server.register(stopWatchingRoutes, { services, tenants })
  await server.register(newsletterRoutes, { services, tenants })
  await server.register(searchEngineRoutes, { services, tenants, pages })
  await server.register(socialCardRoutes, { services, tenants, studio: options.studio })
  await server.register(chartRoutes)
  await server.register(fileRoutes, {
    files: services.files,
    webBuild: root('web/build'),
    adminBuild: root('admin/build'),
    tenants,
    config,
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
  const lines = new BrokenLines()
  const server = Fastify({
    clientErrorHandler: lines.refuse,
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
        lines.note(request, response)
        readWholeTarget(request)
        if (storefront.serveCached(request, response)) {
          metrics.cachedPages.inc()
          return
        }
        if (middleware) middleware(request, response, () => handler(request, response))
        else handler(request, response)
      }),
  })

  // Streams have no end of their own: a server that stops would wait for them.
  server.addHook('preClose', async () => services.live.close())
  traceRequests(server, tenants)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.headers(transportHeaders(config))
    requireOwnHost(request.raw, config, tenants)
  })
  server.addHook('onResponse', async (request, reply) => tellFinished(request, reply, { metrics, tenants }))

  return server
}

/** The page that says how it goes is for the very moments in which nothing else answers. */
function tellsState(url: string): boolean {
  return /^\/durum(?:\.json)?(?:\?|$)/.test(url)
}

/** Who may stand behind a request, each realm asked by its own feature. */
function realmsOf({ db, cache, throttles }: Services, owner: AppOptions['owner']): Realms {
  return {
    findStaff: (tenant, token, bearer) => findStaff({ db, throttles }, tenant.id, { token, bearer }),
    findMissingProof: (tenant, staff, token) => findMissingProof(db, tenant.id, staff, token),
    findMember: (tenant, token) => findMemberByToken(db, tenant.id, token),
    findAgency: (tenant, token) => findAgency({ db, throttles }, tenant.id, token),
    findAdministrator: async (token) => owner && (await findAdministratorByToken(owner, token)),
    languagesOf: async (tenant) => (await getTenantSettings(db, cache, tenant)).language,
  }
}

function uploadPaths(api: Api): ReadonlySet<string> {
  return new Set(api.endpoints().flatMap(({ path, upload }) => (upload === undefined ? [] : [`/api${path}`])))
}

function mountAll(services: Services, { studio, owner }: Pick<AppOptions, 'studio' | 'owner'>): Api {
  const api = new Api()
  mountSettings(api, services)
  mountSettingsOffice(api, services)
  mountRelay(api, services)
  mountMailTexts(api, services)
  mountDelivery(api, services)
  mountContent(api, services)
  mountContentOffice(api, services)
  mountTranslations(api, services)
  mountAudience(api, services)
  mountNewsletterOffice(api, services)
  mountStaff(api, services)
  mountStaffPeople(api, services)
  mountOfficeKeys(api, services)
  mountAuditOffice(api, services)
  mountLive(api, services)
  mountMember(api, services)
  mountMemberArea(api, services)
  mountMemberOffice(api, services)
  mountReservation(api, services)
  mountContractTexts(api, services)
  mountDeparture(api, services)
  mountField(api, services)
  mountArrival(api, services)
  mountToday(api, services)
  mountFigures(api, services)
  mountDocuments(api, services)
  mountPayment(api, services)
  mountApproval(api, services)
  mountCatalog(api, services)
  mountCatalogOffice(api, services)
  mountGroupOffice(api, services)
  mountPromotion(api, services)
  mountTransfer(api, services)
  mountRuns(api, services)
  mountNetwork(api, services)
  mountFleet(api, services)
  mountStock(api, services)
  mountImport(api, services)
  mountAgencyPortal(api, services)
  mountAgency(api, services, studio)
  mountMedia(api, { services, studio })
  if (owner) mountInstallation(api, { services, studio, owner })
  return api
}
