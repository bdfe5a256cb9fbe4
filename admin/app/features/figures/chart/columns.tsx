import { scaleBand, scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { useWidth } from './use-width.ts'

export interface Column {
  readonly key: string
  readonly short: string
  readonly long: string
  readonly value: number
  /** The year before; undefined without comparison. */
  readonly before: number | undefined
  /** Not over yet: drawn as what is on the books. */
  readonly ahead: boolean
}

interface ColumnsProps {
  /** Said in place of the picture. */
  readonly alt: string
  readonly columns: readonly Column[]
  readonly show: (value: number) => string
}

const HEIGHT = 216
const TOP = 22
const BOTTOM = 24
const LEAST_COLUMN = 36

/** One column per step with its value on it; the year before is a line across. Marks carry their labels, so there is no axis. */
export function Columns({ alt, columns, show }: ColumnsProps) {
  const hatch = useId()
  const [ref, place] = useWidth(1_100)
  const width = Math.max(place, columns.length * LEAST_COLUMN)
  const largest = Math.max(1, ...columns.map(({ value, before = 0 }) => Math.max(value, before)))
  const x = scaleBand()
    .domain(columns.map(({ key }) => key))
    .range([0, width])
    .paddingInner(0.36)
    .paddingOuter(0.18)
  const y = scaleLinear()
    .domain([0, largest])
    .range([HEIGHT - BOTTOM, TOP])
  const band = x.bandwidth()
  return (
    <div ref={ref}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={alt}>
        <svg role="img" aria-label={alt} viewBox={`0 0 ${width} ${HEIGHT}`} width={width} className="chart block">
          <Hatch id={hatch} />
          {columns.map((column) => {
            const left = x(column.key) ?? 0
            const top = y(column.value)
            const above = Math.min(top, column.before === undefined ? top : y(column.before))
            return (
              <g key={column.key}>
                <title>{`${column.long}: ${show(column.value)}`}</title>
                <rect
                  x={left}
                  y={top}
                  width={band}
                  height={HEIGHT - BOTTOM - top}
                  fill={column.ahead ? `url(#${hatch})` : undefined}
                  className={column.ahead ? 'chart-edge' : 'chart-fill'}
                />
                {column.before !== undefined && column.before > 0 && (
                  <path d={`M${left - band * 0.14} ${y(column.before)}h${band * 1.28}`} className="chart-before" />
                )}
                {column.value > 0 && (
                  <text
                    x={left + band / 2}
                    y={(above < top - 14 ? top : above) - 6}
                    textAnchor="middle"
                    className="chart-label"
                  >
                    {show(column.value)}
                  </text>
                )}
                <text x={left + band / 2} y={HEIGHT - 7} textAnchor="middle">
                  {column.short}
                </text>
              </g>
            )
          })}
          <path d={`M0 ${HEIGHT - BOTTOM + 0.5}H${width}`} className="chart-ground" />
        </svg>
      </section>
    </div>
  )
}

/** What is not over: lines also where nothing has a colour. */
function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill="#dcecee" />
        <path d="M0 0v6" stroke="#6fa3ae" strokeWidth="2" />
      </pattern>
    </defs>
  )
}
