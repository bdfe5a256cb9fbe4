import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { olive } from '../primitives/broadleaf-trees.ts'
import { box, lounger, masonry, onFloor, onFront, onSide, quad, umbrella } from '../primitives/buildings.ts'
import { cypress } from '../primitives/conifers.ts'
import { hipRoof } from '../primitives/hip-roof.ts'
import { agave, blossom, bush } from '../primitives/plants.ts'
import { glassOf, pool } from '../primitives/pool.ts'
import { backdrop } from '../primitives/villa-backdrop.ts'
import type { SceneDef } from '../scene-definition.ts'
import { ell, lerp, line, type Pt, path, poly } from '../svg.ts'

export const villaStone: SceneDef = {
  sun: [0.16, 0.4],
  mirror: true,
  times: ['golden', 'dusk', 'noon', 'dawn', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('vs')
    const hy = H * (s.tall ? 0.4 : 0.42)
    let out = backdrop(s, hy, 1)
    const pr = camera({
      eye: [-1.2, 3.5, -6],
      yaw: r.f(-3, 3),
      focal: s.tall ? 1.42 : 1.0,
      cx: W * (s.tall ? 0.3 : 0.4),
      cy: hy,
      width: W,
    })
    const edge = 15
    // slope below the terrace
    const el = pr([-30, 0, edge])
    out += path(
      poly([
        [0, el[1] - 4 * u],
        [W, el[1] - 4 * u],
        [W, H],
        [0, H],
      ]),
      { fill: shade(p, MAT.limestone) },
    )
    for (let k = 0; k < 16; k++) {
      const q = pr([-26 + k * 2.1 + r.f(-0.4, 0.4), -0.3, edge + 1.2])
      out += bush(s, q[0], q[1] + 8 * u, r.f(54, 96) * u, `ob${k}`, r.chance(0.5) ? MAT.olive : MAT.pine, 0.12)
    }
    for (const [x, h] of [
      [-13.5, 7],
      [-12.1, 8.4],
      [-10.9, 6.2],
    ] as const) {
      const q = pr([x, -1, edge + 3])
      out += cypress(s, q[0], q[1], h * 48 * u * (s.tall ? 1.2 : 1), `cy${x}`, 0.12)
    }
    // terrace
    const stone = '#ecdcc0'
    out += path(onFloor(pr, 0, -40, 40, -4.4, edge), {
      fill: s.linU(
        [
          [0, mix(lit(p, stone), p.haze, 0.2)],
          [1, lit(p, stone)],
        ],
        0,
        el[1],
        0,
        H,
      ),
    })
    let joints = ''
    for (let z = -4; z < edge; z += 1.5)
      joints += line(pr([-40, 0, z]), pr([40, 0, z]), shade(p, stone), 1.4 * u, { o: 0.35 })
    for (let x = -20; x < 20; x += 1.5)
      joints += line(pr([x, 0, -4.2]), pr([x, 0, edge]), shade(p, stone), 1.2 * u, { o: 0.3 })
    out += joints
    out += pool(s, pr, -9.5, 0.6, 0.6, edge, true)
    // house
    const style = s.r.fork('style').pick(['stone', 'white', 'stone', 'ochre'] as const)
    const wall = style === 'stone' ? MAT.limestone : style === 'white' ? MAT.white : '#efcd9c'
    const bx: [number, number] = [3.6, 13]
    const bz: [number, number] = [11, 18]
    const wallFace =
      (x0: number, y0: number, z: number) =>
      (uu: number, v: number): Pt =>
        pr([x0 + uu, y0 + v, z])
    const sideFace =
      (x: number, y0: number, z0: number) =>
      (uu: number, v: number): Pt =>
        pr([x, y0 + v, z0 + uu])
    const house = (x: [number, number], z: [number, number], h: number, lab: string): string =>
      box(s, pr, { x, y: [0, h], z }, wall) +
      (style === 'stone'
        ? masonry(s, wallFace(x[0], 0, z[0]), x[1] - x[0], h, wall, `${lab}f`) +
          masonry(s, sideFace(x[0], 0, z[0]), z[1] - z[0], h, wall, `${lab}s`)
        : '')
    // white houses of the Bodrum kind have a flat roof with a parapet
    const roof = (x: [number, number], z: [number, number], y: number, rise: number): string =>
      style === 'white'
        ? box(s, pr, { x: [x[0] - 0.12, x[1] + 0.12], y: [y, y + 0.4], z: [z[0] - 0.12, z[1]] }, '#ffffff')
        : hipRoof(s, pr, x, z, y, rise)
    out += house([6.4, 14], [12.6, 19], 6.2, 'u') + roof([6.4, 14], [12.6, 19], 6.2, 1.5)
    const win = (x0: number, x1: number, y0: number, y1: number, z: number, lamp = true): string => {
      const gl = s.p.lamps && lamp ? '#ffcf85' : glassOf(s)
      const sh = style === 'white' ? '#2a6fa8' : style === 'ochre' ? '#4f7f5c' : '#2f6d7e'
      return (
        path(onFront(pr, z - 0.02, x0 - 0.12, x1 + 0.12, y0 - 0.12, y1 + 0.12), { fill: lit(p, '#fbf4e6') }) +
        path(onFront(pr, z - 0.03, x0, x1, y0, y1), { fill: gl }) +
        path(onFront(pr, z - 0.05, x0 - 0.66, x0 - 0.1, y0 - 0.05, y1 + 0.05), { fill: lit(p, sh) }) +
        path(onFront(pr, z - 0.05, x1 + 0.1, x1 + 0.66, y0 - 0.05, y1 + 0.05), { fill: lit(p, sh) })
      )
    }
    out += win(7.6, 8.6, 4, 5.4, 12.6) + win(10.4, 11.4, 4, 5.4, 12.6)
    for (const z of [14.4, 16.6]) out += path(onSide(pr, 6.38, z, z + 0.9, 4, 5.4), { fill: glassOf(s) })
    out += house(bx, bz, 3.3, 'l')
    out += roof(bx, [bz[0], bz[0] + 3.4], 3.3, 0.9)
    // arches on the lower wing
    for (const x0 of [4.5, 7.1, 9.7]) {
      const a = pr([x0, 0, bz[0] - 0.02])
      const b = pr([x0 + 1.7, 0, bz[0] - 0.02])
      const t = pr([x0, 1.75, bz[0] - 0.02])
      const rad = (b[0] - a[0]) / 2
      const d = `M${a[0]} ${a[1]}V${t[1]}A${rad} ${rad} 0 0 1 ${b[0]} ${t[1]}V${b[1]}Z`
      out +=
        path(d, { stroke: lit(p, '#fbf0dc'), sw: 7 * u }) +
        path(d, {
          fill: s.p.lamps
            ? s.lin([
                [0, '#ffdf9f'],
                [1, '#f2a24e'],
              ])
            : s.lin([
                [0, shade(p, '#2d4a5c', 1.1)],
                [1, mix(shade(p, '#3c5a68'), p.haze, 0.25)],
              ]),
        })
      out +=
        line([(a[0] + b[0]) / 2, t[1] - rad], [(a[0] + b[0]) / 2, a[1]], shade(p, '#6a4a34'), 3 * u) +
        line([a[0], t[1]], [b[0], t[1]], shade(p, '#6a4a34'), 2.4 * u)
    }
    for (const z of [12.4]) out += path(onSide(pr, bx[0] - 0.02, z, z + 1.1, 0.9, 2.3), { fill: glassOf(s) })
    // shadow thrown by the house on the terrace
    out += path(
      quad(
        pr,
        [bx[0], 0.01, bz[0]],
        [bx[1], 0.01, bz[0]],
        [bx[1] + 2, 0.01, bz[0] - 1.7],
        [bx[0] + 1.6, 0.01, bz[0] - 1.7],
      ),
      { fill: p.shadow, o: 0.3 },
    )
    // pergola with bougainvillea over the corner
    const post = lit(p, '#a97a50')
    for (const x of [4, 8, 12]) {
      const [a, b] = [pr([x, 0, 8.6]), pr([x, 2.6, 8.6])]
      out += line(a, b, post, 9 * u) + line([a[0] + 3 * u, a[1]], [b[0] + 3 * u, b[1]], shade(p, '#8a5c3a'), 3 * u)
    }
    for (let k = 0; k < 9; k++)
      out += line(pr([3.8 + k * 1.05, 2.66, 8.3]), pr([3.8 + k * 1.05, 2.9, 11]), shade(p, '#9a6c44'), 5 * u)
    out += line(pr([3.4, 2.62, 8.5]), pr([13, 2.62, 8.5]), post, 10 * u)
    const spots: Pt[] = []
    for (let k = 0; k < 30; k++) {
      const t = k / 29
      spots.push(pr([3.5 + t * 8.4 + r.f(-0.2, 0.2), 2.75 + r.f(-0.32, 0.42) + (t < 0.1 ? -0.6 * r.f() : 0), 8.5]))
    }
    for (let k = 0; k < 9; k++) spots.push(pr([3.75 + r.f(-0.2, 0.35), lerp(2.5, 0.4, k / 8), 8.6]))
    out += blossom(s, spots, 24 * u, 'bg')
    // furniture on the sunny side of the pool
    const m = pr([1, 0, 5])[0] - pr([0, 0, 5])[0]
    const lo = (x: number, z: number): string => {
      const a = pr([x, 0, z])
      const k = pr([x + 1, 0, z])[0] - a[0]
      return (
        ell(a[0] + s.cast * k * 0.3, a[1] + 3 * u, k * 1.1, k * 0.09, { fill: p.shadow, o: 0.35 }) +
        lounger(s, a[0], a[1], k * 1.9, '#fbf3e4', true)
      )
    }
    out += lo(2.3, 9.6)
    const um = pr([1.9, 2.3, 10.6])
    out += umbrella(s, um[0], um[1], m * 0.92, '#fbf3e4', '#eddfc6', 0.24) + lo(2.2, 5.4)
    const pot = pr([s.tall ? 4.2 : 5.6, 0, 2])
    const k = pr([6.6, 0, 2])[0] - pr([5.6, 0, 2])[0]
    out += ell(pot[0] + s.cast * k * 0.4, pot[1], k * 0.6, k * 0.08, { fill: p.shadow, o: 0.35 })
    out +=
      olive(s, pot[0], pot[1] - k * 0.5, k * 1.9, 'ol') +
      path(
        poly([
          [pot[0] - k * 0.4, pot[1] - k * 0.66],
          [pot[0] + k * 0.4, pot[1] - k * 0.66],
          [pot[0] + k * 0.27, pot[1]],
          [pot[0] - k * 0.27, pot[1]],
        ]),
        { fill: lit(p, MAT.terracotta) },
      ) +
      path(
        poly([
          [pot[0] + k * 0.05, pot[1] - k * 0.66],
          [pot[0] + k * 0.4, pot[1] - k * 0.66],
          [pot[0] + k * 0.27, pot[1]],
          [pot[0] + k * 0.06, pot[1]],
        ]),
        { fill: shade(p, MAT.terracotta), o: 0.7 },
      )
    out += agave(s, W * 0.04, H * 1.01, 150 * u, 'ag1') + agave(s, W * (s.tall ? 0.2 : 0.13), H * 1.03, 100 * u, 'ag2')
    return out
  },
}
