import { lazy, memo, Suspense, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { whenNear } from '../../platform/boot/when-near.ts'
import { withMessages } from '../../platform/words/browser-messages.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { NearPart } from '../../ui/lazy/near-part.tsx'
import { StillPart } from '../../ui/lazy/still-part.tsx'
import { Note } from '../../ui/note.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import { CompareBar } from '../catalog/compare-bar.tsx'
import { PartyPanel } from './filters/party-panel.tsx'
import { useFilterForm } from './filters/use-filter-form.ts'
import { useNarrow } from './filters/use-narrow.ts'
import type { ListingData } from './listing-data.ts'
import { ListingJsonLd } from './listing-json-ld.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import { GridSkeleton, ProductGrid } from './product-grid.tsx'

/** The guide's name in the page. */
const GUIDE = 'rehber'

/** Read by few and never at once: the guide below the list and the map come on their own. */
const Guide = lazy(() => whenNear(GUIDE).then(() => import('./guide.tsx')))
const MapView = lazy(() => withMessages('facts', import('./map/map-view.tsx')))

/** The filters' name in the page; without a script the browser shows them by the same anchor. */
const FILTERS = 'filtreler'

/** Beside the list on wide screens. On a phone they are out of sight: there they come with the sheet that shows them. */
const FilterPanel = lazy(async () => {
  await whenNear(FILTERS)
  return { default: (await import('./filters/filter-panel.tsx')).FilterPanel }
})
const FilterSheet = lazy(() => import('./filters/filter-sheet.tsx'))
/** What stands over a list of nothing but cars. */
const CarHead = lazy(() => import('./car-head.tsx'))
const CarBands = lazy(() => import('./car-bands.tsx'))
/** Links, which work as they were sent. */
const DayStrip = lazy(() => import('./day-strip.tsx'))
const Pager = lazy(() => import('./pager.tsx'))
/** What a destination opens with. */
const DestinationPoster = lazy(() => import('./destination-poster.tsx'))
const EmptyList = lazy(() => import('./empty-list.tsx'))

/** The address of the open sheet. */
const SHEET = `#${FILTERS}`

function useSheetOpen({ map }: ListingData): boolean {
  const { hash } = useLocation()
  const scripted = useScripted()
  const narrow = useNarrow()
  return scripted && hash === SHEET && (narrow || map !== null)
}

export function ListingPage({ list }: { list: ListingData }) {
  const root = useRef<HTMLDivElement>(null)
  const sheetOpen = useSheetOpen(list)
  const leaveSheet = useFilterForm(root, { pathname: list.pathname, filters: list.filters, replace: sheetOpen })
  const panel = <PanelPart list={list} />
  return (
    <div ref={root}>
      {list.poster ? (
        <StillPart id="afis" of={list.poster}>
          <DestinationPoster poster={list.poster} title={list.baslik} text={list.metin} />
        </StillPart>
      ) : null}
      {list.map ? null : (
        <div className={list.poster ? 'wrap pt-section' : 'wrap'}>
          <Crumbs items={list.crumbs} />
          <ListingHead list={list} />
        </div>
      )}
      {list.map ? (
        <MapPart list={list} panel={sheetOpen ? null : panel} />
      ) : (
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[268px_minmax(0,1fr)]">
          {sheetOpen ? null : <FilterColumn>{panel}</FilterColumn>}
          <ListPart list={list} />
        </div>
      )}
      {sheetOpen ? (
        <Suspense>
          <FilterSheet list={list} onClose={leaveSheet} />
        </Suspense>
      ) : null}
      <GuidePart list={list} />
      <CompareBar />
      <ListingJsonLd list={list} />
    </div>
  )
}

const PanelPart = memo(function PanelPart({ list }: { list: ListingData }) {
  return (
    <NearPart>
      <FilterPanel list={list} />
    </NearPart>
  )
})

const GuidePart = memo(function GuidePart({ list: { guide, gorsel, place, poster } }: { list: ListingData }) {
  if (!guide) return null
  return (
    <NearPart>
      <Guide id={GUIDE} blocks={guide} picture={poster ? null : gorsel} turu={place.turu} />
    </NearPart>
  )
})

function FilterColumn({ children }: { children: React.ReactNode }) {
  const t = useTranslations('listing')
  return (
    <aside id={FILTERS} aria-label={t('filters')} className="max-lg:hidden max-lg:target:block">
      {children}
    </aside>
  )
}

/** Over a map one line, so that most of the screen is the map; the form of the cars needs its own. */
function headClass({ map, cars }: ListingData): string {
  if (!map) return 'mb-3 sm:mb-7'
  return cars ? 'mt-4 mb-3' : 'mt-4 mb-3 lg:my-3.5 lg:flex lg:items-baseline lg:gap-x-5'
}

const ListingHead = memo(function ListingHead({ list }: { list: ListingData }) {
  const t = useTranslations('listing')
  return (
    <header className={headClass(list)}>
      {list.poster ? (
        <h2 className="text-38 [overflow-wrap:anywhere]">{t('everythingIn', { place: list.baslik })}</h2>
      ) : (
        <h1 className={`[overflow-wrap:anywhere] ${list.map ? 'text-24' : 'text-38'}`}>{list.baslik}</h1>
      )}
      {list.metin && !list.map && !list.poster ? (
        <p className="mt-2 max-w-[45em] text-ink-2 max-sm:hidden">{list.metin}</p>
      ) : null}
      <PartyPanel list={list} />
      {list.cars ? (
        <Suspense>
          <CarHead cars={list.cars} filters={list.filters} today={list.today} />
        </Suspense>
      ) : null}
      {list.correction && list.filters.ara ? (
        <div className="mt-3 max-w-[45em]">
          <Note tone="info">{t('correction', { typed: list.filters.ara, words: list.correction })}</Note>
        </div>
      ) : null}
    </header>
  )
})

const ListPart = memo(function ListPart({ list }: { list: ListingData }) {
  return (
    <div className="min-w-0">
      <ListingToolbar list={list} />
      <StillPart id="gunler" of={list.days}>
        <DayStrip days={list.days} />
      </StillPart>
      <Results list={list} />
      {/* On a phone the products come first. */}
      {list.cars?.bands ? (
        <StillPart id="sureler" of={list.cars}>
          <CarBands id="suz-sureler" heading={list.cars.words.longer} bands={list.cars.bands} className="sm:hidden" />
        </StillPart>
      ) : null}
      {list.metin && !list.poster ? <p className="mt-8 text-ink-2 sm:hidden">{list.metin}</p> : null}
    </div>
  )
})

function Results({ list }: { list: ListingData }) {
  const t = useTranslations('listing')
  const { location } = useNavigation()
  const pending = location?.pathname === list.pathname
  if (list.cards.length === 0) {
    return (
      <Suspense>
        <EmptyList list={list} />
      </Suspense>
    )
  }
  return (
    <>
      <div className="relative" aria-busy={pending || undefined}>
        {pending ? (
          <>
            <p role="status" className="sr-only">
              {t('loading')}
            </p>
            <GridSkeleton count={list.cards.length} />
          </>
        ) : null}
        <ProductGrid cards={list.cards} heading={list.poster ? 'h3' : 'h2'} first drawings={list.cars?.drawings} />
      </div>
      <StillPart id="sayfalar" of={list}>
        <Pager list={list} />
      </StillPart>
    </>
  )
}

function MapPart({ list, panel }: { list: ListingData; panel: React.ReactNode }) {
  return (
    <>
      <div className={list.cars ? 'wrap' : 'wrap lg:flex lg:items-center lg:gap-x-6'}>
        <ListingHead list={list} />
        <div className="min-w-0 lg:flex-1">
          <ListingToolbar list={list} />
        </div>
      </div>
      <div id={FILTERS} className="wrap hidden target:block">
        {panel}
      </div>
      <MapBody list={list} />
    </>
  )
}

/** Apart from what changes once a script runs: a part that is drawn anew before its script is there would be gone till then. */
const MapBody = memo(function MapBody({ list }: { list: ListingData }) {
  return (
    <Suspense fallback={<div className="h-[60vh] lg:h-[calc(100dvh-77px)]" />}>
      <MapView list={list} />
    </Suspense>
  )
})
