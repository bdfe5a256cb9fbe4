import { type Hex, mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { pine } from '../primitives/landscape/conifers.ts'
import { boulders } from '../primitives/landscape/headland.ts'
import { fractal, range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { raft } from '../primitives/vehicles/raft.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, circ, ell, g, lens, lerp, path, poly, rect } from '../svg.ts'

export const canyon: SceneDef = {
  sun: [0.28, 0.72],
  times: ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('cn')
    const hy = H * 0.5
    const vx = W * lerp(0.44, 0.56, r.f())
    let out = sky(s, { hy: H * 0.56, cloudY: 0.5, sun: false })
    out += range(s, {
      label: 'm0',
      base: hy + 20 * u,
      h: 300 * u,
      peaks: 3,
      depth: 0.72,
      albedo: '#b8ad9c',
      snow: true,
    })
    out += range(s, { label: 'm1', base: hy + 24 * u, h: 130 * u, peaks: 4, depth: 0.56, albedo: '#7f9476', jag: 0.1 })
    // river bed
    const tq = mix(p.shallow, '#3cc4bb', 0.45)
    out += rect(0, hy, W, H - hy, {
      fill: s.linU(
        [
          [0, mix(tq, p.haze, 0.45)],
          [0.4, tq],
          [1, mix(tq, p.sea[2], 0.55)],
        ],
        0,
        hy,
        0,
        H,
      ),
    })
    // walls, far to near
    const rock: Hex = r.pick([MAT.redrock, MAT.cliff, '#cfa27c'])
    const layers = 5
    for (let k = 0; k < layers; k++) {
      const t = k / (layers - 1)
      const depth = lerp(0.52, 0, t)
      const foot = lerp(hy + 26 * u, H * 1.02, t ** 1.5)
      for (const side of [-1, 1] as const) {
        const gap = lerp(0.035, s.tall ? 0.47 : 0.4, t ** 1.25) * W * r.f(0.85, 1.1)
        const x = vx + side * gap
        const topY = lerp(hy - 210 * u, -40 * u, t ** 0.75) * r.f(0.9, 1.1)
        const litSide = side > 0 === s.sx < 0.5
        const L = far(p, lit(p, rock), depth)
        const D = far(p, shade(p, rock, 0.95), depth)
        const base = litSide ? L : mix(L, D, 0.72)
        const wr = s.r.fork(`w${k}${side}`)
        const outX = side < 0 ? -W * 0.1 : W * 1.1
        const bulge = lerp(20, 90, t) * u
        const inner = fractal(
          [
            [x + side * bulge * 2.4, topY],
            [x + side * bulge * 1.1, lerp(topY, foot, 0.3)],
            [x + side * bulge * 1.3, lerp(topY, foot, 0.55)],
            [x, lerp(topY, foot, 0.82)],
            [x - side * bulge * 0.3, foot],
          ],
          wr,
          0.16,
          3,
        )
        const topEdge = fractal(
          [
            [outX, topY - lerp(60, 190, t) * u],
            [lerp(outX, x + side * bulge * 2.4, 0.5), topY - lerp(30, 80, t) * u],
            [x + side * bulge * 2.4, topY],
          ],
          wr,
          0.12,
          3,
        )
        const d = poly([...topEdge, ...inner.slice(1), [outX, foot]])
        out += path(d, {
          fill: s.linU(
            [
              [0, base],
              [0.7, mix(base, D, 0.35)],
              [1, mix(base, D, 0.7)],
            ],
            0,
            topY,
            0,
            foot,
          ),
        })
        let faces = ''
        // vertical cracks and ledges
        for (let j = 0; j < 13; j++) {
          const fx = lerp(x, outX, wr.f() ** 1.3)
          const y0 = lerp(topY - 60 * u, foot, wr.f(0, 0.75))
          const h = (foot - topY) * wr.f(0.12, 0.42)
          const w = lerp(10, 56, t) * u * wr.f(0.4, 1.1)
          faces += path(
            poly([
              [fx, y0],
              [fx + side * w, y0 + h * 0.1],
              [fx + side * w * 0.8, y0 + h],
              [fx + side * w * 0.1, y0 + h * 0.8],
            ]),
            { fill: litSide ? D : mix(D, p.ink, 0.25), o: litSide ? 0.42 : 0.5 },
          )
          faces += path(
            poly([
              [fx, y0],
              [fx - side * w * 0.34, y0 + h * 0.3],
              [fx + side * w * 0.1, y0 + h * 0.8],
            ]),
            { fill: mix(L, '#ffffff', litSide ? 0.3 : 0.05), o: litSide ? 0.65 : 0.35 },
          )
        }
        for (let j = 0; j < 7; j++) {
          const yy = lerp(topY, foot, (j + wr.f(0.2, 0.8)) / 7)
          faces += path(
            poly(
              fractal(
                [
                  [outX, yy + wr.n() * 14 * u],
                  [x, yy + wr.n() * 10 * u],
                ],
                wr,
                0.03,
                3,
              ),
              false,
            ),
            { stroke: D, sw: lerp(1, 4, t) * u, o: 0.35 },
          )
        }
        // undercut, darker at the water
        faces += rect(
          Math.min(x, outX) - 40 * u,
          foot - lerp(12, 64, t) * u,
          Math.abs(outX - x) + 80 * u,
          lerp(14, 70, t) * u,
          {
            fill: s.lin([
              [0, p.shadow, 0],
              [1, p.shadow, 0.6],
            ]),
          },
        )
        out += g(faces, { clip: s.clip(d) })
        // pines and scrub on the rim and ledges
        for (let j = 0; j < 4; j++) {
          const e = nth(topEdge, Math.min(topEdge.length - 1, 1 + j * 2))
          out += pine(s, e[0], e[1] + 8 * u, lerp(46, 170, t) * u * wr.f(0.7, 1.2), `tp${k}${side}${j}`, depth)
        }
        for (let j = 0; j < 4; j++) {
          const e = nth(inner, Math.min(inner.length - 2, 3 + j * 6))
          out += bush(s, e[0] + side * 12 * u, e[1] + 6 * u, lerp(16, 58, t) * u, `lb${k}${side}${j}`, MAT.pine, depth)
        }
        out += path(lens(x - side * 4 * u, foot, lerp(60, 360, t) * u, lerp(2, 7, t) * u), { fill: p.glint, o: 0.7 })
      }
    }
    // white water
    for (let k = 0; k < 130; k++) {
      const t = r.f() ** 0.8
      const y = lerp(hy + 30 * u, H, t)
      const half = lerp(0.03, 0.46, t ** 1.15) * W
      const x = vx + r.n() * half * 0.8
      out += path(lens(x, y, lerp(14, 150, t) * u * r.f(0.4, 1.1), lerp(1, 7, t) * u * r.f(0.6, 1.2)), {
        fill: r.chance(0.75) ? p.glint : mix(p.sea[2], p.ink, 0.2),
        o: r.f(0.3, 0.85),
      })
    }
    out +=
      boulders(s, 'b1', vx - W * 0.3, vx - W * 0.16, H * 0.93, 60 * u, 4, rock) +
      boulders(s, 'b2', vx + W * 0.2, vx + W * 0.34, H * 0.86, 46 * u, 4, rock)
    const len = (s.tall ? 0.5 : 0.34) * W
    const rx = vx + W * 0.01
    const ry = H * 0.8
    // the wave it sits in
    out += ell(rx, ry + 12 * u, len * 0.64, 22 * u, { fill: mix(p.sea[2], p.ink, 0.2), o: 0.45 })
    out += raft(s, rx, ry, len, r.pick(['#d8412f', '#f0a63c', '#1f7f96']), r.f(-9, -5))
    const sp = s.r.fork('spray2')
    let foam = ''
    for (let k = 0; k < 64; k++) {
      const a = sp.f(-0.62, 0.62)
      const lift = sp.f() ** 2 * 60 * u * (0.4 + Math.abs(a))
      foam += circ(rx + a * len * 1.04, ry + 16 * u - lift + Math.abs(a) * -6 * u, sp.f(2, 10) * u, {
        fill: p.glint,
        o: sp.f(0.5, 0.95),
      })
    }
    out +=
      foam +
      path(
        bank(
          [
            [rx - len * 0.66, ry + 22 * u],
            [rx - len * 0.4, ry + 2 * u],
            [rx - len * 0.1, ry + 14 * u],
            [rx + len * 0.25, ry + 2 * u],
            [rx + len * 0.62, ry - 10 * u],
          ],
          [
            [rx + len * 0.5, ry + 26 * u],
            [rx - len * 0.5, ry + 34 * u],
          ],
        ),
        { fill: p.glint, o: 0.85 },
      )
    // haze in the gorge and light falling in
    out += path(
      poly([
        [W * s.sx, -20],
        [W * s.sx + 120 * u, -20],
        [vx + 60 * u, hy + 60 * u],
        [vx - 120 * u, hy + 60 * u],
      ]),
      {
        fill: s.linU(
          [
            [0, p.sun, 0.3],
            [1, p.sun, 0],
          ],
          0,
          0,
          0,
          hy,
        ),
      },
    )
    out += birds(s, vx, H * 0.2, 4, 14 * u, mix(p.ink, p.sky[1], 0.15))
    return out
  },
}
