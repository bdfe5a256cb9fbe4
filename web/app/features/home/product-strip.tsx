import type { ReactNode } from 'react'
import type { CardView } from '../catalog/card-view.ts'
import { ProductCard } from '../catalog/product-card.tsx'
import { Chapter } from '../content/blocks/chapter.tsx'

export interface ProductStripProps {
  readonly id?: string
  readonly heading: string
  readonly cards: readonly CardView[]
  readonly aside?: ReactNode
}

const SIZES = '(min-width: 1180px) 296px, (min-width: 992px) 23vw, (min-width: 640px) 46vw, 78vw'

/** Cards in rows of four; on a phone they lie in one row to be swiped. */
export function ProductStrip({ id, heading, cards, aside }: ProductStripProps) {
  if (cards.length === 0) return null
  return (
    <Chapter id={id} heading={heading} aside={aside}>
      <ul className="product-strip">
        {cards.map((product) => (
          <li key={product.k_no}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
