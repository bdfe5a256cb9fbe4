import type { Product } from '@meltem/contract/catalog'
import { formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { FactItem } from '../chapters/fact-icon.tsx'
import type { Fact } from '../kind-facts.ts'
import { HeartButton } from './heart-button.tsx'
import { LookedToday } from './looked-today.tsx'

/** Title, rating and the facts that decide, with share and favourite beside them. */
export function TitleRow({ product, facts }: { product: Product; facts: readonly Fact[] }) {
  const place = product.bolge_yolu.at(-1) ?? product.bolge
  return (
    <div className="mb-5 flex flex-col gap-4 sm:flex-row sm:items-end sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h1 className="[overflow-wrap:anywhere]" lang={product.dil}>
          {product.baslik}
        </h1>
        <ul className="mt-2.5 flex flex-wrap gap-x-[22px] gap-y-1.5 text-ink-2">
          <RatingFact product={product} />
          {place ? <FactItem icon="place" text={place.baslik} /> : null}
          {facts.map((fact) =>
            // A harbour with the name of the place is said once.
            fact.text === place?.baslik ? null : <FactItem key={fact.text} {...fact} />,
          )}
          <LookedToday product={product} />
        </ul>
      </div>
      <div className="flex flex-none gap-2">
        <ShareButton title={product.baslik} />
        <HeartButton product={product} />
      </div>
    </div>
  )
}

export function RatingFact({ product: { degerlendirme } }: { product: Product }) {
  const { language } = useFrame()
  const t = useTranslations('product')
  if (degerlendirme.puan === null) return null
  return (
    <li>
      <a href="#yorumlar" className="tap gap-[5px] text-14 no-underline hover:underline">
        <Icon name="star" className="size-[15px] fill-ink stroke-none" />
        <b className="font-[640] text-ink">{formatNumber(language, degerlendirme.puan, 1)}</b>
        <span>({t('reviewCount', { count: degerlendirme.yorum_sayisi })})</span>
      </a>
    </li>
  )
}
