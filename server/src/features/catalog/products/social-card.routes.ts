import { Language } from '@meltem/contract/wire/language'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { PictureStudio } from '../../../platform/files/pictures/picture-studio.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import { SECURITY_HEADERS } from '../../../platform/http/guards/security-headers.ts'
import { findPageTenant } from '../../../platform/http/pages/page-request.ts'
import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { findSocialCard, type NamedCard } from './social-card.ts'

interface SocialCardOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
  readonly studio: PictureStudio
}

const Asked = z.object({ dil: Language, k_no: z.uuid() })

/**
 * `/kart/{lang}/{product}.jpg`: the picture that networks show with a shared link. It is composed when it is first asked
 * for and kept until something on it changes.
 */
export async function socialCardRoutes(app: FastifyInstance, options: SocialCardOptions): Promise<void> {
  const { services, tenants } = options
  const making = new Map<string, Promise<void>>()
  app.get('/kart/:dil/:k_no.jpg', async (request, reply) => {
    const tenant = findPageTenant(request.raw, tenants, services.config.mode !== 'production')
    const asked = z.safeParse(Asked, request.params)
    const found =
      tenant && asked.success
        ? await findSocialCard(services, tenant, { dil: asked.data.dil, urun_k_no: asked.data.k_no.toLowerCase() })
        : undefined
    if (!found) return await reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.')
    const { key } = found
    const kept = await services.files.find(key)
    if (!kept) {
      const made = making.get(key) ?? makeCard(options, found).finally(() => making.delete(key))
      making.set(key, made)
      await made
    }
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'public, max-age=86400' })
    return await reply.type('image/jpeg').send(kept ?? (await services.files.get(key)))
  })
}

async function makeCard({ services, studio }: SocialCardOptions, { card, key }: NamedCard): Promise<void> {
  await studio.compose(card, key)
  await removeOlder(services.files, key)
}

/** What the card showed before: another price, another cover. */
async function removeOlder(files: FileStore, key: string): Promise<void> {
  for await (const other of files.list(key.slice(0, key.lastIndexOf('-') + 1))) {
    if (other !== key) await files.remove(other)
  }
}
