import type { Rendering } from '@meltem/contract/wire/rendering'
import { lazy, Suspense } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { loadContent } from '../features/content/content-data.ts'
import { contentMeta } from '../features/content/content-meta.ts'
import { frameIn } from '../features/frame/frame-in.ts'
import { readFilters } from '../features/listing/filters/listing-filters.ts'
import { findListSlug } from '../features/listing/list-slug.ts'
import { loadListing } from '../features/listing/listing-data.ts'
import { listingMeta } from '../features/listing/listing-meta.ts'
import { ListingPage } from '../features/listing/listing-page.tsx'
import { notFound } from '../platform/calls/load-page.ts'
import { pack, unpack } from '../platform/calls/packed.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf } from '../platform/page/frame.ts'
import { findContentAddress, pathTo } from '../platform/page/paths.ts'
import { withMessages } from '../platform/words/browser-messages.ts'
import type { Route } from './+types/listing.ts'

/** Rare here: the blocks of written pages stay out of what every list loads. */
const ContentPage = lazy(async () => {
  const { ContentPage: Page } = await withMessages('pages', import('../features/content/content-page.tsx'))
  return { default: Page }
})

/** A list of products; a category or place that sells nothing keeps its written page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const { turu, slug } = findContentAddress(url.pathname) ?? notFound()
  if (turu !== 'd' && turu !== 'c' && turu !== 'u') return notFound()
  const language = languageOf(rendering, params.lang)
  const own = slug && turu !== 'd' && !params.lang ? await findListSlug(rendering, { turu, slug, language }) : slug
  const place = { turu, slug: own ?? slug }
  const list = await loadListing(rendering, { place, language, filters: readFilters(url.searchParams) })
  if (list) return { kind: 'listing' as const, list: pack(list), ceviriler: list.ceviriler }
  if (turu !== 'd' && place.slug) await leadOn(rendering, { turu, slug: place.slug, language }, url.search)
  return await loadContent(rendering, { dil: language, turu, slug: place.slug ?? notFound() })
}

/** A slug of another language, or one the list had before, leads to where the list stands now. */
async function leadOn(rendering: Rendering, wanted: Parameters<typeof findListSlug>[1], search: string): Promise<void> {
  const slug = await findListSlug(rendering, wanted)
  if (slug && slug !== wanted.slug) throw redirect(pathTo(wanted.language, { turu: wanted.turu, slug }) + search, 301)
}

/** The sheet of the filters comes and goes with the hash alone: the list is not read anew for it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const same = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return same ? currentUrl.href === nextUrl.href : defaultShouldRevalidate
}

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'listing') return <ListingPage list={unpack(loaderData.list)} />
  return (
    <Suspense>
      <ContentPage content={loaderData} />
    </Suspense>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  return loaderData.kind === 'listing' ? listingMeta(unpack(loaderData.list), frame) : contentMeta(loaderData, frame)
}
