import { useTranslations } from 'use-intl/react'
import { PictureFallback } from '../../ui/picture/picture-fallback.tsx'
import { cleared, isFiltered, listHref } from './filters/listing-filters.ts'
import type { ListingData } from './listing-data.ts'
import { ProductGrid } from './product-grid.tsx'

/** Nothing left: says which filter stands in the way, offers to drop it, and shows what is near. */
export default function EmptyList({ list }: { list: ListingData }) {
  const t = useTranslations('listing')
  const { near, pathname, filters } = list
  const blocking = near?.blocking
  return (
    <section className="border-ink border-t-2 pt-6 pb-16">
      <div className="grid grid-cols-[96px_minmax(0,1fr)] items-start gap-4 sm:grid-cols-[200px_minmax(0,1fr)] sm:items-center sm:gap-6">
        <PictureFallback className="aspect-square w-full rounded-print" decorative />
        <div>
          <h2 className="text-20 sm:text-24">{isFiltered(filters) ? t('empty.title') : t('empty.plain')}</h2>
          {isFiltered(filters) ? (
            <>
              <p className="mt-1.5 mb-3.5 max-w-[33.8em] text-ink-2">
                {blocking ? t('empty.blocking', { name: blocking.name, things: near.things }) : t('empty.several')}
              </p>
              <div className="flex flex-wrap gap-3">
                {blocking ? (
                  <a href={listHref(pathname, blocking.without)} className="btn btn-deep">
                    {t('empty.drop', { name: blocking.name })}
                  </a>
                ) : null}
                <a
                  href={listHref(pathname, { ...cleared(filters), baslangic: undefined, bitis: undefined })}
                  className="btn btn-line"
                >
                  {t('empty.all')}
                </a>
              </div>
            </>
          ) : null}
        </div>
      </div>
      {near && near.cards.length > 0 ? (
        <>
          <h2 className="mt-12 mb-6 text-24">{t('empty.near')}</h2>
          <ProductGrid cards={near.cards} heading="h3" drawings={list.cars?.drawings} />
        </>
      ) : null}
    </section>
  )
}
