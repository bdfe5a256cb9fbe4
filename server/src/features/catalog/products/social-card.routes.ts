import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Language } from '@meltem/contract/wire/language'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { PictureStudio } from '../../../platform/files/pictures/picture-studio.ts'
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
  const { services, tenants, studio } = options
  const making = new Map<string, Promise<void>>()
  app.get('/kart/:dil/:k_no.jpg', async (request, reply) => {
    const tenant = findPageTenant(request.raw, tenants, services.config.mode !== 'production')
    const asked = z.safeParse(Asked, request.params)
    const found =
      tenant && asked.success
        ? await findSocialCard(services, tenant, { dil: asked.data.dil, urun_k_no: asked.data.k_no.toLowerCase() })
        : undefined
    if (!found) return await reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.')
    const { file } = found
    if (!existsSync(join(studio.folder, file))) {
      const made = making.get(file) ?? makeCard(studio, found).finally(() => making.delete(file))
      making.set(file, made)
      await made
    }
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'public, max-age=86400' })
    return await reply.type('image/jpeg').send(await readFile(join(studio.folder, file)))
  })
}

async function makeCard(studio: PictureStudio, { card, file }: NamedCard): Promise<void> {
  const inFolder = (name: string | null) => (name === null ? null : join(studio.folder, name))
  const drawn = (name: string | null) => (name !== null && existsSync(name) ? name : null)
  await studio.compose({ ...card, cover: drawn(inFolder(card.cover)), logo: drawn(inFolder(card.logo)) }, file)
  await removeOlder(join(studio.folder, file))
}

/** What the card showed before: another price, another cover. */
async function removeOlder(file: string): Promise<void> {
  const name = basename(file)
  const product = name.slice(0, name.lastIndexOf('-') + 1)
  const older = (await readdir(dirname(file))).filter((other) => other.startsWith(product) && other !== name)
  await Promise.all(older.map((other) => rm(join(dirname(file), other), { force: true })))
}
