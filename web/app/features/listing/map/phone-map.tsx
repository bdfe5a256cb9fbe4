import type { MapPin } from '@meltem/contract/catalog/listing'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { CardPrice } from '../../catalog/card-price.tsx'
import type { CardView } from '../../catalog/card-view.ts'
import { useCards } from '../../catalog/use-cards.ts'
import { listHref } from '../filters/listing-filters.ts'
import type { ListingData } from '../listing-data.ts'
import { CoastMap } from './coast-map.tsx'

/** The height of the sheet, and how far the chart goes on below its round corners. */
const SHEET = 232
const CORNERS = 14
/** What lies over the chart: the bar above, and the corners of the sheet, at whose upper edge it ends. */
const COVERED = { top: 76, bottom: CORNERS } as const

interface PhoneMapProps {
  readonly list: ListingData
  readonly pins: readonly MapPin[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}

/** The whole screen is the chart; the products lie in a sheet below and are swiped. */
export function PhoneMap({ list, pins, chosen, onChoose }: PhoneMapProps) {
  const t = useTranslations('listing')
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const asList = listHref(list.pathname, { ...list.filters, gorunum: 'liste', sayfa: 1 })
  useLayoutEffect(() => {
    const screen = dialog.current
    if (screen && !screen.open) screen.showModal()
    return () => screen?.close()
  }, [])
  return (
    <>
      <dialog
        ref={dialog}
        aria-label={list.baslik}
        onCancel={(event) => {
          event.preventDefault()
          void navigate(asList)
        }}
        className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-paper"
      >
        <div className="absolute inset-x-0 top-0" style={{ bottom: SHEET - CORNERS }}>
          <CoastMap
            list={list}
            pins={pins}
            chosen={chosen}
            onChoose={onChoose}
            covered={COVERED}
            className="size-full"
          />
        </div>
        <div className="absolute inset-x-3 top-3 z-6 grid min-h-13 grid-cols-[48px_minmax(0,1fr)_48px] items-center rounded-control bg-paper shadow-e2">
          <a href={asList} className="icon-btn" aria-label={t('list')}>
            <Icon name="chevron-left" />
          </a>
          <div className="min-w-0 py-1.5 text-center">
            <p className="truncate font-[680] text-16 leading-tight">{list.baslik}</p>
            <p className="truncate text-13 text-ink-2">{list.summary}</p>
          </div>
          <a
            href="#filtreler"
            className="icon-btn relative"
            aria-label={t('filterCount', { count: list.chips.length })}
          >
            <Icon name="sliders-horizontal" />
            {list.chips.length > 0 ? (
              <span
                aria-hidden="true"
                className="absolute top-0.5 right-0.5 grid size-[18px] place-items-center rounded-full bg-bole font-[680] text-11 text-white"
              >
                {list.chips.length}
              </span>
            ) : null}
          </a>
        </div>
        <Sheet list={list} chosen={chosen} onChoose={onChoose} asList={asList} />
      </dialog>
      {/* What follows stays below the screen, instead of rising behind the chart. */}
      <div className="h-dvh" />
    </>
  )
}

interface SheetProps extends Pick<PhoneMapProps, 'list' | 'chosen' | 'onChoose'> {
  readonly asList: string
}

function Sheet({ list, chosen, onChoose, asList }: SheetProps) {
  const t = useTranslations('listing')
  const unlisted = chosen !== undefined && !list.cards.some(({ k_no }) => k_no === chosen)
  // The product of a pin may stand on another page of the list.
  const fetched = useCards(unlisted ? [chosen] : [])
  const row = useRef<HTMLUListElement>(null)
  const cards = [...fetched, ...list.cards]
  const here = cards.some(({ k_no }) => k_no === chosen)
  useEffect(() => {
    if (!here) return
    const card = row.current?.querySelector(`[data-card="${chosen}"]`)
    card?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [chosen, here])
  return (
    <section
      aria-label={t('resultList')}
      className="absolute inset-x-0 bottom-0 z-6 rounded-t-[14px] bg-paper pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-[0_-6px_20px_rgb(6_40_56/0.12)]"
      style={{ minHeight: SHEET }}
    >
      <div className="flex min-h-11 items-center justify-between gap-3 px-4">
        <h2 className="text-18">{t('results', { count: list.toplam })}</h2>
        <a href={asList} className="flex min-h-11 items-center gap-1.5 font-[640] text-14 text-sea no-underline">
          <Icon name="menu" />
          {t('asList')}
        </a>
      </div>
      <ul
        ref={row}
        className="flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 pt-1"
        onScrollEnd={(event) => {
          const shown = firstShown(event.currentTarget)
          if (shown && shown !== chosen) onChoose(shown)
        }}
      >
        {cards.map((card) => (
          <SheetCard key={card.k_no} card={card} chosen={card.k_no === chosen} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  )
}

/** The card that the row has come to rest at. */
function firstShown(row: HTMLUListElement): string | undefined {
  const { left } = row.getBoundingClientRect()
  const cards = Array.from(row.querySelectorAll<HTMLElement>('[data-card]'))
  return cards.find((card) => card.getBoundingClientRect().left >= left)?.dataset.card
}

interface SheetCardProps {
  readonly card: CardView
  readonly chosen: boolean
  readonly onChoose: (key: string) => void
}

function SheetCard({ card, chosen, onChoose }: SheetCardProps) {
  return (
    <li
      data-card={card.k_no}
      className={`group/card relative grid w-[82vw] max-w-[360px] shrink-0 snap-start grid-cols-[116px_minmax(0,1fr)] gap-3.5 rounded-print ${chosen ? 'bg-sea-tint' : ''}`}
    >
      <Picture picture={card.picture} decorative sizes="116px" className="aspect-square w-full rounded-print" />
      <div className="min-w-0 py-0.5 pr-1">
        <p className="truncate text-13 text-ink-2">{card.place}</p>
        <h3 className="line-clamp-2 text-16 leading-tight">
          <a
            href={card.href}
            lang={card.foreign?.lang}
            onFocus={() => onChoose(card.k_no)}
            className="no-underline after:absolute after:inset-0"
          >
            {card.title}
          </a>
        </h3>
        <p className="truncate text-13 text-ink-2">{card.facts}</p>
        <CardPrice price={card.price} noPrice={card.noPrice} />
      </div>
    </li>
  )
}
