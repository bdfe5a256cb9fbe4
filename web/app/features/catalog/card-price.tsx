import { useTranslations } from 'use-intl/react'
import { Sum } from '../../ui/price.tsx'
import type { CardView } from './card-view.ts'

/** The sum with what it counts; without one, the sentence that stands for it. */
export function CardPrice({ price, noPrice }: Pick<CardView, 'price' | 'noPrice'>) {
  const t = useTranslations('card')
  if (!price) return <p className="text-14 text-ink-2">{noPrice}</p>
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-14 text-ink-2">
      {price.old ? (
        <s className="basis-full text-ink-3 leading-tight">
          <span className="sr-only">{t('oldPrice', { price: price.old })}</span>
          <span aria-hidden="true">{price.old}</span>
        </s>
      ) : null}
      {price.before ? <span>{price.before}</span> : null}
      <Sum text={price.sum} className="text-20 text-ink" />
      <span>{price.after}</span>
    </p>
  )
}
