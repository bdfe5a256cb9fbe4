import { AppError } from '@meltem/contract/wire/errors'
import { isLanguage } from '@meltem/i18n/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECURITY_HEADERS, transportHeaders } from '../../../platform/http/guards/security-headers.ts'
import { canonicalOrigin, findPageTenant } from '../../../platform/http/pages/page-request.ts'
import type { TenantDirectory } from '../../../platform/http/tenant-directory.ts'
import {
  type CachedPage,
  encodePage,
  isFresh,
  type PageCache,
  sendCached,
} from '../../../platform/memory/page-cache.ts'
import type { Services } from '../../../services.ts'
import { journalFeed } from './feed.ts'
import { llmsText, securityText, webManifest } from './for-machines.ts'
import { type IconShape, iconIco, iconPng, iconSvg } from './site-icons.ts'
import { type Site, sitemapFile, sitemapIndex } from './sitemap.ts'

interface SearchEngineOptions {
  readonly services: Services
  readonly tenants: TenantDirectory
  readonly pages: PageCache
}

const XML = 'application/xml; charset=utf-8'
const NOT_THERE = 'There is nothing at this address.'
const AN_HOUR = 'public, max-age=3600'
const FILE = /^([a-z]{2})(?:-([1-9]\d{0,3}))?\.xml$/

/** What must not be fetched; pages that must not be found say so themselves, which they can only when they are fetched. */
const KEPT_OUT = [
  '/api/',
  '/yonetim',
  '/*/basket/',
  '/*/reservation/',
  '/*/account/',
  '/*/agency/account',
  '/*/agency/desk',
  '/*/agency/login',
  '/haber-vazgec',
  '/bulten-',
]

/** What programs ask of a site before its pages: the rules, the list of everything there is, and what it is about. */
export async function searchEngineRoutes(app: FastifyInstance, options: SearchEngineOptions): Promise<void> {
  const { services } = options
  const serve = sender(options)
  app.get(
    '/robots.txt',
    serve('text/plain; charset=utf-8', async ({ origin }) => robots(origin)),
  )
  app.get(
    '/sitemap.xml',
    serve(XML, (site) => sitemapIndex(services, site)),
  )
  app.get(
    '/llms.txt',
    serve('text/plain; charset=utf-8', (site) => llmsText(services, site)),
  )
  app.get(
    '/.well-known/security.txt',
    serve('text/plain; charset=utf-8', (site) => securityText(services, site)),
  )
  app.get(
    '/manifest.webmanifest',
    serve('application/manifest+json; charset=utf-8', (site) => webManifest(services, site)),
  )
  mountIcons(app, serve, services)
  app.get(
    '/:file/b/rss.xml',
    serve('application/rss+xml; charset=utf-8', async (site, dil) =>
      isLanguage(dil) ? await journalFeed(services, site, dil) : undefined,
    ),
  )
  app.get(
    '/sitemap-:file',
    serve(XML, async (site, asked) => {
      const [, dil, file = '1'] = FILE.exec(asked) ?? []
      return isLanguage(dil) ? await sitemapFile(services, site, { dil, file: Number(file) }) : undefined
    }),
  )
}

/** The tenant's mark where browsers, phones and home screens look for it. */
function mountIcons(app: FastifyInstance, serve: ReturnType<typeof sender>, services: Services): void {
  app.get(
    '/favicon.svg',
    serve('image/svg+xml', (site) => iconSvg(services, site)),
  )
  app.get(
    '/favicon.ico',
    serve('image/x-icon', (site) => iconIco(services, site)),
  )
  for (const [path, shape] of Object.entries(PNG_ICONS)) {
    app.get(
      path,
      serve('image/png', (site) => iconPng(services, site, shape)),
    )
  }
}

const PNG_ICONS: Readonly<Record<string, IconShape>> = {
  '/apple-touch-icon.png': { size: 180, filled: true },
  '/icon-192.png': { size: 192, filled: false },
  '/icon-512.png': { size: 512, filled: false },
  '/icon-maskable-512.png': { size: 512, filled: true },
}

function robots(origin: string): string {
  const kept = KEPT_OUT.map((path) => `Disallow: ${path}`).join('\n')
  return `User-agent: *\n${kept}\n\nSitemap: ${origin}/sitemap.xml\n`
}

type Make = (site: Site, file: string) => Promise<string | Buffer | undefined>

/** Kept beside the pages: a change of the tenant drops both. */
function sender({ services, tenants, pages }: SearchEngineOptions) {
  const { config } = services
  return (type: string, make: Make) => async (request: FastifyRequest, reply: FastifyReply) => {
    const tenant = findPageTenant(request.raw, tenants, config.mode !== 'production')
    if (!tenant) throw new AppError('adres_bilinmiyor')
    const origin = canonicalOrigin(request.raw, tenant, config)
    const path = request.url.split('?', 1)[0]
    const key = `${tenant.id}|${origin}|${path}`
    const known = pages.get(key)
    if (known && isFresh(known)) return sendKept(request, reply, known)
    const generation = pages.generationOf(tenant.id)
    const { file = '' } = request.params as { file?: string }
    const made = await make({ tenant, origin }, file)
    if (made === undefined) return await reply.code(404).type('text/plain; charset=utf-8').send(NOT_THERE)
    const own = { 'content-type': type, 'cache-control': AN_HOUR, vary: 'accept-encoding' }
    const headers = { ...SECURITY_HEADERS, ...transportHeaders(config), ...own }
    const page = await encodePage({ status: 200, headers, body: Buffer.from(made) }, tenant.id)
    pages.set(key, page, generation)
    return sendKept(request, reply, page)
  }
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.hijack()
  sendCached(request.raw, reply.raw, page)
  return reply
}
