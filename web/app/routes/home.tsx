import type { Block } from '@meltem/contract/content'
import { lazy, useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { BlockList } from '../components/blocks/block-list.tsx'
import { SearchBox } from '../components/blocks/search-box.tsx'
import { SearchScopeProvider } from '../components/blocks/search-context.ts'
import { StripCardsProvider } from '../components/blocks/strip-cards.ts'
import { CompareBar } from '../components/catalog/compare-bar.tsx'
import { CampaignStrips } from '../components/home/campaign-strips.tsx'
import type { HomeStrips } from '../components/home/home-strips.ts'
import { nearStrip } from '../components/home/near-strip.tsx'
import { RecentlySeen } from '../components/home/recently-seen.tsx'
import { JsonLd } from '../components/ui/json-ld.tsx'
import { StillPart } from '../components/ui/still-part.tsx'
import { type Frame, languageOf, useFrame } from '../lib/frame.ts'
import { unpack } from '../lib/packed.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pathTo } from '../lib/paths.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import type { Route } from './+types/home.ts'
import { askedIn } from './content/asked-in.ts'
import { frameIn } from './frame-in.ts'
import { loadHome } from './home/home-data.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  return {
    ...(await loadHome(rendering, languageOf(rendering, params.lang), askedIn(url.searchParams).onizleme)),
    today: Temporal.Now.plainDateISO('Europe/Istanbul').toString(),
  }
}

/** The catalogue's own chapters follow the destinations. */
function splitAfterPlaces(blocks: readonly Block[]): readonly [before: readonly Block[], after: readonly Block[]] {
  const at = blocks.findIndex(({ tip }) => tip === 'bolgeler') + 1
  return [blocks.slice(0, at), blocks.slice(at)]
}

function placesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.tip === 'bolgeler' ? block.ogeler.map(({ baslik }) => baslik) : []))
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const frame = useFrame()
  const page = unpack(loaderData.page)
  const headed = page.bloklar.some(({ tip }) => tip === 'vitrin')
  const [before, after] = splitAfterPlaces(page.bloklar)
  const search = <SearchBox today={loaderData.today} places={placesIn(before)} />
  return (
    <StripCardsProvider value={unpack(loaderData.cards)}>
      <SearchScopeProvider value={loaderData.scope}>
        {headed ? null : <h1 className="sr-only">{page.baslik}</h1>}
        <BlockList blocks={before} search={search} />
        <CampaignStrips />
        <CatalogueChapters strips={unpack(loaderData.strips)} />
        <BlockList id="son" blocks={after} search={search} />
        <CompareBar />
        <JsonLd things={import.meta.env.SSR ? [organisationOf(frame)] : undefined} />
      </SearchScopeProvider>
    </StripCardsProvider>
  )
}

const PopularStrip = nearStrip('populer')
const ReducedStrip = nearStrip('kampanyali')
const NewestStrip = nearStrip('yeni')
const GuestVoices = lazy(() => import('../components/home/guest-voices.tsx'))

function CatalogueChapters({ strips }: { strips: HomeStrips }) {
  const t = useTranslations('home')
  const { language } = useFrame()
  const words = t('allProducts')
  // One and the same: another would be a change, and the strip would not wait any longer.
  const everything = useMemo(
    () => (
      <a href={pathTo(language, { turu: 'd' })} className="link tap">
        {words}
      </a>
    ),
    [language, words],
  )
  return (
    <>
      <PopularStrip heading={t('popular')} cards={strips.popular} aside={everything} />
      <RecentlySeen />
      <ReducedStrip heading={t('campaigns')} cards={strips.reduced} />
      <NewestStrip heading={t('newest')} cards={strips.newest} />
      <StillPart id="sesler" of={strips.voices}>
        <GuestVoices voices={strips.voices} />
      </StillPart>
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
    hidden: page.taslak,
    picture: page.gorsel ?? hero?.gorsel,
  })
}
