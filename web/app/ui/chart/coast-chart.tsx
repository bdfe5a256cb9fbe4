import { CUT_SIZE, type Cut, cutAddress, cutAround, pointIn } from '@meltem/domain/chart/cut'
import type { Place, Point } from '@meltem/domain/chart/mercator'
import { useTranslations } from 'use-intl/react'
import { type Area, fitNames } from './fit-names.ts'
import { isCoastal, TOWNS, type Town, WATERS, type Water } from './gazetteer.ts'
import { PIN_HEIGHT, pinBox, SEEN } from './pin-box.ts'
import { WayLine } from './way-line.tsx'
import { type ChartWay, wayAreas } from './way-path.ts'

export interface ChartPin extends Place {
  /** Words on the pin; an anchor without. */
  readonly name?: string
}

interface CoastChartProps {
  /** The first one is the place the chart is about. */
  readonly pins: readonly ChartPin[]
  readonly ways?: readonly ChartWay[]
  readonly label: string
  /** Gives the frame its size. */
  readonly className: string
}

/** The part of the coast that shows all of these, and lines between them; undefined where there is no coast to show. */
export function findCut(places: readonly Place[], ways: readonly ChartWay[] = []): Cut | undefined {
  return places.every(isCoastal) ? cutAround([...places, ...ways.flatMap(({ points }) => points)]) : undefined
}

/** The true coast around a few places, drawn by our own server; nothing for places that are not by the sea. */
export function CoastChart({ pins, ways = [], label, className }: CoastChartProps) {
  const cut = findCut(pins, ways)
  if (!cut) return null
  const marks = pins.map((pin) => ({ pin, at: pointIn(cut, pin) }))
  const lines = ways.map((way) => ({ ...way, line: way.points.map((place) => pointIn(cut, place)) }))
  const taken = [...marks.map(({ pin, at }) => pinArea(pin, at)), ...lines.flatMap(wayAreas)]
  return (
    <div role="img" aria-label={label} className={`relative overflow-hidden bg-chart-sea ${className}`}>
      <img
        src={cutAddress(cut)}
        alt=""
        loading="lazy"
        decoding="async"
        width={CUT_SIZE.width}
        height={CUT_SIZE.height}
        className="absolute inset-0 size-full max-w-none object-cover"
      />
      <svg
        viewBox={`0 0 ${CUT_SIZE.width} ${CUT_SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <Names cut={cut} taken={taken} pinned={pins.flatMap(({ name }) => name ?? [])} />
        {lines.map((way) => (
          <WayLine key={way.kind} {...way} />
        ))}
        {marks
          .toReversed()
          .map(({ pin, at }) =>
            pin.name ? (
              <NamePin key={pin.name} at={at} name={pin.name} main={pin === pins[0]} below={isBelow(pin, marks)} />
            ) : (
              <Pin key={`${at.x}-${at.y}`} {...at} />
            ),
          )}
      </svg>
    </div>
  )
}

interface Mark {
  readonly pin: ChartPin
  readonly at: Point
}

const widthOf = (name: string) => name.length * 9.5 + 20

function pinArea({ name = 'pin' }: ChartPin, { x, y }: Point): Area {
  const half = widthOf(name) / 2
  return { left: x - half, right: x + half, top: y - PIN_HEIGHT - 8, bottom: y + PIN_HEIGHT / 3 }
}

/** A name under its place, when above it would cover that of the first pin. */
function isBelow(pin: ChartPin, [first, ...others]: readonly Mark[]): boolean {
  const mark = others.find((one) => one.pin === pin)
  if (!first || !mark) return false
  const room = (widthOf(pin.name ?? '') + widthOf(first.pin.name ?? '')) / 2 + 8
  return Math.abs(mark.at.x - first.at.x) < room && Math.abs(mark.at.y - first.at.y) < PIN_HEIGHT + 8
}

const NAME = {
  town: { size: 15, className: 'fill-ink', weight: 640, style: undefined, spacing: undefined },
  water: { size: 14, className: 'fill-chart-water', weight: 500, style: 'italic', spacing: 1 },
} as const

interface NamesProps {
  readonly cut: Cut
  readonly taken: readonly Area[]
  /** Names that pins carry: they are not written twice. */
  readonly pinned: readonly string[]
}

/** Towns with a dot, waters without; what finds no free place is left out. */
function Names({ cut, taken, pinned }: NamesProps) {
  const t = useTranslations('picture.places')
  const towns = (Object.keys(TOWNS) as Town[])
    .map((kod) => ({ kod, title: t(kod), ...pointIn(cut, TOWNS[kod]), kind: 'town' as const, size: NAME.town.size }))
    .filter(({ title }) => !pinned.some((name) => name.includes(title)))
  const waters = (Object.keys(WATERS) as Water[]).map((kod) => {
    const { x, y } = pointIn(cut, WATERS[kod])
    // Over the middle of the water, not beside a dot.
    const title = t(kod)
    return { kod, title, x: x - title.length * 4, y, kind: 'water' as const, size: NAME.water.size }
  })
  return fitNames([...towns, ...waters], { taken, frame: SEEN }).map(({ kod, title, kind, x, y, left, baseline }) => (
    <g key={kod}>
      {kind === 'town' ? <circle cx={x} cy={y} r="2.6" className="fill-white stroke-ink" strokeWidth="1.4" /> : null}
      <text
        x={left}
        y={baseline}
        fontSize={NAME[kind].size}
        fontWeight={NAME[kind].weight}
        fontStyle={NAME[kind].style}
        letterSpacing={NAME[kind].spacing}
        className={`${NAME[kind].className} stroke-chart-land/85 [paint-order:stroke]`}
        strokeWidth="3"
        strokeLinejoin="round"
      >
        {title}
      </text>
    </g>
  ))
}

interface NamePinProps {
  readonly at: Point
  readonly name: string
  readonly main: boolean
  readonly below: boolean
}

function NamePin({ at, name, main, below }: NamePinProps) {
  const width = widthOf(name)
  const { left, tip } = pinBox(width, at.x)
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

function Pin({ x, y }: Point) {
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
