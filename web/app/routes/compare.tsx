import { listProductsByKey } from '@meltem/contract/catalog/catalog'
import { cardView } from '../features/catalog/card-view.ts'
import { ComparePage } from '../features/compare/compare-page.tsx'
import { compareRows } from '../features/compare/compare-rows.ts'
import { readCompared } from '../features/compare/read-compared.ts'
import { frameIn } from '../features/frame/frame-in.ts'
import { endLoading } from '../platform/calls/load-page.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf } from '../platform/page/frame.ts'
import { pageMeta } from '../platform/page/page-meta.ts'
import { translatorIn } from '../platform/words/translator.ts'
import type { Route } from './+types/compare.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const language = languageOf(rendering, params.lang)
  const keys = readCompared(url.searchParams)
  const words = {
    language,
    card: translatorIn(language, 'card'),
    facts: translatorIn(language, 'facts'),
    compare: translatorIn(language, 'compare'),
  }
  if (keys.length === 0) return { cards: [], rows: [] }
  const answer = await rendering.call(listProductsByKey, {
    dil: language,
    kur: rendering.currency,
    k_no: keys.join(),
  })
  if (answer.success === 0) return endLoading(answer)
  const products = answer.data
  return {
    cards: products.map((product) => cardView(product, words)),
    rows: products.length > 0 ? compareRows(products, words) : [],
  }
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}

/** Each visitor compares other products: no page for search engines. */
export function meta({ matches, location }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!frame) return []
  const t = translatorIn(frame.language, 'compare')
  return pageMeta({
    frame,
    pathname: location.pathname,
    title: t('title'),
    description: t('description'),
    hidden: true,
  })
}
