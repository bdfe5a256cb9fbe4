import type { MapPin } from '@meltem/contract/catalog/listing'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import { useScripted } from '../../../ui/use-scripted.ts'
import type { ListingData } from '../listing-data.ts'
import { StillMap } from './still-map.tsx'
import type { Covered } from './use-chart.ts'

/** What moves a chart is heavy, and works in a browser only. */
const MovingMap = lazy(() => import('./moving-map.tsx'))

const NOTHING: Covered = { top: 0, bottom: 0 }

interface CoastMapProps {
  readonly list: ListingData
  readonly pins: readonly MapPin[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
  readonly covered?: Covered
  /** Gives the map its size. */
  readonly className: string
}

/** Our own chart of the coast with a price on every product. */
export function CoastMap({ list, pins, chosen, onChoose, covered = NOTHING, className }: CoastMapProps) {
  const t = useTranslations('listing')
  const scripted = useScripted()
  const still = <StillMap list={list} pins={pins} />
  return (
    <section
      aria-label={t('mapTitle', { count: pins.length })}
      className={`relative isolate overflow-hidden bg-chart-sea ${className}`}
    >
      {scripted ? (
        <Suspense fallback={still}>
          <MovingMap list={list} pins={pins} chosen={chosen} onChoose={onChoose} covered={covered} />
        </Suspense>
      ) : (
        still
      )}
    </section>
  )
}
