import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import type { Services } from '../../../services.ts'
import { getIndex } from '../../catalog/index/catalog-frame.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { listPagesOf } from '../content.service.ts'
import { themeColour } from './site-icons.ts'
import type { Site } from './sitemap.ts'

const MOST_LINKS = 60

/** One line each, whatever was typed: what a program reads must not be steered by a line break in a title. */
function line(text: string): string {
  return text.replaceAll(/[\s[\]]+/g, ' ').trim()
}

/** What the site is and where its parts are, for programs that read on behalf of people (llms.txt). */
export async function llmsText(services: Services, { tenant, origin }: Site): Promise<string> {
  const settings = await getTenantSettings(services.db, services.cache, tenant)
  const { company, language, seo, contact } = settings
  const dil = language.diller.includes('en') ? 'en' : language.varsayilan
  const { groups } = await getIndex(services, tenant)
  const pages = await listPagesOf(services, tenant, { dil })
  const address = (turu: string, slug: string) =>
    `${origin}/${dil}/${turu}/${slug.split('/').map(encodeURIComponent).join('/')}`
  const links = (turu: 'b' | 'p') =>
    pages.data
      .filter((page) => page.turu === turu && page.slug !== null)
      .slice(0, MOST_LINKS)
      .map((page) => `- [${line(page.baslik)}](${address(turu, page.slug ?? '')}): ${line(page.ozet)}`)
  const kinds = groups.rows.categories.map(({ metinler }) => groups.textOf(metinler, dil))
  const places = groups.rows.regions.map(({ metinler }) => groups.textOf(metinler, dil))
  const t = translatorFor(dil, 'content')
  return [
    `# ${line(company.marka)}`,
    `> ${line(seo.aciklama[dil] ?? '')}`,
    `${line(company.unvan)} · ${contact.e_mail} · ${contact.telefon}\n\n${language.diller.map((each) => `- ${LOCALES[each].name}: ${origin}/${each}`).join('\n')}`,
    section(
      t('lists.c'),
      kinds.map(({ baslik, slug }) => `- [${line(baslik)}](${address('c', slug)})`),
    ),
    section(
      t('lists.u'),
      places.map(({ baslik, slug }) => `- [${line(baslik)}](${address('u', slug)})`),
    ),
    section(t('lists.p'), links('p')),
    section(t('lists.b'), links('b')),
    section('Machine-readable', [
      `- [Sitemap](${origin}/sitemap.xml)`,
      `- [API](${origin}/api/openapi.json)`,
      ...language.diller.map((each) => `- [RSS ${each}](${origin}/${each}/b/rss.xml)`),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${heading}\n\n${lines.join('\n')}`
}

const PAPER = '#ffffff'

/** The mark in every form a home screen may ask for; the filled ones may be cut to a circle. */
const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** How the site stands on a home screen. */
export async function webManifest(services: Services, { tenant }: Site): Promise<string> {
  const settings: Settings = await getTenantSettings(services.db, services.cache, tenant)
  const dil: Language = settings.language.varsayilan
  const { company, seo } = settings
  return JSON.stringify({
    id: '/',
    name: seo.baslik[dil] ?? company.marka,
    short_name: company.marka,
    description: seo.aciklama[dil] ?? '',
    lang: dil,
    dir: 'ltr',
    start_url: `/${dil}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: themeColour(settings),
    categories: ['travel'],
    icons: ICONS,
  })
}

/** Where to write about a hole (RFC 9116); it must name a day it is good until. */
export async function securityText(services: Services, { tenant, origin }: Site): Promise<string> {
  const { contact, language } = await getTenantSettings(services.db, services.cache, tenant)
  const until = Temporal.Now.zonedDateTimeISO('UTC')
    .add({ months: 6 })
    .round({ smallestUnit: 'day', roundingMode: 'floor' })
  return `${[
    `Contact: mailto:${contact.e_mail}`,
    `Expires: ${until.toInstant().toString()}`,
    `Preferred-Languages: ${language.diller.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ].join('\n')}\n`
}
