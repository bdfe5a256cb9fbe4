import { languageOf } from '../lib/frame.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import type { Route } from './+types/custom-page.ts'
import { askedIn } from './content/asked-in.ts'
import { loadContent } from './content/content-data.ts'
import { contentMeta } from './content/content-meta.ts'
import { ContentPage } from './content/content-page.tsx'
import { frameIn } from './frame-in.ts'

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
