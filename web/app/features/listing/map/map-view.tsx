import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useScripted } from '../../../ui/use-scripted.ts'
import { CardPrice } from '../../catalog/card-price.tsx'
import type { CardView } from '../../catalog/card-view.ts'
import { RatingMark } from '../../catalog/rating-mark.tsx'
import EmptyList from '../empty-list.tsx'
import type { ListingData } from '../listing-data.ts'
import Pager from '../pager.tsx'
import { CoastMap } from './coast-map.tsx'
import { PinCard } from './pin-card.tsx'

/** List and chart side by side; the chart alone when it is enlarged. */
export default function MapView({ list }: { list: ListingData }) {
  const [chosen, setChosen] = useState<string>()
  const [large, setLarge] = useState(false)
  const pins = list.map?.pins ?? []
  if (list.cards.length === 0) {
    return (
      <div className="wrap pb-section">
        <EmptyList list={list} />
      </div>
    )
  }
  const listed = list.cards.some(({ k_no }) => k_no === chosen)
  return (
    <div className={`border-line border-t ${large ? '' : 'lg:grid lg:grid-cols-[minmax(0,1fr)_56%]'}`}>
      <div className="relative lg:order-2">
        <div className="lg:sticky lg:top-[77px]">
          <CoastMap list={list} pins={pins} places={list.map?.places ?? []} chosen={chosen} onChoose={setChosen} />
          <SizeSwitch large={large} onSwitch={() => setLarge(!large)} />
          {chosen && (large || !listed) ? <PinCard productKey={chosen} onClose={() => setChosen(undefined)} /> : null}
        </div>
      </div>
      {large ? null : <RowList list={list} chosen={chosen} onChoose={setChosen} />}
    </div>
  )
}

function SizeSwitch({ large, onSwitch }: { large: boolean; onSwitch: () => void }) {
  const t = useTranslations('listing')
  const scripted = useScripted()
  if (!scripted) return null
  return (
    <button
      type="button"
      className="btn btn-line btn-sm absolute bottom-4 left-4 z-5 min-h-11 shadow-e1 max-lg:hidden"
      aria-pressed={large}
      onClick={onSwitch}
    >
      <Icon name={large ? 'minimize-2' : 'maximize-2'} />
      {t(large ? 'smaller' : 'larger')}
    </button>
  )
}

interface RowListProps {
  readonly list: ListingData
  readonly chosen: string | undefined
  readonly onChoose: (key: string | undefined) => void
}

function RowList({ list, chosen, onChoose }: RowListProps) {
  const t = useTranslations('listing')
  const missing = list.toplam - (list.map?.pins.length ?? 0)
  return (
    <div className="px-gutter pt-6 lg:order-1 lg:pr-6">
      <h2 className="pb-1.5 font-normal text-13 text-ink-3 tracking-normal">{t('results', { count: list.toplam })}</h2>
      <ul aria-label={t('resultList')}>
        {list.cards.map((product) => (
          <RowCard key={product.k_no} product={product} chosen={product.k_no === chosen} onChoose={onChoose} />
        ))}
      </ul>
      {missing > 0 && missing < list.toplam ? (
        <p className="mt-4 text-13 text-ink-3">{t('noPlace', { count: missing })}</p>
      ) : null}
      <Pager list={list} />
    </div>
  )
}

interface RowCardProps {
  readonly product: CardView
  readonly chosen: boolean
  readonly onChoose: (key: string | undefined) => void
}

function RowCard({ product, chosen, onChoose }: RowCardProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <li
      ref={row}
      className={`group/card relative -mx-3 grid grid-cols-[112px_minmax(0,1fr)] gap-4 border-line border-b px-3 py-4 sm:grid-cols-[190px_minmax(0,1fr)] ${chosen ? 'bg-sea-tint' : ''}`}
    >
      <Picture
        picture={product.picture}
        decorative
        sizes="(min-width: 640px) 190px, 112px"
        className="aspect-4/3 w-full self-start rounded-print"
      />
      <div>
        <div className="flex justify-between gap-2 text-14 text-ink-2">
          <span>{product.place}</span>
          {product.rating ? <RatingMark {...product.rating} /> : null}
        </div>
        <h3 className="text-[1.08rem]">
          <a
            href={product.href}
            lang={product.foreign?.lang}
            onPointerEnter={() => onChoose(product.k_no)}
            onFocus={() => onChoose(product.k_no)}
            className="no-underline decoration-2 decoration-sun after:absolute after:inset-0 group-hover/card:underline"
          >
            {product.title}
          </a>
        </h3>
        <p className="mt-0.5 mb-1.5 text-14 text-ink-2">{product.facts}</p>
        {product.permit ? <p className="mb-1 text-13 text-ink-2">{product.permit}</p> : null}
        <CardPrice price={product.price} noPrice={product.noPrice} />
      </div>
    </li>
  )
}
