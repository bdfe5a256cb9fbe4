import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { personLanguage } from '../../platform/http/context.ts'
import { pageCsp, SECURITY_HEADERS } from '../../platform/http/guards/security-headers.ts'
import { withPatience } from '../../platform/http/health-state.ts'
import { findPageTenant } from '../../platform/http/pages/page-request.ts'
import type { Tenant, TenantDirectory } from '../../platform/http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { FRESH_SECONDS, StatusBoard } from './read-status.ts'
import { type House, statusPage } from './status-page.ts'

interface StatusOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
}

/** How it goes, for people who wonder, and the same for programs (PAGE-33). */
export async function statusRoutes(app: FastifyInstance, { services, tenants }: StatusOptions): Promise<void> {
  const board = new StatusBoard(services)
  const maySwitch = services.config.mode !== 'production'
  const tenantOf = (request: FastifyRequest) => findPageTenant(request.raw, tenants, maySwitch)

  app.get('/durum', async (request, reply) => {
    const tenant = tenantOf(request)
    const [status, house] = await Promise.all([board.of(tenant), tenant && readHouse(services, tenant)])
    const language = personLanguage(request)
    begin(reply, pageCsp([])).header('content-language', language).header('vary', 'accept-language, cookie')
    return await reply.type('text/html; charset=utf-8').send(statusPage(language, status, house))
  })

  app.get('/durum.json', async (request, reply) => {
    begin(reply, "default-src 'none'; frame-ancestors 'none'")
    return await reply.send(await board.of(tenantOf(request)))
  })
}

function begin(reply: FastifyReply, csp: string): FastifyReply {
  reply.headers({ ...SECURITY_HEADERS, 'content-security-policy': csp, 'x-robots-tag': 'noindex' })
  return reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`)
}

/** The brand and whom to call: from memory, or not at all. */
async function readHouse({ db, cache, log }: Services, tenant: Tenant): Promise<House | undefined> {
  try {
    const { company, contact } = await withPatience(getTenantSettings(db, cache, tenant))
    return { marka: company.marka, telefon: contact.telefon }
  } catch (error) {
    log.warn({ err: error, tenant: tenant.kod }, 'the page of the state stands without a brand')
    return undefined
  }
}
