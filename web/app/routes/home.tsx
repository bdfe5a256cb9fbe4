import type { Block } from '@meltem/contract/content/content'
import { lazy, useMemo } from 'react'
import { useTranslations } from 'use-intl/react'
import { CompareBar } from '../features/catalog/compare-bar.tsx'
import { askedIn } from '../features/content/asked-in.ts'
import { BlockList } from '../features/content/blocks/block-list.tsx'
import { StripCardsProvider } from '../features/content/blocks/offers/strip-cards.ts'
import { frameIn } from '../features/frame/frame-in.ts'
import { CampaignStrips } from '../features/home/campaign-strips.tsx'
import { CATALOGUE, FewProducts } from '../features/home/few-products.tsx'
import { loadHome } from '../features/home/home-data.ts'
import type { FamilyChapter, HomeStrips } from '../features/home/home-strips.ts'
import { nearStrip } from '../features/home/near-strip.tsx'
import { RecentlySeen } from '../features/home/recently-seen.tsx'
import { SearchBox } from '../features/search/box/search-box.tsx'
import { SearchScopeProvider } from '../features/search/box/search-context.ts'
import { unpack } from '../platform/calls/packed.ts'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { type Frame, languageOf, useFrame } from '../platform/page/frame.ts'
import { pageMeta } from '../platform/page/page-meta.ts'
import { pathTo } from '../platform/page/paths.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import { StillPart } from '../ui/lazy/still-part.tsx'
import type { Route } from './+types/home.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  return {
    ...(await loadHome(rendering, languageOf(rendering, params.lang), askedIn(url.searchParams).onizleme)),
    today: Temporal.Now.plainDateISO('Europe/Istanbul').toString(),
  }
}

/** The catalogue's own chapters follow the destinations, or the head of a page without them. */
function splitAfterPlaces(blocks: readonly Block[]): readonly [before: readonly Block[], after: readonly Block[]] {
  const places = blocks.findIndex(({ tip }) => tip === 'bolgeler')
  const at = (places < 0 ? blocks.findIndex(({ tip }) => tip === 'vitrin') : places) + 1
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
  const { chapters, empty } = loaderData
  // What fits on one page is not searched, and neither is nothing.
  const search = chapters || empty ? null : <SearchBox today={loaderData.today} places={placesIn(before)} />
  return (
    <StripCardsProvider value={unpack(loaderData.cards)}>
      <SearchScopeProvider value={loaderData.scope}>
        {headed ? null : <h1 className="sr-only">{page.baslik}</h1>}
        <BlockList blocks={before} search={search} />
        <CampaignStrips />
        {chapters ? (
          <WholeCatalogue chapters={chapters} voices={unpack(loaderData.strips).voices} />
        ) : (
          <CatalogueChapters strips={unpack(loaderData.strips)} />
        )}
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
const WhereWeAre = lazy(() => import('../features/home/where-we-are.tsx'))
const GuestVoices = lazy(() => import('../features/home/guest-voices.tsx'))

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

/** Everything a small tenant sells, and what guests say of it. */
function WholeCatalogue({ chapters, voices }: { chapters: readonly FamilyChapter[] } & Pick<HomeStrips, 'voices'>) {
  const t = useTranslations('home')
  return (
    <>
      {chapters.map(({ family, cards }, index) => (
        <FewProducts
          key={family}
          id={index === 0 ? CATALOGUE : undefined}
          heading={t(`families.${family}`)}
          cards={cards}
        />
      ))}
      <StillPart id="sesler" of={voices}>
        <GuestVoices voices={voices} />
      </StillPart>
      <StillPart id="neredeyiz" of={chapters}>
        <WhereWeAre />
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
