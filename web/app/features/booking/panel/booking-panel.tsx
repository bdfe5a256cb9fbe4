import { KINDS } from '@meltem/domain/kinds'
import { fromWords } from '@meltem/i18n/price-unit'
import { lazy, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { withMessages } from '../../../platform/words/browser-messages.ts'
import { Price } from '../../../ui/price.tsx'
import { PANEL_ID, useBooking } from '../booking-context.tsx'
import { CoverFields } from '../fields/cover-fields.tsx'
import { MoreFields } from '../fields/more-fields.tsx'
import { OptionFields } from '../fields/option-fields.tsx'
import { PeopleFields } from '../fields/people-fields.tsx'
import { WhenFields } from '../fields/when-fields.tsx'
import { NextStep, PanelAction } from './panel-action.tsx'
import { PanelSums } from './panel-sums.tsx'
import { useStickyEnd } from './use-sticky-end.ts'

/** Comes with the first line that goes into the basket. */
const AddedReceipt = lazy(() => withMessages('booking', import('./added-receipt.tsx')))

/** Sticky at the right of a detail page, and the receipt of what it did; a phone has the same fields in a sheet. */
export function BookingPanel() {
  const t = useTranslations('panel')
  const { added, setAdded } = useBooking()
  const panel = useRef<HTMLElement>(null)
  useStickyEnd(panel)
  return (
    <aside
      id={PANEL_ID}
      aria-label={t('label')}
      ref={panel}
      className={`hidden rounded-control border border-line bg-paper shadow-e2 lg:sticky lg:top-24 lg:block ${added ? 'border-t-3 border-t-olive' : ''}`}
    >
      {added ? (
        <Suspense fallback={<Asking />}>
          <AddedReceipt added={added} onMore={() => setAdded(null)} />
        </Suspense>
      ) : (
        <Asking />
      )}
    </aside>
  )
}

function Asking() {
  const { mode, product } = useBooking()
  if (product.onizleme) return <NotYet />
  return (
    <>
      <PanelHead />
      <div className="grid gap-4 px-[22px] py-4">
        <PanelFields place="panel" />
      </div>
      <div className="grid gap-3 rounded-b-control bg-mist px-[22px] pt-3.5 pb-5">
        {/* Dates and price of a stay stay in view: how the price came about is one press away. */}
        <PanelSums open={mode !== 'stay'} />
        <PanelAction full />
        <NextStep />
      </div>
    </>
  )
}

/** In a preview: what it costs, and that it cannot be booked yet. */
function NotYet() {
  const t = useTranslations('panel')
  return (
    <>
      <PanelHead />
      <p className="px-[22px] py-4 text-ink-2">{t('preview')}</p>
    </>
  )
}

/** Everything that can be chosen, in the order people think: when, what, who, what else. */
export function PanelFields({ place }: { place: string }) {
  const { product } = useBooking()
  const { optionFirst } = KINDS[product.urun_tipi]
  return (
    <>
      {optionFirst ? <OptionFields /> : null}
      <WhenFields place={place} />
      {optionFirst ? null : <OptionFields />}
      <PeopleFields />
      <CoverFields />
      <MoreFields />
    </>
  )
}

export function PanelHead() {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-2 border-b border-line px-[22px] pt-[18px] pb-3.5">
      <FromPrice className="text-30" />
      <SaleChip />
    </div>
  )
}

export function FromPrice({ className }: { className: string }) {
  const { option, product } = useBooking()
  const t = useTranslations('card')
  const from = option?.baslangic_fiyat ?? product.baslangic_fiyat
  if (!from) return <span className="font-semibold">{t('onRequest')}</span>
  const { before, ending, after } = fromWords(t, from)
  return (
    <span>
      <small className="text-14 text-ink-2">{before} </small>
      <Price amount={from.fiyat} currency={from.kur} className={className} />
      {ending} <small className="text-14 text-ink-2">{after}</small>
      {from.eski_fiyat !== null ? (
        <s className="ml-2 text-14 text-ink-3">
          <Price amount={from.eski_fiyat} currency={from.kur} />
        </s>
      ) : null}
    </span>
  )
}

function SaleChip() {
  const { satis } = useBooking()
  const t = useTranslations('panel')
  return satis === 'direk' ? (
    <span className="chip chip-good">{t('confirmedAtOnce')}</span>
  ) : (
    <span className="chip chip-wait">{t('askFirst')}</span>
  )
}
