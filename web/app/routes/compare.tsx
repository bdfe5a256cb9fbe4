import { listProductsByKey } from '@meltem/contract/catalog'
import { cardView } from '../components/catalog/card-view.ts'
import { languageOf } from '../lib/frame.ts'
import { endLoading } from '../lib/load-page.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import { translatorIn } from '../lib/translator.ts'
import type { Route } from './+types/compare.ts'
import { ComparePage } from './compare/compare-page.tsx'
import { compareRows } from './compare/compare-rows.ts'
import { readCompared } from './compare/read-compared.ts'
import { frameIn } from './frame-in.ts'

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

/** Everybody compares something else: no page for search engines. */
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
