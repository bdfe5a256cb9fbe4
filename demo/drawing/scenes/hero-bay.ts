import { mix } from '../color.ts'
import { MAT } from '../palettes.ts'
import { stonePine } from '../primitives/landscape/conifers.ts'
import { boulders, headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { lap, reflection, sea } from '../primitives/landscape/water.ts'
import { gulet, sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { ell, lens, lerp, path } from '../svg.ts'

/** Gulet under sail in a wide bay. */
export const heroBay: SceneDef = {
  sun: [0.1, 0.5],
  hero: true,
  times: ['noon', 'dawn', 'golden', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('hb')
    const hy = H * 0.52
    let out = sky(s, { hy, cloudY: 0.62, ...(p.time === 'noon' ? {} : { sun: { y: hy - 90 * u, r: 66 } }) })
    out += range(s, {
      label: 'm0',
      base: hy,
      h: 150 * u,
      peaks: 9,
      depth: 0.84,
      albedo: '#9fb0a8',
      env: (t) => 0.35 + t * 0.65,
    })
    out += range(s, {
      label: 'm1',
      base: hy + 1,
      h: 130 * u,
      peaks: 6,
      depth: 0.66,
      albedo: '#8aa086',
      x0: W * 0.5,
      x1: W * 1.1,
      env: (t) => 0.2 + t * 0.9,
    })
    const clear = p.time === 'noon' || p.time === 'dawn'
    out += sea(s, {
      hy,
      colors: clear
        ? [p.sea[0], p.sea[1], mix(p.shallow, p.sea[1], 0.2)]
        : [p.sea[0], p.sea[1], mix(p.sea[2], p.shallow, 0.25)],
      ripples: 0.8,
    })
    out +=
      headland(s, { label: 'h0', y: hy + 20 * u, from: 1.04, to: 0.8, h: 150 * u, depth: 0.34, trees: 120 }) +
      headland(s, { label: 'h2', y: hy + 8 * u, from: 0.52, to: 0.6, h: 34 * u, depth: 0.62, trees: 20, islet: true })
    out += sailboat(s, W * 0.47, hy + 14 * u, 34 * u, 0.5)
    for (let k = 0; k < 30; k++) {
      const t = r.f(0.4, 1)
      out += path(lens(r.f(0, W), lerp(hy, H, t), lerp(60, 240, t) * u * r.f(0.5, 1), lerp(2, 9, t) * u), {
        fill: r.chance(0.45) ? mix(p.sea[2], p.ink, 0.1) : mix(p.shallow, p.glint, 0.5),
        o: 0.14,
      })
    }
    const len = Math.min(0.34 * W, 560 * u)
    const bx = W * (s.wide ? 0.56 : 0.3)
    const by = lerp(hy, H, 0.46)
    const b = gulet(s, bx, by, len, { hull: r.pick([MAT.white, '#a8683c', '#24425e']) })
    if (clear)
      out += ell(bx + len * 0.56, by + len * 0.16, len * 0.46, len * 0.045, {
        fill: mix(p.sea[2], p.ink, 0.35),
        o: 0.34,
        filter: s.blur(9 * u),
      })
    out +=
      reflection(s, b, by, len * 0.44, clear ? 0.3 : 0.46) +
      ell(bx + len / 2, by + 3 * u, len * 0.49, 4 * u, { fill: mix(p.sea[2], p.ink, 0.4), o: 0.5 }) +
      b +
      lap(s, bx + len / 2, by + 5 * u, len, 28, 'lp')
    out +=
      headland(s, {
        label: 'h3',
        y: H * 0.99,
        from: 1.04,
        to: 0.74,
        h: 84 * u,
        depth: 0,
        trees: 0,
        cover: MAT.limestone,
        reflect: false,
      }) + boulders(s, 'bd', W * 0.76, W * 0.98, H * 1.0, 44 * u, 9)
    return (
      out +
      stonePine(s, W * 0.955, H * 0.93, 590 * u, 'sp', 0, -0.04) +
      birds(s, W * 0.66, hy * 0.3, 6, 12 * u, mix(p.ink, p.sky[1], 0.2))
    )
  },
}
