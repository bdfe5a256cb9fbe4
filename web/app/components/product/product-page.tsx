import type { Product } from '@meltem/contract/catalog'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { BookingSheet } from '../booking/booking-sheet.tsx'
import { type FirstReviews, Reviews } from '../reviews/reviews.tsx'
import { Note } from '../ui/note.tsx'
import { CarHero } from './car-hero.tsx'
import { Consents } from './consents.tsx'
import { CoverTable } from './cover-table.tsx'
import { DeckPlan } from './deck-plan.tsx'
import { Gallery } from './gallery.tsx'
import { Itinerary } from './itinerary.tsx'
import { LengthBands } from './length-bands.tsx'
import { Equipment, GoodToKnow, Highlights, Included, Questions } from './lists.tsx'
import { Meeting } from './meeting.tsx'
import { Milestones } from './milestones.tsx'
import { Packages } from './packages.tsx'
import { Policy } from './policy.tsx'
import { Rooms } from './rooms.tsx'
import { SeasonTable } from './season-table.tsx'
import { StayCalendar } from './stay-calendar.tsx'
import { TitleRow } from './title-row.tsx'
import { VillaRooms } from './villa-plan.tsx'
import { WatchForm } from './watch-form.tsx'
import { WeddingEnquiry } from './wedding-enquiry.tsx'
import { WeddingHead } from './wedding-head.tsx'
import { WeekGrid } from './week-grid.tsx'

interface ProductPageProps {
  readonly product: Product
  readonly reviews: FirstReviews
  /** Where the privacy notice stands; for pages with a form of their own. */
  readonly privacyHref: string | undefined
}

/** A detail page: pictures on top, chapters at the left, the panel at the right. Each kind has its own chapters. */
export function ProductPage({ product, reviews, privacyHref }: ProductPageProps) {
  return (
    <>
      <OtherLanguage product={product} />
      <Head product={product} />
      <div className="wrap detail">
        <div className="min-w-0">
          <Description product={product} />
          <KindChapters product={product} />
          {product.urun_tipi === 'dugun' ? <WeddingEnquiry product={product} privacyHref={privacyHref} /> : null}
          <Policy product={product} />
          <GoodToKnow product={product} />
          <Questions product={product} />
          <Reviews product={product} first={reviews} />
          <WatchForm product={product} />
        </div>
        <BookingPanel />
      </div>
      <BookingSheet />
    </>
  )
}

function Head({ product }: { product: Product }) {
  if (product.urun_tipi === 'dugun') return <WeddingHead product={product} />
  return (
    <div className="wrap">
      <TitleRow product={product} />
      {product.urun_tipi === 'arac_kira' ? (
        <CarHero product={product} />
      ) : (
        <Gallery pictures={product.gorseller} title={product.baslik} />
      )}
    </div>
  )
}

/** What sets the kinds apart, in the order people ask. */
function KindChapters({ product }: { product: Product }) {
  switch (product.urun_tipi) {
    case 'villa':
      return (
        <>
          <Highlights product={product} />
          <StayCalendar product={product} />
          <SeasonTable product={product} />
          <VillaRooms product={product} />
          <Equipment product={product} />
          <Included product={product} />
          <Meeting product={product} />
        </>
      )
    case 'otel':
      return (
        <>
          <Rooms product={product} />
          <StayCalendar product={product} />
          <SeasonTable product={product} />
          <Equipment product={product} />
          <Highlights product={product} />
          <Included product={product} />
          <Meeting product={product} />
        </>
      )
    case 'yat':
      return (
        <>
          <Highlights product={product} />
          <WeekGrid product={product} />
          <StayCalendar product={product} />
          <SeasonTable product={product} />
          <DeckPlan product={product} />
          <Equipment product={product} />
          <Included product={product} />
          <Itinerary product={product} />
          <Meeting product={product} />
        </>
      )
    case 'arac_kira':
      return (
        <>
          <LengthBands product={product} />
          <CoverTable product={product} />
          <Equipment product={product} />
          <Included product={product} />
          <Meeting product={product} />
        </>
      )
    case 'dugun':
    case 'saglik':
      return <AskedChapters product={product} />
    default:
      return (
        <>
          <Highlights product={product} />
          <Itinerary product={product} />
          <Included product={product} />
          <Equipment product={product} />
          <Meeting product={product} />
        </>
      )
  }
}

/** Weddings and treatments begin with a talk: packages, the way there, who does it, and what is agreed to. */
function AskedChapters({ product }: { product: Product }) {
  const health = product.urun_tipi === 'saglik'
  return (
    <>
      <Packages product={product} />
      <Highlights product={product} />
      {!health && product.gorseller.length > 1 ? (
        <section>
          <Gallery pictures={product.gorseller.slice(1)} title={product.baslik} />
        </section>
      ) : null}
      <Itinerary product={product} />
      <Milestones product={product} />
      <Included product={product} />
      <Equipment product={product} />
      {health ? <Consents product={product} /> : null}
      <Meeting product={product} />
    </>
  )
}

function Description({ product }: { product: Product }) {
  const { aciklama, ozet } = product.icerik
  return (
    <section className="max-w-[66ch]" lang={product.dil}>
      {product.urun_tipi === 'dugun' ? null : <p className="text-20 leading-[1.5]">{ozet}</p>}
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
  const facts = useTranslations('facts')
  if (product.dil === language) return null
  return (
    <div className="wrap mb-4">
      <Note tone="info">{t('otherLanguage', { language: facts(`dil.${product.dil}`) })}</Note>
    </div>
  )
}
