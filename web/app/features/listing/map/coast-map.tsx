import type { MapPin } from '@meltem/contract/listing'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useScripted } from '../../../ui/use-scripted.ts'
import { changed, listHref } from '../filters/listing-filters.ts'
import { useNarrow } from '../filters/use-narrow.ts'
import type { ListingData } from '../listing-data.ts'
import { Chart } from './chart.tsx'
import { PIN_ROOM, type PinGroup, pinGroups } from './pin-groups.ts'
import { readablePlaces } from './place-names.ts'
import { boxAround, fitted, type MapBox, project, readBox, viewBoxOf, writeBox } from './projection.ts'
import { useMapBox } from './use-map-box.ts'

interface CoastMapProps {
  readonly list: ListingData
  readonly pins: readonly MapPin[]
  readonly places: NonNullable<ListingData['map']>['places']
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}

/** Our own chart of the coast with a price on every product; no tiles from anywhere. */
export function CoastMap({ list, pins, places, chosen, onChoose }: CoastMapProps) {
  const t = useTranslations('listing')
  const asked = readBox(list.filters.kutu)
  const start = asked ? fitted(asked) : boxAround(pins)
  const hand = useMapBox(start, `${list.filters.kutu}|${pins.length}|${pins[0]?.k_no}`)
  const { box } = hand
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the arrows and the mouse move the view; buttons beside it do the same
    <section
      aria-label={t('mapTitle', { count: pins.length })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can move the view
      tabIndex={0}
      onKeyDown={hand.onKeyDown}
      onPointerDown={hand.onPointerDown}
      onPointerMove={hand.onPointerMove}
      onPointerUp={hand.endDrag}
      onPointerLeave={hand.endDrag}
      className="relative aspect-9/8 w-full overflow-hidden bg-[#cfe7ea] focus-visible:rounded-none focus-visible:shadow-[inset_0_0_0_3px_var(--color-sea)]"
    >
      <svg viewBox={viewBoxOf(box)} className="absolute inset-0 size-full" aria-hidden="true">
        <Chart />
        <SeaNames box={box} />
      </svg>
      <Places places={places} pins={pins} box={box} />
      {pinGroups(pins, box, useNarrow() ? PIN_ROOM.narrow : PIN_ROOM.wide).map((group) => (
        <Pin
          key={group.pins[0]?.k_no}
          group={group}
          list={list}
          chosen={group.pins.some(({ k_no }) => k_no === chosen)}
          onChoose={(pin) => (group.pins.length > 1 ? hand.nearer(pin) : onChoose(pin.k_no))}
        />
      ))}
      <MapControls list={list} hand={hand} moved={writeBox(box) !== writeBox(start)} />
    </section>
  )
}

const SEAS = [
  { name: 'aegean', at: [26.35, 37.35] },
  { name: 'mediterranean', at: [30.6, 35.75] },
  { name: 'black', at: [32, 42.6] },
] as const

/** Width of a letter and its spacing, by the size of the letters. */
const SEA_LETTER = 0.9

/** A name that would be cut by the edge is left out. */
function SeaNames({ box }: { box: MapBox }) {
  const t = useTranslations('listing')
  const size = (box.north - box.south) * 2.4
  const [west] = project([box.west, box.north])
  const [east] = project([box.east, box.north])
  return (
    <g fill="#4d8490" fontStyle="italic" fontSize={size} letterSpacing={size / 5} textAnchor="middle">
      {SEAS.map(({ name, at }) => {
        const [x, y] = project(at)
        const room = (t(`sea.${name}`).length * size * SEA_LETTER) / 2
        if (x - room < west || x + room > east) return null
        return (
          <text key={name} x={x} y={y}>
            {t(`sea.${name}`)}
          </text>
        )
      })}
    </g>
  )
}

function Places({ places, pins, box }: Pick<CoastMapProps, 'places' | 'pins'> & { box: MapBox }) {
  return readablePlaces(places, { box, pins, narrow: useNarrow() }).map(({ kod, baslik, left, top }) => (
    <span
      key={kod}
      aria-hidden="true"
      className="pointer-events-none absolute translate-y-0.5 whitespace-nowrap font-semibold text-13 text-ink-2 [text-shadow:0_0_3px_#fff,0_0_3px_#fff]"
      style={{ left: `${left}%`, top: `${top}%` }}
    >
      {baslik}
    </span>
  ))
}

interface PinProps {
  readonly group: PinGroup
  readonly list: ListingData
  readonly chosen: boolean
  readonly onChoose: (pin: MapPin) => void
}

/** Without a script a pin leads to the list of what stands around it. */
function Pin({ group, list, chosen, onChoose }: PinProps) {
  const t = useTranslations('listing')
  const card = useTranslations('card')
  const { language } = useFrame()
  const [first] = group.pins
  if (!first) return null
  const several = group.pins.length > 1
  const price = group.price === null ? '?' : formatMoney(language, group.price, list.kur)
  const title = several ? undefined : list.cards.find(({ k_no }) => k_no === first.k_no)?.title
  const named = title ?? t('results', { count: group.pins.length })
  const around = writeBox(boxAround(group.pins))
  return (
    <a
      href={listHref(list.pathname, changed(list.filters, { kutu: around }))}
      rel="nofollow"
      data-document
      aria-current={chosen ? 'true' : undefined}
      className={`pin ${chosen ? 'pin-on' : ''}`}
      style={{ left: `clamp(48px, ${group.left}%, 100% - 48px)`, top: `${group.top}%` }}
      onClick={(event) => {
        event.preventDefault()
        onChoose(first)
      }}
    >
      <span className="sr-only">{`${named}, ${card('from')} ${price}`}</span>
      <span aria-hidden="true">{several ? `${group.pins.length} · ${price}` : price}</span>
    </a>
  )
}

interface MapControlsProps {
  readonly list: ListingData
  readonly hand: ReturnType<typeof useMapBox>
  readonly moved: boolean
}

function MapControls({ list, hand, moved }: MapControlsProps) {
  const t = useTranslations('listing')
  const scripted = useScripted()
  if (!scripted) return null
  const here = listHref(list.pathname, changed(list.filters, { kutu: writeBox(hand.box) }))
  const everywhere = listHref(list.pathname, changed(list.filters, { kutu: undefined }))
  const way = moved ? { href: here, label: t('searchArea') } : { href: everywhere, label: t('wholeCoast') }
  return (
    <>
      {moved || list.filters.kutu ? (
        <a
          href={way.href}
          className="btn btn-line btn-sm absolute top-4 left-1/2 z-5 min-h-11 -translate-x-1/2 shadow-e1"
        >
          <Icon name="refresh-cw" />
          {way.label}
        </a>
      ) : null}
      <div className="absolute top-4 right-4 z-5 grid rounded-control bg-paper shadow-e1">
        <button type="button" className="icon-btn" aria-label={t('zoomIn')} onClick={() => hand.nearer()}>
          <Icon name="plus" />
        </button>
        <button type="button" className="icon-btn" aria-label={t('zoomOut')} onClick={hand.farther}>
          <Icon name="minus" />
        </button>
      </div>
    </>
  )
}
