import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { box, onFloor, onFront, onSide, quad } from '../primitives/buildings/buildings.ts'
import { pine, stonePine } from '../primitives/landscape/conifers.ts'
import { boulders, headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { lap, sea } from '../primitives/landscape/water.ts'
import { figure } from '../primitives/people/people.ts'
import { lampGlass } from '../primitives/rooms/lamp-glass.ts'
import { festoon } from '../primitives/rooms/room-lights.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, ell, g, lens, lerp, line, type Pt, path, r1 } from '../svg.ts'

/** Timber bungalow on the sand, jetty running out over clear water to the viewer. */
export const bungalow: SceneDef = {
  sun: [0.18, 0.4],
  mirror: true,
  times: ['noon', 'golden', 'dawn', 'dusk', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('bj')
    const hy = H * (s.tall ? 0.4 : 0.41)
    let out = sky(s, { hy, cloudY: 0.7 })
    out += range(s, {
      label: 'm0',
      base: hy,
      h: 210 * u,
      peaks: 5,
      depth: 0.78,
      albedo: '#9fb0a8',
      env: (t) => 0.3 + t * 0.7,
    })
    const clear = p.time === 'noon' || p.time === 'dawn' || p.time === 'golden'
    out += sea(s, {
      hy,
      colors: clear
        ? [p.sea[0], mix(p.sea[1], p.shallow, 0.35), mix(p.shallow, '#7fe0cc', 0.25)]
        : [p.sea[0], p.sea[1], mix(p.sea[2], p.shallow, 0.3)],
    })
    out += headland(s, { label: 'h0', y: hy + 10 * u, from: -0.05, to: 0.24, h: 70 * u, depth: 0.56, trees: 50 })
    out += sailboat(s, W * 0.34, hy + 22 * u, 46 * u, 0.35)
    // wooded shore
    out += headland(s, {
      label: 'h1',
      y: hy + 58 * u,
      from: 1.06,
      to: 0.34,
      h: 250 * u,
      depth: 0.3,
      trees: 200,
      reflect: true,
    })
    const shore: Pt[] = [
      [W * 0.38, hy + 62 * u],
      [W * 0.48, hy + 70 * u],
      [W * 0.6, hy + 86 * u],
      [W * 0.76, hy + 104 * u],
      [W * 0.9, hy + 124 * u],
      [W * 1.06, hy + 150 * u],
    ]
    const tail: Pt[] = [
      [W * 1.06, hy + 30 * u],
      [W * 0.4, hy + 44 * u],
    ]
    for (const [d, o] of [
      [60, 0.25],
      [34, 0.45],
      [16, 0.7],
    ] as const)
      out += path(
        bank(
          shore.map(([x, y]) => [x - d * 0.6 * u, y + d * u] as Pt),
          tail,
          0.8,
        ),
        { fill: mix(p.shallow, p.glint, 0.3), o },
      )
    out +=
      path(
        bank(
          shore.map(([x, y]) => [x, y + 6 * u] as Pt),
          tail,
          0.8,
        ),
        { fill: p.glint },
      ) + path(bank(shore, tail, 0.8), { fill: lit(p, MAT.sand) })
    // seabed light
    for (let k = 0; k < 60; k++) {
      const t = r.f(0.3, 1)
      const y = lerp(hy, H, t)
      out += path(lens(r.f(0, W), y, lerp(60, 240, t) * u * r.f(0.4, 1), lerp(2, 9, t) * u), {
        fill: r.chance(0.4) ? mix(p.sea[2], p.ink, 0.1) : mix(p.shallow, p.glint, 0.6),
        o: 0.2,
      })
    }
    const pr = camera({
      eye: [-1.6, 2.5, -4],
      yaw: 6,
      focal: s.tall ? 1.2 : 0.84,
      cx: W * (s.tall ? 0.46 : 0.46),
      cy: hy,
      width: W,
    })
    for (let k = 0; k < 9; k++) {
      const a = pr([lerp(3.4, 16, k / 8) + r.f(-0.4, 0.4), 0, 22 + r.f(0, 3)])
      out += pine(s, a[0], a[1], r.f(250, 380) * u * (s.tall ? 1.15 : 1), `pb${k}`, 0.16)
    }
    // bungalow on short stilts
    const wood = r.pick(['#b9855a', '#8fa7a0', '#efe6d4'])
    const [x0, x1, z0, z1, fl, hh] = [2.6, 10.4, 14.6, 20, 0.9, 2.9]
    out += path(onFloor(pr, 0, x0 - 3.2, x1 + 1, z0 - 3.6, z0 + 1), { fill: p.shadow, o: 0.3 })
    for (let k = 0; k < 6; k++) {
      const x = lerp(x0 - 2.6, x1 + 0.6, k / 5)
      out += line(pr([x, fl, z0 - 3.2]), pr([x, -0.3, z0 - 3.2]), shade(p, MAT.wood), 7 * u)
    }
    out += box(s, pr, { x: [x0 - 2.8, x1 + 0.8], y: [fl - 0.2, fl], z: [z0 - 3.4, z1] }, '#c79a68', {
      top: lit(p, '#d9b080'),
    })
    out += box(s, pr, { x: [x0, x1], y: [fl, fl + hh], z: [z0, z1] }, wood)
    for (let k = 1; k < 11; k++) {
      const y = fl + (hh * k) / 11
      out +=
        line(pr([x0, y, z0 - 0.01]), pr([x1, y, z0 - 0.01]), shade(p, wood), 1.4 * u, { o: 0.45 }) +
        line(pr([x0 - 0.01, y, z0]), pr([x0 - 0.01, y, z1]), shade(p, wood), 1.2 * u, { o: 0.4 })
    }
    const gl = lampGlass(s)
    out +=
      path(onFront(pr, z0 - 0.03, x0 + 0.7, x0 + 4.2, fl, fl + 2.3), { fill: gl }) +
      path(onFront(pr, z0 - 0.03, x0 + 5.2, x0 + 6.8, fl + 0.9, fl + 2.2), { fill: gl })
    for (const x of [x0 + 0.7, x0 + 1.87, x0 + 3.03, x0 + 4.2])
      out += line(pr([x, fl, z0 - 0.05]), pr([x, fl + 2.3, z0 - 0.05]), lit(p, '#fbf4e6'), 4 * u)
    out +=
      path(onFront(pr, z0 - 0.06, x0 + 5, x0 + 7, fl + 2.15, fl + 2.35), { fill: lit(p, '#fbf4e6') }) +
      path(onSide(pr, x0 - 0.03, z0 + 1.4, z0 + 3.2, fl + 0.8, fl + 2.1), { fill: gl })
    // porch roof and hip
    const ry = fl + hh
    for (const x of [x0 - 2.4, x0 + 1.4, x0 + 5, x1 + 0.5])
      out +=
        line(pr([x, fl, z0 - 3]), pr([x, ry - 0.1, z0 - 3]), lit(p, '#d0a070'), 6 * u) +
        line(
          [pr([x, fl, z0 - 3])[0] + 2 * u, pr([x, fl, z0 - 3])[1]],
          [pr([x, ry - 0.1, z0 - 3])[0] + 2 * u, pr([x, ry - 0.1, z0 - 3])[1]],
          shade(p, MAT.wood),
          2.2 * u,
        )
    const th = '#c9a86a'
    const ridge = { y: ry + 2.1, a: x0 + 0.6, b: x1 - 1.4, z: (z0 + z1) / 2 - 0.6 }
    out += path(quad(pr, [x0 - 3.1, ry - 0.2, z0 - 3.7], [x0 - 3.1, ry - 0.2, z1 + 0.6], [ridge.a, ridge.y, ridge.z]), {
      fill: mix(lit(p, th), shade(p, th), s.cast > 0 ? 0.1 : 0.7),
    })
    out += path(
      quad(
        pr,
        [x0 - 3.1, ry - 0.2, z0 - 3.7],
        [ridge.a, ridge.y, ridge.z],
        [ridge.b, ridge.y, ridge.z],
        [x1 + 1.2, ry - 0.2, z0 - 3.7],
      ),
      {
        fill: s.linU(
          [
            [0, lit(p, th)],
            [1, mix(lit(p, th), shade(p, th), 0.5)],
          ],
          0,
          pr([0, ridge.y, ridge.z])[1],
          0,
          pr([0, ry, z0 - 3.7])[1],
        ),
      },
    )
    for (let k = 0; k < 46; k++) {
      const t = k / 45
      const bx = lerp(x0 - 3.1, x1 + 1.2, t)
      const txx = lerp(ridge.a, ridge.b, t)
      out += line(
        pr([bx, ry - 0.2 - r.f(0, 0.16), z0 - 3.7]),
        pr([lerp(bx, txx, r.f(0.5, 1)), lerp(ry - 0.2, ridge.y, r.f(0.5, 0.96)), lerp(z0 - 3.7, ridge.z, 0.8)]),
        r.chance(0.6) ? shade(p, '#a9834f') : lit(p, '#e0c48a'),
        1.6 * u,
        { o: 0.5 },
      )
    }
    out += path(
      quad(
        pr,
        [x0 - 3.1, ry - 0.2, z0 - 3.7],
        [x1 + 1.2, ry - 0.2, z0 - 3.7],
        [x1 + 1.2, ry - 0.4, z0 - 3.7],
        [x0 - 3.1, ry - 0.4, z0 - 3.7],
      ),
      { fill: shade(p, '#8a6a3c') },
    )
    if (p.lamps)
      out += festoon(s, pr([x0 - 2.4, ry - 0.4, z0 - 3.05]), pr([x1 + 0.5, ry - 0.4, z0 - 3.05]), 16 * u, 13, 5 * u)
    // hammock and chairs on the porch
    const ha = pr([x0 + 1.4, fl + 1.5, z0 - 3])
    const hb = pr([x0 + 5, fl + 1.5, z0 - 3])
    out += path(
      `M${r1(ha[0])} ${r1(ha[1])}Q${r1((ha[0] + hb[0]) / 2)} ${r1(ha[1] + 64 * u)} ${r1(hb[0])} ${r1(hb[1])}Q${r1((ha[0] + hb[0]) / 2)} ${r1(ha[1] + 34 * u)} ${r1(ha[0])} ${r1(ha[1])}Z`,
      { fill: lit(p, p.accent) },
    )
    out += stonePine(s, pr([12.4, 0, 13])[0], pr([12.4, 0, 13])[1], 520 * u * (s.tall ? 1.1 : 1), 'sp', 0, -0.05)
    // jetty
    const jx0 = -0.4
    const jy = 0.75
    const za = -2.4
    const zb = 13.4
    const jw = 0.95
    const jc = (z: number): number => jx0 + ((z - za) / (zb - za)) * 1.2
    for (let z = zb; z > -2; z -= 2.4)
      for (const sd of [1, -1]) {
        const x = jc(z) + sd * jw * 0.92
        const a = pr([x, jy + (sd < 0 && z < 11 ? 0.5 : 0), z])
        const b = pr([x, -0.5, z])
        const k = 16 / (z + 6)
        out +=
          line(a, b, shade(p, MAT.wood), k * 10 * u) +
          line([a[0] - s.cast * k * 3 * u, a[1]], [b[0] - s.cast * k * 3 * u, b[1]], lit(p, MAT.wood), k * 3 * u) +
          line(b, [b[0] + r.n() * 3 * u, b[1] + k * 46 * u], mix(p.sea[2], p.ink, 0.2), k * 9 * u, { o: 0.35 })
      }
    out += path(
      quad(pr, [jc(zb) - jw, 0, zb], [jc(zb) + jw, 0, zb], [jc(za) + jw + 0.5, 0, za], [jc(za) - jw + 0.5, 0, za]),
      { fill: mix(p.sea[2], p.ink, 0.3), o: 0.3, tf: `translate(${r1(s.cast * 40 * u)} ${r1(20 * u)})` },
    )
    out += path(quad(pr, [jc(zb) - jw, jy, zb], [jc(zb) + jw, jy, zb], [jc(za) + jw, jy, za], [jc(za) - jw, jy, za]), {
      fill: s.linU(
        [
          [0, mix(lit(p, MAT.teak), p.haze, 0.2)],
          [1, mix(lit(p, MAT.teak), shade(p, MAT.teak), 0.35)],
        ],
        0,
        pr([0, jy, zb])[1],
        0,
        H,
      ),
    })
    for (let z = za; z < zb; z += 0.26)
      out += line(
        pr([jc(z) - jw, jy, z]),
        pr([jc(z) + jw, jy, z]),
        shade(p, MAT.wood),
        Math.max(0.8, (9 / (z + 5)) * u * 1.6),
        { o: 0.6 },
      )
    out += path(
      quad(pr, [jc(zb) - jw, jy, zb], [jc(za) - jw, jy, za], [jc(za) - jw, jy - 0.2, za], [jc(zb) - jw, jy - 0.2, zb]),
      { fill: shade(p, MAT.wood) },
    )
    // rowing boat tied up
    const b0 = pr([-3.4, 0, 5.4])
    const bk = (pr([1, 0, 5.4])[0] - pr([0, 0, 5.4])[0]) * 0.034
    const hull = 'M-50 -14C-30 -6 30 -6 56 -20C52 -6 44 6 34 10L-36 10C-44 4 -48 -4 -50 -14Z'
    out += ell(b0[0] + s.cast * 20 * u, b0[1] + 12 * bk, 58 * bk, 9 * bk, { fill: mix(p.sea[2], p.ink, 0.3), o: 0.35 })
    out += g(
      path('M-50 -14C-30 -22 30 -24 56 -20C30 -10 -30 -6 -50 -14Z', { fill: shade(p, '#8a5c3a') }) +
        path('M-20 -20L-16 -9M14 -21L18 -9', { stroke: lit(p, '#d9b080'), sw: 5 }) +
        path(hull, { fill: lit(p, r.pick(['#2f8f93', '#d8412f', '#f0e3c8'])) }) +
        path('M-50 -14C-30 -6 30 -6 56 -20L55 -16C30 -2 -30 -2 -49 -10Z', { fill: lit(p, '#fffaf0') }) +
        path('M-46 0C-10 6 30 4 46 -4L34 10L-36 10Z', { fill: p.shadow, o: 0.35 }),
      { tf: `translate(${r1(b0[0])} ${r1(b0[1])}) scale(${r1(bk * 10)} ${r1(bk * 10)}) scale(.1)` },
    )
    out += lap(s, b0[0], b0[1] + 8 * bk, 120 * bk, 14, 'lp')
    const f = pr([jc(9) + 0.3, jy, 9])
    out += figure(s, f[0], f[1], f[1] - pr([0, jy + 1.7, 9])[1], {
      pose: 'walk',
      outfit: 'dress',
      top: '#fbf6ea',
      hair: 'straw',
    })
    out +=
      boulders(s, 'bd', -W * 0.02, W * 0.16, H * 1.0, 50 * u, 5) +
      birds(s, W * 0.3, hy * 0.5, 5, 12 * u, mix(p.ink, p.sky[1], 0.2))
    return out
  },
}
