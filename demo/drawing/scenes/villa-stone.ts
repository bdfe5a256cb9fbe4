import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { box, masonry, onFront, onSide, quad } from '../primitives/buildings/buildings.ts'
import { hipRoof } from '../primitives/buildings/hip-roof.ts'
import { poolside, poolsideGreen, poolTerrace } from '../primitives/buildings/pool-terrace.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { glassOf } from '../primitives/landscape/pool.ts'
import type { SceneDef } from '../scene-definition.ts'
import { lerp, line, type Pt, path } from '../svg.ts'

/** Two wings under tiles, arches and a pergola below: of bare stone, or rendered in ochre. */
const villaByThePool = (style: 'stone' | 'ochre'): SceneDef => ({
  sun: [0.16, 0.4],
  mirror: true,
  times: ['golden', 'dusk', 'noon', 'dawn', 'night'],
  draw(s) {
    const { u, p } = s
    const r = s.r.fork('vs')
    const { pr, ground } = poolTerrace(s, r.f(-3, 3))
    let out = ground
    // house
    const wall = style === 'stone' ? MAT.limestone : '#efcd9c'
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
    out += house([6.4, 14], [12.6, 19], 6.2, 'u') + hipRoof(s, pr, [6.4, 14], [12.6, 19], 6.2, 1.5)
    const win = (x0: number, x1: number, y0: number, y1: number, z: number, lamp = true): string => {
      const gl = s.p.lamps && lamp ? '#ffcf85' : glassOf(s)
      const sh = style === 'ochre' ? '#4f7f5c' : '#2f6d7e'
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
    out += hipRoof(s, pr, bx, [bz[0], bz[0] + 3.4], 3.3, 0.9)
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
    return out + poolside(s, pr) + poolsideGreen(s, pr)
  },
})

export const villaStone = villaByThePool('stone')
export const villaOchre = villaByThePool('ochre')
