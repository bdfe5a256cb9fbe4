import type { Product } from '@meltem/contract/catalog/catalog'
import { type ComponentType, lazy, memo, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { withMessages } from '../../platform/words/browser-messages.ts'
import type { Crumb } from '../../ui/crumbs.tsx'
import { StillPart } from '../../ui/lazy/still-part.tsx'
import { Note } from '../../ui/note.tsx'
import { BookingPanel } from '../booking/panel/booking-panel.tsx'
import { BookingSheet } from '../booking/panel/booking-sheet.tsx'
import { type FirstReviews, Reviews } from '../reviews/reviews.tsx'
import { CoverTable } from './chapters/cars/cover-table.tsx'
import { LengthBands } from './chapters/cars/length-bands.tsx'
import type { PageLook } from './chapters/chapter-order.ts'
import { Consents } from './chapters/consents.tsx'
import { Packages } from './chapters/packages.tsx'
import { Policy } from './chapters/policy.tsx'
import { Rooms } from './chapters/stays/rooms.tsx'
import { SeasonTable } from './chapters/stays/season-table.tsx'
import { StayCalendar } from './chapters/stays/stay-calendar.tsx'
import { WeekGrid } from './chapters/stays/week-grid.tsx'
import { CarHero } from './head/car-hero.tsx'
import { DaysFirst } from './head/days-first.tsx'
import { Gallery } from './head/gallery.tsx'
import { PictureTools } from './head/picture-tools.tsx'
import { TitleRow } from './head/title-row.tsx'
import { WeddingHead } from './head/wedding-head.tsx'
import type { Fact, FactPair } from './kind-facts.ts'
import type { LiveName } from './kinds.ts'
import { WatchForm } from './watch-form.tsx'

/** The form of a few kinds, with the calendar of its day. */
const WeddingEnquiry = lazy(async () => ({ default: (await import('./wedding-enquiry.tsx')).WeddingEnquiry }))
const StillChapters = lazy(() => withMessages(['chapters', 'facts'], import('./chapters/still-chapters.tsx')))

interface HeadProps {
  readonly product: Product
  /** How its kind looks; made by the loader. */
  readonly look: PageLook
  /** What decides, in words; made by the loader. */
  readonly facts: readonly Fact[]
}

interface ChapterProps {
  readonly product: Product
  readonly look: PageLook
  /** Name and value, in words; made by the loader. */
  readonly particulars: readonly FactPair[]
  /** Where the privacy notice stands; for chapters with a form of their own. */
  readonly privacyHref: string | undefined
}

interface ProductPageProps extends HeadProps, ChapterProps {
  readonly crumbs: readonly Crumb[]
  readonly reviews: FirstReviews
}

/** A detail page: pictures on top (on a phone at the very top), chapters at the left, the panel at the right. Each kind has its own chapters. */
export function ProductPage({ facts, reviews, crumbs, ...chapters }: ProductPageProps) {
  const { product, look } = chapters
  return (
    <div className="relative" data-picture-first>
      <PictureTools product={product} crumbs={crumbs} />
      <Head product={product} look={look} facts={facts} />
      <OtherLanguage product={product} />
      {product.onizleme ? null : <DaysFirst />}
      <div className="wrap detail">
        <div className="min-w-0">
          <Description product={product} look={look} />
          <Chapters {...chapters} />
          <Reviews product={product} first={reviews} />
          {product.onizleme ? null : <WatchForm product={product} />}
        </div>
        <BookingPanel />
      </div>
      <BookingSheet />
    </div>
  )
}

function Head({ product, look, facts }: HeadProps) {
  if (look.head === 'wedding') return <WeddingHead product={product} facts={facts} />
  return (
    <div className="wrap flex flex-col">
      <TitleRow product={product} facts={facts} />
      {look.head === 'car' ? (
        <CarHero product={product} />
      ) : (
        <Gallery pictures={product.gorseller} title={product.baslik} />
      )}
    </div>
  )
}

/** Until its script is there the browser keeps what the server sent, as nothing it is made from changes. */
const Enquiry = memo(function Enquiry({ product, privacyHref }: ChapterProps) {
  return (
    <Suspense>
      <WeddingEnquiry product={product} privacyHref={privacyHref} />
    </Suspense>
  )
})

const LIVE: Readonly<Record<LiveName, ComponentType<ChapterProps>>> = {
  bands: LengthBands,
  calendar: StayCalendar,
  consents: Consents,
  covers: CoverTable,
  enquiry: Enquiry,
  gallery: MorePictures,
  packages: Packages,
  policy: Policy,
  rooms: Rooms,
  seasons: SeasonTable,
  weeks: WeekGrid,
}

function Chapters(props: ChapterProps) {
  const { product, look, particulars } = props
  return look.chapters.map((group) => {
    if ('live' in group) {
      const Chapter = LIVE[group.live]
      return <Chapter key={group.live} {...props} />
    }
    const [first] = group.still
    return (
      <StillPart key={first} id={`bolum-${first}`} of={product}>
        <StillChapters product={product} look={look} particulars={particulars} names={group.still} />
      </StillPart>
    )
  })
}

/** The first one stands at the head of the page. */
function MorePictures({ product }: ChapterProps) {
  if (product.gorseller.length < 2) return null
  return (
    <section>
      <Gallery pictures={product.gorseller.slice(1)} title={product.baslik} />
    </section>
  )
}

function Description({ product, look }: Omit<HeadProps, 'facts'>) {
  const { aciklama, ozet } = product.icerik
  return (
    <section className="max-w-[41.25em]" lang={product.dil}>
      {look.head === 'wedding' ? null : <p className="text-20 leading-[1.5]">{ozet}</p>}
      {aciklama.map((paragraph) => (
        <p key={paragraph} className="mt-3.5 text-ink-2">
          {paragraph}
        </p>
      ))}
    </section>
  )
}

/** Texts fall back to the tenant's language, and the page says so. */
function OtherLanguage({ product }: { product: Product }) {
  const { language } = useFrame()
  const t = useTranslations('product')
  if (product.dil === language) return null
  return (
    <div className="wrap mt-4">
      <Note tone="info">{t('otherLanguage', { dil: product.dil })}</Note>
    </div>
  )
}
