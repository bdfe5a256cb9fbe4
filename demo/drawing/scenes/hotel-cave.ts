import { camera } from '../camera.ts'
import { type Hex, mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { onFloor, onFront } from '../primitives/buildings/buildings.ts'
import { chimney } from '../primitives/landscape/fairy-chimney.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { blossom, bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { figure } from '../primitives/people/people.ts'
import { cushion, roundTable, rug } from '../primitives/rooms/furniture.ts'
import { inside } from '../primitives/rooms/room.ts'
import { lantern } from '../primitives/rooms/room-lights.ts'
import { BALLOON_SETS, balloon } from '../primitives/vehicles/balloons.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { circ, curve, ell, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Cave suite: the room's arch opens on a terrace, balloons over the valley. */
export const hotelCave: SceneDef = {
  sun: [0.3, 0.7],
  times: ['dawn', 'golden', 'dusk', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('cv')
    const i = inside(s)
    const hy = H * (s.tall ? 0.48 : 0.5)
    let out = sky(s, { hy: hy + 20 * u, cloudY: 0.5, sun: { y: hy * 0.7, r: 58 } })
    out += range(s, {
      label: 'm0',
      base: hy + 10 * u,
      h: 120 * u,
      peaks: 3,
      depth: 0.84,
      albedo: '#b59a8a',
      jag: 0.08,
      snow: true,
    })
    for (let k = 0; k < 5; k++)
      out += balloon(
        s,
        r.f(0.2, 0.8) * W,
        hy - r.f(30, 300) * u,
        r.f(12, 28) * u,
        0.55,
        r.pick(BALLOON_SETS),
        r.i(0, 2),
      )
    out += hills(s, {
      label: 'h0',
      y: hy + 14 * u,
      amp: 16 * u,
      n: 7,
      base: H,
      color: far(p, lit(p, '#dba986'), 0.5),
      foot: far(p, lit(p, MAT.tuff), 0.2),
    })
    for (let k = 0; k < 16; k++)
      out += chimney(s, ((k + r.f(0.1, 0.9)) / 16) * W, hy + r.f(50, 120) * u, r.f(80, 170) * u, `ch${k}`, 0.3)
    out +=
      balloon(
        s,
        W * (s.sx > 0.5 ? 0.34 : 0.66),
        hy * 0.46,
        (s.tall ? 96 : 104) * u,
        0.04,
        r.pick(BALLOON_SETS),
        r.i(0, 2),
      ) + balloon(s, W * (s.sx > 0.5 ? 0.7 : 0.28), hy * 0.78, 42 * u, 0.25, r.pick(BALLOON_SETS), 1)
    const pr = camera({ eye: [0, 1.6, -1.2], focal: s.tall ? 1 : 0.72, cx: W * 0.5, cy: hy, width: W })
    // terrace beyond the arch
    const st = '#e6cba4'
    out += path(onFloor(pr, 0, -20, 20, 3.6, 7.4), { fill: lit(p, st) })
    for (let z = 3.8; z < 7.4; z += 0.6) out += line(pr([-20, 0, z]), pr([20, 0, z]), shade(p, st), 1.6 * u, { o: 0.4 })
    out +=
      path(onFront(pr, 7.4, -20, 20, 0, 0.62), { fill: mix(lit(p, MAT.tuff), shade(p, MAT.tuff), 0.35) }) +
      path(onFront(pr, 7.38, -20, 20, 0.54, 0.7), { fill: lit(p, '#f3dcb8') })
    for (const x of [-1.9, 1.8]) {
      const a = pr([x, 0.68, 7.2])
      out +=
        bush(s, a[0], a[1] - 22 * u, 46 * u, `tb${x}`, MAT.olive) +
        blossom(s, [[a[0], a[1] - 34 * u]], 16 * u, `tf${x}`, MAT.geranium, 0.4) +
        path(
          poly([
            [a[0] - 20 * u, a[1] - 26 * u],
            [a[0] + 20 * u, a[1] - 26 * u],
            [a[0] + 14 * u, a[1] + 2 * u],
            [a[0] - 14 * u, a[1] + 2 * u],
          ]),
          { fill: lit(p, MAT.terracotta) },
        )
    }
    // breakfast table and two seats on the terrace
    out += roundTable(s, pr, 0.5, 5.6, 0.5, 0.62, '#d9b080')
    const t0 = pr([0.5, 0.62, 5.6])
    for (const [dx, c] of [
      [-30, '#c8402a'],
      [26, '#c8402a'],
    ] as const)
      out += path(
        `M${r1(t0[0] + (dx - 5) * u)} ${r1(t0[1] - 20 * u)}q4 ${r1(9 * u)} ${r1(-1 * u)} ${r1(20 * u)}h${r1(12 * u)}q${r1(-5 * u)} ${r1(-11 * u)} ${r1(-1 * u)} ${r1(-20 * u)}Z`,
        { fill: lit(p, c) },
      )
    out +=
      ell(t0[0], t0[1] - 4 * u, 20 * u, 7 * u, { fill: lit(p, '#fbf4e6') }) +
      ell(t0[0], t0[1] - 8 * u, 14 * u, 5 * u, { fill: lit(p, '#e0a63a') })
    out += figure(s, pr([1.5, 0, 6])[0], pr([1.5, 0, 6])[1], pr([0, 0, 6])[1] - pr([0, 1.6, 6])[1], {
      pose: 'stand',
      outfit: 'dress',
      top: p.accent,
      hair: 'long',
      flip: true,
    })
    // the cave: everything outside the arch
    const floorY = pr([0, 0, 3.6])[1]
    const aw = W * (s.tall ? 0.36 : 0.3)
    const at0 = H * (s.tall ? 0.14 : 0.11)
    const edge: Pt[] = []
    for (let k = 0; k <= 24; k++) {
      const t = k / 24
      const a = Math.PI * (1 - t)
      edge.push([
        W / 2 + Math.cos(a) * aw * (1 + r.n() * 0.012),
        lerp(floorY - 190 * u, at0, Math.sin(a) ** 0.86) + r.n() * 5 * u,
      ])
    }
    const archPts: Pt[] = [[W / 2 - aw * 0.98, floorY], ...edge, [W / 2 + aw * 0.98, floorY]]
    const hole = curve([...archPts].reverse(), false, 0.8).replace('M', 'M')
    const tu = MAT.tuff
    const dark = p.time === 'night' || p.time === 'dusk'
    const wallL = dark ? i.M(tu) : mix(i.M(tu), i.D(tu), 0.15)
    const wallD = mix(i.D(tu), p.ink, 0.22)
    out += path(`M-10 -10H${W + 10}V${r1(floorY)}H-10Z${hole}Z`, {
      fill: s.radU(
        [
          [0.3, wallL],
          [0.62, mix(wallL, wallD, 0.55)],
          [1, wallD],
        ],
        W / 2,
        H * 0.42,
        Math.max(W, H) * 0.66,
      ),
    })
    // thickness of the opening, lit from outside
    const rev: Pt[] = edge.map(([x, y]) => [W / 2 + (x - W / 2) * 0.93, y + 24 * u])
    out += path(`${curve(edge, false, 0.8) + curve([...rev].reverse(), false, 0.8).replace('M', 'L')}Z`, {
      fill: mix(lit(p, '#f3d6b0'), p.glow, 0.2),
      o: 0.96,
    })
    out +=
      path(poly([[W / 2 - aw * 0.98, floorY], nth(edge, 0), nth(rev, 0), [W / 2 - aw * 0.92, floorY]]), {
        fill: mix(lit(p, '#f3d6b0'), shade(p, tu), s.sx > 0.5 ? 0.05 : 0.5),
      }) +
      path(poly([[W / 2 + aw * 0.98, floorY], nth(edge, 24), nth(rev, 24), [W / 2 + aw * 0.92, floorY]]), {
        fill: mix(lit(p, '#f3d6b0'), shade(p, tu), s.sx > 0.5 ? 0.5 : 0.05),
      })
    // chisel marks
    let ch = ''
    for (let k = 0; k < 150; k++) {
      const x = r.f(0, W)
      const y = r.f(0, floorY)
      if (Math.hypot((x - W / 2) / (aw * 1.12), (y - H * 0.5) / (H * 0.46)) < 1) continue
      const l = r.f(16, 46) * u
      ch += path(`M${r1(x)} ${r1(y)}q${r1(l * 0.5)} ${r1(l * 0.26)} ${r1(l)} ${r1(l * 0.1)}`, {
        stroke: r.chance(0.5) ? wallD : mix(wallL, '#ffffff', 0.2),
        sw: r.f(2, 4) * u,
        o: 0.3,
        cap: 'round',
      })
    }
    out += ch
    // floor of the room
    out += path(
      poly([
        [-10, floorY],
        [W + 10, floorY],
        [W + 10, H + 10],
        [-10, H + 10],
      ]),
      {
        fill: s.linU(
          [
            [0, i.M('#c99a6c')],
            [1, i.D('#a9784e')],
          ],
          0,
          floorY,
          0,
          H,
        ),
      },
    )
    for (let k = -16; k <= 16; k++)
      out += line([W / 2 + k * 46 * u, floorY], [W / 2 + k * 150 * u, H + 10], i.D('#8a5c3a'), 1.8 * u, { o: 0.4 })
    const lc = mix(p.sun, p.light, 0.5)
    out += path(
      poly([
        [W / 2 - aw * 0.9, floorY],
        [W / 2 + aw * 0.9, floorY],
        [W / 2 + aw * 1.3 + s.cast * 120 * u, H],
        [W / 2 - aw * 1.3 + s.cast * 120 * u, H],
      ]),
      {
        fill: s.linU(
          [
            [0, lc, 0.5],
            [1, lc, 0.04],
          ],
          0,
          floorY,
          0,
          H,
        ),
        o: p.time === 'night' ? 0.3 : 1,
      },
    )
    // niches with candles
    for (const [x, y, z] of (s.tall
      ? [
          [0.075, 0.36, 40],
          [0.925, 0.36, 40],
          [0.075, 0.54, 34],
        ]
      : [
          [0.08, 0.26, 52],
          [0.92, 0.26, 52],
          [0.1, 0.5, 40],
          [0.9, 0.5, 40],
        ]) as ReadonlyArray<readonly [number, number, number]>) {
      const [cx, cy, q] = [x * W, y * H, z * u]
      out +=
        path(`M${r1(cx - q)} ${r1(cy + q)}V${r1(cy)}A${r1(q)} ${r1(q)} 0 0 1 ${r1(cx + q)} ${r1(cy)}V${r1(cy + q)}Z`, {
          fill: s.radU(
            [
              [0, '#ffcf85'],
              [0.7, mix(wallD, '#c9853f', 0.5)],
              [1, wallD],
            ],
            cx,
            cy + q * 0.5,
            q * 1.3,
          ),
        }) +
        rect(cx - q * 0.16, cy + q * 0.3, q * 0.32, q * 0.7, { fill: '#fff0cf' }) +
        ell(cx, cy + q * 0.16, q * 0.09, q * 0.2, { fill: '#fff6d0' }) +
        rect(cx - q * 0.6, cy + q * 0.56, q * 0.3, q * 0.44, { fill: i.M('#2f7f93') }, q * 0.1) +
        circ(cx, cy + q * 0.3, q * 2.6, {
          fill: s.radU(
            [
              [0, '#ffc872', 0.34],
              [1, '#ffc872', 0],
            ],
            cx,
            cy + q * 0.3,
            q * 2.6,
          ),
        })
    }
    // divan with cushions, carpet, tray
    const pc: Hex[] = ['#b5352a', '#e0a63a', '#2f6d7e', '#fbf4e6', '#8a3a5a', '#c8643e']
    for (const sd of [-1, 1]) {
      const x0 = sd < 0 ? -10 : W * (s.tall ? 0.72 : 0.74)
      const ww = W * (s.tall ? 0.3 : 0.27)
      const y = H * 0.84
      out +=
        rect(
          x0,
          y,
          ww,
          H * 0.2,
          {
            fill: s.lin([
              [0, i.M('#8a3a2c')],
              [1, i.D('#6a2a22')],
            ]),
          },
          8 * u,
        ) + rect(x0, y - 22 * u, ww, 46 * u, { fill: i.L('#efe0c4') }, 14 * u)
      for (let k = 0; k < 8; k++)
        out += path(
          poly([
            [x0 + ww * (k / 8 + 0.06), y + 44 * u],
            [x0 + ww * (k / 8 + 0.1), y + 62 * u],
            [x0 + ww * (k / 8 + 0.06), y + 80 * u],
            [x0 + ww * (k / 8 + 0.02), y + 62 * u],
          ]),
          { fill: i.L('#e0a63a') },
        )
      for (let k = 0; k < 3; k++)
        out += cushion(
          s,
          x0 + ww * (0.2 + k * 0.3),
          y - 56 * u,
          92 * u,
          84 * u,
          nth(pc, (k + (sd > 0 ? 3 : 0)) % 6),
          `dc${sd}${k}`,
          r.f(-10, 10),
        )
    }
    const rp = camera({ eye: [0, 1.6, -1.2], focal: s.tall ? 1 : 0.72, cx: W * 0.5, cy: hy, width: W })
    out += rug(s, rp, -1.15, 1.15, 1.2, 2.9, '#a9352a', '#f0cf96')
    out += roundTable(s, rp, 0, 2.1, 0.36, 0.3, '#d9a441')
    const tr = rp([0, 0.3, 2.1])
    out +=
      ell(tr[0], tr[1] - 3 * u, 64 * u, 17 * u, { fill: i.L('#e8c06a') }) +
      path(
        `M${r1(tr[0] - 20 * u)} ${r1(tr[1] - 8 * u)}c${r1(-14 * u)} ${r1(-20 * u)} ${r1(-4 * u)} ${r1(-40 * u)} ${r1(6 * u)} ${r1(-46 * u)}h${r1(12 * u)}c${r1(12 * u)} ${r1(6 * u)} ${r1(20 * u)} ${r1(26 * u)} ${r1(6 * u)} ${r1(46 * u)}Z`,
        { fill: i.L('#c98a45') },
      ) +
      path(`M${r1(tr[0] + 8 * u)} ${r1(tr[1] - 26 * u)}q${r1(20 * u)} ${r1(-4 * u)} ${r1(22 * u)} ${r1(-22 * u)}`, {
        stroke: i.L('#c98a45'),
        sw: 5 * u,
      })
    out +=
      lantern(s, W * (s.sx > 0.5 ? 0.27 : 0.73), H * 0.95, 110 * u) +
      birds(s, W * 0.5, hy * 0.8, 5, 9 * u, mix(p.ink, p.haze, 0.2))
    return out
  },
}
