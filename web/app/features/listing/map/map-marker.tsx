import type { Place } from '@meltem/domain/chart/mercator'
import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface MapMarkerProps {
  readonly map: LeafletMap
  readonly at: Place
  /** Above others. */
  readonly raised?: boolean
  readonly children: ReactNode
}

const ABOVE = 10_000

/** Something of ours that keeps its place on the chart while it moves. */
export function MapMarker({ map, at: { enlem, boylam }, raised = false, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'))
  const placed = useRef<Marker>(undefined)
  useEffect(() => {
    const icon = divIcon({ html: element, className: '', iconSize: [0, 0] })
    // The link inside is what is pressed and reached by the keyboard.
    const made = marker([enlem, boylam], { icon, interactive: false, keyboard: false }).addTo(map)
    placed.current = made
    return () => {
      made.remove()
    }
  }, [map, enlem, boylam, element])
  useEffect(() => {
    placed.current?.setZIndexOffset(raised ? ABOVE : 0)
  }, [raised])
  return createPortal(children, element)
}
