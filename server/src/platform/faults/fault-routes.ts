import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { SECURITY_HEADERS } from '../http/guards/security-headers.ts'
import { findPageTenant } from '../http/pages/page-request.ts'
import type { TenantDirectory } from '../http/tenant-directory.ts'
import { currentFaults } from './faults.ts'

const FAULT_SCRIPT = '/hata.js'

/** Each page tells five faults at most, each once, without cookies; a page that cannot tell goes on as it is. */
const SCRIPT = `(() => {
  const told = new Set()
  const tell = (error) => {
    if (!(error instanceof Error)) return
    const yigin = String(error.stack).slice(0, 4000)
    if (told.size > 4 || told.has(yigin)) return
    told.add(yigin)
    const body = JSON.stringify({ tur: error.name, mesaj: error.message.slice(0, 500), yigin, sayfa: location.pathname })
    fetch('/hata', { method: 'POST', keepalive: true, credentials: 'omit', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined)
  }
  addEventListener('error', ({ error }) => tell(error))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
})()
`

const Told = z.strictObject({
  tur: z.string().check(z.maxLength(100)),
  mesaj: z.string().check(z.maxLength(500)),
  yigin: z.string().check(z.maxLength(4000)),
  sayfa: z.string().check(z.maxLength(300)),
})

const MOST_A_MINUTE = 10

/** Browsers tell us, and we pass it on: no stranger hears of an address, and pages connect to our server only. */
export async function faultRoutes(
  app: FastifyInstance,
  { tenants }: { readonly tenants: TenantDirectory },
): Promise<void> {
  const faults = currentFaults()
  if (!faults) return
  const asked = new LRUCache<string, number>({ max: 10_000, ttl: 60_000 })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
  })
  app.get(FAULT_SCRIPT, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600')
    return await reply.type('text/javascript; charset=utf-8').send(SCRIPT)
  })
  app.post('/hata', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    const times = (asked.get(request.ip) ?? 0) + 1
    asked.set(request.ip, times, { noUpdateTTL: true })
    const told = z.safeParse(Told, request.body)
    if (told.success && times <= MOST_A_MINUTE) {
      const { tur, mesaj, yigin, sayfa } = told.data
      const tenant = findPageTenant(request.raw, tenants, false)?.kod
      faults.report({ type: tur, message: mesaj, stack: yigin }, { page: sayfa, tenant }, 'browser')
    }
    return await reply.code(204).send()
  })
}

/** The page with the script that tells of its faults; unchanged where the operator has named no receiver. */
export function withFaultScript(html: string): string {
  return currentFaults() ? html.replace('</head>', `<script async src="${FAULT_SCRIPT}"></script></head>`) : html
}
