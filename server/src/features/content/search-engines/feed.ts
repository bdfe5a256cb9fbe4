import type { Language } from '@meltem/contract/wire/language'
import { translatorFor } from '@meltem/i18n/translator'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { listPagesOf } from '../content.service.ts'
import type { Site } from './sitemap.ts'
import { escapeXml } from './xml.ts'

const MOST = 50

/** The journal of a language as RSS 2.0; undefined where the tenant does not speak it. */
export async function journalFeed(
  services: Services,
  { tenant, origin }: Site,
  dil: Language,
): Promise<string | undefined> {
  const { language, company } = await getTenantSettings(services.db, services.cache, tenant)
  if (!language.diller.includes(dil)) return undefined
  const { data } = await listPagesOf(services, tenant, { dil, turu: 'b' })
  const told = data.filter((article) => article.dil === dil).slice(0, MOST)
  const t = translatorFor(dil, 'content')
  const home = `${origin}/${dil}/b`
  const items = told.map((article) => {
    const link = `${home}/${encodeURIComponent(article.slug ?? '')}`
    return `<item><title>${escapeXml(article.baslik)}</title><link>${escapeXml(link)}</link><guid isPermaLink="false">${article.k_no}</guid><pubDate>${new Date(article.yayin_zamani).toUTCString()}</pubDate><description>${escapeXml(article.ozet)}</description>${article.kategori ? `<category>${escapeXml(article.kategori.baslik)}</category>` : ''}${article.yazar ? `<dc:creator>${escapeXml(article.yazar)}</dc:creator>` : ''}</item>`
  })
  const newest = told[0]?.guncelleme_zamani
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeXml(`${company.marka} · ${t('lists.b')}`)}</title><link>${escapeXml(home)}</link><atom:link href="${escapeXml(`${home}/rss.xml`)}" rel="self" type="application/rss+xml"/><description>${escapeXml(t('listDescriptions.b'))}</description><language>${dil}</language>${newest ? `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>` : ''}
${items.join('\n')}
</channel></rss>
`
}
