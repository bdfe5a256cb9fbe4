import { useMemo } from 'react'
import { encode } from 'uqr'

/** One path over all dark squares: a code of 33 × 33 fits in two kilobytes. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
}

/** Drawn in the page, so that it works without the network. Four squares of quiet around it, as scanners want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 4 })
    return { size: code.size, path: pathOf(code.data) }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="w-full bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#0b2a3a" />
    </svg>
  )
}
