import { getPage, listPages, type Page, type PageSummary } from '@meltem/contract/content'
import type { Language } from '@meltem/contract/language'
import type { Rendering } from '@meltem/contract/rendering'
import type { ContentType } from '@meltem/contract/settings'
import { formatInstant } from '@meltem/i18n/format'
import { data } from 'react-router'
import type { Crumb } from '../../components/ui/crumbs.tsx'
import { loadPage, notFound } from '../../lib/load-page.ts'
import { type ContentAddress, pathTo, type Translations } from '../../lib/paths.ts'
import { translatorIn } from '../../lib/translator.ts'
import { readingMinutes } from './reading-time.ts'

/** How many articles stand below an article. */
const READ_ON = 3

/** The day on the clock of the coast; made on the server, because browsers differ in their zone. */
function dayOf(instant: string): string {
  return formatInstant(instant).slice(0, 10)
}

/**
 * The slug a content address asks for. Articles may stand under a category, `p/{slug}/index_old` is the page itself,
 * and a detail below `d` or `u` is stored with its parent's slug before it.
 */
export function wantedSlug({ turu, slug, detay }: ContentAddress): string | undefined {
  if (!slug || !detay) return slug
  if (turu === 'b') return detay
  if (turu === 'p') return detay === 'index_old' ? slug : undefined
  return turu === 'd' || turu === 'u' ? `${slug}/${detay}` : undefined
}

/**
 * An address without a language may carry the slug of any: the slug of the same page in the language on screen.
 * Asked only when that language does not know the slug itself.
 */
export async function slugIn(rendering: Rendering, wanted: { dil: Language; turu: ContentType; slug: string }) {
  const { dil, turu, slug } = wanted
  for (const other of [dil, ...rendering.settings.language.diller.filter((each) => each !== dil)]) {
    const answer = await rendering.call(getPage, { dil: other, turu, slug })
    if (answer.success === 1) return other === dil ? slug : (answer.data.ceviriler[dil]?.slug ?? undefined)
  }
  return undefined
}

async function listOf({ call }: Rendering, dil: Language, turu: ContentType): Promise<readonly PageSummary[]> {
  const answer = await call(listPages, { dil, turu })
  if (answer.success === 1) return answer.data
  throw data({ istek_no: answer.istek_no }, { status: 500, statusText: answer.code })
}

function teaserOf(page: PageSummary) {
  return {
    k_no: page.k_no,
    baslik: page.baslik,
    ozet: page.ozet,
    url: pathTo(page.dil, page),
    gorsel: page.gorsel,
    not: page.turu === 'b' ? dayOf(page.yayin_zamani) : undefined,
  }
}

export type Teaser = ReturnType<typeof teaserOf>

/** All pages of a type. Only the journal may be empty; any other empty list is no address. */
export async function loadList(rendering: Rendering, language: Language, turu: ContentType) {
  const t = translatorIn(language, 'content')
  const pages = await listOf(rendering, language, turu)
  if (pages.length === 0 && turu !== 'b') return notFound()
  const baslik = t(`lists.${turu}`)
  const ozet = t(`listDescriptions.${turu}`)
  const everywhere = rendering.settings.language.diller.map((each) => [each, { slug: null, url: null }])
  return {
    kind: 'list' as const,
    turu,
    baslik,
    ozet,
    items: pages.map(teaserOf),
    crumbs: [{ baslik: t('home'), href: `/${language}` }, { baslik }] satisfies Crumb[],
    ceviriler: Object.fromEntries(everywhere) as Translations,
  }
}

function crumbsOf(page: Page, language: Language): Crumb[] {
  const t = translatorIn(language, 'content')
  const start: Crumb[] = [{ baslik: t('home'), href: `/${language}` }]
  if (page.turu === 'b' || page.turu === 'c' || page.turu === 'u' || page.turu === 't') {
    start.push({ baslik: t(`lists.${page.turu}`), href: pathTo(language, { turu: page.turu }) })
  }
  return [...start, { baslik: page.baslik }]
}

/** One stored page with everything around it. */
export async function loadContent(rendering: Rendering, input: Parameters<typeof loadPage>[1]) {
  const page = await loadPage(rendering, input)
  const language = input.dil
  const article = page.turu === 'b'
  const others = article ? await listOf(rendering, language, 'b') : []
  return {
    kind: 'page' as const,
    page,
    published: dayOf(page.yayin_zamani),
    updated: dayOf(page.guncelleme_zamani),
    minutes: readingMinutes(page.bloklar),
    readOn: others
      .filter(({ k_no }) => k_no !== page.k_no)
      .slice(0, READ_ON)
      .map(teaserOf),
    crumbs: crumbsOf(page, language),
  }
}

export type ListData = Awaited<ReturnType<typeof loadList>>
export type ContentData = Awaited<ReturnType<typeof loadContent>>
