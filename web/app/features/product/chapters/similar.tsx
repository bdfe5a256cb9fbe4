import { useTranslations } from 'use-intl/react'
import type { CardView } from '../../catalog/card-view.ts'
import { ProductCard } from '../../catalog/product-card.tsx'

/** Products like this one: a row to swipe on a phone, four side by side elsewhere. */
export function Similar({ products }: { products: readonly CardView[] }) {
  const t = useTranslations('product')
  if (products.length === 0) return null
  return (
    <section className="pt-16 pb-10">
      <h2 className="mb-8">{t('similar')}</h2>
      <ul className="-mx-(--spacing-gutter) grid auto-cols-[78%] grid-flow-col gap-4 overflow-x-auto px-(--spacing-gutter) [scrollbar-width:none] snap-x snap-mandatory scroll-px-(--spacing-gutter) sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.k_no} className="snap-start">
            <ProductCard product={product} sizes="(min-width: 992px) 300px, (min-width: 640px) 50vw, 78vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
