import type { FactsOf, VehicleKind } from '@meltem/contract/catalog/product-facts'
import { useId } from 'react'
import { VEHICLE_SHAPES, type VehicleShape } from './vehicle-shapes.ts'

type CarClass = FactsOf<'arac_kira'>['sinif']

const OF_CLASS: Readonly<Record<CarClass, VehicleKind>> = {
  ekonomi: 'mini',
  kompakt: 'hatchback',
  orta: 'sedan',
  suv: 'suv',
  buyuk_suv: 'suv',
  minivan: 'van',
  ust: 'sedan',
  cabrio: 'cabrio',
}

export function vehicleOfClass(sinif: CarClass): VehicleKind {
  return OF_CLASS[sinif]
}

const WIDTH = 156
const HEIGHT = 46
const INK = '#0b2a3a'

interface VehicleProps {
  readonly kind: VehicleKind
  readonly label: string
  /** Cut close to the vehicle instead of standing on the common scale. */
  readonly tight?: boolean
}

/** A vehicle from the side. All of them share one scale, so that sizes can be compared. */
export function Vehicle({ kind, label, tight = false }: VehicleProps) {
  const id = useId()
  // A coach is a longer minibus on this scale; it would not fit beside the others otherwise.
  const shape: VehicleShape = VEHICLE_SHAPES[kind === 'otobus' ? 'minibus' : kind]
  const length = 100 * shape.scale
  const left = tight ? 5 : (WIDTH - length) / 2
  return (
    <svg
      viewBox={`0 0 ${tight ? length + 10 : WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="h-auto w-full overflow-visible"
    >
      <g transform={`translate(${left} 42) scale(${shape.scale})`}>
        <ellipse cx="50" rx="53" ry="2" fill="#06384b" opacity=".16" />
        {kind === 'cabrio' ? <OpenTop /> : null}
        <path d={shape.body} fill={shape.paint} />
        <clipPath id={id}>
          <path d={shape.body} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect y="-11" width="100" height="12" fill={shape.skirt} />
          <path d="M0-19C30-20.4 70-20.4 100-15.6v1C70-19 30-19 0-17.6Z" fill="#fff" opacity=".5" />
        </g>
        <path d={shape.glass} fill={INK} opacity=".86" />
        <Lines shape={shape} clip={id} />
        <path d="M94.6-14.6l4 2.2-.2 1.6L94-12Z" fill="#fff3cf" />
        <rect x="1.2" y="-16" width="1.6" height="4" fill="#b5321c" />
        {shape.wheels.map((x) => (
          <Wheel key={x} x={x} y={shape.hub} r={shape.tyre} />
        ))}
      </g>
    </svg>
  )
}

function Lines({ shape, clip }: { shape: VehicleShape; clip: string }) {
  return (
    <>
      {shape.pillars.map((x) => (
        <path key={x} d={`M${x}-38V-21`} stroke={shape.paint} strokeWidth="1.5" clipPath={`url(#${clip})`} />
      ))}
      {shape.doors.map((x) => (
        <g key={x} stroke={INK}>
          <path d={`M${x}-20.5l.5 14.5`} strokeOpacity=".45" strokeWidth=".5" />
          <path d={`M${x - 6}-17.2h3.6`} strokeOpacity=".6" strokeWidth=".9" strokeLinecap="round" />
        </g>
      ))}
      <path d="M6-5.4H95" stroke={INK} strokeOpacity=".35" strokeWidth=".8" />
    </>
  )
}

/** Seats of a car without a roof, seen above its doors. */
function OpenTop() {
  return (
    <>
      <path d="M33-16.6h29L60-12H36Z" fill="#3b2a26" />
      <path d="M36-13l-1.6-8.6c.4-1.4 3.2-1.4 3.8 0L40-13ZM47-13l-1.4-8.2c.4-1.4 3-1.4 3.6 0L51-13Z" fill="#b5713f" />
    </>
  )
}

function Wheel({ x, y, r }: { x: number; y: number; r: number }) {
  const rim = r * 0.52
  const spokes = Array.from({ length: 5 }, (_, place) => {
    const angle = (place * 2 * Math.PI) / 5 - Math.PI / 2
    return `M${x} ${y}l${(Math.cos(angle) * rim * 0.94).toFixed(2)} ${(Math.sin(angle) * rim * 0.94).toFixed(2)}`
  }).join('')
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={INK} />
      <circle cx={x} cy={y} r={rim} fill="#8fa0a7" />
      <path d={spokes} stroke="#eef2f3" strokeWidth={r * 0.19} />
      <circle cx={x} cy={y} r={r * 0.16} fill="#566d7a" />
    </>
  )
}
