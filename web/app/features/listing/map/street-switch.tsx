import type { StreetTiles } from '@meltem/contract/settings'
import { type Map as LeafletMap, tileLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'

/** Streets show what the chart cannot: down to a single house. */
const NEAREST = 18

interface StreetSwitchProps {
  readonly map: LeafletMap
  readonly tiles: StreetTiles
}

/** Lays the tenant's tiles of streets over the chart, when a visitor asks for them; no foreign server is called before. */
export function StreetSwitch({ map, tiles }: StreetSwitchProps) {
  const t = useTranslations('listing')
  const [on, setOn] = useState(false)
  const { url } = tiles
  useEffect(() => {
    if (!on) return
    const charted = map.getMaxZoom()
    const streets = tileLayer(url, { maxZoom: NEAREST, zIndex: 2 }).addTo(map)
    map.setMaxZoom(NEAREST)
    return () => {
      streets.remove()
      map.setMaxZoom(charted)
    }
  }, [map, url, on])
  return (
    <>
      <button type="button" className="icon-btn border-line border-t" aria-pressed={on} onClick={() => setOn(!on)}>
        <Icon name="route" />
        <span className="sr-only">{t('streets')}</span>
      </button>
      {on ? (
        <p className="absolute top-full right-0 mt-2 whitespace-nowrap rounded-print bg-paper/85 px-1.5 text-12">
          {tiles.kaynak}
        </p>
      ) : null}
    </>
  )
}
