import { RoutePage } from '../components/transfer/route-page.tsx'
import { JsonLd } from '../components/ui/json-ld.tsx'
import { languageOf, useFrame } from '../lib/frame.ts'
import { notFound } from '../lib/load-page.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pathTo, type Translations } from '../lib/paths.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import { translatorIn } from '../lib/translator.ts'
import type { Route } from './+types/transfer-route.ts'
import { frameIn } from './frame-in.ts'
import { loadProduct } from './product/product-data.ts'
import { structuredData } from './product/structured-data.ts'
import { loadTariffs, todayHere } from './transfer/transfer-data.ts'
import '../styles/product.css'

/** The landing page of one route: the product of the route with its neighbours. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const dil = languageOf(rendering, 'lang' in params ? params.lang : undefined)
  const wanted = { dil, slug: params.slug, search: url.search }
  const [product, tarife] = await Promise.all([loadProduct(rendering, wanted), loadTariffs(rendering, dil)])
  const route = tarife.guzergahlar.find(({ urun_k_no }) => urun_k_no === product.k_no) ?? notFound()
  const t = translatorIn(dil, 'content')
  const ceviriler = Object.entries(product.ceviriler).map(([lang, where]) => [
    lang,
    { slug: where?.slug ?? null, url: null },
  ])
  return {
    product,
    route,
    tarife,
    today: todayHere(),
    crumbs: [
      { baslik: t('home'), href: `/${dil}` },
      { baslik: t('lists.t'), href: pathTo(dil, { turu: 't' }) },
      { baslik: product.baslik },
    ],
    ceviriler: Object.fromEntries(ceviriler) as Translations,
  }
}

export default function TransferRoutePage({ loaderData }: Route.ComponentProps) {
  const frame = useFrame()
  const { product, crumbs } = loaderData
  return (
    <>
      <RoutePage {...loaderData} />
      {structuredData({ product, crumbs, reviews: [] }, frame).map((value) => (
        <JsonLd key={String(value['@type'])} value={value} />
      ))}
    </>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  const { product, route, ceviriler } = loaderData
  return pageMeta({
    frame,
    pathname: pathTo(frame.language, { turu: 't', slug: route.slug }),
    title: product.baslik,
    description: product.ozet,
    translations: ceviriler,
    picture: product.kapak,
  })
}
