import type { Project } from '../../camera.ts'
import { type Hex, mix, tone } from '../../color.ts'
import { MAT } from '../../palettes.ts'
import { circ, curve, ell, g, lerp, line, type Pt, path, poly, r1, rect, type Stage } from '../../svg.ts'
import { box, onFloor, onFront, quad } from '../buildings/buildings.ts'
import { lump } from '../landscape/mountains.ts'
import { inside } from './room.ts'

/** linen curtain hanging from y1 to the floor, gathered to one side */
export const curtain = (
  s: Stage,
  pr: Project,
  z: number,
  x0: number,
  x1: number,
  y1: number,
  c: Hex,
  billow = 0,
): string => {
  const i = inside(s)
  const n = 6
  let out = ''
  const X = (t: number, y: number): Pt =>
    pr([lerp(x0, x1, t) + billow * Math.sin(Math.PI * (1 - y / y1)) * (0.4 + 0.6 * t), y, z])
  for (let k = 0; k < n; k++) {
    const [a, b] = [k / n, (k + 1) / n]
    const left: Pt[] = [0, 0.33, 0.66, 1].map((t) => X(a, y1 * (1 - t)))
    const right: Pt[] = [1, 0.66, 0.33, 0].map((t) => X(b, y1 * (1 - t)))
    out += path(`${curve(left) + curve(right).replace('M', 'L')}Z`, {
      fill: k % 2 ? mix(i.L(c), i.D(c), 0.28) : i.L(c),
      o: 0.94,
    })
  }
  return out
}

/** cushion in screen space */
export const cushion = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  c: Hex,
  label: string,
  tilt = 0,
): string => {
  const i = inside(s)
  const d = `M${r1(-w / 2)} ${r1(-h * 0.44)}Q${r1(0)} ${r1(-h * 0.6)} ${r1(w / 2)} ${r1(-h * 0.46)}Q${r1(w * 0.58)} 0 ${r1(w / 2)} ${r1(h * 0.46)}Q0 ${r1(h * 0.56)} ${r1(-w / 2)} ${r1(h * 0.46)}Q${r1(-w * 0.57)} 0 ${r1(-w / 2)} ${r1(-h * 0.44)}Z`
  const r = s.r.fork(label)
  let deco = ''
  const kind = r.i(0, 2)
  if (kind === 1)
    for (let k = -2; k <= 2; k++)
      deco += line([k * w * 0.2, -h], [k * w * 0.2, h], i.L('#fbf4e6'), w * 0.04, { o: 0.7 })
  if (kind === 2)
    deco += path(
      poly([
        [0, -h * 0.3],
        [w * 0.3, 0],
        [0, h * 0.3],
        [-w * 0.3, 0],
      ]),
      { stroke: i.L('#fbf4e6'), sw: w * 0.035, o: 0.8 },
    )
  return g(
    path(d, { fill: i.L(c) }) +
      g(
        deco +
          path(`M${r1(-w)} ${r1(h * 0.1)}Q0 ${r1(h * 0.34)} ${r1(w)} ${r1(h * 0.05)}V${r1(h)}H${r1(-w)}Z`, {
            fill: i.D(c),
            o: 0.4,
          }),
        { clip: s.clip(d) },
      ),
    { tf: `translate(${r1(x)} ${r1(y)}) rotate(${r1(tilt)})` },
  )
}

/** low box with rounded-looking cushions: sofa facing the viewer */
export const sofa = (
  s: Stage,
  pr: Project,
  x: [number, number],
  z: [number, number],
  c: Hex,
  seats: number,
  pillows: readonly Hex[],
): string => {
  const i = inside(s)
  const F = { front: i.M(c), left: i.D(c), right: i.D(c), top: i.L(c) }
  const sh = path(onFloor(pr, 0.005, x[0] - 0.1, x[1] + 0.1, z[0] - 0.35, z[1]), { fill: s.p.shadow, o: 0.28 })
  let out = sh + box(s, pr, { x, y: [0.12, 0.86], z: [z[1] - 0.25, z[1]] }, c, { ...F, front: i.L(c) })
  out += box(s, pr, { x: [x[0] + 0.2, x[1] - 0.2], y: [0.12, 0.44], z: [z[0], z[1] - 0.25] }, c, F)
  for (let k = 0; k < seats; k++) {
    const a = lerp(x[0] + 0.22, x[1] - 0.22, k / seats)
    const b = lerp(x[0] + 0.22, x[1] - 0.22, (k + 1) / seats) - 0.03
    out +=
      path(quad(pr, [a, 0.5, z[1] - 0.26], [b, 0.5, z[1] - 0.26], [b, 0.5, z[0] - 0.02], [a, 0.5, z[0] - 0.02]), {
        fill: i.L(tone(c, 0.03)),
      }) + path(onFront(pr, z[0] - 0.02, a, b, 0.34, 0.5), { fill: mix(i.L(c), i.M(c), 0.7) })
    out += path(onFront(pr, z[1] - 0.27, a + 0.02, b, 0.5, 0.96), { fill: mix(i.L(c), i.M(c), 0.4) })
  }
  for (const sd of [0, 1] as const)
    out += box(s, pr, { x: sd ? [x[1] - 0.22, x[1]] : [x[0], x[0] + 0.22], y: [0.12, 0.64], z }, c, F)
  pillows.forEach((pc, k) => {
    const t = (k + 0.5) / pillows.length
    const a = pr([lerp(x[0] + 0.35, x[1] - 0.35, t), 0.7, z[1] - 0.36])
    const m = pr([1, 0, z[1] - 0.36])[0] - pr([0, 0, z[1] - 0.36])[0]
    out += cushion(s, a[0], a[1], m * 0.46, m * 0.4, pc, `pl${k}${x[0]}`, k % 2 ? 8 : -9)
  })
  return out
}

/** round or square table on a leg */
export const roundTable = (s: Stage, pr: Project, x: number, z: number, rad: number, y: number, c: Hex): string => {
  const i = inside(s)
  const a = pr([x, y, z])
  const m = pr([x + 1, y, z])[0] - a[0]
  const f = pr([x, 0, z])
  const ry = (pr([x, y, z - rad])[1] - pr([x, y, z + rad])[1]) / 2
  return (
    ell(f[0], f[1], rad * m, ry * 0.9, { fill: s.p.shadow, o: 0.28 }) +
    path(
      poly([
        [a[0] - m * 0.06, a[1]],
        [a[0] + m * 0.06, a[1]],
        [f[0] + m * 0.05, f[1]],
        [f[0] - m * 0.05, f[1]],
      ]),
      { fill: i.D(c) },
    ) +
    ell(f[0], f[1], m * rad * 0.5, ry * 0.45, { fill: i.D(c) }) +
    ell(a[0], a[1] + m * 0.04, rad * m, ry, { fill: i.D(c) }) +
    ell(a[0], a[1], rad * m, ry, { fill: i.L(c) })
  )
}

/** rug with borders and a woven middle */
export const rug = (s: Stage, pr: Project, x0: number, x1: number, z0: number, z1: number, a: Hex, b: Hex): string => {
  const i = inside(s)
  let out =
    path(onFloor(pr, 0.008, x0, x1, z0, z1), { fill: i.M(a) }) +
    path(onFloor(pr, 0.009, x0 + 0.14, x1 - 0.14, z0 + 0.12, z1 - 0.12), { fill: i.L(b) }) +
    path(onFloor(pr, 0.01, x0 + 0.22, x1 - 0.22, z0 + 0.18, z1 - 0.18), { fill: i.M(a) })
  const n = Math.max(2, Math.round((x1 - x0) / 0.7))
  const zm = (z0 + z1) / 2
  for (let k = 0; k < n; k++) {
    const cx = lerp(x0 + 0.3, x1 - 0.3, (k + 0.5) / n)
    const rx = ((x1 - x0) / n) * 0.36
    const rz = (z1 - z0) * 0.24
    out +=
      path(quad(pr, [cx - rx, 0.011, zm], [cx, 0.011, zm + rz], [cx + rx, 0.011, zm], [cx, 0.011, zm - rz]), {
        fill: i.L(b),
      }) +
      path(
        quad(
          pr,
          [cx - rx * 0.5, 0.012, zm],
          [cx, 0.012, zm + rz * 0.5],
          [cx + rx * 0.5, 0.012, zm],
          [cx, 0.012, zm - rz * 0.5],
        ),
        { fill: i.M('#2f6d7e') },
      )
  }
  return out
}

/** indoor plant in a pot: strap leaves from one point */
export const houseplant = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  label: string,
  pot: Hex = MAT.terracotta,
): string => {
  const i = inside(s)
  const r = s.r.fork(label)
  const g0 = '#4f8a5a'
  let out = ell(x, y, h * 0.2, h * 0.03, { fill: s.p.shadow, o: 0.35 })
  const n = 13
  for (let k = 0; k < n; k++) {
    const a = -Math.PI * (0.1 + (0.8 * ((k * 5) % n)) / (n - 1)) + r.f(-0.1, 0.1)
    const l = h * r.f(0.5, 0.72)
    const [bx, by] = [x, y - h * 0.26]
    const tip: Pt = [bx + Math.cos(a) * l * 0.75, by + Math.sin(a) * l]
    const mx = bx + Math.cos(a) * l * 0.3
    const my = by + Math.sin(a) * l * 0.75
    const w = h * 0.05
    out += path(
      `M${r1(bx)} ${r1(by)}Q${r1(mx - w)} ${r1(my)} ${r1(tip[0])} ${r1(tip[1])}Q${r1(mx + w)} ${r1(my + w * 0.6)} ${r1(bx)} ${r1(by)}Z`,
      { fill: k % 3 === 0 ? i.L(g0) : k % 3 === 1 ? i.M(g0) : i.D(g0) },
    )
  }
  const w = h * 0.15
  return (
    out +
    path(
      poly([
        [x - w, y - h * 0.28],
        [x + w, y - h * 0.28],
        [x + w * 0.72, y],
        [x - w * 0.72, y],
      ]),
      {
        fill: s.linU(
          [
            [0, i.L(pot)],
            [1, i.D(pot)],
          ],
          x - s.cast * w,
          0,
          x + s.cast * w,
          0,
        ),
      },
    ) +
    ell(x, y - h * 0.28, w, h * 0.022, { fill: i.D('#5a4434') })
  )
}

/** framed small picture: one hill and one sun, no text */
export const framed = (s: Stage, d: Pt, w: number, h: number, frame: Hex, label: string): string => {
  const i = inside(s)
  const r = s.r.fork(label)
  const [x, y] = d
  const sets: ReadonlyArray<readonly [Hex, Hex, Hex]> = [
    ['#f0dcb4', '#2f7f93', '#e8683c'],
    ['#e9e2d0', '#c8643e', '#f0b23e'],
    ['#dfe8e2', '#4c8a6a', '#e0a63a'],
  ]
  const [a, b, c] = r.pick(sets)
  const cl = s.clip(`M${r1(x)} ${r1(y)}h${r1(w)}v${r1(h)}h${r1(-w)}Z`)
  return (
    rect(x + w * 0.04, y + h * 0.04, w, h, { fill: s.p.shadow, o: 0.25 }) +
    rect(x, y, w, h, { fill: i.L(a) }) +
    g(
      circ(x + w * r.f(0.35, 0.7), y + h * 0.36, w * 0.14, { fill: i.L(c) }) +
        path(lump(r, x + w * 0.3, y + h * 1.02, w * 0.6, h * 0.4, 12, 0.08), { fill: i.L(b) }) +
        path(lump(r, x + w * 0.9, y + h * 1.05, w * 0.5, h * 0.36, 12, 0.08), { fill: i.M(b) }),
      { clip: cl },
    ) +
    rect(x, y, w, h, { stroke: i.M(frame), sw: w * 0.06 })
  )
}
