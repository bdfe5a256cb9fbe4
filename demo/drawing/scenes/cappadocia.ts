import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { chimney } from '../primitives/landscape/fairy-chimney.ts'
import { fractal, hills, range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { BALLOON_SETS, balloon } from '../primitives/vehicles/balloons.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { g, lerp, type Pt, path, poly, r1 } from '../svg.ts'

export const cappadocia: SceneDef = {
  sun: [0.16, 0.84],
  times: ['dawn', 'golden', 'dusk', 'noon'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('capp')
    const hy = H * (s.tall ? 0.62 : 0.58)
    let out = sky(s, {
      hy: hy + 30 * u,
      clouds: 'streak',
      cloudY: 0.55,
      sun: p.time === 'noon' ? false : { y: hy * 0.84, r: 70 },
    })
    out += range(s, {
      label: 'm0',
      base: hy + 20 * u,
      h: 150 * u,
      peaks: 3,
      depth: 0.84,
      albedo: '#b59a8a',
      jag: 0.08,
      env: (t) => 0.35 + 0.65 * Math.exp(-((t - (1 - s.sx)) ** 2) * 9),
      snow: true,
    })
    // mesas
    for (let k = 0; k < 3; k++) {
      const y = hy + (6 + k * 34) * u
      const depth = 0.7 - k * 0.17
      const mr = s.r.fork(`mesa${k}`)
      const pts: Pt[] = []
      let x = -60
      let lvl = mr.f(-40, 20) * u
      while (x < W + 80) {
        const w = mr.f(60, 190) * u
        pts.push([x, y + lvl], [x + w * 0.82, y + lvl + mr.f(-4, 4) * u])
        lvl = mr.f(-56, 24) * u * (1 - k * 0.12)
        x += w
      }
      const L = far(p, lit(p, mix(MAT.tuff, '#d98f6c', 0.35)), depth)
      const D = far(p, shade(p, mix(MAT.tuff, '#d98f6c', 0.3)), depth)
      const top = fractal(pts, mr, 0.05, 1)
      const d = poly([...top, [W + 80, y + 160 * u], [-60, y + 160 * u]])
      out += path(d, {
        fill: s.linU(
          [
            [0, L],
            [1, mix(L, p.haze, 0.55)],
          ],
          0,
          y - 50 * u,
          0,
          y + 120 * u,
        ),
      })
      let fl = ''
      for (let q = 0; q < top.length - 1; q++) {
        const [a, b] = [nth(top, q), nth(top, q + 1)]
        const n = Math.max(1, Math.round((b[0] - a[0]) / (20 * u)))
        for (let j = 0; j < n; j++) {
          const fx = lerp(a[0], b[0], (j + mr.f(0.1, 0.9)) / n)
          const fw = mr.f(6, 17) * u
          const l = mr.f(40, 110) * u
          fl += path(
            `M${r1(fx)} ${r1(y - 60 * u)}L${r1(fx + s.cast * fw * 0.7)} ${r1(y + lvl * 0 + l * 0.3)}Q${r1(fx + s.cast * fw * 1.6)} ${r1(y + l * 0.8)} ${r1(fx + s.cast * fw * 2.2)} ${r1(y + l)}L${r1(fx - s.cast * fw * 0.2)} ${r1(y + l)}Q${r1(fx - s.cast * fw * 0.1)} ${r1(y + l * 0.4)} ${r1(fx)} ${r1(y - 60 * u)}Z`,
            { fill: D, o: 0.32 },
          )
        }
      }
      out += g(fl, { clip: s.clip(d) })
      // small far balloons float between the layers
      if (k < 2)
        for (let q = 0; q < (s.tall ? 3 : 4); q++) {
          const z = lerp(11, 24, k) * u * r.f(0.8, 1.2)
          out += balloon(
            s,
            r.f(0.04, 0.96) * W,
            hy - r.f(40, 330) * u,
            z,
            0.62 - k * 0.2,
            r.pick(BALLOON_SETS),
            r.i(0, 2),
          )
        }
    }
    // valley floor and chimneys
    out += hills(s, {
      label: 'v1',
      y: hy + 120 * u,
      amp: 18 * u,
      n: 6,
      base: H,
      color: far(p, lit(p, MAT.tuff), 0.2),
      foot: lit(p, '#d9ac86'),
    })
    // cones stand in families
    const fam = s.tall ? 5 : 7
    const spots = Array.from({ length: fam }, (_, k) => {
      const cx = ((k + r.f(0.15, 0.85)) / fam) * 1.1 - 0.05
      const q = r.f()
      return Array.from({ length: r.i(3, 5) }, (_, j) => ({
        x: cx + (j - 1.8) * 0.026 * (s.tall ? 1.6 : 1) + r.f(-0.008, 0.008),
        q: q + r.f(-0.05, 0.05),
        z: j === 1 || j === 2 ? r.f(0.9, 1.25) : r.f(0.45, 0.8),
      }))
    })
      .flat()
      .sort((a, b) => a.q - b.q)
    spots.forEach(({ x, q, z }, k) => {
      out += chimney(s, x * W, hy + lerp(122, 232, q) * u, lerp(100, 200, q) * u * z, `ch${k}`, lerp(0.36, 0.1, q))
    })
    out += hills(s, {
      label: 'v2',
      y: hy + 226 * u,
      amp: 22 * u,
      n: 5,
      base: H + 10,
      color: mix(lit(p, '#d9a982'), p.haze, 0.12),
      foot: shade(p, '#b98262'),
    })
    // poplars and orchards on the valley floor
    for (let k = 0; k < 26; k++)
      out += bush(
        s,
        r.f(0, 1) * W,
        hy + r.f(236, 262) * u,
        r.f(16, 30) * u,
        `or${k}`,
        r.chance(0.5) ? MAT.olive : '#b59a4a',
        0.16,
      )
    out += hills(s, {
      label: 'v3',
      y: H - 62 * u,
      amp: 20 * u,
      n: 4,
      base: H + 10,
      color: lit(p, '#cf9c72'),
      foot: shade(p, '#a9714f'),
    })
    const big = s.sx > 0.5 ? 0.88 : 0.12
    for (const [k, dx, hh] of [
      [1, 0.12, 250],
      [2, -0.11, 285],
      [0, 0, 380],
      [3, 0.2, 170],
      [4, 0.055, 200],
    ] as const)
      out += chimney(s, (big + (s.sx > 0.5 ? -dx : dx)) * W, H + (k === 3 ? 4 : 26) * u, hh * u, `fg${k}`, 0)
    for (let k = 0; k < 16; k++)
      out += bush(
        s,
        r.f(0, 1) * W,
        H - r.f(-10, 84) * u,
        r.f(22, 50) * u,
        `b${k}`,
        r.chance(0.5) ? MAT.scrub : '#93824f',
      )
    // main balloons
    const side = s.sx > 0.5 ? 1 : -1
    const bx = 0.5 - side * (s.tall ? 0.14 : 0.2)
    out += balloon(s, (0.5 + side * 0.17) * W, hy * (s.tall ? 0.6 : 0.5), 56 * u, 0.3, r.pick(BALLOON_SETS), 1)
    out += balloon(s, (0.5 + side * 0.4) * W, hy * 0.26, 82 * u, 0.16, r.pick(BALLOON_SETS), 0)
    out += balloon(
      s,
      bx * W,
      hy * (s.tall ? 0.44 : 0.47),
      (s.tall ? 178 : 168) * u,
      0.02,
      r.pick(BALLOON_SETS),
      r.i(0, 2),
    )
    out += birds(s, (0.5 + side * 0.06) * W, hy * 0.86, 6, 9 * u, mix(p.ink, p.haze, 0.2))
    return out
  },
}
