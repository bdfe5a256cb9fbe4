import type { Product } from '@meltem/contract/catalog/catalog'
import { Picture } from '../../../ui/picture/picture.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { FactItem } from '../chapters/fact-icon.tsx'
import type { Fact } from '../kind-facts.ts'
import { HeartButton } from './heart-button.tsx'
import { LookedToday } from './looked-today.tsx'
import { RatingFact } from './title-row.tsx'

/** Lettering over a picture always sits on the scrim: from below on a phone, from the left on a wide screen. */
const SCRIM =
  'pointer-events-none absolute inset-0 bg-[linear-gradient(0deg,rgb(6_40_56/.86)_0%,rgb(6_40_56/.7)_46%,rgb(6_40_56/0)_78%)] sm:bg-[linear-gradient(90deg,rgb(6_40_56/.8)_0%,rgb(6_40_56/.7)_34%,rgb(6_40_56/.14)_62%,rgb(6_40_56/0)_74%)]'

/** A wedding begins with a promise: title and sentence over the place, what decides in one row below. */
export function WeddingHead({ product, facts }: { product: Product; facts: readonly Fact[] }) {
  const { kapak, baslik, dil, icerik } = product
  return (
    <>
      <div className="relative text-white">
        <Picture
          picture={kapak}
          eager
          sizes="max(100vw, 620px)"
          className="h-[460px] w-full sm:h-[clamp(360px,33vw,520px)] [&>.drawn-mark]:z-1"
        />
        <div className={SCRIM} />
        <div className="absolute inset-0 flex items-end pb-8 sm:items-center sm:pb-0">
          <div className="wrap w-full" lang={dil}>
            <h1 className="max-w-[9.1em] text-52 leading-[1.02] [overflow-wrap:anywhere]">{baslik}</h1>
            <p className="mt-4 max-w-[24.7em] text-[#f2f8f8] sm:text-18">{icerik.ozet}</p>
          </div>
        </div>
      </div>
      <div className="wrap">
        <div className="mt-8 flex flex-col gap-5 border-t-2 border-ink pt-4 lg:flex-row lg:items-start lg:justify-between">
          <ul className="flex flex-wrap gap-x-[26px] gap-y-2 text-ink-2">
            <RatingFact product={product} />
            {facts.map((fact) => (
              <FactItem key={fact.text} {...fact} />
            ))}
            {product.onizleme ? null : <LookedToday product={product} />}
          </ul>
          <div className="flex flex-none gap-2 max-sm:hidden">
            <ShareButton title={baslik} />
            <HeartButton product={product} />
          </div>
        </div>
      </div>
    </>
  )
}
