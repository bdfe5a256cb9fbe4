import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { box, lounger, masonry, onFloor, onFront, onSide, umbrella } from '../primitives/buildings/buildings.ts'
import { pine, stonePine } from '../primitives/landscape/conifers.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { agave, bush } from '../primitives/landscape/plants.ts'
import { glassOf, pool } from '../primitives/landscape/pool.ts'
import { sky } from '../primitives/landscape/sky.ts'
import type { SceneDef } from '../scene-definition.ts'
import { ell, g, lens, lerp, line, type Pt, path, poly } from '../svg.ts'

export const villaModern: SceneDef = {
  sun: [0.6, 0.86],
  mirror: true,
  times: ['dusk', 'noon', 'golden', 'night', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('vm')
    const hy = H * (s.tall ? 0.5 : 0.53)
    let out = sky(s, { hy: hy + 20 * u, cloudY: 0.6 })
    out += range(s, { label: 'r1', base: hy + 10 * u, h: 250 * u, peaks: 4, depth: 0.74, albedo: '#a4a99a' })
    out += range(s, { label: 'r2', base: hy + 20 * u, h: 150 * u, peaks: 5, depth: 0.55, albedo: '#6f8a6c', jag: 0.1 })
    // forest behind
    const fr = s.r.fork('forest')
    for (let row = 0; row < 2; row++)
      for (let k = 0; k < (s.tall ? 9 : 13); k++)
        out += pine(
          s,
          ((k + fr.f(0, 0.9)) / (s.tall ? 9 : 13)) * W * 1.06 - 20 * u,
          hy + (30 + row * 22) * u,
          lerp(200, 320, row) * u * fr.f(0.75, 1.2),
          `f${row}${k}`,
          0.42 - row * 0.14,
        )
    out += path(
      poly([
        [0, hy + 24 * u],
        [W, hy + 24 * u],
        [W, H],
        [0, H],
      ]),
      {
        fill: s.linU(
          [
            [0, shade(p, MAT.lawn)],
            [0.5, lit(p, MAT.lawn)],
            [1, shade(p, MAT.lawn)],
          ],
          0,
          hy,
          0,
          H,
        ),
      },
    )
    const pr = camera({
      eye: [-1, 1.9, -2.5],
      yaw: -13,
      focal: s.tall ? 1.16 : 0.86,
      cx: W * (s.tall ? 0.46 : 0.47),
      cy: hy,
      width: W,
    })
    const Z = 14
    const skin = s.r.fork('skin').pick([MAT.plaster, MAT.plaster, '#dcc7a6', '#6a7178'])
    // plinth
    out += box(s, pr, { x: [-13, 4.6], y: [-0.2, 0.12], z: [Z - 6.2, Z + 8] }, '#e7decd', { top: lit(p, '#efe6d4') })
    // rear volume in stone
    out += box(s, pr, { x: [-11, -5.2], y: [0, 3.1], z: [Z, Z + 7] }, '#cdbda2')
    out += masonry(s, (a, b) => pr([-11 + a, b, Z]), 5.8, 3.1, '#cdbda2', 'mm', 0.3)
    out += path(onFront(pr, Z - 0.02, -9.6, -7.2, 0.1, 2.4), { fill: glassOf(s) })
    // ground floor glass
    const glow = s.p.lamps
    const gl = glow
      ? s.lin([
          [0, '#ffe2a6'],
          [0.7, '#f8b661'],
          [1, '#d98a45'],
        ])
      : s.lin([
          [0, mix(shade(p, '#35566b'), p.sky[2], 0.35)],
          [1, shade(p, '#2a4456')],
        ])
    out += path(onFront(pr, Z + 1.2, -5.2, 3, 0.12, 3.1), { fill: gl })
    out += path(onSide(pr, 3, Z + 1.2, Z + 7, 0.12, 3.1), {
      fill: glow ? '#f3b263' : mix(shade(p, '#35566b'), p.sky[2], 0.5),
    })
    // what one sees inside
    const lampC = glow ? '#fff3cf' : mix(p.sky[2], '#ffffff', 0.2)
    for (const x of [-3.8, -2.9, -2]) {
      const a = pr([x, 2.2, Z + 2.4])
      out +=
        line(pr([x, 3.1, Z + 2.4]), a, shade(p, '#4a3a2c'), 1.5 * u) + ell(a[0], a[1], 8 * u, 6 * u, { fill: lampC })
    }
    out +=
      path(onFront(pr, Z + 2, -4.6, -1.4, 0.7, 0.85), { fill: shade(p, '#7a5234') }) +
      path(onFront(pr, Z + 2, 0.2, 2.4, 0.12, 0.95), { fill: shade(p, '#b8a58c') })
    for (let k = 0; k <= 4; k++)
      out += line(
        pr([-5.2 + k * 2.05, 0.12, Z + 1.18]),
        pr([-5.2 + k * 2.05, 3.1, Z + 1.18]),
        shade(p, '#33404a'),
        3 * u,
      )
    // upper cantilever
    out += path(onFloor(pr, 3.1, -6.4, 4.8, Z - 1.6, Z + 6.5), { fill: shade(p, '#b9b0a2', 1.2) })
    out += box(s, pr, { x: [-6.4, 4.8], y: [3.1, 6.4], z: [Z - 1.6, Z + 6.5] }, skin)
    out += path(onFront(pr, Z - 1.62, -5.9, 4.3, 3.45, 6.05), { fill: shade(p, '#d8cdbb') })
    out += path(onFront(pr, Z - 1.63, -1.6, 4.3, 3.45, 6.05), { fill: gl })
    for (let k = 0; k <= 3; k++)
      out += line(
        pr([-1.6 + k * 1.97, 3.45, Z - 1.64]),
        pr([-1.6 + k * 1.97, 6.05, Z - 1.64]),
        shade(p, '#33404a'),
        2.6 * u,
      )
    for (let k = 0; k < 21; k++) {
      const x = -5.85 + k * 0.205
      out += path(onFront(pr, Z - 1.66, x, x + 0.11, 3.45, 6.05), {
        fill: k % 4 ? lit(p, MAT.teak) : mix(lit(p, MAT.teak), shade(p, MAT.teak), 0.6),
      })
    }
    out += path(onFront(pr, Z - 1.7, -1.6, 4.3, 3.45, 4.35), { fill: mix(p.sky[3], '#ffffff', 0.2), o: 0.28 })
    out += path(onSide(pr, 4.81, Z - 0.6, Z + 2.4, 3.8, 5.8), {
      fill: glow ? '#f3b263' : mix(shade(p, '#35566b'), p.sky[2], 0.5),
    })
    out += box(
      s,
      pr,
      { x: [-6.7, 5.1], y: [6.4, 6.62], z: [Z - 2, Z + 6.8] },
      skin === '#6a7178' ? '#8a9097' : '#fffaf0',
    )
    // column and shadow on the glass
    out += path(onFront(pr, Z + 1.17, -5.2, 3, 2.35, 3.1), { fill: p.shadow, o: glow ? 0.25 : 0.45 })
    out += box(s, pr, { x: [4.2, 4.55], y: [0.1, 3.1], z: [Z - 1.3, Z - 0.95] }, '#efe6d6')
    // pool in front, reflecting
    const px0 = -9.4
    const px1 = 3.4
    const pz0 = 4.2
    const pz1 = Z - 3.6
    out += pool(s, pr, px0, px1, pz0, pz1, false)
    const waterClip = s.clip(onFloor(pr, -0.12, px0, px1, pz0, pz1))
    const my = (x: number, y: number, z: number): Pt => {
      const a = pr([x, -0.24 - y, z])
      return a
    }
    let refl = path(
      poly([my(-6.4, 3.1, Z - 1.6), my(4.8, 3.1, Z - 1.6), my(4.8, 6.4, Z - 1.6), my(-6.4, 6.4, Z - 1.6)]),
      { fill: lit(p, skin), o: 0.5 },
    )
    refl += path(
      poly([my(-1.6, 3.45, Z - 1.6), my(4.3, 3.45, Z - 1.6), my(4.3, 6.05, Z - 1.6), my(-1.6, 6.05, Z - 1.6)]),
      { fill: glow ? '#ffc978' : mix(p.sea[2], p.ink, 0.2), o: 0.6 },
    )
    refl += path(poly([my(-5.2, 0.1, Z + 1.2), my(3, 0.1, Z + 1.2), my(3, 3.1, Z + 1.2), my(-5.2, 3.1, Z + 1.2)]), {
      fill: glow ? '#ffc978' : mix(p.sea[2], p.ink, 0.3),
      o: 0.5,
    })
    const rr = s.r.fork('rf')
    for (let k = 0; k < 34; k++) {
      const t = rr.f()
      const a = pr([px0, -0.12, lerp(pz1, pz0, t)])
      refl += path(lens(rr.f(0, W), a[1], rr.f(60, 190) * u, lerp(1, 4, t) * u), { fill: p.shallow, o: 0.7 })
    }
    out += g(refl, { clip: waterClip })
    const dk = (x: number, z: number): string => {
      const a = pr([x, 0.12, z])
      return (
        ell(a[0], a[1] + 3 * u, 56 * u, 6 * u, { fill: p.shadow, o: 0.35 }) +
        lounger(s, a[0], a[1], 104 * u, '#fbf3e4', true)
      )
    }
    out += dk(-7.4, Z - 2.2) + dk(-5.2, Z - 2.2)
    const um = pr([-6.3, 2.3, Z - 2])
    out += umbrella(s, um[0], um[1], 92 * u, '#fff6e6', '#f0e2ca', 0.26)
    // planting in front
    const t1 = pr([6.8, 0, 12])
    out += stonePine(s, t1[0], t1[1], 560 * u, 'sp1', 0, -0.04)
    const t2 = pr([-13.2, 0, 13])
    out += stonePine(s, t2[0], t2[1], 500 * u, 'sp2', 0.1, 0.05)
    for (let k = 0; k < 12; k++) {
      const q = pr([5.2 + r.f(0, 5), 0, r.f(6, 11)])
      out += bush(s, q[0], q[1], r.f(50, 90) * u, `lb${k}`, k % 3 ? MAT.olive : '#9c86a8')
    }
    for (let k = 0; k < 4; k++) out += agave(s, W * (0.72 + k * 0.09), H * 1.02, r.f(80, 130) * u, `ag${k}`)
    return out
  },
}
