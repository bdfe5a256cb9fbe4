import type { FastifyInstance } from 'fastify'
import { TENANT_SWITCH } from '../platform/http/pages/page-request.ts'
import type { TenantDirectory } from '../platform/http/tenant-directory.ts'
import type { Storefront } from './storefront.ts'

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
