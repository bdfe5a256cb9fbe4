import { SORTS } from '@meltem/contract/catalog/listing'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../ui/icon.tsx'
import { cleared, FILTER_FORM, listHref } from './filters/listing-filters.ts'
import type { ListingData } from './listing-data.ts'

/** Filters that are on, order, and list or map. A phone has them in one row, and what is on in a row to be swiped. */
export function ListingToolbar({ list }: { list: ListingData }) {
  return (
    <div className={`mb-3 flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-3 ${list.map ? 'lg:my-3.5' : 'sm:mb-5'}`}>
      <FilterLink list={list} />
      <Chips list={list} />
      <div className="flex min-w-0 flex-1 items-center justify-end gap-2 sm:ml-auto sm:flex-none sm:gap-3">
        <SortChoice list={list} />
        <ViewSwitch list={list} />
      </div>
    </div>
  )
}

function FilterLink({ list: { chips, map } }: { list: ListingData }) {
  const t = useTranslations('listing')
  return (
    <a href="#filtreler" className={`pill min-h-11 sm:min-h-9 ${map ? '' : 'lg:hidden'}`}>
      <Icon name="sliders-horizontal" />
      {chips.length > 0 ? t('filterCount', { count: chips.length }) : t('filter')}
    </a>
  )
}

function Chips({ list }: { list: ListingData }) {
  const t = useTranslations('listing')
  const { chips } = list
  if (chips.length === 0) return null
  return (
    <ul
      className="flex items-center gap-2 max-sm:order-last max-sm:-mx-gutter max-sm:w-screen max-sm:overflow-x-auto max-sm:px-gutter max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap sm:gap-3"
      aria-label={t('chosen')}
    >
      {chips.map(({ key, name, href }) => (
        <li key={key}>
          <a href={href} aria-label={t('remove', { name })} className="pill pill-on min-h-11 sm:min-h-9">
            {name}
            <Icon name="x" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={listHref(list.pathname, cleared(list.filters))}
          className="link inline-flex min-h-11 items-center text-14"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}

function SortChoice({ list }: { list: ListingData }) {
  const t = useTranslations('listing')
  return (
    <div className="relative min-w-0 max-sm:flex-1">
      <label htmlFor="suz-sirala" className="sr-only">
        {t('sort')}
      </label>
      <select
        id="suz-sirala"
        name="sirala"
        form={FILTER_FORM}
        defaultValue={list.filters.sirala ?? 'onerilen'}
        className="input min-h-11 w-full appearance-none truncate pr-8 pl-3 text-14"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-2.5 text-16" />
      <noscript>
        <button type="submit" form={FILTER_FORM} className="btn btn-line ml-2">
          {t('apply')}
        </button>
      </noscript>
    </div>
  )
}

const VIEW =
  'flex min-h-11 items-center gap-1.5 px-3 font-semibold sm:px-3.5 text-14 no-underline hover:bg-mist aria-[current]:bg-sea-deep aria-[current]:text-white focus-visible:rounded-none focus-visible:shadow-[inset_0_0_0_2px_var(--color-paper),inset_0_0_0_4px_var(--color-sea)]'

function ViewSwitch({ list }: { list: ListingData }) {
  const t = useTranslations('listing')
  const { filters, pathname } = list
  const hrefOf = (gorunum: 'liste' | 'harita') => listHref(pathname, { ...filters, gorunum, sayfa: 1 })
  return (
    <nav
      aria-label={t('view')}
      className="inline-flex shrink-0 overflow-hidden rounded-control border border-line-strong [&>a+a]:border-line-strong [&>a+a]:border-l"
    >
      <a href={hrefOf('liste')} aria-current={filters.gorunum === 'liste' ? 'true' : undefined} className={VIEW}>
        <Icon name="layout-grid" />
        <span className="max-sm:sr-only">{t('list')}</span>
      </a>
      <a
        href={hrefOf('harita')}
        rel="nofollow"
        aria-current={filters.gorunum === 'harita' ? 'true' : undefined}
        className={VIEW}
      >
        <Icon name="map" />
        <span className="max-sm:sr-only">{t('map')}</span>
      </a>
    </nav>
  )
}
