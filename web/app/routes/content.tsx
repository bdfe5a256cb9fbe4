import { redirect } from 'react-router'
import { askedIn } from '../features/content/asked-in.ts'
import { loadContent, slugIn, wantedSlug } from '../features/content/content-data.ts'
import { loadList } from '../features/content/content-list.ts'
import { contentMeta } from '../features/content/content-meta.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { findDetailHref } from '../features/content/detail-address.ts'
import { isStored, journalSlug } from '../features/content/journal-address.ts'
import { ListPage } from '../features/content/list-page.tsx'
import { frameIn } from '../features/frame/frame-in.ts'
import { notFound } from '../platform/calls/load-page.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf } from '../platform/page/frame.ts'
import { findContentAddress } from '../platform/page/paths.ts'
import type { Route } from './+types/content.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const address = findContentAddress(url.pathname) ?? notFound()
  const { turu } = address
  const prefix = 'lang' in params ? params.lang : undefined
  const dil = languageOf(rendering, prefix)
  const { sayfa, ...more } = askedIn(url.searchParams)
  if (!address.slug) return await loadList(rendering, { dil, turu, sayfa })
  const asked = wantedSlug(address) ?? notFound()
  if (turu === 'b' && !more.onizleme && !(await isStored(rendering, { dil, turu, slug: asked }))) {
    const kategori = address.detay ? undefined : await journalSlug(rendering, dil, asked)
    if (kategori) return await loadList(rendering, { dil, turu, kategori, sayfa })
  }
  if (turu === 'd' && !more.onizleme && !(await isStored(rendering, { dil, turu, slug: asked }))) {
    throw redirect((await findDetailHref(rendering, dil, asked)) ?? notFound(), 301)
  }
  const slug = prefix === undefined ? await slugIn(rendering, { dil, turu, slug: asked }) : asked
  return await loadContent(rendering, { dil, turu, slug: slug ?? notFound(), ...more })
}

export default function Content({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind !== 'list') return <ContentPage content={loaderData} />
  return <ListPage list={loaderData} />
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData, frameIn(matches))
}
