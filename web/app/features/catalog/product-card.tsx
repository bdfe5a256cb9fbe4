import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Picture } from '../../ui/picture/picture.tsx'
import { CardPrice } from './card-price.tsx'
import type { CardView } from './card-view.ts'
import { CompareTick } from './compare-tick.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { RatingMark } from './rating-mark.tsx'

interface ProductCardProps {
  readonly product: CardView
  /** How wide the picture stands on screen. */
  readonly sizes: string
  readonly heading?: 'h2' | 'h3'
  /** Seen without scrolling: loaded at once. */
  readonly eager?: boolean
  /** Shown instead of the picture. */
  readonly print?: ReactNode
}

/** A product in a list: the title carries the link, which covers the whole card. */
export function ProductCard({ product, sizes, heading: Heading = 'h3', eager = false, print }: ProductCardProps) {
  return (
    <article className="group/card relative flex h-full flex-col">
      <div className="relative">
        {print ?? (
          <Picture
            picture={product.picture}
            decorative
            eager={eager}
            sizes={sizes}
            className="aspect-4/3 w-full rounded-print"
            imageClassName="group-hover/card:scale-[1.035]"
          />
        )}
        <CardFlag flag={product.flag} />
        <FavouriteButton productKey={product.k_no} title={product.title} className="absolute top-2 right-2 z-2" />
        <CompareTick product={product} />
      </div>
      <div className="mt-3 flex items-start justify-between gap-2 text-14 text-ink-2">
        <span>{product.place}</span>
        {product.rating ? <RatingMark {...product.rating} /> : null}
      </div>
      <Heading className="mt-[3px] text-[1.13rem] leading-tight tracking-[-0.008em]">
        <a
          href={product.href}
          lang={product.foreign?.lang}
          className="no-underline decoration-2 decoration-sun after:absolute after:inset-0 after:z-1 group-hover/card:underline"
        >
          {product.title}
        </a>
      </Heading>
      <CardFacts product={product} />
      <div className="card-foot mt-auto pt-2.5">
        <CardPrice price={product.price} noPrice={product.noPrice} />
        {product.permit ? <p className="card-permit text-12 text-ink-3">{product.permit}</p> : null}
      </div>
    </article>
  )
}

function CardFlag({ flag }: Pick<CardView, 'flag'>) {
  if (!flag) return null
  return (
    <span
      className={`absolute top-3.5 left-0 px-2.5 py-[3px] font-[640] text-13 text-white ${flag.tone === 'campaign' ? 'bg-bole' : 'bg-sea-deep'}`}
    >
      {flag.text}
    </span>
  )
}

function CardFacts({ product }: { product: CardView }) {
  const t = useTranslations('card')
  return (
    <>
      <p className="mt-1 text-14 text-ink-2">{product.facts}</p>
      {product.freeCancel ? <p className="text-13 text-olive">{t('freeCancel')}</p> : null}
      {product.foreign ? <p className="text-13 text-ink-3">{product.foreign.note}</p> : null}
    </>
  )
}
