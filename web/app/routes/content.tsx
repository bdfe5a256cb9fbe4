import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { languageOf } from '../lib/frame.ts'
import { notFound } from '../lib/load-page.ts'
import { findContentAddress } from '../lib/paths.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import type { Route } from './+types/content.ts'
import { askedIn } from './content/asked-in.ts'
import { loadContent, slugIn, wantedSlug } from './content/content-data.ts'
import { loadList } from './content/content-list.ts'
import { contentMeta } from './content/content-meta.ts'
import { ContentPage } from './content/content-page.tsx'
import { findDetailHref } from './content/detail-address.ts'
import { isStored, journalSlug } from './content/journal-address.ts'
import { frameIn } from './frame-in.ts'

/** The journal and its categories; whoever reads an article does without. */
const ListPage = lazy(() => import('./content/list-page.tsx'))

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
  return (
    <Suspense>
      <ListPage list={loaderData} />
    </Suspense>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData, frameIn(matches))
}
