import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'
import { findPageTenant } from './pages/page-request.ts'
import type { TenantDirectory } from './tenant-directory.ts'

interface Listeners {
  readonly metrics: Metrics
  readonly tenants: TenantDirectory
}

/** What a request was and how it ended, for the figures and as one line of the log (docs/operations.md, Logs). */
export function tellFinished(request: FastifyRequest, reply: FastifyReply, { metrics, tenants }: Listeners): void {
  const { method } = request
  const route = request.routeOptions.url ?? 'none'
  const status = reply.statusCode
  // How long a tab was open says nothing about how fast answers are.
  const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
  metrics.requests.observe({ method, route, status }, isStream ? 0 : reply.elapsedTime / 1000)
  const path = request.url.split('?', 1)[0]
  const tenant = tenantOf(request, tenants)
  request.log.info({ method, route, path, tenant, status, ms: Math.round(reply.elapsedTime) }, 'request')
}

/** The code of the tenant a call names, or whose host was asked; none where neither is known. */
export function tenantOf({ raw, headers }: FastifyRequest, tenants: TenantDirectory): string | undefined {
  const named = typeof headers.company === 'string' ? tenants.byKod(headers.company) : undefined
  return (named ?? findPageTenant(raw, tenants, false))?.kod
}
