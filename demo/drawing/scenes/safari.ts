import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { pine, stonePine } from '../primitives/landscape/conifers.ts'
import { boulders } from '../primitives/landscape/headland.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { jeep } from '../primitives/vehicles/cars.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, lerp, path, poly, rect } from '../svg.ts'

export const safari: SceneDef = {
  sun: [0.16, 0.84],
  times: ['golden', 'noon', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('sf')
    const hy = H * (s.tall ? 0.56 : 0.58)
    let out = sky(s, { hy, cloudY: 0.55, sun: p.time === 'noon' ? false : { y: hy * 0.46, r: 70 } })
    out += range(s, {
      label: 'm0',
      base: hy,
      h: 390 * u,
      peaks: 4,
      depth: 0.68,
      albedo: '#b9b0a4',
      snow: true,
      jag: 0.2,
    })
    out += range(s, { label: 'm1', base: hy + 12 * u, h: 240 * u, peaks: 5, depth: 0.48, albedo: '#a8a08c', jag: 0.18 })
    out += range(s, { label: 'm2', base: hy + 40 * u, h: 140 * u, peaks: 6, depth: 0.3, albedo: '#6f8a62', jag: 0.1 })
    for (let k = 0; k < 22; k++)
      out += pine(s, ((k + r.f(0, 0.9)) / 22) * W * 1.04, hy + r.f(30, 58) * u, r.f(90, 190) * u, `p${k}`, 0.24)
    out += rect(0, hy + 30 * u, W, 90 * u, { fill: far(p, lit(p, '#a9a36a'), 0.2) })
    out += hills(s, {
      label: 'h1',
      y: hy + 52 * u,
      amp: 16 * u,
      n: 5,
      base: H,
      color: far(p, lit(p, '#b9a96c'), 0.12),
      foot: shade(p, '#a58654'),
    })
    // track swinging in from the right distance
    const dust = lit(p, '#e2c795')
    const y0 = hy + 60 * u
    out += path(
      `M${W * 0.86} ${y0}C${W * 0.7} ${y0 + 16 * u} ${W * 1.0} ${y0 + 50 * u} ${W * 0.84} ${y0 + 92 * u}C${W * 0.66} ${H * 0.8} ${W * 0.2} ${H * 0.78} ${-20} ${H * 0.84}L${-20} ${H * 0.985}C${W * 0.4} ${H * 0.93} ${W * 0.86} ${H * 0.95} ${W * 1.02} ${y0 + 130 * u}C${W * 1.06} ${y0 + 60 * u} ${W * 0.8} ${y0 + 24 * u} ${W * 0.89} ${y0}Z`,
      {
        fill: s.linU(
          [
            [0, mix(dust, p.haze, 0.3)],
            [1, dust],
          ],
          0,
          y0,
          0,
          H,
        ),
      },
    )
    out += path(
      `M${-20} ${H * 0.885}C${W * 0.3} ${H * 0.845} ${W * 0.66} ${H * 0.86} ${W * 0.92} ${y0 + 110 * u}M${-20} ${H * 0.94}C${W * 0.36} ${H * 0.895} ${W * 0.76} ${H * 0.91} ${W * 0.985} ${y0 + 124 * u}`,
      { stroke: shade(p, '#b58e58'), sw: 7 * u, o: 0.4 },
    )
    for (let k = 0; k < 26; k++)
      out += bush(
        s,
        r.f(0, W),
        lerp(hy + 70 * u, H * 0.82, r.f()),
        r.f(26, 56) * u,
        `b${k}`,
        r.chance(0.5) ? MAT.scrub : '#a89a52',
        0.06,
      )
    const len = (s.tall ? 0.62 : 0.36) * W
    const flip = s.sx > 0.5
    const jx = W * (flip ? (s.tall ? 0.82 : 0.66) : s.tall ? 0.18 : 0.34)
    const jy = H * 0.9
    // dust plume behind
    const back = flip ? 1 : -1
    for (let k = 0; k < 26; k++) {
      const t = k / 26
      out += circ(
        jx + back * (t * 340 + 10) * u,
        jy - (18 + t * 70 * r.f(0.3, 1)) * u,
        lerp(16, 78, t) * u * r.f(0.7, 1.2),
        { fill: mix(dust, p.haze, 0.3 + t * 0.3), o: lerp(0.55, 0.08, t) },
      )
    }
    out += path(
      poly([
        [jx, jy],
        [jx - back * len, jy],
        [jx - back * len + s.cast * 100 * u, jy + 34 * u],
        [jx + s.cast * 100 * u, jy + 38 * u],
      ]),
      { fill: p.shadow, o: 0.32 },
    )
    out += jeep(s, jx, jy, len, r.pick(['#8a9a5b', '#d9a441', '#b5523a', '#e6dcc2']), flip)
    for (let k = 0; k < 9; k++)
      out += circ(jx + back * r.f(-10, 60) * u, jy - r.f(0, 16) * u, r.f(8, 22) * u, { fill: dust, o: 0.5 })
    // foreground
    const fx = flip ? 0.02 : 0.98
    out += stonePine(s, fx * W, H * 1.02, 640 * u, 'fp1', 0, flip ? 0.05 : -0.05)
    out += boulders(s, 'bd', flip ? 0.02 * W : 0.74 * W, flip ? 0.26 * W : 0.98 * W, H * 0.99, 58 * u, 6, MAT.rock)
    for (let k = 0; k < 14; k++)
      out += bush(s, r.f(0, W), H + r.f(-4, 22) * u, r.f(50, 90) * u, `fb${k}`, r.chance(0.5) ? MAT.scrub : MAT.olive)
    out += birds(s, W * (flip ? 0.4 : 0.6), hy * 0.32, 3, 22 * u, mix(p.ink, p.sky[1], 0.2))
    return out
  },
}
