import type { CardView } from '../../components/catalog/card-view.ts'
import { ProductCard } from '../../components/catalog/product-card.tsx'

interface ProductGridProps {
  readonly cards: readonly CardView[]
  readonly heading: 'h2' | 'h3'
  /** The grid opens the page: its first picture is loaded before everything else. */
  readonly first?: boolean
}

/** The first screen of the widest grid; what comes after it is laid out when it comes near. */
const SEEN_AT_ONCE = 6

const SIZES = '(min-width: 1180px) 300px, (min-width: 992px) 31vw, (min-width: 640px) 47vw, 94vw'

export function ProductGrid({ cards, heading, first = false }: ProductGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-3">
      {cards.map((product, index) => (
        <li key={product.k_no} className={index < SEEN_AT_ONCE ? undefined : 'far-card'}>
          <ProductCard product={product} heading={heading} sizes={SIZES} eager={first && index === 0} />
        </li>
      ))}
    </ul>
  )
}

const BAR = 'block bg-[#e7eeee]'

/** Stands over the grid while the next list is on its way. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="skeleton absolute inset-0 z-3 overflow-hidden bg-paper">
      <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
          <div key={index} className="grid gap-2">
            <span className={`${BAR} grid aspect-4/3 items-center`}>
              <span className="passage block w-full" />
            </span>
            <span className={`${BAR} h-3 w-3/5`} />
            <span className={`${BAR} h-4 w-11/12`} />
            <span className={`${BAR} h-3 w-2/5`} />
            <span className={`${BAR} h-5 w-1/3`} />
          </div>
        ))}
      </div>
    </div>
  )
}
