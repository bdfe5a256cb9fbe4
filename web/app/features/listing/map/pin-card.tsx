import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { CardPrice } from '../../catalog/card-price.tsx'
import { useCards } from '../../catalog/use-cards.ts'

/** The product of a pin that is on another page of the list: fetched when it is pressed. */
export function PinCard({ productKey, onClose }: { productKey: string; onClose: () => void }) {
  const t = useTranslations('suggest')
  const [card] = useCards([productKey])
  if (!card) return null
  return (
    <div
      role="status"
      className="absolute bottom-5 left-1/2 z-6 -translate-x-1/2 grid w-[min(360px,calc(100%-32px))] grid-cols-[112px_minmax(0,1fr)] gap-3 rounded-control bg-paper p-3 shadow-e2"
    >
      <Picture picture={card.picture} decorative sizes="112px" className="aspect-4/3 w-full rounded-print" />
      <div className="min-w-0 pr-8">
        <p className="text-13 text-ink-2">{card.place}</p>
        <p className="font-[640] leading-tight">
          <a href={card.href} lang={card.foreign?.lang} className="no-underline hover:underline">
            {card.title}
          </a>
        </p>
        <CardPrice price={card.price} noPrice={card.noPrice} />
      </div>
      <button type="button" className="icon-btn absolute! top-1 right-1" aria-label={t('close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  )
}
