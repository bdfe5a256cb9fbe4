import type { Product } from '@meltem/contract/catalog'
import { lazy } from 'react'
import { Picture } from '../../../ui/picture/picture.tsx'
import { StillPart } from '../../../ui/still-part.tsx'

const ClassDrawing = lazy(() => import('./class-drawing.tsx'))

/** The class drawn to scale beside its print. */
export function CarHero({ product }: { product: Product }) {
  const [cover] = product.gorseller
  return (
    <div className="grid gap-2 sm:grid-cols-[1.55fr_1fr]">
      <div className="flex flex-col justify-end bg-[linear-gradient(var(--color-sand)_0_84%,#e9e1cf_84%)] px-[12%] pt-10 pb-[5%]">
        <StillPart id="cizim" of={product}>
          <ClassDrawing product={product} />
        </StillPart>
      </div>
      <Picture
        picture={cover ?? null}
        eager
        sizes="(min-width: 640px) 40vw, 100vw"
        className="min-h-[220px] w-full rounded-print sm:h-[clamp(260px,27vw,380px)]"
      />
    </div>
  )
}
