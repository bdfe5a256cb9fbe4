import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

interface SparklineProps {
  readonly values: readonly number[]
  /** The same for all that stand beside each other. */
  readonly largest: number
}

const WIDTH = 200
const HEIGHT = 48

/** The course of one row; its numbers stand in the table. */
export function Sparkline({ values, largest }: SparklineProps) {
  const x = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([0, WIDTH])
  const y = scaleLinear()
    .domain([0, Math.max(1, largest)])
    .range([HEIGHT, 3])
  const course = line<number>(
    (_, at) => x(at),
    (value) => y(value),
  ).curve(curveMonotoneX)
  const ground = area<number>(
    (_, at) => x(at),
    HEIGHT,
    (value) => y(value),
  ).curve(curveMonotoneX)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`}
      preserveAspectRatio="none"
      className="chart block h-12 w-full"
    >
      <path d={ground([...values]) ?? ''} className="chart-ground-fill" />
      <path d={course([...values]) ?? ''} className="chart-line" vectorEffect="non-scaling-stroke" />
      <path d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} className="chart-ground" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
