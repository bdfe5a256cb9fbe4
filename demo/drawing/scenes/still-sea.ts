import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'

/** Hardly anything: a sea without wind, for places where a picture is missing. */
export const stillSea: SceneDef = {
  sun: [0.36, 0.64],
  times: ['dawn', 'noon'],
  mirror: true,
  draw(s) {
    const { W, H, u } = s
    const hy = H * 0.56
    let out = sky(s, { hy, clouds: 'none', sun: { y: hy - 150 * u, r: 62 } })
    out += range(s, { label: 'm0', base: hy, h: 120 * u, peaks: 7, depth: 0.86, albedo: '#9fb0a8' })
    out += sea(s, { hy, ripples: 0.5, glitter: 0.7 })
    out += headland(s, {
      label: 'h0',
      y: hy + 6 * u,
      from: 0.66,
      to: 0.84,
      h: 34 * u,
      depth: 0.66,
      trees: 24,
      islet: true,
    })
    return out + sailboat(s, W * 0.34, hy + 26 * u, 62 * u, 0.3)
  },
}
