import { languageOf } from '../lib/frame.ts'
import { loadPage } from '../lib/load-page.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import type { Route } from './+types/custom-page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const dil = languageOf(rendering, params.lang)
  return { page: await loadPage(rendering, { dil, turu: 'ozel', url: `/${params['*']}` }) }
}

export default function CustomPage({ loaderData: { page } }: Route.ComponentProps) {
  return <h1>{page.baslik}</h1>
}
