import { useId } from 'react'
import { ContentLink } from '../../../../ui/content-link.tsx'
import { ProductCard } from '../../../catalog/product-card.tsx'
import type { BlockOf } from '../block-of.ts'
import { useStripCards } from './strip-cards.ts'

const SIZES = '(min-width: 992px) 268px, (min-width: 640px) 30vw, 72vw'

/** Products that fit the words around them, on sand; without any there is no strip. */
export function StripBlock({ block }: { block: BlockOf<'urunler'> }) {
  const cards = useStripCards(block.urunler)
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby={id} className="my-4 bg-sand p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-18">
          {block.baslik}
        </h2>
        {block.url && block.etiket ? (
          <ContentLink href={block.url} className="link text-14">
            {block.etiket}
          </ContentLink>
        ) : null}
      </div>
      <ul className="flex snap-x gap-4 overflow-x-auto pb-1 sm:grid sm:grid-cols-3 sm:gap-5 sm:overflow-visible">
        {cards.map((product) => (
          <li key={product.k_no} className="w-[72vw] max-w-[280px] shrink-0 snap-start sm:w-auto sm:max-w-none">
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
