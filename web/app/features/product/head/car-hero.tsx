import type { Product } from '@meltem/contract/catalog/catalog'
import { lazy } from 'react'
import { StillPart } from '../../../ui/lazy/still-part.tsx'
import { DrawnWord } from '../../../ui/picture/drawn-mark.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'

const ClassDrawing = lazy(() => import('./class-drawing.tsx'))

/** The class drawn to scale beside its print. */
export function CarHero({ product }: { product: Product }) {
  const [cover] = product.gorseller
  return (
    <div className="grid gap-2 max-sm:order-first max-sm:-mx-(--spacing-gutter) max-sm:mb-5 sm:grid-cols-[1.55fr_1fr]">
      <div className="relative flex flex-col justify-end bg-[linear-gradient(var(--color-sand)_0_84%,#e9e1cf_84%)] px-[12%] pt-10 pb-[5%]">
        <StillPart id="cizim" of={product}>
          <ClassDrawing product={product} />
        </StillPart>
        <DrawnWord />
      </div>
      <Picture
        picture={cover ?? null}
        eager
        sizes="(min-width: 640px) 40vw, 100vw"
        className="h-[300px] w-full max-sm:order-first sm:h-[clamp(260px,27vw,380px)] sm:rounded-print"
      />
    </div>
  )
}
