import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { stonePine } from '../primitives/landscape/conifers.ts'
import { boulders, headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { frameBranch } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { lap, reflection, sea } from '../primitives/landscape/water.ts'
import { gulet, motorYacht, sailboat, wake } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { ell, lens, lerp, path, rect } from '../svg.ts'

/** Anchored gulet or motor yacht in a pine-ringed cove. */
const bay = (boat: 'gulet' | 'yacht'): SceneDef => ({
  sun: [0.24, 0.76],
  times: ['noon', 'golden', 'dusk', 'dawn', 'night'],
  draw(s) {
    const { W, H, u, p, r } = s
    const hy = H * (s.tall ? 0.42 : 0.45)
    const rootLeft = s.calm ? s.calm === 'left' : s.sx > 0.5
    const side = (t: number): number => (rootLeft ? t : 1 - t)
    let out = sky(s, { hy, cloudY: 0.7 })
    out += range(s, {
      label: 'r1',
      base: hy,
      h: 190 * u,
      peaks: 6,
      depth: 0.8,
      albedo: '#9fb0a8',
      env: (t) => 0.55 + 0.45 * Math.sin(t * 3.1 + 0.4),
    })
    out += range(s, {
      label: 'r2',
      base: hy + 1,
      h: 112 * u,
      peaks: 7,
      depth: 0.6,
      albedo: '#8aa086',
      env: (t) => (rootLeft ? 1 - t * 0.75 : 0.25 + t * 0.75),
    })
    const clear = p.time === 'noon' || p.time === 'dawn'
    out += sea(s, {
      hy,
      colors: clear
        ? [p.sea[0], p.sea[1], mix(p.shallow, p.sea[1], 0.12)]
        : [p.sea[0], p.sea[1], mix(p.sea[2], p.shallow, 0.25)],
    })
    out +=
      sailboat(s, side(0.62) * W, hy + 9 * u, 46 * u, 0.45) +
      sailboat(s, side(0.72) * W, hy + 5 * u, 28 * u, 0.62, true)
    out += headland(s, {
      label: 'h1',
      y: hy + 26 * u,
      from: side(1.04),
      to: side(0.7),
      h: 122 * u,
      depth: 0.45,
      trees: 50,
    })
    out += headland(s, {
      label: 'h2',
      y: hy + 54 * u,
      from: side(-0.06),
      to: side(0.36),
      h: 236 * u,
      depth: 0.22,
      trees: 150,
    })
    // clear shallows: pale seabed and its net of light
    const r2 = r.fork('bed')
    for (let k = 0; k < 46; k++) {
      const t = r2.f(0.35, 1)
      const y = lerp(hy, H, t)
      out += path(lens(r2.f(0, W), y, lerp(60, 240, t) * u * r2.f(0.5, 1), lerp(2, 11, t) * u), {
        fill: r2.chance(0.45) ? mix(p.sea[2], p.ink, 0.1) : mix(p.shallow, p.glint, 0.5),
        o: 0.16,
      })
    }
    const len = Math.min((s.tall ? 0.62 : 0.43) * W, 470 * u)
    const pano = W / H > 1.9
    const by = lerp(hy, H, s.tall ? 0.46 : 0.44)
    const bx = rootLeft ? W * (s.tall ? 0.12 : pano ? 0.5 : 0.28) : W * (s.tall ? 0.88 : pano ? 0.5 : 0.72)
    const flip = !rootLeft
    const hull = r.fork('hull').pick([MAT.white, '#a8683c', '#24425e'])
    const b =
      boat === 'gulet'
        ? gulet(s, bx, by, len, { hull, sails: r.fork('sail').chance(0.7), flip })
        : motorYacht(s, bx, by, len * 1.12, { flip, accent: hull === MAT.white ? MAT.navy : hull })
    const mid = bx + (flip ? -len / 2 : len / 2)
    if (clear)
      out += ell(mid + s.cast * len * 0.1, by + len * 0.2, len * 0.46, len * 0.05, {
        fill: mix(p.sea[2], p.ink, 0.35),
        o: 0.34,
        filter: s.blur(9 * u),
      })
    out += reflection(s, b, by, len * 0.5, clear ? 0.3 : 0.48)
    out += ell(mid, by + 3 * u, len * 0.49, 4 * u, { fill: mix(p.sea[2], p.ink, 0.4), o: 0.5 })
    out += b
    if (boat === 'yacht') out += wake(s, bx, by, len * 1.12, flip)
    out += lap(s, mid, by + 5 * u, len, 26, 'lap')
    // near shore
    const ny = H * 0.985
    out += headland(s, {
      label: 'h3',
      y: ny,
      from: side(1.05),
      to: side(s.tall ? 0.42 : 0.66),
      h: 78 * u,
      depth: 0,
      trees: 0,
      cover: MAT.limestone,
      reflect: false,
    })
    out += boulders(s, 'bd', side(s.tall ? 0.5 : 0.7) * W, side(0.98) * W, ny + 8 * u, 46 * u, 9)
    out += stonePine(s, side(0.965) * W, ny - 40 * u, (s.tall ? 500 : 560) * u, 'p1', 0, rootLeft ? -0.04 : 0.04)
    if (!s.tall && !s.calm) out += frameBranch(s, rootLeft ? 'tl' : 'tr', 240 * u, 'fb')
    out += birds(s, side(0.55) * W, hy * 0.42, 5, 13 * u, mix(p.ink, p.sky[1], p.time === 'noon' ? 0.1 : 0.2))
    return out + rect(0, H - 2, W, 2, { fill: shade(p, lit(p, MAT.limestone)), o: 0 })
  },
})

export const gulets = bay('gulet')

export const yacht = bay('yacht')
