import type { CardView } from '../catalog/card-view.ts'
import { ProductCard } from '../catalog/product-card.tsx'
import { Chapter } from '../content/blocks/chapter.tsx'

/** Where the head of a small tenant's page leads. */
export const CATALOGUE = 'urunler'

interface FewProductsProps {
  readonly id: string | undefined
  readonly heading: string
  readonly cards: readonly CardView[]
}

/** Two or three across by count, so that no row has a gap: the prints are as large as there is room. */
export function FewProducts({ id, heading, cards }: FewProductsProps) {
  const three = cards.length % 3 === 0
  const sizes = three
    ? '(min-width: 1336px) 402px, (min-width: 640px) 31vw, 94vw'
    : '(min-width: 1336px) 612px, (min-width: 640px) 47vw, 94vw'
  return (
    <Chapter id={id} heading={heading}>
      <ul className={`grid gap-x-8 gap-y-10 ${three ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {cards.map((product) => (
          <li key={product.k_no}>
            <ProductCard product={product} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
