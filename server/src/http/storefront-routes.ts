import type { FastifyInstance } from 'fastify'
import { asAppError } from './envelope.ts'
import { lastResortPage } from './last-resort.ts'
import { languageToRemember, TENANT_SWITCH } from './page-request.ts'
import { pageCsp, SECURITY_HEADERS } from './security-headers.ts'
import type { Storefront } from './storefront.ts'
import type { TenantDirectory } from './tenant-directory.ts'

/** Forms of pages; larger things go to the API. */
const FORM_LIMIT = 64 * 1024

interface StorefrontOptions {
  readonly storefront: Storefront
  readonly tenants: TenantDirectory
  readonly maySwitch: boolean
}

/** Everything that is no file and no call is a page. */
export async function storefrontRoutes(
  app: FastifyInstance,
  { storefront, tenants, maySwitch }: StorefrontOptions,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
    done(null, body),
  )

  app.setErrorHandler(async (error, request, reply) => {
    const known = asAppError(error)
    if (known.status >= 500) request.log.error({ err: error, path: request.url.split('?', 1)[0] }, 'page failed')
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'content-security-policy': pageCsp([]) })
    if (known.code === 'mesgul') reply.header('retry-after', '2')
    const language = languageToRemember(request.url) ?? 'en'
    return await reply.code(known.status).type('text/html; charset=utf-8').send(lastResortPage(language, request.id))
  })

  app.all('/*', async (request, reply) => {
    const { [TENANT_SWITCH]: chosen } = request.query as Record<string, unknown>
    if (maySwitch && typeof chosen === 'string' && tenants.byKod(chosen)) {
      reply.header('set-cookie', `${TENANT_SWITCH}=${chosen}; Path=/; SameSite=Lax`)
      return await reply.redirect('/', 303)
    }
    await storefront.handle(request, reply)
    return reply
  })
}
