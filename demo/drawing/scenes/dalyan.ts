import { type Hex, mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { fractal, hills, range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { lap, reflection, sea } from '../primitives/landscape/water.ts'
import { figure, passer } from '../primitives/people/people.ts'
import { wake } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { curve, ell, g, lens, lerp, line, path, poly, r1, rect, type Stage } from '../svg.ts'

/** reeds: thin blades with brown heads */
const reeds = (s: Stage, x0: number, x1: number, y: number, h: number, n: number, label: string, depth = 0): string => {
  const { p, u } = s
  const r = s.r.fork(label)
  const g0 = far(p, lit(p, '#8fa05a'), depth)
  const g1 = far(p, shade(p, '#5f7a48'), depth)
  let out = ''
  for (let k = 0; k < n; k++) {
    const x = r.f(x0, x1)
    const l = h * r.f(0.5, 1)
    const b = r.f(-0.2, 0.26) * l
    out += path(
      `M${r1(x - 1.6 * u)} ${r1(y)}Q${r1(x + b * 0.2)} ${r1(y - l * 0.6)} ${r1(x + b)} ${r1(y - l)}Q${r1(x + b * 0.4)} ${r1(y - l * 0.55)} ${r1(x + 2.4 * u)} ${r1(y)}Z`,
      { fill: k % 3 ? g1 : g0 },
    )
    if (k % 4 === 0)
      out += ell(x + b * 0.96, y - l * 0.98, h * 0.018, h * 0.07, { fill: far(p, lit(p, '#a8703f'), depth) })
  }
  return out
}

/** Dalyan: temple tombs in the cliff, reed channels, a flat boat with its awning. */
export const dalyan: SceneDef = {
  sun: [0.6, 0.84],
  mirror: true,
  times: ['golden', 'noon', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('da')
    const wy = H * (s.tall ? 0.56 : 0.58)
    let out = sky(s, { hy: wy, cloudY: 0.5, sun: p.time === 'noon' ? false : { y: wy * 0.42, r: 56 } })
    out += range(s, {
      label: 'm0',
      base: wy,
      h: 260 * u,
      peaks: 4,
      depth: 0.76,
      albedo: '#9fa890',
      env: (t) => 0.3 + t * 0.7,
    })
    out += hills(s, {
      label: 'h0',
      y: wy - 60 * u,
      amp: 22 * u,
      n: 6,
      base: wy + 10,
      color: far(p, lit(p, MAT.pine), 0.46),
    })
    // cliff on the left
    const top = fractal(
      [
        [-20, H * 0.06],
        [W * 0.14, H * 0.04],
        [W * 0.3, H * 0.1],
        [W * 0.44, H * 0.16],
        [W * 0.54, H * 0.3],
        [W * 0.62, H * 0.42],
        [W * 0.74, wy - 20 * u],
      ],
      r,
      0.1,
      3,
    )
    const cd = poly([...top, [W * 0.78, wy + 4], [-20, wy + 4]])
    const L = lit(p, '#d9b48a')
    const D = shade(p, '#c09a70')
    out += path(cd, {
      fill: s.linU(
        [
          [0, mix(L, D, 0.5)],
          [0.6, L],
          [1, mix(L, p.haze, 0.15)],
        ],
        0,
        0,
        W * 0.7,
        0,
      ),
    })
    let face = ''
    for (let k = 0; k < 70; k++) {
      const x = r.f(0, 0.7) * W
      const y = r.f(0.06, 0.6) * H
      const w = r.f(14, 52) * u
      const h = r.f(60, 190) * u
      face += path(
        poly([
          [x, y],
          [x + w, y + h * 0.14],
          [x + w * 0.8, y + h],
          [x - w * 0.1, y + h * 0.8],
        ]),
        { fill: r.chance(0.55) ? D : mix(L, '#ffffff', 0.3), o: 0.3 },
      )
    }
    for (let k = 0; k < 16; k++) {
      const y = H * r.f(0.1, 0.55)
      const x = r.f(0, 0.6) * W
      face += line([x, y], [x + r.f(60, 180) * u, y + r.f(-6, 10) * u], D, r.f(2, 5) * u, { o: 0.35 })
    }
    out += g(face, { clip: s.clip(cd) })
    for (let k = 0; k < 40; k++) {
      const q = nth(top, Math.floor(r.f() * (top.length - 1)))
      out += bush(
        s,
        q[0] + r.n() * 10 * u,
        q[1] + r.f(4, 30) * u,
        r.f(34, 70) * u,
        `tb${k}`,
        r.chance(0.6) ? MAT.pine : MAT.scrub,
        0.12,
      )
    }
    // tombs: porch, two columns, pediment, dark door
    const tomb = (x: number, y: number, w: number): string => {
      const h = w * 1.05
      const sl = lit(p, '#efd2a8')
      const sd = shade(p, '#c9a478')
      let o = rect(x - w * 0.56, y - h * 1.36, w * 1.12, h * 1.4, { fill: sd, o: 0.55 }, w * 0.04)
      o +=
        rect(x - w * 0.5, y - h, w, h, { fill: mix(sd, p.ink, 0.34) }) +
        rect(x - w * 0.16, y - h * 0.72, w * 0.32, h * 0.72, { fill: mix(p.ink, sd, 0.12) }) +
        path(
          poly([
            [x - w * 0.5, y - h],
            [x + w * 0.5, y - h],
            [x + w * 0.5, y - h * 0.8],
            [x - w * 0.5, y - h * 0.86],
          ]),
          { fill: p.ink, o: 0.3 },
        )
      for (const k of [-0.42, 0.42, -0.2, 0.2]) {
        const cw = Math.abs(k) > 0.3 ? 0.14 : 0.09
        o +=
          rect(x + (k - cw / 2) * w, y - h, cw * w, h, {
            fill: s.linU(
              s.sx > 0.5
                ? [
                    [0, sd],
                    [1, sl],
                  ]
                : [
                    [0, sl],
                    [1, sd],
                  ],
              x + (k - cw / 2) * w,
              0,
              x + (k + cw / 2) * w,
              0,
            ),
          }) + rect(x + (k - cw * 0.8) * w, y - h, cw * 1.6 * w, h * 0.06, { fill: sl })
      }
      o += rect(x - w * 0.58, y - h * 1.1, w * 1.16, h * 0.12, { fill: sl })
      for (let k = 0; k < 11; k++) o += rect(x - w * 0.54 + k * w * 0.1, y - h * 1.0, w * 0.05, h * 0.04, { fill: sd })
      o +=
        path(
          poly([
            [x - w * 0.62, y - h * 1.1],
            [x, y - h * 1.4],
            [x + w * 0.62, y - h * 1.1],
          ]),
          { fill: sl },
        ) +
        path(
          poly([
            [x - w * 0.44, y - h * 1.13],
            [x, y - h * 1.33],
            [x + w * 0.44, y - h * 1.13],
          ]),
          { fill: sd },
        ) +
        rect(x - w * 0.6, y - h * 0.02, w * 1.2, h * 0.07, { fill: sl })
      return o
    }
    const ts = s.tall ? 0.72 : 1
    for (const [x, y, w] of [
      [0.12, 0.34, 110],
      [0.25, 0.37, 126],
      [0.375, 0.39, 104],
      [0.46, 0.42, 74],
      [0.07, 0.5, 60],
      [0.33, 0.52, 56],
    ] as const)
      out += tomb(x * W * (s.tall ? 1.25 : 1), y * H, w * u * ts)
    for (let k = 0; k < 6; k++)
      out += rect(W * (0.16 + k * 0.09), H * (0.48 + (k % 2) * 0.03), 22 * u, 30 * u, {
        fill: mix(p.ink, D, 0.3),
        o: 0.8,
      })
    // river
    out += sea(s, {
      hy: wy,
      colors: [mix(p.sea[0], '#8fb08a', 0.3), mix(p.sea[1], '#3f8a78', 0.35), mix(p.sea[2], '#1f5a52', 0.35)],
      ripples: 0.9,
    })
    out += g(path(cd, { fill: mix(L, p.sea[1], 0.45), tf: `translate(0 ${r1(wy * 1.55)}) scale(1 -.55)` }), {
      o: 0.4,
      clip: s.clip(`M0 ${r1(wy)}H${W}V${H}H0Z`),
    })
    for (let k = 0; k < 36; k++)
      out += path(lens(r.f(0, W * 0.7), wy + r.f(10, 200) * u, r.f(60, 220) * u, r.f(1.4, 3.4) * u), {
        fill: mix(p.sea[1], '#3f8a78', 0.3),
        o: 0.6,
      })
    out +=
      reeds(s, W * 0.5, W * 1.02, wy + 8 * u, 66 * u, 240, 'rf', 0.24) +
      reeds(s, -10, W * 0.36, wy + 10 * u, 44 * u, 140, 'rg', 0.18)
    out += reeds(s, W * 0.74, W * 1.02, wy + 74 * u, 130 * u, 170, 'rm', 0.08)
    // flat boat
    const len = (s.tall ? 0.72 : 0.46) * W
    const bx = W * (s.tall ? 0.1 : 0.2)
    const by = lerp(wy, H, 0.52)
    const k = len / 100
    const X = (v: number): number => bx + v * k
    const Y = (v: number): number => by + v * k
    const hull: Hex = r.pick(['#2f6d7e', '#a8432f', '#f2ede2'])
    let b = ''
    for (const v of [14, 38, 62, 82]) b += line([X(v), Y(-5)], [X(v), Y(-22)], lit(p, '#c9a06c'), k * 0.9)
    for (let q = 0; q < 8; q++)
      b += figure(s, X(19 + q * 7.6), Y(0.6), k * 15.4, { ...passer(s.r.fork(`dp${q}`), ['sit']), flip: q % 2 === 0 })
    b += figure(s, X(7), Y(-3), k * 17, {
      pose: 'point',
      outfit: 'trousers',
      top: '#fbf6ea',
      bottom: '#2a4058',
      hair: 'cap',
    })
    b += path(
      `M${r1(X(9))} ${r1(Y(-21))}Q${r1(X(48))} ${r1(Y(-28))} ${r1(X(88))} ${r1(Y(-21))}L${r1(X(88))} ${r1(Y(-19.4))}Q${r1(X(48))} ${r1(Y(-24))} ${r1(X(9))} ${r1(Y(-19.4))}Z`,
      { fill: lit(p, '#fbf4e6') },
    )
    for (let q = 0; q < 20; q++) {
      const v = 9 + q * 3.95
      b += path(
        `M${r1(X(v))} ${r1(Y(-19.8 - Math.sin((q / 20) * Math.PI) * 2.4))}q${r1(k * 2)} ${r1(k * 2.4)} ${r1(k * 3.95)} 0Z`,
        { fill: q % 2 ? lit(p, p.accent) : lit(p, '#fbf4e6') },
      )
    }
    const hd = `M${r1(X(0))} ${r1(Y(-8))}C${r1(X(20))} ${r1(Y(-5.6))} ${r1(X(70))} ${r1(Y(-5.6))} ${r1(X(100))} ${r1(Y(-11))}C${r1(X(97))} ${r1(Y(-4))} ${r1(X(94))} ${r1(Y(-1))} ${r1(X(90))} ${r1(Y(0.6))}H${r1(X(6))}C${r1(X(3))} ${r1(Y(-2))} ${r1(X(1))} ${r1(Y(-5))} ${r1(X(0))} ${r1(Y(-8))}Z`
    b +=
      path(hd, { fill: lit(p, hull) }) +
      g(
        path(`M${r1(X(-2))} ${r1(Y(-3))}H${r1(X(104))}V${r1(Y(3))}H${r1(X(-2))}Z`, { fill: shade(p, hull), o: 0.7 }) +
          path(
            curve(
              [
                [X(0), Y(-7.6)],
                [X(30), Y(-5.4)],
                [X(70), Y(-5.6)],
                [X(100), Y(-10.6)],
              ],
              false,
              0.9,
            ),
            { stroke: lit(p, '#fbf4e6'), sw: k * 1.2 },
          ),
        { clip: s.clip(hd) },
      )
    out += reflection(s, b, by, len * 0.22, 0.42) + b + wake(s, bx, by, len) + lap(s, X(50), by + 5 * u, len, 22, 'lp')
    // turtle, egret, near reeds
    const tx = W * 0.78
    const ty = H * 0.86
    out +=
      ell(tx, ty, 40 * u, 12 * u, { fill: lit(p, '#7a8a4a') }) +
      ell(tx - 6 * u, ty - 3 * u, 28 * u, 7 * u, { fill: lit(p, '#9aaa5a') }) +
      ell(tx - 46 * u, ty - 3 * u, 11 * u, 8 * u, { fill: lit(p, '#8a9a54') }) +
      ell(tx, ty + 6 * u, 60 * u, 5 * u, { fill: p.glint, o: 0.4 })
    out += reeds(s, -20, W * 0.2, H + 10, 250 * u, 110, 'rn') + reeds(s, W * 0.86, W * 1.04, H + 10, 210 * u, 80, 'ro')
    const ex = W * 0.9
    const ey = wy + 64 * u
    out +=
      path(`M${r1(ex)} ${r1(ey)}v${r1(-40 * u)}M${r1(ex + 9 * u)} ${r1(ey)}v${r1(-40 * u)}`, {
        stroke: p.ink,
        sw: 2 * u,
      }) +
      path(
        `M${r1(ex - 18 * u)} ${r1(ey - 34 * u)}q${r1(16 * u)} ${r1(-26 * u)} ${r1(40 * u)} ${r1(-18 * u)}q${r1(2 * u)} ${r1(-30 * u)} ${r1(14 * u)} ${r1(-40 * u)}l${r1(22 * u)} ${r1(4 * u)}l${r1(-18 * u)} ${r1(4 * u)}q${r1(-8 * u)} ${r1(18 * u)} ${r1(-6 * u)} ${r1(36 * u)}q${r1(-16 * u)} ${r1(18 * u)} ${r1(-52 * u)} ${r1(10 * u)}Z`,
        { fill: lit(p, '#fdfaf2') },
      )
    return out + birds(s, W * 0.66, wy * 0.4, 6, 12 * u, mix(p.ink, p.sky[1], 0.2))
  },
}
