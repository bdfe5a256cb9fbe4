import { languageOf } from '../lib/frame.ts'
import { notFound } from '../lib/load-page.ts'
import { findContentAddress } from '../lib/paths.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import type { Route } from './+types/content.ts'
import { loadContent, loadList, wantedSlug } from './content/content-data.ts'
import { contentMeta } from './content/content-meta.ts'
import { ContentPage } from './content/content-page.tsx'
import { ListPage } from './content/list-page.tsx'
import { frameIn } from './frame-in.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const address = findContentAddress(new URL(request.url).pathname) ?? notFound()
  const language = languageOf(rendering, 'lang' in params ? params.lang : undefined)
  if (!address.slug) return await loadList(rendering, language, address.turu)
  const slug = wantedSlug(address) ?? notFound()
  return await loadContent(rendering, { dil: language, turu: address.turu, slug })
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'list' ? <ListPage list={loaderData} /> : <ContentPage content={loaderData} />
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData, frameIn(matches))
}
