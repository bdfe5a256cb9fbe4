import { languageOf } from '../lib/frame.ts'
import { loadPage } from '../lib/load-page.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  return { page: await loadPage(rendering, { dil: languageOf(rendering, params.lang), turu: 'ana' }) }
}

export default function Home({ loaderData: { page } }: Route.ComponentProps) {
  return <h1>{page.baslik}</h1>
}
