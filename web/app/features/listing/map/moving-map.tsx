import '../../../styles/map.css'
import type { MapPin } from '@meltem/contract/catalog/listing'
import type { Map as LeafletMap } from 'leaflet'
import { type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { fitNames } from '../../../ui/chart/fit-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { changed, listHref } from '../filters/listing-filters.ts'
import type { ListingData } from '../listing-data.ts'
import { boxAround, middleOf, readBox, writeBox } from './map-box.ts'
import { MapMarker } from './map-marker.tsx'
import { MapRim } from './map-rim.tsx'
import { PIN_ROOM, type PinGroup, pinGroups, pointOn, type View } from './pin-groups.ts'
import { PinLink } from './pin-link.tsx'
import { StreetSwitch } from './street-switch.tsx'
import { type Covered, useChart } from './use-chart.ts'

interface MovingMapProps {
  readonly list: ListingData
  readonly pins: readonly MapPin[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
  readonly covered: Covered
}

/** The chart that follows hand, wheel and keys; the names and pins on it are ours. */
export default function MovingMap({ list, pins, chosen, onChoose, covered }: MovingMapProps) {
  const t = useTranslations('listing')
  const frame = useRef<HTMLElement>(null)
  const box = readBox(list.filters.kutu) ?? boxAround(pins)
  const name = `${list.filters.kutu}|${pins.length}|${pins[0]?.k_no}`
  const chart = useChart(frame, { box, middle: middleOf(pins), list: name, covered })
  const groups = chart ? pinGroups(pins, chart.view) : []
  return (
    <>
      <section ref={frame} aria-label={t('mapHelp')} className="chart-map absolute inset-0 z-0" />
      {chart ? (
        <>
          <Names list={list} map={chart.map} view={chart.view} groups={groups} />
          {groups.map((group) => {
            const on = group.pins.some(({ k_no }) => k_no === chosen)
            const [first] = group.pins
            return first ? (
              <MapMarker key={first.k_no} map={chart.map} at={first} raised={on}>
                <PinLink
                  group={group}
                  list={list}
                  chosen={on}
                  onChoose={() => (comesApart(chart.map, group) ? comeNearer(chart.map, group) : onChoose(first.k_no))}
                />
              </MapMarker>
            ) : null
          })}
          <MapRim view={chart.view} covered={covered} />
          <Controls map={chart.map} covered={covered}>
            <AreaLink list={list} area={chart.moved ? writeBox(chart.seen) : undefined} />
          </Controls>
        </>
      ) : null}
    </>
  )
}

/** Whether looking from nearer shows the pins of a group one by one. */
function comesApart(map: LeafletMap, { pins }: PinGroup): boolean {
  const [first] = pins
  const several = pins.some(({ enlem, boylam }) => enlem !== first?.enlem || boylam !== first.boylam)
  return several && map.getZoom() < map.getMaxZoom()
}

function comeNearer(map: LeafletMap, { pins }: PinGroup): void {
  const latitudes = pins.map(({ enlem }) => enlem)
  const longitudes = pins.map(({ boylam }) => boylam)
  const zoom = map.getZoom()
  const corners: [number, number][] = [
    [Math.min(...latitudes), Math.min(...longitudes)],
    [Math.max(...latitudes), Math.max(...longitudes)],
  ]
  const fitting = map.getBoundsZoom(corners, false, map.getSize().divideBy(2.5))
  const middle: [number, number] = [
    (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  ]
  map.setView(middle, Math.min(Math.max(fitting, zoom + 1), map.getMaxZoom()))
}

const SEAS = [
  { name: 'aegean', at: { enlem: 38.05, boylam: 26.35 } },
  { name: 'mediterranean', at: { enlem: 36.02, boylam: 29.1 } },
  { name: 'black', at: { enlem: 41.45, boylam: 31 } },
] as const

interface NamesProps {
  readonly list: ListingData
  readonly map: LeafletMap
  readonly view: View
  readonly groups: readonly PinGroup[]
}

const LETTERS = 14
/** Capitals, set wide. */
const SEA_LETTERS = { size: 18, letter: 0.92 } as const

/** Names of places, shorter ones first, which are mostly towns; what finds no free place is left out. */
function Names({ list, map, view, groups }: NamesProps) {
  const t = useTranslations('listing')
  const seas = SEAS.map(({ name, at }) => ({ kod: name, title: t(`sea.${name}`), ...at, ...SEA_LETTERS, sea: true }))
  const towns = (list.map?.places ?? [])
    .map(({ kod, baslik, enlem, boylam }) => ({ kod, title: baslik, enlem, boylam, size: LETTERS, sea: false }))
    .sort((a, b) => a.title.length - b.title.length)
  const named = [...towns, ...seas].map((one) => ({ ...one, ...pointOn(view, one) }))
  const taken = groups.map(({ x, y, pins }) => {
    const half = (PIN_ROOM.width / 2) * (pins.length > 1 ? 1.3 : 0.8)
    return { left: x - half, right: x + half, top: y - PIN_ROOM.height, bottom: y }
  })
  const frame = { left: 14, top: 14, right: view.width - 14, bottom: view.height - 14 }
  return fitNames(named, { taken, frame }).map(({ kod, title, enlem, boylam, x, y, left, baseline, sea }) => (
    <MapMarker key={kod} map={map} at={{ enlem, boylam }}>
      <span
        aria-hidden="true"
        className={sea ? 'chart-name chart-name-sea' : 'chart-name'}
        style={{ left: Math.round(left - x), top: Math.round(baseline - y - LETTERS) }}
      >
        {title}
      </span>
    </MapMarker>
  ))
}

interface ControlsProps {
  readonly map: LeafletMap
  readonly covered: Covered
  readonly children: ReactNode
}

function Controls({ map, covered, children }: ControlsProps) {
  const t = useTranslations('listing')
  const { tema } = useFrame()
  return (
    <div
      className="pointer-events-none absolute inset-x-5 z-5 flex justify-end [&>*]:pointer-events-auto"
      style={{ top: covered.top + 20 }}
    >
      {children}
      <div className="relative grid rounded-control bg-paper shadow-e1">
        <button type="button" className="icon-btn" aria-label={t('zoomIn')} onClick={() => map.zoomIn()}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="icon-btn border-line border-t"
          aria-label={t('zoomOut')}
          onClick={() => map.zoomOut()}
        >
          <Icon name="minus" />
        </button>
        {tema.sokaklar ? <StreetSwitch map={map} tiles={tema.sokaklar} /> : null}
      </div>
    </div>
  )
}

/** After a move: the list of what is on screen. Before: the way back to the whole coast, when there was one. */
function AreaLink({ list, area }: { list: ListingData; area: string | undefined }) {
  const t = useTranslations('listing')
  if (!area && !list.filters.kutu) return null
  return (
    <a
      href={listHref(list.pathname, changed(list.filters, { kutu: area }))}
      className="btn btn-line btn-sm absolute left-1/2 min-h-11 -translate-x-1/2 whitespace-nowrap bg-paper shadow-e1"
    >
      <Icon name="refresh-cw" />
      {t(area ? 'searchArea' : 'wholeCoast')}
    </a>
  )
}
