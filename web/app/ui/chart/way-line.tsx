import { type DrawnWay, TAG_HEIGHT, tagArea, wayPath } from './way-path.ts'

export function WayLine(way: DrawnWay) {
  const path = wayPath(way.line)
  const { left, top, right } = tagArea(way)
  const road = way.kind === 'road'
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={path} stroke="#fff" strokeWidth={road ? 10 : 6.5} strokeOpacity={road ? 1 : 0.75} />
      {road ? (
        <path d={path} className="stroke-sea-deep" strokeWidth="6" />
      ) : (
        <path d={path} className="stroke-sea" strokeWidth="4" strokeDasharray=".1 9" />
      )}
      <rect
        x={left}
        y={top}
        width={right - left}
        height={TAG_HEIGHT}
        rx="3"
        className={road ? 'fill-sea-deep' : 'fill-white stroke-ink'}
      />
      <text
        x={(left + right) / 2}
        y={top + 18}
        textAnchor="middle"
        fontSize="14"
        fontWeight="650"
        className={road ? 'fill-white' : 'fill-ink'}
      >
        {way.tag}
      </text>
    </g>
  )
}
