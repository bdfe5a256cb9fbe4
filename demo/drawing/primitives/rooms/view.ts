import type { Stage } from '../../svg.ts'
import { headland } from '../landscape/headland.ts'
import { range } from '../landscape/mountains.ts'
import { type SkyOpt, sky } from '../landscape/sky.ts'
import { sea } from '../landscape/water.ts'
import { sailboat } from '../vehicles/boats.ts'

interface ViewOpt extends Partial<SkyOpt> {
  hy: number
  bottom?: number
  /** size of what is far away */
  k?: number
  /** which side the land comes from */
  side?: 1 | -1
  boats?: boolean
  label?: string
}

/** The coast as a backdrop: sky, range, sea, one headland, an islet and two sails. */
export const seaView = (s: Stage, o: ViewOpt): string => {
  const { W, u } = s
  const k = (o.k ?? 1) * u
  const lab = o.label ?? 'v'
  const x = (t: number): number => ((o.side ?? 1) > 0 ? t : 1 - t)
  let out = sky(s, { cloudY: 0.72, ...o })
  out += range(s, { label: `${lab}r`, base: o.hy, h: 120 * k, peaks: 6, depth: 0.82, albedo: '#9fb0a8' })
  out += sea(s, { hy: o.hy, ...(o.bottom === undefined ? {} : { bottom: o.bottom }) })
  out += headland(s, {
    label: `${lab}1`,
    y: o.hy + 14 * k,
    from: x(-0.05),
    to: x(0.34),
    h: 96 * k,
    depth: 0.5,
    trees: 70,
  })
  out += headland(s, {
    label: `${lab}0`,
    y: o.hy + 9 * k,
    from: x(0.56),
    to: x(0.72),
    h: 34 * k,
    depth: 0.62,
    trees: 20,
    islet: true,
  })
  if (o.boats !== false)
    out +=
      sailboat(s, x(0.47) * W, o.hy + 40 * k, 56 * k, 0.25) + sailboat(s, x(0.8) * W, o.hy + 24 * k, 34 * k, 0.45, true)
  return out
}
