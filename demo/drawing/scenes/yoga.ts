import { camera } from '../camera.ts'
import { type Hex, mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { onFloor, onFront } from '../primitives/buildings/buildings.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure } from '../primitives/people/people.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { lerp, line, path, poly, r1, rect } from '../svg.ts'

/** Yoga deck over the sea at first light. */
export const yoga: SceneDef = {
  sun: [0.44, 0.58],
  times: ['dawn', 'golden', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('yg')
    const hy = H * (s.tall ? 0.48 : 0.48)
    let out = sky(s, { hy, cloudY: 0.7, sun: { y: hy - 64 * u, r: 92 } })
    out += range(s, {
      label: 'm0',
      base: hy,
      h: 140 * u,
      peaks: 6,
      depth: 0.82,
      albedo: '#9fb0a8',
      env: (t) => 0.25 + 0.75 * Math.abs(t - 0.5) * 2,
    })
    out += sea(s, { hy })
    out +=
      headland(s, { label: 'h0', y: hy + 20 * u, from: -0.05, to: 0.3, h: 130 * u, depth: 0.46, trees: 100 }) +
      headland(s, { label: 'h1', y: hy + 12 * u, from: 1.05, to: 0.78, h: 80 * u, depth: 0.54, trees: 60 })
    const pr = camera({ eye: [0, 2, -3], focal: s.tall ? 1.1 : 0.8, cx: W * 0.5, cy: hy, width: W })
    const d = 7.6
    const wood = '#c79a68'
    // posts of the deck in the water
    for (let k = 0; k < 7; k++) {
      const a = pr([-5.4 + k * 1.8, 0, d])
      out += line(a, [a[0], a[1] + 60 * u], shade(p, MAT.wood), 9 * u)
    }
    out += path(onFloor(pr, 0, -6.2, 6.2, -1.6, d), {
      fill: s.linU(
        [
          [0, mix(lit(p, wood), p.glow, 0.3)],
          [1, mix(lit(p, wood), shade(p, wood), 0.55)],
        ],
        0,
        pr([0, 0, d])[1],
        0,
        H,
      ),
    })
    for (let x = -6.2; x <= 6.2; x += 0.31)
      out += line(pr([x, 0, -1.6]), pr([x, 0, d]), shade(p, '#7a5234'), 1.8 * u, { o: 0.5 })
    out += path(onFront(pr, d, -6.2, 6.2, -0.24, 0), { fill: shade(p, '#7a5234') })
    // light on the boards
    out += path(
      poly([
        pr([-0.7, 0.01, d]),
        pr([0.7, 0.01, d]),
        [W * 0.5 + (s.sx - 0.5) * W + 190 * u, H],
        [W * 0.5 + (s.sx - 0.5) * W - 190 * u, H],
      ]),
      {
        fill: s.linU(
          [
            [0, p.sun, 0.55],
            [1, p.sun, 0],
          ],
          0,
          pr([0, 0, d])[1],
          0,
          H,
        ),
      },
    )
    // pergola with white cloth
    for (const x of [-5, 5])
      for (const z of [d - 0.3, 2.4]) {
        const [a, b] = [pr([x, 0, z]), pr([x, 3.2, z])]
        out +=
          line(a, b, shade(p, '#8a5c3a'), (96 / (z + 3)) * u) +
          line(
            [a[0] + (x < 0 ? 4 : -4) * u, a[1]],
            [b[0] + (x < 0 ? 4 : -4) * u, b[1]],
            lit(p, '#b98450'),
            (30 / (z + 3)) * u,
          )
      }
    out += line(pr([-5.4, 3.2, d - 0.3]), pr([5.4, 3.2, d - 0.3]), shade(p, '#8a5c3a'), 10 * u)
    for (const sd of [-1, 1]) {
      const a = pr([sd * 5, 3.2, d - 0.3])
      const b = pr([sd * 5, 3.2, 2.4])
      out += line(a, b, shade(p, '#8a5c3a'), 12 * u)
      const c = pr([sd * 5, 1.2, d - 0.3])
      out +=
        path(
          `M${r1(a[0])} ${r1(a[1])}Q${r1(a[0] - sd * 54 * u)} ${r1(lerp(a[1], c[1], 0.5))} ${r1(a[0] - sd * 12 * u)} ${r1(c[1])}L${r1(a[0] + sd * 6 * u)} ${r1(c[1] + 90 * u)}L${r1(a[0] + sd * 26 * u)} ${r1(a[1])}Z`,
          { fill: lit(p, '#fffaf2'), o: 0.92 },
        ) +
        path(
          `M${r1(a[0] + sd * 4 * u)} ${r1(a[1])}Q${r1(a[0] - sd * 26 * u)} ${r1(lerp(a[1], c[1], 0.5))} ${r1(a[0] - sd * 2 * u)} ${r1(c[1] + 40 * u)}`,
          { stroke: shade(p, '#e8dccb'), sw: 3 * u, o: 0.6 },
        )
    }
    const q = [pr([-5, 3.2, d - 0.3]), pr([5, 3.2, d - 0.3])]
    out += path(
      `M${r1(nth(q, 0)[0])} ${r1(nth(q, 0)[1])}Q${r1(W * 0.28)} ${r1(nth(q, 0)[1] + 84 * u)} ${r1(W * 0.5)} ${r1(nth(q, 0)[1] + 8 * u)}Q${r1(W * 0.72)} ${r1(nth(q, 0)[1] + 84 * u)} ${r1(nth(q, 1)[0])} ${r1(nth(q, 1)[1])}Q${r1(W * 0.72)} ${r1(nth(q, 0)[1] + 40 * u)} ${r1(W * 0.5)} ${r1(nth(q, 0)[1] - 4 * u)}Q${r1(W * 0.28)} ${r1(nth(q, 0)[1] + 40 * u)} ${r1(nth(q, 0)[0])} ${r1(nth(q, 0)[1])}Z`,
      { fill: lit(p, '#fffaf2'), o: 0.9 },
    )
    // mats and people, lit from behind
    const who: ReadonlyArray<readonly [number, number, 'tree' | 'warrior' | 'lotus', Hex, Hex, boolean]> = s.tall
      ? [
          [-1.5, 5.6, 'tree', '#2f8f93', '#24425e', false],
          [1.5, 5.6, 'tree', '#e8937a', '#7d2438', true],
          [0, 3.4, 'lotus', p.accent, '#3a3a48', false],
        ]
      : [
          [-3, 5.8, 'tree', '#2f8f93', '#24425e', false],
          [0.1, 6.2, 'lotus', '#fbf6ea', '#6a5640', false],
          [3.1, 5.8, 'tree', '#e0a63a', '#4a5a4c', true],
          [-1.7, 3.4, 'warrior', p.accent, '#3a3a48', false],
          [2, 3.2, 'lotus', '#e8937a', '#7d2438', true],
        ]
    for (const [x, z, pose, top, bottom, flip] of who) {
      const mat = r.pick(['#2f7f93', '#8a5a8a', '#c8643e', '#5f8a6a', '#e0a63a'])
      const w = pose === 'warrior' ? 1.1 : 0.5
      out += path(
        poly([
          pr([x - w, 0.01, z + 0.55]),
          pr([x + w, 0.01, z + 0.55]),
          pr([x + w, 0.01, z - 0.55]),
          pr([x - w, 0.01, z - 0.55]),
        ]),
        { fill: mix(lit(p, mat), shade(p, mat), 0.3) },
      )
      const a = pr([x, 0, z])
      const hgt = a[1] - pr([x, 1.62, z])[1]
      const dx = (a[0] - s.sx * W) * 0.35
      out += path(
        poly([
          [a[0] - hgt * 0.12, a[1]],
          [a[0] + hgt * 0.12, a[1]],
          [a[0] + dx + hgt * 0.2, a[1] + hgt * 0.6],
          [a[0] + dx - hgt * 0.2, a[1] + hgt * 0.6],
        ]),
        {
          fill: s.linU(
            [
              [0, p.shadow, 0.4],
              [1, p.shadow, 0],
            ],
            0,
            a[1],
            0,
            a[1] + hgt * 0.6,
          ),
        },
      )
      out += figure(s, a[0], a[1], hgt, {
        pose,
        outfit: 'trousers',
        top,
        bottom,
        hair: r.pick(['bun', 'long', 'bun'] as const),
        flip,
      })
    }
    // singing bowl, rolled towels, pot
    const b0 = pr([-4.2, 0, 3.6])
    for (let k = 0; k < 3; k++)
      out += rect(
        b0[0] - 40 * u + (k === 2 ? 20 : 0) * u,
        b0[1] - (k === 2 ? 46 : 24) * u + (k === 1 ? 0 : 0),
        38 * u,
        24 * u,
        {
          fill: lit(p, k === 1 ? '#2f8f93' : '#fbf4e6'),
          tf: k === 1 ? `translate(${r1(42 * u)} 0)` : 'translate(0 0)',
        },
        12 * u,
      )
    const ol = pr([5.4, 0, 4])
    out +=
      olive(s, ol[0], ol[1] - 40 * u, 300 * u, 'ol') +
      path(
        poly([
          [ol[0] - 46 * u, ol[1] - 70 * u],
          [ol[0] + 46 * u, ol[1] - 70 * u],
          [ol[0] + 32 * u, ol[1]],
          [ol[0] - 32 * u, ol[1]],
        ]),
        { fill: mix(lit(p, MAT.terracotta), shade(p, MAT.terracotta), 0.5) },
      )
    return out + birds(s, W * 0.3, hy * 0.5, 6, 12 * u, mix(p.ink, p.sky[1], 0.25))
  },
}
