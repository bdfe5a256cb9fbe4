import { type ComponentType, lazy, memo } from 'react'
import { whenNear } from '../../platform/boot/when-near.ts'
import { NearPart } from '../../ui/lazy/near-part.tsx'
import { ProductStrip, type ProductStripProps } from './product-strip.tsx'

/** A strip that comes to life when it comes near the screen; until then it is read as it was sent. */
export function nearStrip(id: string): ComponentType<Omit<ProductStripProps, 'id'>> {
  const Strip = lazy(async () => {
    await whenNear(id)
    return { default: ProductStrip }
  })
  return memo((props) => (
    <NearPart>
      <Strip id={id} {...props} />
    </NearPart>
  ))
}
