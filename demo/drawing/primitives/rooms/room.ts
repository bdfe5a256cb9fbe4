import { camera, type Project } from '../../camera.ts'
import { type Hex, mix, mul } from '../../color.ts'
import { g, lerp, line, path, r1, rect, type Stage } from '../../svg.ts'
import { onFloor, onFront, onSide, quad } from '../buildings/buildings.ts'

/** light inside a room: daylight from the window, or lamps after sunset */
interface Inside {
  L: (c: Hex) => Hex
  M: (c: Hex) => Hex
  D: (c: Hex) => Hex
}

export const inside = (s: Stage): Inside => {
  const { p } = s
  const key = p.lamps ? '#ffd6a4' : mix(p.light, '#ffffff', 0.3)
  const L = (c: Hex): Hex => mix(c, mul(c, key), 0.85)
  const D = (c: Hex): Hex =>
    p.lamps ? mix(mul(c, '#b98a68'), p.shadow, 0.34) : mix(mul(c, mix(p.shadow, '#e2d6c8', 0.74)), p.shadow, 0.08)
  return { L, D, M: (c) => mix(L(c), D(c), 0.45) }
}

interface RoomOpt {
  /** half width, height, depth in metres */
  w: number
  h: number
  d: number
  wall: Hex
  floor: Hex
  ceil?: Hex
  eye?: number
  eyeX?: number
  focal?: number
  cx?: number
  cy?: number
  planks?: 'boards' | 'tiles' | 'none'
  /** which wall is away from the light */
  dark?: 1 | -1
}

interface Room {
  pr: Project
  body: string
  i: Inside
  w: number
  h: number
  d: number
}

/** One-point perspective: floor, ceiling, two side walls and the back wall. */
export const room = (s: Stage, o: RoomOpt): Room => {
  const { W, H, u } = s
  const i = inside(s)
  const pr = camera({
    eye: [o.eyeX ?? 0, o.eye ?? 1.5, -0.6],
    focal: o.focal ?? (s.tall ? 0.95 : 0.66),
    cx: W * (o.cx ?? 0.5),
    cy: H * (o.cy ?? 0.47),
    width: W,
  })
  const dk = o.dark ?? (s.cast > 0 ? -1 : 1)
  const { w, h, d } = o
  const ceil = o.ceil ?? '#fbf4e8'
  const yb = pr([0, 0, d])[1]
  let b = rect(0, 0, W, H, { fill: i.D(o.wall) })
  b += path(quad(pr, [-w, h, d], [w, h, d], [w, h, 0], [-w, h, 0]), {
    fill: s.linU(
      [
        [0, i.M(ceil)],
        [1, i.L(ceil)],
      ],
      0,
      0,
      0,
      pr([0, h, d])[1],
    ),
  })
  for (const sd of [-1, 1] as const) {
    const c = sd === dk ? i.D(o.wall) : i.M(o.wall)
    b += path(onSide(pr, sd * w, 0, d, 0, h), {
      fill: s.linU(
        [
          [0, mix(c, s.p.ink, 0.12)],
          [1, mix(c, i.L(o.wall), 0.25)],
        ],
        sd < 0 ? 0 : W,
        0,
        pr([sd * w, 0, d])[0],
        0,
      ),
    })
  }
  b += path(onFront(pr, d, -w, w, 0, h), {
    fill: s.linU(
      [
        [0, mix(i.L(o.wall), i.M(o.wall), 0.4)],
        [1, i.L(o.wall)],
      ],
      0,
      pr([0, h, d])[1],
      0,
      yb,
    ),
  })
  b += path(onFloor(pr, 0, -w, w, 0, d), {
    fill: s.linU(
      [
        [0, i.L(o.floor)],
        [1, i.M(o.floor)],
      ],
      0,
      yb,
      0,
      H,
    ),
  })
  const kind = o.planks ?? 'boards'
  const jc = i.D(o.floor)
  if (kind !== 'none')
    for (let x = -w; x <= w + 0.01; x += kind === 'boards' ? 0.42 : 0.8)
      b += line(pr([x, 0, 0]), pr([x, 0, d]), jc, 1.5 * u, { o: 0.4 })
  const r = s.r.fork('planks')
  if (kind === 'tiles')
    for (let z = 0.8; z < d; z += 0.8)
      b += line(pr([-w, 0, z]), pr([w, 0, z]), jc, (4.4 / (z + 0.6)) * u + 0.5, { o: 0.4 })
  if (kind === 'boards')
    for (let x = -w; x < w - 0.01; x += 0.42)
      for (let z = r.f(0.3, 2); z < d; z += r.f(1.4, 3))
        b += path(
          quad(
            pr,
            [x, 0, Math.min(d, z + r.f(0.8, 1.8))],
            [x + 0.42, 0, Math.min(d, z + 1.2)],
            [x + 0.42, 0, z],
            [x, 0, z],
          ),
          { fill: r.chance(0.5) ? jc : i.L(o.floor), o: 0.14 },
        )
  // skirting, and the soft darkness where walls meet
  b += path(onFront(pr, d - 0.01, -w, w, 0, 0.12), { fill: i.L('#fbf6ec') })
  b += path(onFront(pr, d - 0.02, -w, w, 0, 0.05), { fill: s.p.shadow, o: 0.16 })
  return { pr, body: b, i, w, h, d }
}

/** arched opening on a wall at depth z */
export const archPath = (pr: Project, z: number, x0: number, x1: number, y0: number, spring: number): string => {
  const a = pr([x0, y0, z])
  const b = pr([x1, spring, z])
  const rad = (b[0] - a[0]) / 2
  return `M${r1(a[0])} ${r1(a[1])}V${r1(b[1])}A${r1(rad)} ${r1(rad)} 0 0 1 ${r1(b[0])} ${r1(b[1])}V${r1(a[1])}Z`
}

/** what is seen through an opening, with its reveal and frame */
export const opening = (s: Stage, d: string, view: string, frame: Hex, o: { reveal?: Hex; sw?: number } = {}): string =>
  path(d, { stroke: frame, sw: (o.sw ?? 16) * s.u, join: 'round' }) +
  g(view, { clip: s.clip(d) }) +
  path(d, { stroke: o.reveal ?? s.p.shadow, sw: 3 * s.u, o: 0.45 })

/** sunlight from an opening in the back wall lying on the floor */
export const floorLight = (
  s: Stage,
  pr: Project,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  slant = 0.7,
): string => {
  const { p } = s
  const sl = slant * s.cast
  const c = p.lamps && p.time === 'night' ? p.light : mix(p.sun, p.light, 0.5)
  const k = p.time === 'night' ? 0.2 : p.time === 'dusk' ? 0.34 : 0.5
  return path(
    quad(pr, [x0, 0.005, z1], [x1, 0.005, z1], [x1 + sl * (z1 - z0), 0.005, z0], [x0 + sl * (z1 - z0), 0.005, z0]),
    {
      fill: s.linU(
        [
          [0, c, k],
          [1, c, k * 0.35],
        ],
        0,
        pr([0, 0, z1])[1],
        0,
        pr([0, 0, z0])[1],
      ),
    },
  )
}

/** ceiling beams running towards the viewer or across */
export const beams = (rm: Room, n: number, c: Hex, across = false): string => {
  let out = ''
  for (let k = 0; k < n; k++) {
    if (across) {
      const z = lerp(0.5, rm.d - 0.3, k / (n - 1))
      out +=
        path(onFront(rm.pr, z, -rm.w, rm.w, rm.h - 0.22, rm.h), { fill: rm.i.M(c) }) +
        path(
          quad(
            rm.pr,
            [-rm.w, rm.h - 0.22, z + 0.18],
            [rm.w, rm.h - 0.22, z + 0.18],
            [rm.w, rm.h - 0.22, z],
            [-rm.w, rm.h - 0.22, z],
          ),
          { fill: rm.i.D(c) },
        )
      continue
    }
    const x = lerp(-rm.w * 0.86, rm.w * 0.86, k / (n - 1))
    out +=
      path(
        quad(
          rm.pr,
          [x - 0.09, rm.h - 0.2, rm.d],
          [x + 0.09, rm.h - 0.2, rm.d],
          [x + 0.09, rm.h - 0.2, 0],
          [x - 0.09, rm.h - 0.2, 0],
        ),
        { fill: rm.i.M(c) },
      ) +
      path(
        quad(
          rm.pr,
          [x > 0 ? x - 0.09 : x + 0.09, rm.h, rm.d],
          [x > 0 ? x - 0.09 : x + 0.09, rm.h, 0],
          [x > 0 ? x - 0.09 : x + 0.09, rm.h - 0.2, 0],
          [x > 0 ? x - 0.09 : x + 0.09, rm.h - 0.2, rm.d],
        ),
        { fill: rm.i.D(c) },
      )
  }
  return out
}
