import { KINDS } from '@meltem/domain/kinds'
import { redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { BookingProvider } from '../features/booking/booking-context.tsx'
import { productHref, productPath } from '../features/catalog/product-path.ts'
import { findPrivacyHref } from '../features/contact/privacy-href.ts'
import { askedIn } from '../features/content/asked-in.ts'
import { frameIn } from '../features/frame/frame-in.ts'
import { Similar } from '../features/product/chapters/similar.tsx'
import { PreviewBar } from '../features/product/head/preview-bar.tsx'
import { PAGES } from '../features/product/kinds.ts'
import { loadProductPage } from '../features/product/product-data.ts'
import { ProductPage } from '../features/product/product-page.tsx'
import { socialCardOf } from '../features/product/social-card.ts'
import { structuredData } from '../features/product/structured-data.ts'
import { notFound } from '../platform/calls/load-page.ts'
import { unpack } from '../platform/calls/packed.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf, useFrame } from '../platform/page/frame.ts'
import { pageMeta } from '../platform/page/page-meta.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { JsonLd } from '../ui/json-ld.tsx'
import type { Route } from './+types/product.ts'
import '../styles/product.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const dil = languageOf(rendering, 'lang' in params ? params.lang : undefined)
  const slug = params.detay ?? notFound()
  const { onizleme } = askedIn(url.searchParams)
  const page = await loadProductPage(rendering, { dil, slug, search: url.search, onizleme })
  // A route has its own page with form and neighbours.
  if (KINDS[page.product.urun_tipi].page === 't')
    throw redirect(productPath(dil, page.product) + (onizleme ? url.search : ''), onizleme ? 302 : 301)
  // One address per product: under another category's name, or another language's, it is the same page elsewhere.
  const own = productPath(dil, page.product)
  if ('lang' in params && url.pathname.startsWith(`/${dil}/d/`) && decodeURI(url.pathname) !== decodeURI(own))
    throw redirect(own + url.search, onizleme ? 302 : 301)
  const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
  const privacyHref = PAGES[page.product.urun_tipi].chapters.includes('enquiry')
    ? findPrivacyHref(rendering.settings, dil)
    : undefined
  return { urun: page.urun, ceviriler: page.ceviriler, today, privacyHref }
}

/** Dates and party live in the address and change nothing of the page itself. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { today } = loaderData
  const { product, look, facts, particulars, reviews, similar, crumbs } = unpack(loaderData.urun)
  const frame = useFrame()
  const { search } = useLocation()
  return (
    <div className="pb-10 max-lg:pb-24">
      <div className="wrap max-sm:hidden">
        <Crumbs items={crumbs} />
      </div>
      <PreviewBar product={product} hrefOf={productHref} />
      <BookingProvider key={product.k_no} product={product} today={today} search={search}>
        <ProductPage
          product={product}
          look={look}
          facts={facts}
          particulars={particulars}
          reviews={reviews}
          crumbs={crumbs}
          privacyHref={loaderData.privacyHref}
        />
      </BookingProvider>
      <div className="similar wrap">
        <Similar products={similar} />
      </div>
      <JsonLd
        things={
          import.meta.env.SSR && !product.onizleme
            ? structuredData({ product, crumbs, reviews: reviews.data }, frame)
            : undefined
        }
      />
    </div>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  const { product } = unpack(loaderData.urun)
  const own = product.ceviriler[frame.language] ?? { kategori_slug: product.kategori.slug, slug: product.slug }
  const home = product.dil === frame.language ? undefined : product.ceviriler[product.dil]
  return pageMeta({
    frame,
    pathname: productHref(frame.language, own),
    canonicalPath: home && productHref(product.dil, home),
    title: product.icerik.seo_baslik ?? product.baslik,
    description: product.icerik.seo_aciklama ?? product.ozet,
    translations: loaderData.ceviriler,
    socialCard: product.onizleme ? undefined : socialCardOf(product, frame.language),
    hidden: product.onizleme ?? false,
  })
}
