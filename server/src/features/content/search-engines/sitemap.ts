import type { Language } from '@meltem/contract/wire/language'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { getIndex } from '../../catalog/index/catalog-frame.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import {
  type Addresses,
  categoryEntries,
  groupEntries,
  pageEntry,
  productEntry,
  type SiteEntry,
  standingEntries,
} from './site-entries.ts'
import {
  findStandingChanges,
  listFilledCollections,
  listFilledGroups,
  listPagesOfFile,
  listProductsOfFile,
  listUsedCategories,
  measureFiles,
} from './sitemap.queries.ts'
import { escapeXml } from './xml.ts'

export interface Site {
  readonly tenant: Tenant
  /** Scheme and host before every address. */
  readonly origin: string
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The files of all languages the tenant speaks. */
export async function sitemapIndex({ db, cache }: Services, { tenant, origin }: Site): Promise<string> {
  const { language } = await getTenantSettings(db, cache, tenant)
  const measured = await withTenant(db, tenant.id, async (trx) => {
    const found: { dil: Language; files: number; zaman: Date | null }[] = []
    for (const dil of language.diller) found.push({ dil, ...(await measureFiles(trx, dil)) })
    return found
  })
  const lines = measured.flatMap(({ dil, files, zaman }) =>
    Array.from({ length: files }, (_, no) => {
      const loc = escapeXml(`${origin}${fileName(dil, no + 1)}`)
      return `<sitemap><loc>${loc}</loc>${lastChange(zaman)}</sitemap>`
    }),
  )
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</sitemapindex>\n`
}

function fileName(dil: Language, file: number): string {
  return file === 1 ? `/sitemap-${dil}.xml` : `/sitemap-${dil}-${file}.xml`
}

/** One file of a language; undefined when the tenant does not speak it, or has not so many. */
export async function sitemapFile(
  services: Services,
  site: Site,
  { dil, file }: { dil: Language; file: number },
): Promise<string | undefined> {
  const { db, cache } = services
  const { language } = await getTenantSettings(db, cache, site.tenant)
  if (!language.diller.includes(dil)) return undefined
  const entries = await readEntries(services, site.tenant, dil, file)
  if (entries.length === 0) return undefined
  const seen = new Set<string>()
  const urls = entries.flatMap((entry) => {
    const path = entry.adresler[dil]
    // A category may have a written page at the same address.
    if (path === undefined || seen.has(path)) return []
    seen.add(path)
    return urlOf(entry, path, { origin: site.origin, languages: language.diller, fallback: language.varsayilan })
  })
  return `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

async function readEntries(services: Services, tenant: Tenant, dil: Language, file: number): Promise<SiteEntry[]> {
  const { groups, products: shelf } = await getIndex(services, tenant)
  const { language } = await getTenantSettings(services.db, services.cache, tenant)
  return await withTenant(services.db, tenant.id, async (trx) => {
    const products = await listProductsOfFile(trx, dil, file)
    const pages = await listPagesOfFile(trx, dil, file)
    const told = [...products.map((product) => productEntry(product, groups)), ...pages.map(pageEntry)]
    if (file > 1) return told
    const filled = { groups: await listFilledGroups(trx), collections: await listFilledCollections(trx) }
    return [
      ...standingEntries({
        languages: language.diller,
        groups: filled.groups,
        pages,
        changes: await findStandingChanges(trx),
        rides: (shelf.facet('urun_tipi:transfer')?.countWith(shelf.live) ?? 0) > 0,
      }),
      ...groupEntries(groups, filled),
      ...categoryEntries(await listUsedCategories(trx)),
      ...told,
    ]
  })
}

interface Speaking {
  readonly origin: string
  readonly languages: readonly Language[]
  readonly fallback: Language
}

function urlOf(entry: SiteEntry, path: string, speaking: Speaking): string {
  const loc = escapeXml(speaking.origin + path)
  return `<url><loc>${loc}</loc>${lastChange(entry.zaman)}${alternates(entry.adresler, speaking)}</url>`
}

/** The same page in every language it exists in, itself included. */
function alternates(addresses: Addresses, { origin, languages, fallback }: Speaking): string {
  const link = (name: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(origin + path)}"/>`
  const links = languages.flatMap((dil) => {
    const path = addresses[dil]
    return path === undefined ? [] : link(dil, path)
  })
  if (links.length < 2) return ''
  const home = addresses[fallback]
  return links.join('') + (home === undefined ? '' : link('x-default', home))
}

function lastChange(time: Date | null): string {
  return time === null ? '' : `<lastmod>${time.toISOString()}</lastmod>`
}
