import { languageOf } from '../lib/frame.ts'
import { loadPage, notFound } from '../lib/load-page.ts'
import { findContentAddress } from '../lib/paths.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import type { Route } from './+types/content.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const address = findContentAddress(new URL(request.url).pathname) ?? notFound()
  const language = languageOf(rendering, 'lang' in params ? params.lang : undefined)
  const slug = address.slug ?? notFound()
  return { page: await loadPage(rendering, { dil: language, turu: address.turu, slug }) }
}

export default function Content({ loaderData: { page } }: Route.ComponentProps) {
  return <h1>{page.baslik}</h1>
}
