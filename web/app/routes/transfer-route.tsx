import { getPage } from '@meltem/contract/content'
import { RoutePage } from '../components/transfer/route-page.tsx'
import { JsonLd } from '../components/ui/json-ld.tsx'
import { languageOf, useFrame } from '../lib/frame.ts'
import { unpack } from '../lib/packed.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pathTo } from '../lib/paths.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import type { Route } from './+types/transfer-route.ts'
import { loadContent } from './content/content-data.ts'
import { contentMeta } from './content/content-meta.ts'
import { ContentPage } from './content/content-page.tsx'
import { frameIn } from './frame-in.ts'
import { socialCardOf } from './product/social-card.ts'
import { structuredData } from './product/structured-data.ts'
import { isRoute, loadRoute } from './transfer/transfer-data.ts'
import '../styles/product.css'

/** The landing page of one route; an address that names no route may be a page the operator wrote. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const dil = languageOf(rendering, 'lang' in params ? params.lang : undefined)
  const wanted = { dil, slug: params.slug, search: url.search }
  if (!(await isRoute(rendering, wanted))) {
    const page = { dil, turu: 't', slug: params.slug } as const
    const stored = await rendering.call(getPage, page)
    if (stored.success === 1) return await loadContent(rendering, page)
  }
  return await loadRoute(rendering, wanted)
}

export default function TransferRoutePage({ loaderData }: Route.ComponentProps) {
  const frame = useFrame()
  if (loaderData.kind === 'page') return <ContentPage content={loaderData} />
  const page = unpack(loaderData.guzergah)
  const { product, crumbs } = page
  return (
    <>
      <RoutePage {...page} today={loaderData.today} />
      <JsonLd things={import.meta.env.SSR ? structuredData({ product, crumbs, reviews: [] }, frame) : undefined} />
    </>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  if (loaderData.kind === 'page') return contentMeta(loaderData, frame)
  const { product, route } = unpack(loaderData.guzergah)
  return pageMeta({
    frame,
    pathname: pathTo(frame.language, { turu: 't', slug: route.slug }),
    title: product.baslik,
    description: product.ozet,
    translations: loaderData.ceviriler,
    socialCard: socialCardOf(product, frame.language),
  })
}
