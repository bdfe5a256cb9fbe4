import { mix } from '../color.ts'
import { lit, shade } from '../palettes.ts'
import { box, masonry, onFront, onSide, quad } from '../primitives/buildings/buildings.ts'
import { hipRoof } from '../primitives/buildings/hip-roof.ts'
import { poolside, poolsideGreen, poolTerrace } from '../primitives/buildings/pool-terrace.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { glassOf } from '../primitives/landscape/pool.ts'
import type { SceneDef } from '../scene-definition.ts'
import { line, type Pt, path } from '../svg.ts'

const FRONT = 11.2
const X: [number, number] = [3.2, 9.6]
const TOP = 6

/** A merchant's house of the twenties: one tall block of cut stone under tiles, an iron balcony over the door, olives. */
export const villaOlive: SceneDef = {
  sun: [0.16, 0.4],
  mirror: true,
  times: ['golden', 'dusk', 'noon', 'dawn', 'night'],
  draw(s) {
    const { u, p } = s
    const r = s.r.fork('vo')
    const { pr, ground } = poolTerrace(s, r.f(-2, 2))
    let out = ground
    const tree = (x: number, z: number, metres: number, depth = 0): string => {
      const [a, b] = [pr([x, 0, z]), pr([x, metres, z])]
      return olive(s, a[0], a[1], a[1] - b[1], `gr${x}${z}`, depth)
    }
    // the grove behind and beside the house
    for (const [x, z, h] of [
      [1.9, 17.4, 4.4],
      [2.9, 15.4, 3.9],
      [11.4, 16, 4.6],
      [13, 15, 5],
      [15.4, 16, 4.6],
      [12.2, 12.8, 4.2],
    ] as const)
      out += tree(x, z, h, 0.08)
    const wall = '#d9c19a'
    const cut = lit(p, '#f4e6c8')
    // Eaves are above the eye: the walls hide the far side of the roof, and the near board is nailed on again.
    out += hipRoof(s, pr, X, [FRONT, 17], TOP, 1.6) + box(s, pr, { x: X, y: [0, TOP], z: [FRONT, 17] }, wall)
    out += masonry(s, (a, b): Pt => pr([X[0] + a, b, FRONT]), X[1] - X[0], TOP, wall, 'mf')
    out += masonry(s, (a, b): Pt => pr([X[0], b, FRONT + a]), 17 - FRONT, TOP, wall, 'ms')
    // cut stones at the corners, a string course between the floors
    for (let k = 0; k < 12; k++) {
      const long = k % 2 ? 0.72 : 0.46
      const [y0, y1] = [k * 0.5 + 0.03, k * 0.5 + 0.47]
      out +=
        path(onFront(pr, FRONT - 0.01, X[0], X[0] + long, y0, y1), { fill: cut, o: 0.86 }) +
        path(onFront(pr, FRONT - 0.01, X[1] - long, X[1], y0, y1), { fill: cut, o: 0.86 })
    }
    out += path(onFront(pr, FRONT - 0.02, X[0], X[1], 2.96, 3.16), { fill: cut })
    out += path(onFront(pr, FRONT - 0.02, X[0], X[1], TOP - 0.3, TOP), { fill: cut })
    out += path(onFront(pr, FRONT - 0.4, X[0] - 0.4, X[1] + 0.4, TOP - 0.16, TOP), { fill: shade(p, '#8a5a3c') })
    const shutter = '#5d7a4a'
    const opening = (x: number, y0: number, y1: number, w: number, door: boolean): string => {
      const z = FRONT
      let o =
        path(onFront(pr, z - 0.03, x - w / 2 - 0.2, x + w / 2 + 0.2, y0 - (door ? 0 : 0.2), y1 + 0.26), { fill: cut }) +
        path(onFront(pr, z - 0.04, x - w / 2, x + w / 2, y0, y1), { fill: glassOf(s) })
      for (const side of [-1, 1]) {
        const [a, b] = side < 0 ? [x - w - 0.14, x - w / 2 - 0.06] : [x + w / 2 + 0.06, x + w + 0.14]
        o += path(onFront(pr, z - 0.06, a, b, y0, y1), { fill: lit(p, shutter) })
        for (let k = 1; k < 9; k++) {
          const y = y0 + ((y1 - y0) * k) / 9
          o += line(pr([a + 0.06, y, z - 0.07]), pr([b - 0.06, y, z - 0.07]), shade(p, shutter), 1.6 * u, { o: 0.7 })
        }
      }
      return (
        o +
        line(pr([x, y0, z - 0.05]), pr([x, y1, z - 0.05]), lit(p, '#fbf4e6'), 2.6 * u) +
        line(
          pr([x - w / 2, y0 + (y1 - y0) * 0.66, z - 0.05]),
          pr([x + w / 2, y0 + (y1 - y0) * 0.66, z - 0.05]),
          lit(p, '#fbf4e6'),
          2.2 * u,
        )
      )
    }
    const middle = (X[0] + X[1]) / 2
    for (const x of [X[0] + 1.35, X[1] - 1.35])
      out += opening(x, 3.8, 5.2, 0.7, false) + opening(x, 0.95, 2.35, 0.7, false)
    out += opening(middle, 3.3, 5.2, 0.76, true)
    for (const z of [12.4, 14.9])
      for (const y of [0.95, 3.8])
        out +=
          path(onSide(pr, X[0] - 0.01, z - 0.2, z + 1.1, y - 0.2, y + 1.6), { fill: mix(cut, shade(p, wall), 0.3) }) +
          path(onSide(pr, X[0] - 0.02, z, z + 0.9, y, y + 1.4), { fill: glassOf(s) })
    // the door under its arch
    const [a, b, t] = [
      pr([middle - 0.6, 0, FRONT - 0.03]),
      pr([middle + 0.6, 0, FRONT - 0.03]),
      pr([middle, 1.75, FRONT - 0.03]),
    ]
    const rad = (b[0] - a[0]) / 2
    const arch = `M${a[0]} ${a[1]}V${t[1]}A${rad} ${rad} 0 0 1 ${b[0]} ${t[1]}V${b[1]}Z`
    out +=
      path(arch, { stroke: cut, sw: 13 * u }) +
      path(arch, { fill: s.p.lamps ? '#e09a4e' : lit(p, '#7a4a2c') }) +
      line([(a[0] + b[0]) / 2, t[1] - rad], [(a[0] + b[0]) / 2, a[1]], shade(p, '#5a3620'), 3 * u) +
      line([a[0], t[1]], [b[0], t[1]], shade(p, '#5a3620'), 2.6 * u)
    // iron balcony
    const [bx0, bx1, bz] = [middle - 1.25, middle + 1.25, FRONT - 0.85]
    out += path(quad(pr, [bx0, 3, bz], [bx1, 3, bz], [bx1, 2.4, FRONT], [bx0, 2.4, FRONT]), {
      fill: p.shadow,
      o: 0.3,
    })
    out += box(s, pr, { x: [bx0, bx1], y: [3.02, 3.18], z: [bz, FRONT] }, '#efe0c2')
    const iron = mix(p.ink, shade(p, '#33424a'), 0.4)
    for (let k = 0; k <= 16; k++) {
      const x = bx0 + ((bx1 - bx0) * k) / 16
      out += line(pr([x, 3.18, bz]), pr([x, 4.05, bz]), iron, (k % 8 ? 1.6 : 3) * u)
    }
    for (const y of [3.32, 4.05]) out += line(pr([bx0, y, bz]), pr([bx1, y, bz]), iron, 2.8 * u)
    for (const x of [bx0, bx1]) out += line(pr([x, 4.05, bz]), pr([x, 4.05, FRONT]), iron, 2.4 * u)
    out += path(
      quad(
        pr,
        [X[0], 0.01, FRONT],
        [X[1], 0.01, FRONT],
        [X[1] + 2, 0.01, FRONT - 1.8],
        [X[0] + 1.6, 0.01, FRONT - 1.8],
      ),
      { fill: p.shadow, o: 0.3 },
    )
    out += tree(10.4, 9.6, 3.6)
    return out + poolside(s, pr) + poolsideGreen(s, pr)
  },
}
