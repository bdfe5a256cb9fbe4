import type { Product } from '@meltem/contract/catalog/catalog'
import { formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { FactItem } from '../chapters/fact-icon.tsx'
import type { Fact } from '../kind-facts.ts'
import { HeartButton } from './heart-button.tsx'
import { LookedToday } from './looked-today.tsx'

/**
 * Title, rating and the facts that decide, with share and favourite beside them. On a phone the pictures that follow stand
 * above it: drawn before they arrive, it would jump down.
 */
export function TitleRow({ product, facts }: { product: Product; facts: readonly Fact[] }) {
  const place = product.bolge_yolu.at(-1) ?? product.bolge
  return (
    <div className="flex flex-col gap-4 max-sm:not-[:has(+*)]:invisible sm:mb-5 sm:flex-row sm:items-end sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <Eyebrow product={product} place={place?.baslik} />
        <h1 className="[overflow-wrap:anywhere] max-sm:text-[1.75rem]" lang={product.dil}>
          {product.baslik}
        </h1>
        <ul className="mt-2.5 flex flex-wrap gap-x-[22px] gap-y-1.5 text-ink-2 max-sm:gap-x-4 max-sm:text-14">
          <RatingFact product={product} className="max-sm:hidden" />
          {place ? <FactItem icon="place" text={place.baslik} className="max-sm:hidden" /> : null}
          {facts.map((fact) =>
            // A harbour with the name of the place is said once.
            fact.text === place?.baslik ? null : <FactItem key={fact.text} {...fact} />,
          )}
          {product.onizleme ? null : <LookedToday product={product} />}
        </ul>
      </div>
      <div className="flex flex-none gap-2 max-sm:hidden">
        <ShareButton title={product.baslik} />
        <HeartButton product={product} />
      </div>
    </div>
  )
}

/** On a phone, over the title: what it is and where, and what guests think of it. */
function Eyebrow({ product, place }: { product: Product; place: string | undefined }) {
  const { language } = useFrame()
  const kinds = useTranslations('card.kind')
  const t = useTranslations('product')
  const { puan, yorum_sayisi } = product.degerlendirme
  const name = kinds(product.urun_tipi)
  return (
    <p className="mb-1 flex justify-between gap-3 text-13 sm:hidden">
      <b className="font-[640] text-sea">{place ? `${name} · ${place}` : name}</b>
      {puan === null ? null : (
        <a href="#yorumlar" className="tap flex-none gap-1 text-ink-2 no-underline">
          <Icon name="star" className="size-[13px] fill-ink stroke-none" />
          <b className="font-[640] text-ink">{formatNumber(language, puan, 1)}</b>
          <span aria-hidden="true">({yorum_sayisi})</span>
          <span className="sr-only">({t('reviewCount', { count: yorum_sayisi })})</span>
        </a>
      )}
    </p>
  )
}

export function RatingFact({ product: { degerlendirme }, className }: { product: Product; className?: string }) {
  const { language } = useFrame()
  const t = useTranslations('product')
  if (degerlendirme.puan === null) return null
  return (
    <li className={className}>
      <a href="#yorumlar" className="tap gap-[5px] text-14 no-underline hover:underline">
        <Icon name="star" className="size-[15px] fill-ink stroke-none" />
        <b className="font-[640] text-ink">{formatNumber(language, degerlendirme.puan, 1)}</b>
        <span>({t('reviewCount', { count: degerlendirme.yorum_sayisi })})</span>
      </a>
    </li>
  )
}
