import { milesBetween, placeAt, worldPoint } from '@meltem/domain/chart/mercator'
import { formatNumber } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import type { View } from './pin-groups.ts'
import type { Covered } from './use-chart.ts'

const WIDTH = 6
/** Minutes of a step of the rim; the first that is wide enough is taken. */
const STEPS = [1, 5, 10, 30, 60] as const
const LEAST = 18
/** Miles of a scale, and how wide it is at most. */
const SCALES = [50, 20, 10, 4, 2, 1] as const
const SCALE_WIDTH = 180

const figure = (value: number) => Math.round(value * 10) / 10

/** Every second step of the rim, along one side: from where to where. */
function steps(from: number, to: number, minutes: number, at: (degree: number) => number): [number, number][] {
  const step = minutes / 60
  const found: [number, number][] = []
  for (let place = Math.floor(from / step); place * step < to; place += 1) {
    if (place % 2 === 0) found.push([at(place * step), at((place + 1) * step)])
  }
  return found
}

function rimPath(view: View): string {
  const { zoom, left, top, width, height } = view
  const upper = placeAt({ x: left, y: top }, zoom)
  const lower = placeAt({ x: left + width, y: top + height }, zoom)
  const minute = width / (lower.boylam - upper.boylam) / 60
  const minutes = STEPS.find((step) => step * minute >= LEAST) ?? 60
  const x = (boylam: number) => worldPoint({ enlem: 0, boylam }, zoom).x - left
  const y = (enlem: number) => worldPoint({ enlem, boylam: 0 }, zoom).y - top
  const across = steps(upper.boylam, lower.boylam, minutes, x).map(([from, to]) => {
    const [start, length] = [figure(Math.max(from, 0)), figure(Math.min(to, width) - Math.max(from, 0))]
    return `M${start} 0h${length}v${WIDTH}h${-length}zM${start} ${height - WIDTH}h${length}v${WIDTH}h${-length}z`
  })
  const down = steps(lower.enlem, upper.enlem, minutes, y).map(([from, to]) => {
    const [start, length] = [figure(Math.max(to, 0)), figure(Math.min(from, height) - Math.max(to, 0))]
    return `M0 ${start}v${length}h${WIDTH}v${-length}zM${width - WIDTH} ${start}v${length}h${WIDTH}v${-length}z`
  })
  return [...across, ...down].join('')
}

/** As many miles as fit, and how wide they are here. */
function scaleOf({ zoom, left, top, width, height }: View): { miles: number; length: number } {
  const middle = { x: left + width / 2, y: top + height / 2 }
  const mile = 100 / milesBetween(placeAt(middle, zoom), placeAt({ ...middle, x: middle.x + 100 }, zoom))
  const miles = SCALES.find((one) => one * mile <= SCALE_WIDTH) ?? 1
  return { miles, length: miles * mile }
}

/** Minutes of arc along the edges, the scale in nautical miles and where the coast comes from. */
export function MapRim({ view, covered }: { view: View; covered: Covered }) {
  const t = useTranslations('listing')
  const picture = useTranslations('picture')
  const { language } = useFrame()
  const { width, height } = view
  const { miles, length } = scaleOf(view)
  return (
    <>
      {covered.bottom === 0 ? (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 z-1 size-full"
          fill="none"
        >
          <rect x="3" y="3" width={width - 6} height={height - 6} stroke="#fff" strokeWidth={WIDTH} />
          <path d={rimPath(view)} className="fill-ink" />
          <rect x="6.5" y="6.5" width={width - 13} height={height - 13} className="stroke-ink" />
        </svg>
      ) : null}
      <div
        className="pointer-events-none absolute left-5 z-1 grid gap-1 text-12 text-ink [text-shadow:0_0_3px_#fff,0_0_3px_#fff]"
        style={{ bottom: covered.bottom + 16 }}
      >
        <span aria-hidden="true" className="flex items-end gap-1.5">
          <span className="h-1.5 border border-ink border-t-0" style={{ width: length }} />
          {picture('miles', { count: formatNumber(language, miles) })}
        </span>
        <span className="max-sm:hidden">{t('chartSource')}</span>
      </div>
    </>
  )
}
