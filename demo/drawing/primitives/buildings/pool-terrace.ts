import { camera, type Project } from '../../camera.ts'
import { mix } from '../../color.ts'
import { lit, MAT, shade } from '../../palettes.ts'
import { ell, line, path, poly, type Stage } from '../../svg.ts'
import { olive } from '../landscape/broadleaf-trees.ts'
import { cypress } from '../landscape/conifers.ts'
import { agave, bush } from '../landscape/plants.ts'
import { pool } from '../landscape/pool.ts'
import { lounger, onFloor, umbrella } from './buildings.ts'
import { backdrop } from './villa-backdrop.ts'

interface PoolTerrace {
  readonly pr: Project
  readonly ground: string
}

/** A paved terrace above the bay with a pool that seems to run into it; houses stand on its right. */
export const poolTerrace = (s: Stage, yaw: number): PoolTerrace => {
  const { W, H, u, p } = s
  const r = s.r.fork('vs')
  const hy = H * (s.tall ? 0.4 : 0.42)
  let out = backdrop(s, hy, 1)
  const pr = camera({
    eye: [-1.2, 3.5, -6],
    yaw,
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
  for (let z = -4; z < edge; z += 1.5)
    out += line(pr([-40, 0, z]), pr([40, 0, z]), shade(p, stone), 1.4 * u, { o: 0.35 })
  for (let x = -20; x < 20; x += 1.5)
    out += line(pr([x, 0, -4.2]), pr([x, 0, edge]), shade(p, stone), 1.2 * u, { o: 0.3 })
  return { pr, ground: out + pool(s, pr, -9.5, 0.6, 0.6, edge, true) }
}

/** Loungers and a parasol on the sunny side of the pool. */
export const poolside = (s: Stage, pr: Project): string => {
  const { u, p } = s
  const m = pr([1, 0, 5])[0] - pr([0, 0, 5])[0]
  const lo = (x: number, z: number): string => {
    const a = pr([x, 0, z])
    const k = pr([x + 1, 0, z])[0] - a[0]
    return (
      ell(a[0] + s.cast * k * 0.3, a[1] + 3 * u, k * 1.1, k * 0.09, { fill: p.shadow, o: 0.35 }) +
      lounger(s, a[0], a[1], k * 1.9, '#fbf3e4', true)
    )
  }
  const um = pr([1.9, 2.3, 10.6])
  return lo(2.3, 9.6) + umbrella(s, um[0], um[1], m * 0.92, '#fbf3e4', '#eddfc6', 0.24) + lo(2.2, 5.4)
}

/** An olive in a pot, and agaves in the near corner. */
export const poolsideGreen = (s: Stage, pr: Project): string => {
  const { W, H, u, p } = s
  const pot = pr([s.tall ? 4.2 : 5.6, 0, 2])
  const k = pr([6.6, 0, 2])[0] - pr([5.6, 0, 2])[0]
  return (
    ell(pot[0] + s.cast * k * 0.4, pot[1], k * 0.6, k * 0.08, { fill: p.shadow, o: 0.35 }) +
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
    ) +
    agave(s, W * 0.04, H * 1.01, 150 * u, 'ag1') +
    agave(s, W * (s.tall ? 0.2 : 0.13), H * 1.03, 100 * u, 'ag2')
  )
}
