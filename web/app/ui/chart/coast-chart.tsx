import { useTranslations } from 'use-intl/react'
import { type Cut, cutAround, PIN_HEIGHT, pinBox, placeName, VIEW } from './chart-cut.ts'
import { type ChartPoint, chartPoint } from './chart-place.ts'

const COAST =
  'M-20 250C30 240 60 270 92 262C120 300 96 330 130 344C168 330 150 290 190 286C222 296 210 330 236 340C262 320 300 330 316 300C338 286 352 316 344 346C372 372 402 352 398 322C424 300 446 330 440 362C462 396 500 384 506 420C496 456 528 470 540 504C574 520 566 560 596 574C640 580 650 610 690 604C724 616 748 600 776 622C812 640 850 622 920 650L920 -20L-20 -20Z'

const TOWNS = [
  { name: 'dalyan', x: 196, y: 262 },
  { name: 'gocek', x: 312, y: 284 },
  { name: 'fethiye', x: 520, y: 366 },
  { name: 'oludeniz', x: 560, y: 470 },
  { name: 'kalkan', x: 640, y: 552 },
] as const

/** Where the sea has its name. */
const SEA: ChartPoint = { x: 300, y: 560 }

/** Sixteen rhumb lines of the rose. */
const ROSE = { x: 250, y: 640, length: 1400 } as const
const RHUMBS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8
  const x = Math.round(ROSE.x + Math.cos(angle) * ROSE.length)
  const y = Math.round(ROSE.y + Math.sin(angle) * ROSE.length)
  return `M${ROSE.x} ${ROSE.y}L${x} ${y}`
}).join('')

export interface ChartPin {
  readonly enlem: number
  readonly boylam: number
  /** Words on the pin; an anchor without. */
  readonly name?: string
}

interface CoastChartProps {
  /** The first one is the place the chart is about. */
  readonly pins: readonly ChartPin[]
  readonly label: string
  readonly className: string
}

const NOWHERE = { x: 440, y: 330 } as const

/** Two names closer than this would cover each other. */
const NAME_ROOM = { x: 180, y: 60 } as const

function tooNear(one: ChartPoint, other: ChartPoint | undefined): boolean {
  return other !== undefined && Math.abs(one.x - other.x) < NAME_ROOM.x && Math.abs(one.y - other.y) < NAME_ROOM.y
}

/** Our own chart instead of a map from elsewhere; places beyond its coast get a sea with a rose. */
export function CoastChart({ pins, label, className }: CoastChartProps) {
  const t = useTranslations('picture')
  const places = pins.map((pin) => ({ pin, at: chartPoint(pin.enlem, pin.boylam) }))
  const points = places.flatMap(({ at }) => at ?? [])
  const cut = cutAround(points)
  const sea = placeName(t('sea'), SEA, { cut, pins: points })
  return (
    <svg
      viewBox={`${cut.left} ${cut.top} ${VIEW.width} ${VIEW.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className={className}
    >
      <rect x="-20" y="-20" width="940" height="860" fill="#cfe7ea" />
      <path d={RHUMBS} stroke="#b4d6db" fill="none" />
      <path d="M250 588l7 45 45 7-45 7-7 45-7-45-45-7 45-7z" fill="#8fbfc7" />
      {points.length > 0 ? <Coast named={pins.flatMap(({ name }) => name ?? [])} cut={cut} pins={points} /> : null}
      {sea ? (
        <text x={sea.x} y={sea.y} fontSize="15" letterSpacing="3" fontStyle="italic" fill="#3f7986">
          {t('sea')}
        </text>
      ) : null}
      {places.toReversed().map(({ pin, at }) => {
        const { x, y } = at ?? NOWHERE
        return pin.name ? (
          <NamePin
            key={pin.name}
            at={{ x, y }}
            name={pin.name}
            cut={cut}
            main={pin === pins[0]}
            below={pin !== pins[0] && tooNear({ x, y }, places[0]?.at)}
          />
        ) : (
          <Pin key={`${x}-${y}`} x={x} y={y} />
        )
      })}
    </svg>
  )
}

interface NamePinProps {
  readonly at: ChartPoint
  readonly name: string
  readonly cut: Cut
  readonly main: boolean
  /** Under its place, when the name above would cover another. */
  readonly below: boolean
}

function NamePin({ at, name, cut, main, below }: NamePinProps) {
  const width = name.length * 9.5 + 20
  const { left, tip } = pinBox(width, at.x, cut)
  return (
    <g transform={`translate(${left} ${below ? at.y + 12 : at.y - PIN_HEIGHT})`}>
      <path
        d={`M4 0h${width - 8}a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H${tip + 6}l-6 8-6-8H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z`}
        transform={below ? 'matrix(1 0 0 -1 0 32)' : undefined}
        className={main ? 'fill-sun stroke-ink' : 'fill-white stroke-ink'}
        strokeWidth="1.5"
      />
      <text x={width / 2} y="22" textAnchor="middle" fontSize="17" fontWeight="680" className="fill-ink">
        {name}
      </text>
    </g>
  )
}

interface CoastProps {
  /** Places that pins name. */
  readonly named: readonly string[]
  readonly cut: Cut
  readonly pins: readonly ChartPoint[]
}

/** Land, islands and towns; a town that a pin names is not written twice. */
function Coast({ named, cut, pins }: CoastProps) {
  const t = useTranslations('picture.towns')
  const towns = TOWNS.flatMap(({ name, ...at }) => {
    const title = t(name)
    const placed = named.includes(title) ? null : placeName(title, at, { cut, pins })
    return placed ? { ...placed, title } : []
  })
  return (
    <>
      <path d={COAST} fill="none" stroke="#a5d0d6" strokeWidth="16" strokeLinejoin="round" />
      <path d={COAST} fill="#f6f0e1" stroke="#c9b98f" strokeWidth="1.5" />
      <path
        d="M120 0C180 80 160 140 240 170C330 190 360 120 450 160C520 200 560 260 640 280C720 310 760 400 900 430L900 -20L120 -20Z"
        fill="#e9ecd6"
      />
      <path d="M420 -20C470 60 560 60 600 140C660 200 760 220 900 300L900 -20Z" fill="#dde5c9" />
      <g fill="#f6f0e1" stroke="#c9b98f">
        <path d="M300 372c12-6 22 2 20 14s-16 14-24 8-6-18 4-22zM352 404c8-4 16 2 14 10s-14 8-17 2 0-10 3-12z" />
      </g>
      <path
        d="M398 340C380 420 420 470 486 500C540 540 580 620 690 636"
        fill="none"
        stroke="#0a5f75"
        strokeWidth="2.4"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <g fontSize="17" fontWeight="600" fill="#3d5664">
        {towns.map(({ title, x, y }) => (
          <text key={title} x={x} y={y}>
            {title}
          </text>
        ))}
      </g>
    </>
  )
}

function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x - 24} ${y - 52})`}>
      <path
        d="M4 0h40a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H31l-7 9-7-9H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"
        className="fill-sun stroke-ink"
        strokeWidth="1.5"
      />
      <g fill="none" className="stroke-ink" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="24" cy="9.5" r="2.6" />
        <path d="M24 12.1V29M15 19h-3a12 10 0 0 0 24 0h-3M20 16h8" />
      </g>
    </g>
  )
}
