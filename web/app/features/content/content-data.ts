import { listComments, type ShownComment } from '@meltem/contract/content/comment'
import { getPage, type Page, type PageSummary } from '@meltem/contract/content/content'
import type { ContentType } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { loadPage } from '../../platform/calls/load-page.ts'
import { pack } from '../../platform/calls/packed.ts'
import { withLocalPictures } from '../../platform/page/local-pictures.ts'
import { madeOnce } from '../../platform/page/made-once.ts'
import { type ContentAddress, pathTo } from '../../platform/page/paths.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import type { Crumb } from '../../ui/crumbs.tsx'
import { loadStripCards } from './blocks/offers/load-strip-cards.ts'
import { dayOf, listPagesOf, teaserOf } from './content-list.ts'
import { type Heading, withAnchors } from './headings.ts'
import { readingMinutes } from './reading-time.ts'

/** How many articles stand below an article. */
const READ_ON = 3

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

function crumbsOf(page: Page, language: Language): Crumb[] {
  const t = translatorIn(language, 'content')
  const start: Crumb[] = [{ baslik: t('home'), href: `/${language}` }]
  if (page.turu === 'b' || page.turu === 'c' || page.turu === 'u' || page.turu === 't') {
    start.push({ baslik: t(`lists.${page.turu}`), href: pathTo(language, { turu: page.turu }) })
  }
  if (page.kategori) {
    start.push({ baslik: page.kategori.baslik, href: pathTo(language, { turu: 'b', slug: page.kategori.slug }) })
  }
  return [...start, { baslik: page.baslik }]
}

interface PreparedPage {
  readonly page: Page
  readonly headings: readonly Heading[]
  readonly minutes: number
}

const prepared = madeOnce<PreparedPage>()

/** Made once: the server answers with the same page until something of the tenant changes. */
function prepare(page: Page, language: Language): PreparedPage {
  return prepared([page, language], () => {
    const local = withLocalPictures(page, language)
    const { blocks, headings } =
      local.turu === 'b' ? withAnchors(local.bloklar) : { blocks: local.bloklar, headings: [] }
    return { page: { ...local, bloklar: blocks }, headings, minutes: readingMinutes(page.bloklar) }
  })
}

const NO_COMMENTS: readonly ShownComment[] = []

async function loadComments({ call, settings }: Rendering, page: Page): Promise<readonly ShownComment[]> {
  if (page.turu !== 'b' || !settings.other.yazi_yorumlari) return NO_COMMENTS
  const answer = await call(listComments, { sayfa_k_no: page.k_no })
  return answer.success === 1 ? answer.data : NO_COMMENTS
}

/** What a page on screen is made of. */
interface Source {
  readonly page: Page
  readonly comments: readonly ShownComment[]
  readonly articles: readonly PageSummary[] | undefined
}

type Asked = Parameters<typeof loadPage>[1]

/** One stored page with everything around it. */
export async function loadContent(rendering: Rendering, input: Asked): Promise<ContentData> {
  const page = await loadPage(rendering, input)
  const [comments, others] = await Promise.all([
    loadComments(rendering, page),
    page.turu === 'b' ? listPagesOf(rendering, { dil: input.dil, turu: 'b' }) : undefined,
  ])
  return await makeContent(rendering, input, { page, comments, articles: others?.data })
}

async function makeContent(rendering: Rendering, { dil, surum }: Asked, { page: found, comments, articles }: Source) {
  const cards = await loadStripCards(rendering, dil, found.bloklar)
  const { page, headings, minutes } = prepare(found, dil)
  return {
    kind: 'page' as const,
    page: pack(page),
    headings,
    /** In words: a sentence with a plural is made once. */
    minutes: translatorIn(dil, 'content')('minutes', { count: minutes }),
    cards: pack(cards),
    comments,
    published: dayOf(page.yayin_zamani),
    updated: dayOf(page.guncelleme_zamani),
    /** An older version of a contract is on screen. */
    old: surum !== undefined && surum !== page.surumler[0]?.surum,
    versions: page.surumler.map(({ surum: no, zaman }) => ({ surum: no, gun: dayOf(zaman) })),
    readOn: pack(nextToRead(page, articles ?? []).map((each) => teaserOf(each, dil))),
    crumbs: crumbsOf(page, dil),
  }
}

/** Of the same category first, then the newest. */
function nextToRead(page: Page, articles: readonly PageSummary[]) {
  const others = articles.filter(({ k_no }) => k_no !== page.k_no)
  const alike = others.filter(({ kategori }) => kategori !== null && kategori.slug === page.kategori?.slug)
  return [...alike, ...others.filter((each) => !alike.includes(each))].slice(0, READ_ON)
}

export type ContentData = Awaited<ReturnType<typeof makeContent>>
