import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useScripted } from '../../../ui/use-scripted.ts'
import { CardPrice } from '../../catalog/card-price.tsx'
import type { CardView } from '../../catalog/card-view.ts'
import { RatingMark } from '../../catalog/rating-mark.tsx'
import EmptyList from '../empty-list.tsx'
import { useNarrow } from '../filters/use-narrow.ts'
import type { ListingData } from '../listing-data.ts'
import Pager from '../pager.tsx'
import { CoastMap } from './coast-map.tsx'
import { PhoneMap } from './phone-map.tsx'
import { PinCard } from './pin-card.tsx'

/** List and chart side by side; the chart alone when it is enlarged, and on a phone, with the products in a sheet. */
export default function MapView({ list }: { list: ListingData }) {
  const [chosen, setChosen] = useState<string>()
  const [large, setLarge] = useState(false)
  const pins = list.map?.pins ?? []
  const scripted = useScripted()
  const narrow = useNarrow()
  if (list.cards.length === 0) {
    return (
      <div className="wrap pb-section">
        <EmptyList list={list} />
      </div>
    )
  }
  if (scripted && narrow) return <PhoneMap list={list} pins={pins} chosen={chosen} onChoose={setChosen} />
  const listed = list.cards.some(({ k_no }) => k_no === chosen)
  return (
    <div className={`border-line border-t ${large ? '' : 'lg:grid lg:grid-cols-[minmax(320px,28%)_minmax(0,1fr)]'}`}>
      <div className="relative lg:order-2">
        <div className="lg:sticky lg:top-[77px]">
          <CoastMap
            list={list}
            pins={pins}
            chosen={chosen}
            onChoose={setChosen}
            className="h-[60vh] lg:h-[calc(100dvh-77px)] lg:min-h-[520px]"
          />
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
      className="btn btn-line btn-sm absolute right-5 bottom-5 z-5 min-h-11 bg-paper shadow-e1 max-lg:hidden"
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
    <div className="px-gutter pt-4 lg:order-1 lg:pr-4">
      <h2 className="sr-only">{list.things}</h2>
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
      className={`group/card relative -mx-3 grid grid-cols-[104px_minmax(0,1fr)] gap-3.5 border-line border-b px-3 py-4 ${chosen ? 'bg-sea-tint' : ''}`}
    >
      <Picture
        picture={product.picture}
        decorative
        sizes="104px"
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
        <CardPrice price={product.price} noPrice={product.noPrice} />
        {product.permit ? <p className="mt-0.5 text-12 text-ink-3">{product.permit}</p> : null}
      </div>
    </li>
  )
}
