interface RoomPlanProps {
  /** Beds as people say it, `1+1`: a double bed, and a single one beside it. */
  readonly beds: string | null
  /** Towards the sea: waves instead of a garden. */
  readonly sea: boolean
  readonly label: string
}

const INK = '#0b2a3a'

/** A room as a plan: bath at the door, beds, balcony, and what one looks at. */
export function RoomPlan({ beds, sea, label }: RoomPlanProps) {
  const [doubles, singles] = bedCounts(beds)
  return (
    <svg viewBox="-4 -4 158 164" role="img" aria-label={label} className="h-auto w-full">
      <rect width="150" height="118" fill="#fffdf8" stroke={INK} strokeWidth="3.5" />
      <rect x="2" y="2" width="60" height="48" fill="#e6f1f3" />
      <path d="M0 50H62V0" fill="none" stroke={INK} strokeWidth="2.2" />
      <rect x="6" y="6" width="20" height="14" rx="6" fill="#fff" stroke={INK} />
      <circle cx="44" cy="14" r="7" fill="#fff" stroke={INK} />
      <path d="M70 0h22" stroke="#fffdf8" strokeWidth="5" />
      <path d="M70 0a22 22 0 0 1 22 22" fill="none" stroke="#566d7a" strokeDasharray="2 3" />
      {doubles > 0 ? <DoubleBed x={singles > 0 ? 88 : 78} /> : null}
      {Array.from({ length: Math.min(2, singles) }, (_, place) => (
        <SingleBed key={place === 0 ? 'first' : 'second'} x={14 + place * 30} />
      ))}
      <path d="M14 118H136" stroke="#9cc6cf" strokeWidth="4" />
      <rect y="120" width="150" height="24" fill="#f1e7d2" stroke={INK} strokeDasharray="1 4" />
      <circle cx="52.5" cy="132" r="6" fill="#fff" stroke={INK} />
      <rect x="82.5" y="125" width="26" height="13" rx="3" fill="#fff" stroke={INK} />
      {sea ? (
        <path d="M0 154q9-7 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" fill="none" stroke="#0a5f75" strokeWidth="2" />
      ) : (
        <g fill="#b9cda6" stroke="#3c6528">
          <circle cx="9" cy="154" r="6.5" />
          <circle cx="34" cy="154" r="5" />
          <circle cx="60" cy="154" r="6.5" />
          <circle cx="86" cy="154" r="5" />
          <circle cx="111" cy="154" r="6.5" />
          <circle cx="138" cy="154" r="5" />
        </g>
      )}
    </svg>
  )
}

/** `1+1` is one double and one single; whatever cannot be read is one double. */
export function bedCounts(beds: string | null): readonly [number, number] {
  const found = /^(\d)\s*\+\s*(\d)$/.exec(beds ?? '')
  return found ? [Number(found[1]), Number(found[2])] : [1, 0]
}

function DoubleBed({ x }: { x: number }) {
  return (
    <g>
      <rect x={x} y="40" width="52" height="60" rx="3" fill="#fff" stroke={INK} strokeWidth="1.4" />
      <rect x={x + 4} y="44" width="20" height="11" rx="3" fill="#e1eff1" stroke={INK} />
      <rect x={x + 28} y="44" width="20" height="11" rx="3" fill="#e1eff1" stroke={INK} />
      <path d={`M${x} 67h52`} stroke={INK} />
    </g>
  )
}

function SingleBed({ x }: { x: number }) {
  return (
    <g>
      <rect x={x} y="60" width="26" height="46" rx="3" fill="#fff" stroke={INK} strokeWidth="1.4" />
      <rect x={x + 4} y="64" width="18" height="9" rx="3" fill="#e1eff1" stroke={INK} />
      <path d={`M${x} 80h26`} stroke={INK} />
    </g>
  )
}
