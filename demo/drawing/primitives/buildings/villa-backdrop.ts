import type { Stage } from '../../svg.ts'
import { headland } from '../landscape/headland.ts'
import { range } from '../landscape/mountains.ts'
import { sky } from '../landscape/sky.ts'
import { sea } from '../landscape/water.ts'
import { sailboat } from '../vehicles/boats.ts'

export const backdrop = (s: Stage, hy: number, side: 1 | -1): string => {
  const { u, W } = s
  const x = (t: number): number => (side > 0 ? t : 1 - t)
  let out = sky(s, { hy, cloudY: 0.72 })
  out += range(s, { label: 'r1', base: hy, h: 120 * u, peaks: 6, depth: 0.82, albedo: '#9fb0a8' })
  out += sea(s, { hy })
  out += headland(s, { label: 'h1', y: hy + 14 * u, from: x(-0.05), to: x(0.3), h: 92 * u, depth: 0.55, trees: 60 })
  out += headland(s, {
    label: 'h0',
    y: hy + 10 * u,
    from: x(0.42),
    to: x(0.56),
    h: 34 * u,
    depth: 0.62,
    trees: 20,
    islet: true,
  })
  out += sailboat(s, x(0.4) * W, hy + 40 * u, 58 * u, 0.25) + sailboat(s, x(0.22) * W, hy + 24 * u, 34 * u, 0.45, true)
  return out
}
