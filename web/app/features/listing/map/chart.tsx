import { memo } from 'react'
import { COMPASS, HILLS, ISLANDS, MAINLAND, MARMARA, type Point, STRAITS } from './coastline.ts'
import { linePath, shorePath } from './land-path.ts'
import { project } from './projection.ts'

const LAND = [MAINLAND, ...ISLANDS].map(shorePath).join('')
const [LOW_HILLS = [], HIGH_HILLS = []] = HILLS
const RAYS = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8)

/** Sea, land, shallow water along the shore and the compass: drawn once, cut by the view. */
export const Chart = memo(function Chart() {
  return (
    <>
      <Compass at={COMPASS} />
      <g strokeLinejoin="round">
        <path d={LAND} fill="none" stroke="#a5d0d6" strokeWidth="9" vectorEffect="non-scaling-stroke" />
        <path d={LAND} fill="#f6f0e1" stroke="#c9b98f" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        <path d={shorePath(LOW_HILLS)} fill="#e9ecd6" />
        <path d={shorePath(HIGH_HILLS)} fill="#dde5c9" />
        <path
          d={shorePath(MARMARA)}
          fill="#cfe7ea"
          stroke="#c9b98f"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        {STRAITS.map((strait) => (
          <path key={String(strait[0])} d={linePath(strait)} fill="none" stroke="#cfe7ea" strokeWidth="3" />
        ))}
      </g>
    </>
  )
})

function Compass({ at }: { at: Point }) {
  const [x, y] = project(at)
  return (
    <g>
      <g fill="none" stroke="#b4d6db" strokeWidth="1">
        {RAYS.map((angle) => (
          <path
            key={angle}
            d={`M${x} ${y}l${(Math.cos(angle) * 900).toFixed(1)} ${(Math.sin(angle) * 900).toFixed(1)}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <circle cx={x} cy={y} r="9" vectorEffect="non-scaling-stroke" />
        <circle cx={x} cy={y} r="7.4" vectorEffect="non-scaling-stroke" />
      </g>
      <path d={`M${x} ${y - 10}l1.4 8.6 8.6 1.4-8.6 1.4-1.4 8.6-1.4-8.6-8.6-1.4 8.6-1.4z`} fill="#8fbfc7" />
    </g>
  )
}
