import { formatNumber } from '@meltem/i18n/format'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ListingData } from '../listing-data.ts'
import type { FacetChoice, FacetView } from './facet-view.ts'
import { FILTER_FORM, type ListingFilters } from './listing-filters.ts'
import { PriceFilter } from './price-filter.tsx'
import { beginForm } from './use-filter-form.ts'

/** So many choices are seen at once; the rest opens on demand. */
const SEEN = 6
/** So many groups stand open; the others unfold, so that a list of everything keeps a panel one can look over. */
const OPEN_GROUPS = 4
const RATINGS = [4.5, 4, 3.5] as const

/** A plain form to the page itself: it works without a script, and with one every change is taken at once. */
export function FilterPanel({ list }: { list: ListingData }) {
  const t = useTranslations('listing')
  const { filters, prices, facets } = list
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) beginForm(form.current)
  }, [])
  return (
    <form ref={form} id={FILTER_FORM} method="get" action={list.pathname} className="border-ink border-t-2">
      {filters.gorunum === 'harita' ? <input type="hidden" name="gorunum" value="harita" /> : null}
      {filters.kutu ? <input type="hidden" name="kutu" value={filters.kutu} /> : null}
      <WordsFilter filters={filters} />
      {prices ? (
        <FilterGroup title={t('price')} open>
          <PriceFilter prices={prices} currency={list.kur} filters={filters} />
        </FilterGroup>
      ) : null}
      {facets.map((facet, place) => (
        <FacetGroup key={facet.key} facet={facet} filters={filters} open={place < OPEN_GROUPS} />
      ))}
      <RatingFilter filters={filters} />
      <noscript>
        <button type="submit" className="btn btn-deep mt-4 w-full">
          {t('apply')}
        </button>
      </noscript>
    </form>
  )
}

function WordsFilter({ filters }: { filters: ListingFilters }) {
  const t = useTranslations('listing')
  return (
    <div className="border-line border-b py-3.5">
      <label htmlFor="suz-ara" className="mb-2 block font-[640]">
        {t('words')}
      </label>
      <input
        id="suz-ara"
        type="search"
        name="ara"
        maxLength={120}
        defaultValue={filters.ara ?? ''}
        placeholder={t('wordsHint')}
        autoComplete="off"
        className="input min-h-11 px-3"
      />
    </div>
  )
}

function FilterGroup({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group/filter border-line border-b py-1.5">
      <summary className="flex min-h-9 list-none items-center justify-between font-[640] [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-up" className="rotate-180 transition-[rotate] group-open/filter:rotate-0" />
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  )
}

function isChosen({ field, value }: FacetChoice, filters: ListingFilters): boolean {
  const chosen = filters[field]
  if (typeof chosen === 'boolean') return chosen
  return typeof chosen === 'string' ? chosen === value : (chosen?.some((each) => each === value) ?? false)
}

function FacetGroup({ facet, filters, open }: { facet: FacetView; filters: ListingFilters; open: boolean }) {
  const t = useTranslations('listing')
  const chosen = facet.choices.some((choice) => isChosen(choice, filters))
  // What is chosen is always seen, however long the list.
  const seen = facet.choices.filter((choice, index) => index < SEEN || isChosen(choice, filters))
  const rest = facet.choices.filter((choice) => !seen.includes(choice))
  return (
    <FilterGroup title={facet.title} open={open || chosen}>
      <fieldset>
        <legend className="sr-only">{facet.title}</legend>
        {seen.map((choice) => (
          <Choice key={choice.value} choice={choice} chosen={isChosen(choice, filters)} />
        ))}
        {rest.length > 0 ? (
          <details className="group/more">
            <summary className="link flex min-h-9 list-none items-center text-14 group-open/more:hidden [&::-webkit-details-marker]:hidden">
              {t('more', { count: rest.length })}
            </summary>
            {rest.map((choice) => (
              <Choice key={choice.value} choice={choice} chosen={false} />
            ))}
          </details>
        ) : null}
      </fieldset>
    </FilterGroup>
  )
}

function Choice({ choice, chosen }: { choice: FacetChoice; chosen: boolean }) {
  return (
    <label className="check min-h-11 cursor-pointer items-center lg:min-h-8 lg:py-0">
      <input type="checkbox" name={choice.field} value={choice.value} defaultChecked={chosen} />
      <span className="flex-1">{choice.label}</span>
      <span className="num text-ink-2">{choice.count}</span>
    </label>
  )
}

function RatingFilter({ filters }: { filters: ListingFilters }) {
  const t = useTranslations('listing')
  const { language } = useFrame()
  return (
    <FilterGroup title={t('rating')} open>
      <fieldset>
        <legend className="sr-only">{t('rating')}</legend>
        <label className="check min-h-11 cursor-pointer items-center lg:min-h-8 lg:py-0">
          <input type="radio" name="puan" value="" defaultChecked={filters.puan === undefined} />
          {t('anyRating')}
        </label>
        {RATINGS.map((rating) => (
          <label key={rating} className="check min-h-11 cursor-pointer items-center lg:min-h-8 lg:py-0">
            <input type="radio" name="puan" value={rating} defaultChecked={filters.puan === rating} />
            {t('ratingFrom', { rating: formatNumber(language, rating, 1) })}
          </label>
        ))}
      </fieldset>
    </FilterGroup>
  )
}
