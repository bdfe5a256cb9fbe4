import type { P3, Project } from '../../camera.ts'
import { type Hex, mix } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import { circ, g, line, type Pt, path, poly, r1, rect, type Stage } from '../../svg.ts'

export const quad = (pr: Project, ...ps: P3[]): string => poly(ps.map(pr))

interface Box {
  x: [number, number]
  y: [number, number]
  z: [number, number]
}

interface Faces {
  front?: Hex
  left?: Hex
  right?: Hex
  top?: Hex
}

/** Visible faces of a box. Front faces the viewer (z = z0); colours default to the albedo under the light. */
export const box = (
  s: Stage,
  pr: Project,
  b: Box,
  c: Hex,
  o: Faces & { eyeX?: number; eyeY?: number } = {},
): string => {
  const [x0, x1] = b.x
  const [y0, y1] = b.y
  const [z0, z1] = b.z
  const L = lit(s.p, c)
  const D = shade(s.p, c)
  const sunRight = s.sx > 0.5
  const frontC = o.front ?? mix(L, D, 0.18)
  const leftC = o.left ?? (sunRight ? D : L)
  const rightC = o.right ?? (sunRight ? L : D)
  const topC = o.top ?? mix(L, '#ffffff', 0.15)
  let out = ''
  const vis = (a: P3, bb: P3, cc: P3): boolean => {
    const [p, q, r] = [pr(a), pr(bb), pr(cc)]
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) > 0
  }
  // screen winding tells which faces look at us (clockwise on screen, y down)
  if (vis([x0, y1, z1], [x1, y1, z1], [x1, y1, z0]))
    out += path(quad(pr, [x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0]), { fill: topC })
  if (vis([x0, y1, z1], [x0, y1, z0], [x0, y0, z0]))
    out += path(quad(pr, [x0, y1, z1], [x0, y1, z0], [x0, y0, z0], [x0, y0, z1]), { fill: leftC })
  if (vis([x1, y1, z0], [x1, y1, z1], [x1, y0, z1]))
    out += path(quad(pr, [x1, y1, z0], [x1, y1, z1], [x1, y0, z1], [x1, y0, z0]), { fill: rightC })
  out += path(quad(pr, [x0, y1, z0], [x1, y1, z0], [x1, y0, z0], [x0, y0, z0]), { fill: frontC })
  return out
}

/** rectangle on a front wall (z const) or side wall (x const) */
export const onFront = (pr: Project, z: number, x0: number, x1: number, y0: number, y1: number): string =>
  quad(pr, [x0, y1, z], [x1, y1, z], [x1, y0, z], [x0, y0, z])

export const onSide = (pr: Project, x: number, z0: number, z1: number, y0: number, y1: number): string =>
  quad(pr, [x, y1, z0], [x, y1, z1], [x, y0, z1], [x, y0, z0])

export const onFloor = (pr: Project, y: number, x0: number, x1: number, z0: number, z1: number): string =>
  quad(pr, [x0, y, z1], [x1, y, z1], [x1, y, z0], [x0, y, z0])

/** courses of irregular stone on a wall given by a mapper (u,v in metres → screen) */
export const masonry = (
  s: Stage,
  map: (u: number, v: number) => Pt,
  w: number,
  h: number,
  c: Hex,
  label: string,
  course = 0.38,
): string => {
  const r = s.r.fork(label)
  const L = lit(s.p, c)
  const D = shade(s.p, c)
  let out = ''
  for (let v = 0; v < h - 0.05; v += course) {
    let u = -r.f(0, 0.4)
    while (u < w) {
      const l = r.f(0.4, 1.1)
      if (r.chance(0.36)) {
        const a = Math.max(0, u + 0.03)
        const b = Math.min(w, u + l - 0.03)
        if (b > a)
          out += path(
            poly([
              map(a, v + 0.03),
              map(b, v + 0.03),
              map(b, Math.min(h, v + course - 0.03)),
              map(a, Math.min(h, v + course - 0.03)),
            ]),
            { fill: r.chance(0.5) ? L : D, o: r.f(0.14, 0.4) },
          )
      }
      u += l
    }
  }
  return out
}

/** white or stone houses climbing a slope, seen from the sea */
export const village = (
  s: Stage,
  label: string,
  x0: number,
  x1: number,
  ground: (x: number) => number,
  size: number,
  n: number,
  depth: number,
): string => {
  const r = s.r.fork(label)
  const { p } = s
  const items = Array.from({ length: n }, () => ({ x: r.f(x0, x1), k: r.f() }))
    .map((q) => ({ ...q, y: ground(q.x) + q.k * size * 2.6 }))
    .sort((a, b) => a.y - b.y)
  let out = ''
  for (const { x, y } of items) {
    const w = size * r.f(0.8, 1.5)
    const h = size * r.f(0.7, 1.25)
    const wall = r.pick([MAT.plaster, MAT.limestone, '#f3dfc2'])
    const L = far(p, lit(p, wall), depth)
    const D = far(p, shade(p, wall), depth)
    const right = s.sx > 0.5
    const side = w * 0.32
    out += rect(x - w / 2, y - h, w - side, h, { fill: right ? D : L })
    out += rect(x + w / 2 - side, y - h, side, h, { fill: right ? L : D })
    if (r.chance(0.75)) {
      const roof = far(p, lit(p, MAT.terracotta), depth)
      const roofD = far(p, shade(p, MAT.terracotta), depth)
      const rh = size * 0.32
      out += path(
        poly([
          [x - w * 0.56, y - h + 1],
          [x - w * 0.4, y - h - rh],
          [x + w / 2 - side * 0.7, y - h - rh],
          [x + w / 2 - side, y - h + 1],
        ]),
        { fill: right ? roofD : roof },
      )
      out += path(
        poly([
          [x + w / 2 - side * 0.7, y - h - rh],
          [x + w * 0.54, y - h + 1],
          [x + w / 2 - side, y - h + 1],
        ]),
        { fill: right ? roof : roofD },
      )
    } else
      out += rect(x - w * 0.52, y - h - size * 0.05, w * 1.04, size * 0.09, { fill: far(p, lit(p, '#ffffff'), depth) })
    const win = p.lamps && r.chance(0.6) ? '#ffd281' : far(p, shade(p, '#3c5a72'), depth)
    for (let k = 0; k < 2; k++) out += rect(x - w * 0.38 + k * w * 0.26, y - h * 0.68, w * 0.1, h * 0.26, { fill: win })
  }
  return out
}

/** Ottoman mosque silhouette with lit side. Local width 100, ground at y = 0. */
export const mosque = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  depth: number,
  minarets: readonly number[],
  mh = 74,
): string => {
  const { p } = s
  const stone = '#c9c2b6'
  const L = far(p, lit(p, stone), depth)
  const D = far(p, shade(p, stone, 1.05), depth)
  const lead = far(p, mix(lit(p, '#8d9aa2'), shade(p, '#76858f'), 0.35), depth)
  const leadD = far(p, shade(p, '#5f6e79', 1.1), depth)
  const right = s.sx > 0.5
  const k = w / 100
  let b = ''
  const dome = (cx: number, by: number, r: number, hgt = 1): string => {
    const d = `M${r1(cx - r)} ${r1(by)}C${r1(cx - r)} ${r1(by - r * 0.95 * hgt)} ${r1(cx - r * 0.45)} ${r1(by - r * 1.08 * hgt)} ${r1(cx)} ${r1(by - r * 1.12 * hgt)}C${r1(cx + r * 0.45)} ${r1(by - r * 1.08 * hgt)} ${r1(cx + r)} ${r1(by - r * 0.95 * hgt)} ${r1(cx + r)} ${r1(by)}Z`
    const hl = right ? 1 : -1
    return (
      path(d, { fill: leadD }) +
      g(path(d, { fill: lead, tf: `translate(${r1(hl * r * 0.42)} ${r1(-r * 0.02)})` }), { clip: s.clip(d) }) +
      rect(cx - r * 1.06, by - 0.4, r * 2.12, 1.4, { fill: L }) +
      line([cx, by - r * 1.1 * hgt], [cx, by - r * 1.1 * hgt - r * 0.3 - 1], far(p, lit(p, '#e0b25a'), depth), 0.5)
    )
  }
  const minaret = (mx: number, h: number): string => {
    const c = (yy: number, ww: number, hh: number): string =>
      rect(mx - ww / 2, yy - hh, ww, hh, { fill: D }) + rect(right ? mx : mx - ww / 2, yy - hh, ww / 2, hh, { fill: L })
    return (
      c(0, 2.6, h * 0.22) +
      c(-h * 0.22, 1.8, h * 0.28) +
      c(-h * 0.5, 1.5, h * 0.2) +
      c(-h * 0.7, 1.25, h * 0.16) +
      c(-h * 0.49, 2.7, 1.1) +
      c(-h * 0.68, 2.4, 1) +
      path(
        poly([
          [mx - 0.95, -h * 0.85],
          [mx, -h * 1.06],
          [mx + 0.95, -h * 0.85],
        ]),
        { fill: leadD },
      ) +
      line([mx, -h * 1.05], [mx, -h * 1.1], far(p, lit(p, '#e0b25a'), depth), 0.4)
    )
  }
  const back = minarets.filter((_, i) => i % 2 === 0)
  const front = minarets.filter((_, i) => i % 2 === 1)
  for (const m of back) b += minaret(m, mh * 0.96)
  b += rect(20, -14, 60, 14, { fill: D }) + rect(right ? 50 : 20, -14, 30, 14, { fill: mix(D, L, 0.35) })
  b += rect(26, -22, 48, 9, { fill: mix(D, L, 0.2) }) + rect(33, -30, 34, 9, { fill: mix(D, L, 0.3) })
  b += dome(29, -14, 7) + dome(71, -14, 7) + dome(36, -21, 8, 0.9) + dome(64, -21, 8, 0.9)
  b += rect(36, -33, 28, 4.5, { fill: mix(L, D, 0.4) })
  for (let q = 0; q < 9; q++)
    b += rect(37.4 + q * 2.9, -32.4, 1.1, 3, { fill: p.lamps ? '#ffd486' : far(p, shade(p, '#2e4152'), depth) })
  b += dome(50, -33, 14)
  for (let q = 0; q < 7; q++) b += dome(23 + q * 9, -6, 3.6, 0.9)
  b += rect(18, -6.4, 64, 6.6, { fill: mix(D, L, 0.12) })
  for (let q = 0; q < 14; q++)
    b += path(`M${r1(20.4 + q * 4.4)} 0V-3.2A1.4 1.4 0 0 1 ${r1(23.2 + q * 4.4)} -3.2V0Z`, {
      fill: p.lamps && q % 3 === 1 ? '#f6b863' : far(p, shade(p, '#33465a', 1.1), depth),
      o: 0.8,
    })
  for (const m of front) b += minaret(m, mh)
  return `<g transform="translate(${r1(x - 50 * k)} ${r1(y)}) scale(${(k).toFixed(3)})">${b}</g>`
}

export const umbrella = (s: Stage, x: number, y: number, r: number, c: Hex, c2: Hex, tilt = 0.42): string => {
  const { p } = s
  const n = 8
  let out = ''
  out += line([x, y], [x, y + r * 1.15], shade(p, '#8a6a4a'), r * 0.07)
  const cy = y - r * 0.1
  const pt = (a: number): Pt => [x + Math.cos(a) * r, cy + Math.sin(a) * r * tilt]
  for (let k = 0; k < n; k++) {
    const a = (k / n) * Math.PI * 2 + 0.2
    const b = ((k + 1) / n) * Math.PI * 2 + 0.2
    const m = (a + b) / 2
    const facing = Math.cos(m) * -s.cast
    const base = k % 2 ? c : c2
    out += path(poly([[x, cy - r * 0.34], pt(a), pt(b)]), {
      fill: mix(shade(p, base), lit(p, base), 0.55 + facing * 0.45),
    })
  }
  out += circ(x, cy - r * 0.35, r * 0.05, { fill: lit(p, '#ffffff') })
  return out
}

export const lounger = (s: Stage, x: number, y: number, w: number, c: Hex, flip = false): string => {
  const { p } = s
  const k = flip ? -1 : 1
  return (
    path(
      poly([
        [x - k * w * 0.5, y - w * 0.3],
        [x - k * w * 0.2, y],
        [x + k * w * 0.5, y],
        [x + k * w * 0.5, y - w * 0.07],
        [x - k * w * 0.17, y - w * 0.09],
        [x - k * w * 0.44, y - w * 0.36],
      ]),
      { fill: lit(p, c) },
    ) +
    path(
      poly([
        [x - k * w * 0.2, y],
        [x + k * w * 0.5, y],
        [x + k * w * 0.5, y + w * 0.04],
        [x - k * w * 0.2, y + w * 0.04],
      ]),
      { fill: shade(p, c) },
    )
  )
}
