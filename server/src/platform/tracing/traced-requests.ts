import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tenantOf } from '../http/finished-request.ts'
import type { TenantDirectory } from '../http/tenant-directory.ts'
import { currentTracing, type EnteredSpan } from './span.ts'

/** A span for each request of the framework, below the page that made it. Without tracing there are no such hooks. */
export function traceRequests(server: FastifyInstance, tenants: TenantDirectory): void {
  const tracing = currentTracing()
  if (!tracing) return
  const spans = new WeakMap<FastifyRequest, EnteredSpan>()
  server.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, id } = request
    const route = request.routeOptions.url ?? 'none'
    const tenant = tenantOf(request, tenants)
    const facts = { 'http.request.method': method, 'http.route': route, 'meltem.request': id }
    const { traceparent } = headers
    const span = tracing.begin(
      `${method} ${route}`,
      { ...facts, ...(tenant ? { 'meltem.tenant': tenant } : {}) },
      { kind: 'server', parent: typeof traceparent === 'string' ? traceparent : undefined },
    )
    spans.set(request, span)
    span.enter(done)
  })
  // A body that was read in between has left the span.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.enter(done)
    else done()
  })
  server.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.tell({ 'http.response.status_code': reply.statusCode })
    if (reply.statusCode >= 500) span?.fail(String(reply.statusCode))
    span?.end()
  })
}
