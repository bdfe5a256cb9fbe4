import { askedIn } from '../features/content/asked-in.ts'
import { loadContent } from '../features/content/content-data.ts'
import { contentMeta } from '../features/content/content-meta.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { frameIn } from '../features/frame/frame-in.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf } from '../platform/page/frame.ts'
import type { Route } from './+types/custom-page.ts'

/** Pages with an address of their own (menu items of the kind `ozel`). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const dil = languageOf(rendering, params.lang)
  const { sayfa: _list, ...more } = askedIn(url.searchParams)
  return await loadContent(rendering, { dil, turu: 'ozel', url: `/${params['*']}`, ...more })
}

export default function CustomPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage content={loaderData} />
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData, frameIn(matches))
}
