import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import { useWidth } from './use-width.ts'

export interface CurvePoint {
  readonly x: number
  readonly now: number | null
  readonly before: number | null
}

interface CurvesProps {
  readonly alt: string
  /** From left to right. */
  readonly points: readonly CurvePoint[]
  readonly tick: (x: number) => string
  readonly ticks: readonly number[]
  /** What stands at the end of each curve. */
  readonly nowLabel: string
  readonly beforeLabel: string
  readonly show: (value: number) => string
}

const HEIGHT = 220
const LEFT = 40
const RIGHT = 92
const TOP = 14
const BOTTOM = 26

/** Two courses over the same weeks: this year as a line, the year before as dashes, named at their ends. */
export function Curves({ alt, points, tick, ticks, nowLabel, beforeLabel, show }: CurvesProps) {
  const [ref, place] = useWidth(540)
  const width = Math.max(place, 340)
  const largest = Math.max(1, ...points.map(({ now, before }) => Math.max(now ?? 0, before ?? 0)))
  const x = scaleLinear()
    .domain([points[0]?.x ?? 0, points.at(-1)?.x ?? 1])
    .range([LEFT, width - RIGHT])
  const y = scaleLinear()
    .domain([0, largest])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP])
  const now = points.filter((point): point is CurvePoint & { now: number } => point.now !== null)
  const before = points.filter((point): point is CurvePoint & { before: number } => point.before !== null)
  const course = line<readonly [number, number]>(
    ([at]) => x(at),
    ([, value]) => y(value),
  ).curve(curveMonotoneX)
  const [last, lastBefore] = [now.at(-1), before.at(-1)]
  const close = last && lastBefore && Math.abs(y(last.now) - y(lastBefore.before)) < 15 && last.x === lastBefore.x
  return (
    <div ref={ref} className="p-4">
      <svg role="img" aria-label={alt} viewBox={`0 0 ${width} ${HEIGHT}`} width="100%" className="chart block">
        {y.ticks(4).map((value) => (
          <g key={value}>
            <path d={`M${LEFT} ${y(value)}H${width - RIGHT}`} className="chart-grid" />
            <text x={LEFT - 7} y={y(value) + 4} textAnchor="end">
              {show(value)}
            </text>
          </g>
        ))}
        {ticks.map((value) => (
          <text key={value} x={x(value)} y={HEIGHT - 7} textAnchor="middle">
            {tick(value)}
          </text>
        ))}
        <path d={course(before.map((one) => [one.x, one.before])) ?? ''} className="chart-before chart-dashed" />
        <path d={course(now.map((one) => [one.x, one.now])) ?? ''} className="chart-line" />
        {lastBefore && (
          <text x={x(lastBefore.x) + 9} y={y(lastBefore.before) + (close ? 16 : 4)} className="chart-label-before">
            {beforeLabel}
          </text>
        )}
        {last && (
          <>
            <circle cx={x(last.x)} cy={y(last.now)} r="3.5" className="chart-fill" />
            <text x={x(last.x) + 9} y={y(last.now) + (close ? -2 : 4)} className="chart-label">
              {nowLabel}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}
