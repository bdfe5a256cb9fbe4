import { TILE_ADDRESS, TILE_SIZE, TILE_ZOOM } from '@meltem/domain/chart/cut'
import { type Box, CHARTED, type Place } from '@meltem/domain/chart/mercator'
import { map as createMap, type LatLngBoundsExpression, type Map as LeafletMap, tileLayer } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { writeBox } from './map-box.ts'
import type { View } from './pin-groups.ts'

/** What lies over the chart at its edges, in pixels: pins and cards stay clear of it. */
export interface Covered {
  readonly top: number
  readonly bottom: number
}

interface Shown {
  readonly view: View
  /** What can be seen of the coast, as the address writes it. */
  readonly seen: Box
}

interface Chart extends Shown {
  readonly map: LeafletMap
  /** Whether a hand has moved it since the list was shown. */
  readonly moved: boolean
}

interface Start {
  readonly box: Box
  /** Where most of it is: looked at when not all of it fits. */
  readonly middle: Place | undefined
  /** Another list is shown from its own start. */
  readonly list: string
  readonly covered: Covered
}

const AIR = 44
/** A single product is not looked at from nearer than its bay. */
const NEAR = 12

const boundsOf = ({ south, west, north, east }: Box): LatLngBoundsExpression => [
  [south, west],
  [north, east],
]

function viewOf(map: LeafletMap): View {
  const { min } = map.getPixelBounds()
  const { x: width, y: height } = map.getSize()
  return { zoom: map.getZoom(), left: min?.x ?? 0, top: min?.y ?? 0, width, height }
}

function seenIn(map: LeafletMap, { top, bottom }: Covered): Box {
  const { x, y } = map.getSize()
  const upper = map.containerPointToLatLng([0, top])
  const lower = map.containerPointToLatLng([x, y - bottom])
  return { south: lower.lat, west: upper.lng, north: upper.lat, east: lower.lng }
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function openMap(element: HTMLElement): LeafletMap {
  const moving = !isStill()
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.25,
    wheelPxPerZoomLevel: 90,
    minZoom: TILE_ZOOM.least,
    maxZoom: TILE_ZOOM.most + 1,
    maxBounds: boundsOf(CHARTED),
    maxBoundsViscosity: 1,
    zoomAnimation: moving,
    fadeAnimation: moving,
    inertia: moving,
  })
  const tiles = tileLayer(TILE_ADDRESS, {
    className: 'chart-tiles',
    tileSize: TILE_SIZE,
    maxNativeZoom: TILE_ZOOM.most,
    maxZoom: TILE_ZOOM.most + 1,
    bounds: boundsOf(CHARTED),
    keepBuffer: 3,
  })
  // At zooms between two steps a hair of nothing would show between tiles: they lap.
  tiles.on('tileloadstart', ({ tile }) => {
    tile.style.width = `${TILE_SIZE + 1}px`
    tile.style.height = `${TILE_SIZE + 1}px`
  })
  tiles.addTo(map)
  return map
}

/** From farther away than this there would be nothing around the chart, which ends with its coast (LOOK-21). */
function fillFrame(map: LeafletMap): void {
  map.setMinZoom(TILE_ZOOM.least)
  map.setMinZoom(map.getBoundsZoom(boundsOf(CHARTED), true))
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.south <= inner.south && outer.west <= inner.west && outer.north >= inner.north && outer.east >= inner.east
  )
}

/** The chart in an element: opened once, moved by hand, keys and wheel, and shown anew with every list. */
export function useChart(frame: RefObject<HTMLElement | null>, start: Start): Chart | undefined {
  const { box, middle, list, covered } = start
  const [map, setMap] = useState<LeafletMap>()
  const [shown, setShown] = useState<Shown>()
  const [begun, setBegun] = useState<string>()
  const look = useEffectEvent((opened: LeafletMap) => {
    setShown({ view: viewOf(opened), seen: seenIn(opened, covered) })
  })
  const show = useEffectEvent((opened: LeafletMap) => {
    // A list that was asked for by what is on screen leaves the screen as it is.
    if (begun === undefined || writeBox(seenIn(opened, covered)) !== writeBox(box)) {
      opened.fitBounds(boundsOf(box), {
        paddingTopLeft: [AIR, covered.top + AIR],
        paddingBottomRight: [AIR, covered.bottom + AIR],
        maxZoom: NEAR,
        animate: false,
      })
      if (middle && !holds(seenIn(opened, covered), box)) {
        opened.setView([middle.enlem, middle.boylam], opened.getZoom(), { animate: false })
      }
    }
    setBegun(writeBox(seenIn(opened, covered)))
    look(opened)
  })
  useEffect(() => {
    if (!frame.current) return
    const opened = openMap(frame.current)
    fillFrame(opened)
    opened.on('resize', () => fillFrame(opened))
    opened.on('moveend resize', () => look(opened))
    setMap(opened)
    return () => {
      opened.remove()
    }
  }, [frame])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name of the list stands for what it shows
  useEffect(() => {
    if (map) show(map)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the name of the list stands for what it shows
  }, [map, list])
  return map && shown && { map, ...shown, moved: writeBox(shown.seen) !== begun }
}
