import { mix } from '../color.ts'
import { far, lit, MAT } from '../palettes.ts'
import { village } from '../primitives/buildings/buildings.ts'
import { windmill } from '../primitives/buildings/windmill.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { agave, grass } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import { windsurfer } from '../primitives/vehicles/windsurfer.ts'
import type { SceneDef } from '../scene-definition.ts'
import { lens, lerp, path, type Stage } from '../svg.ts'

const SAILS = [
  ['#fff6e2', '#e2533a'],
  ['#f6b93b', '#0a5f75'],
  ['#5fc4bd', '#fff6e2'],
  ['#e2533a', '#fff6e2'],
  ['#fff6e2', '#1d6f8f'],
] as const

/** The far shore: hills, a white village and its mills. */
const shore = (s: Stage, hy: number): string => {
  const { W, u } = s
  const foot = hy + 12 * u
  const rise = (x: number): number => foot - 14 * u - Math.max(0, x / W - 0.62) * 190 * u
  let out = headland(s, {
    label: 'h1',
    y: foot,
    from: 1.06,
    to: s.tall ? 0.4 : 0.56,
    h: 104 * u,
    depth: 0.36,
    trees: 26,
    cover: '#a79a68',
  })
  out += village(s, 'vl', W * 0.68, W * 0.98, rise, 17 * u, 26, 0.3)
  for (const [x, h, turn] of [
    [0.76, 58, 12],
    [0.835, 66, 31],
    [0.91, 74, 4],
  ] as const)
    out += windmill(s, { x: x * W, y: rise(x * W) - 26 * u, h: h * u, depth: 0.3, turn })
  return out
}

/** Wind on the water: dark gusts and the crests they break. */
const gusts = (s: Stage, hy: number): string => {
  const { W, H, u, p } = s
  const r = s.r.fork('gusts')
  let out = ''
  for (let k = 0; k < 46; k++) {
    const t = r.f(0.05, 1)
    out += path(lens(r.f(0, W), lerp(hy, H, t), lerp(70, 330, t) * u * r.f(0.5, 1), lerp(2, 9, t) * u), {
      fill: r.chance(0.5) ? mix(p.sea[2], p.ink, 0.1) : mix(p.shallow, p.glint, 0.5),
      o: 0.15,
    })
  }
  for (let k = 0; k < 58; k++) {
    const t = r.f() ** 1.3
    const [x, y, w] = [r.f(0, W), lerp(hy + 10 * u, H, t), lerp(7, 40, t) * u * r.f(0.6, 1.2)]
    out += path(`M${x.toFixed(1)} ${y.toFixed(1)}q${(w * 0.5).toFixed(1)} ${(-w * 0.2).toFixed(1)} ${w.toFixed(1)} 0`, {
      stroke: p.glint,
      sw: lerp(1, 3.2, t) * u,
      o: lerp(0.4, 0.75, t),
      cap: 'round',
    })
  }
  return out
}

const riders = (s: Stage, hy: number): string => {
  const { W, H, u } = s
  const r = s.r.fork('riders')
  const first = r.i(0, SAILS.length - 1)
  const sailOf = (k: number): (typeof SAILS)[number] => SAILS[(first + k) % SAILS.length] ?? SAILS[0]
  // with text on the one side, the riders keep to the other and leave the mills in sight
  const [left, middle, right] = s.calm ? [s.quiet(0.06), s.quiet(0.33), s.quiet(0.74)] : [0.2, 0.51, 0.8]
  let out = ''
  for (let k = 0; k < 7; k++) {
    const y = hy + r.f(12, 30) * u
    out += windsurfer(s, {
      x: W * (0.12 + (k + r.f(0.1, 0.9)) * 0.115),
      y,
      h: r.f(24, 40) * u,
      sail: sailOf(k),
      depth: 0.45,
    })
  }
  const z = s.tall ? 0.78 : 1
  out += windsurfer(s, { x: W * left, y: lerp(hy, H, 0.2), h: 150 * u * z, sail: sailOf(1), depth: 0.16 })
  out += windsurfer(s, { x: W * right, y: lerp(hy, H, 0.31), h: 190 * u * z, sail: sailOf(2), depth: 0.1 })
  return (
    out +
    windsurfer(s, {
      x: W * middle,
      y: lerp(hy, H, s.tall ? 0.5 : 0.68),
      h: 420 * u * z,
      sail: sailOf(0),
    })
  )
}

/** Windsurfers in a bay of the Aegean, mills on the hill. */
export const windsurf: SceneDef = {
  sun: [0.2, 0.5],
  times: ['noon', 'golden', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const hy = H * (s.tall ? 0.4 : 0.43)
    let out = sky(s, { hy, cloudY: 0.62, ...(p.time === 'noon' ? {} : { sun: { y: hy * 0.7, r: 66 } }) })
    out += range(s, { label: 'm0', base: hy, h: 110 * u, peaks: 8, depth: 0.84, albedo: '#9fb0a8' })
    out += sea(s, { hy, colors: [p.sea[0], p.sea[1], mix(p.shallow, p.sea[1], 0.15)], ripples: 1.1, glitter: 0.5 })
    out += shore(s, hy) + sailboat(s, W * 0.3, hy + 10 * u, 30 * u, 0.55) + gusts(s, hy) + riders(s, hy)
    out += grass(s, W * 0.74, W + 10, H + 8 * u, 70 * u, 60, 'gr', far(p, lit(p, MAT.scrub), 0.05))
    out += agave(s, W * 0.94, H + 6 * u, 96 * u, 'ag') + agave(s, W * 0.84, H + 16 * u, 62 * u, 'ag2')
    return out + birds(s, W * s.quiet(0.3), hy * 0.42, 5, 11 * u, mix(p.ink, p.haze, 0.2))
  },
}
