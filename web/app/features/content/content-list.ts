import { listPages, type PageSummary } from '@meltem/contract/content/content'
import type { ContentType } from '@meltem/contract/settings'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import type { Rendering } from '@meltem/contract/wire/rendering'
import { formatInstant } from '@meltem/i18n/format'
import { endLoading, notFound } from '../../platform/calls/load-page.ts'
import { pack } from '../../platform/calls/packed.ts'
import { withLocalPictures } from '../../platform/page/local-pictures.ts'
import { madeOnce } from '../../platform/page/made-once.ts'
import { pathTo, type Translations } from '../../platform/page/paths.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import type { Crumb } from '../../ui/crumbs.tsx'

/** One leads, the others stand in rows of three. */
const PER_PAGE = 13

/** The day on the clock of the coast; made on the server, because browsers differ in their zone. */
export function dayOf(instant: string): string {
  return formatInstant(instant).slice(0, 10)
}

export async function listPagesOf(
  { call }: Rendering,
  input: InputOf<typeof listPages>,
): Promise<OutputOf<typeof listPages>> {
  const answer = await call(listPages, input)
  if (answer.success === 1) return answer
  return endLoading(answer)
}

/** Names an author by the first part: "Deniz S., guide in Kaş since 2011" is "Deniz S." in lists. */
function authorName(yazar: string | null): string | undefined {
  return yazar?.split(',', 1)[0]
}

export function teaserOf(page: PageSummary, language: Language) {
  const local = withLocalPictures(page, language)
  const notes = page.turu === 'b' ? [authorName(page.yazar), dayOf(page.yayin_zamani)] : []
  return {
    k_no: page.k_no,
    baslik: page.baslik,
    ozet: page.ozet,
    url: pathTo(language, page),
    gorsel: local.gorsel,
    not: notes.filter(Boolean).join(' · ') || undefined,
    /** Set where it is told in another language than the page around it. */
    dil: page.dil === language ? undefined : page.dil,
  }
}

export type Teaser = ReturnType<typeof teaserOf>

interface AskedList {
  readonly dil: Language
  readonly turu: ContentType
  /** Slug of a category of the journal. */
  readonly kategori?: string | undefined
  /** From 1. */
  readonly sayfa: number
}

const lists = madeOnce<ListData>()

/** All pages of a type. Made once: the server answers with the same list until something of the tenant changes. */
export async function loadList(rendering: Rendering, asked: AskedList): Promise<ListData> {
  const { dil, turu, kategori, sayfa } = asked
  const list = await listPagesOf(rendering, { dil, turu, kategori })
  return lists([list.data, sayfa], () => makeList(rendering, asked, list))
}

/** Only the journal may be empty; any other empty list is no address. */
function makeList(rendering: Rendering, { dil, turu, kategori, sayfa }: AskedList, list: OutputOf<typeof listPages>) {
  const t = translatorIn(dil, 'content')
  if (list.data.length === 0 && turu !== 'b') return notFound()
  const shown = turu === 'b' ? list.data.slice((sayfa - 1) * PER_PAGE, sayfa * PER_PAGE) : list.data
  if (shown.length === 0 && sayfa > 1) return notFound()
  const chosen = kategori === undefined ? undefined : list.kategoriler.find(({ slug }) => slug === kategori)
  const whole = t(`lists.${turu}`)
  const everywhere = rendering.settings.language.diller.map((each) => [each, { slug: null, url: null }])
  const here = chosen
    ? [{ baslik: whole, href: pathTo(dil, { turu }) }, { baslik: chosen.baslik }]
    : [{ baslik: whole }]
  return {
    kind: 'list' as const,
    turu,
    slug: chosen?.slug,
    baslik: chosen?.baslik ?? whole,
    ozet: chosen?.aciklama ?? t(`listDescriptions.${turu}`),
    items: pack(shown.map((page) => teaserOf(page, dil))),
    categories: list.kategoriler.map(({ baslik, slug }) => ({
      baslik,
      href: pathTo(dil, { turu: 'b', slug }),
      current: slug === chosen?.slug,
    })),
    sayfa,
    older: turu === 'b' && list.data.length > sayfa * PER_PAGE,
    crumbs: [{ baslik: t('home'), href: `/${dil}` }, ...here] satisfies Crumb[],
    ceviriler: chosen?.ceviriler ?? (Object.fromEntries(everywhere) as Translations),
  }
}

export type ListData = ReturnType<typeof makeList>
