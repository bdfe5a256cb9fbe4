import { lazy, memo } from 'react'
import { StillPart } from '../../ui/lazy/still-part.tsx'
import { DrawnWord } from '../../ui/picture/drawn-mark.tsx'
import type { CardView } from '../catalog/card-view.ts'
import { ProductCard } from '../catalog/product-card.tsx'
import type { CarsView } from './cars-data.ts'

const Vehicle = lazy(async () => ({ default: (await import('../transfer/vehicle.tsx')).Vehicle }))

interface ProductGridProps {
  readonly cards: readonly CardView[]
  readonly heading: 'h2' | 'h3'
  /** The grid opens the page: its first picture is loaded before everything else. */
  readonly first?: boolean
  /** Drawn to one scale instead of photographed from different sides. */
  readonly drawings?: CarsView['drawings'] | undefined
}

const SIZES = '(min-width: 1180px) 300px, (min-width: 992px) 31vw, (min-width: 640px) 47vw, 94vw'

const GRID = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 xl:grid-cols-3'

/** Drawn again only for other cards: what is around them changes more often. */
export const ProductGrid = memo(function ProductGrid({ cards, heading, first = false, drawings }: ProductGridProps) {
  return (
    <ul className={GRID}>
      {cards.map((product, index) => (
        <li key={product.k_no}>
          <ProductCard
            product={product}
            heading={heading}
            sizes={SIZES}
            eager={first && index === 0}
            print={drawings && <Drawing k_no={product.k_no} drawing={drawings[product.k_no]} />}
          />
        </li>
      ))}
    </ul>
  )
})

interface DrawingProps {
  readonly k_no: string
  readonly drawing: CarsView['drawings'][string] | undefined
}

function Drawing({ k_no, drawing }: DrawingProps) {
  if (!drawing) return null
  return (
    <div className="relative flex aspect-2/1 flex-col justify-end rounded-print bg-[linear-gradient(var(--color-sand)_0_84%,#e9e1cf_84%)] px-[4%] pb-[3%]">
      <StillPart id={`cizim-${k_no}`} of={drawing}>
        <Vehicle {...drawing} />
      </StillPart>
      <DrawnWord />
    </div>
  )
}

const BAR = 'block bg-[#e7eeee]'

/** Stands over the grid while the next list is on its way. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="skeleton absolute inset-0 z-3 overflow-hidden bg-paper">
      <div className={GRID}>
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
