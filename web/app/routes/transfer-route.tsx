import { getPage } from '@meltem/contract/content/content'
import { askedIn } from '../features/content/asked-in.ts'
import { loadContent } from '../features/content/content-data.ts'
import { contentMeta } from '../features/content/content-meta.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { frameIn } from '../features/frame/frame-in.ts'
import { PreviewBar } from '../features/product/head/preview-bar.tsx'
import { socialCardOf } from '../features/product/social-card.ts'
import { structuredData } from '../features/product/structured-data.ts'
import { RoutePage } from '../features/transfer/route-page.tsx'
import { isRoute, loadRoute, routeHref } from '../features/transfer/transfer-data.ts'
import { unpack } from '../platform/calls/packed.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf, useFrame } from '../platform/page/frame.ts'
import { pageMeta } from '../platform/page/page-meta.ts'
import { pathTo } from '../platform/page/paths.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import type { Route } from './+types/transfer-route.ts'
import '../styles/product.css'

/** The landing page of one route; an address that names no route may be a page the operator wrote. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const dil = languageOf(rendering, 'lang' in params ? params.lang : undefined)
  const { onizleme } = askedIn(url.searchParams)
  const wanted = { dil, slug: params.slug, search: url.search, onizleme }
  if (!onizleme && !(await isRoute(rendering, wanted))) {
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
      <PreviewBar product={product} hrefOf={routeHref} />
      <RoutePage {...page} today={loaderData.today} />
      <JsonLd
        things={
          import.meta.env.SSR && !product.onizleme ? structuredData({ product, crumbs, reviews: [] }, frame) : undefined
        }
      />
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
    title: product.icerik.seo_baslik ?? product.baslik,
    description: product.icerik.seo_aciklama ?? product.ozet,
    translations: loaderData.ceviriler,
    socialCard: product.onizleme ? undefined : socialCardOf(product, frame.language),
    hidden: product.onizleme ?? false,
  })
}
