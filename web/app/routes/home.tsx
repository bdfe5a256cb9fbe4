import { BlockList } from '../components/blocks/block-list.tsx'
import { JsonLd } from '../components/ui/json-ld.tsx'
import { type Frame, languageOf, useFrame } from '../lib/frame.ts'
import { loadPage } from '../lib/load-page.ts'
import { withLocalPictures } from '../lib/local-pictures.ts'
import { pack, unpack } from '../lib/packed.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import type { Route } from './+types/home.ts'
import { frameIn } from './frame-in.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const language = languageOf(rendering, params.lang)
  const page = await loadPage(rendering, { dil: language, turu: 'ana' })
  return {
    page: pack(withLocalPictures(page, language)),
    today: Temporal.Now.plainDateISO('Europe/Istanbul').toString(),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const frame = useFrame()
  const page = unpack(loaderData.page)
  const headed = page.bloklar.some(({ tip }) => tip === 'vitrin')
  return (
    <>
      {headed ? null : <h1 className="sr-only">{page.baslik}</h1>}
      <BlockList blocks={page.bloklar} searchFrom={loaderData.today} />
      <JsonLd value={organisationOf(frame)} />
    </>
  )
}

function organisationOf({ company, contact, support, social, origin, language }: Frame) {
  return {
    '@type': 'TravelAgency',
    name: company.marka,
    legalName: company.unvan,
    url: `${origin}/${language}`,
    telephone: support.telefon ?? contact.telefon,
    email: contact.e_mail,
    address: contact.adres,
    sameAs: social.map(({ url }) => url),
    ...(contact.enlem !== null && contact.boylam !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: contact.enlem, longitude: contact.boylam } }
      : {}),
  }
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  const page = unpack(loaderData.page)
  const hero = page.bloklar.find((block) => block.tip === 'vitrin')
  return pageMeta({
    frame,
    pathname: location.pathname,
    title: page.seo_baslik,
    description: page.ozet,
    picture: page.gorsel ?? hero?.gorsel,
  })
}
