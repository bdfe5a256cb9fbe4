import { useTranslations } from 'use-intl/react'
import { listHref } from './filters/listing-filters.ts'
import type { ListingData } from './listing-data.ts'
import { pagesAround } from './pages-around.ts'

const PAGE =
  'grid min-h-11 min-w-11 place-items-center rounded-control px-2 text-14 no-underline hover:bg-mist aria-[current]:bg-sea-deep aria-[current]:font-bold aria-[current]:text-white'

/** Where one stands in the list, and the way on. */
export default function Pager({ list }: { list: ListingData }) {
  const t = useTranslations('listing')
  const { filters, toplam, adet, cards, pathname } = list
  const { sayfa } = filters
  const last = Math.ceil(toplam / adet)
  const hrefOf = (page: number) => listHref(pathname, { ...filters, sayfa: page })
  const from = (sayfa - 1) * adet + 1
  return (
    <div className="my-14 grid justify-items-center gap-4">
      <p className="text-13 text-ink-3">{t('range', { from, to: from + cards.length - 1, total: toplam })}</p>
      {last > 1 ? (
        <nav aria-label={t('pages')} className="grid justify-items-center gap-4">
          {sayfa < last ? (
            <a href={hrefOf(sayfa + 1)} rel="next" className="btn btn-line">
              {t('next')}
            </a>
          ) : null}
          <ol className="flex flex-wrap items-center justify-center gap-1">
            {sayfa > 1 ? (
              <li>
                <a href={hrefOf(sayfa - 1)} rel="prev" className={PAGE}>
                  {t('previous')}
                </a>
              </li>
            ) : null}
            {pagesAround(sayfa, last).map((page, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name than their place
              <li key={index}>
                {page === undefined ? (
                  <span aria-hidden="true">…</span>
                ) : (
                  <a
                    href={hrefOf(page)}
                    aria-label={t('page', { page })}
                    aria-current={page === sayfa ? 'page' : undefined}
                    className={PAGE}
                  >
                    {page}
                  </a>
                )}
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
    </div>
  )
}
