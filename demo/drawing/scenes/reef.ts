import { type Hex, mix, tone } from '../color.ts'
import { lump } from '../primitives/landscape/mountains.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, curve, ell, g, lens, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Divers over a reef with amphorae; its own light, from the surface down. */
export const reef: SceneDef = {
  sun: [0.3, 0.7],
  times: ['noon', 'golden', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('rf')
    const warm = p.time === 'golden'
    const top: Hex = p.time === 'night' ? '#2a8aa0' : warm ? '#8fd8c0' : '#9be8e4'
    const mid: Hex = p.time === 'night' ? '#0f5a7c' : '#1aa0b4'
    const deep: Hex = p.time === 'night' ? '#04203c' : '#07456f'
    const floorC: Hex = mix(deep, '#0a2c4c', 0.4)
    const fog = (c: Hex, d: number): Hex => mix(c, mix(mid, deep, 0.35), d)
    let out = rect(0, 0, W, H, {
      fill: s.linU(
        [
          [0, top],
          [0.22, mix(top, mid, 0.6)],
          [0.55, mid],
          [1, deep],
        ],
        0,
        0,
        0,
        H,
      ),
    })
    const lx = s.sx * W
    out += rect(0, 0, W, H, {
      fill: s.radU(
        [
          [0, '#fffbe0', 0.85],
          [0.3, '#e8fff4', 0.35],
          [1, top, 0],
        ],
        lx,
        -H * 0.04,
        H * 0.75,
      ),
    })
    // underside of the surface
    for (let k = 0; k < 60; k++) {
      const y = r.f() ** 2 * H * 0.12
      out += path(lens(r.f(0, W), y, r.f(60, 260) * u, lerp(9, 3, y / (H * 0.12)) * u), {
        fill: '#ffffff',
        o: r.f(0.15, 0.5),
      })
    }
    // shafts
    for (let k = 0; k < 11; k++) {
      const a = lerp(-0.62, 0.62, (k + r.f(0.1, 0.9)) / 11)
      const w = r.f(0.012, 0.04)
      const l = H * r.f(0.7, 1.1)
      out += path(
        poly([
          [lx + a * 90 * u, -20],
          [lx + Math.sin(a - w) * l * 1.1, l],
          [lx + Math.sin(a + w) * l * 1.1, l],
        ]),
        {
          fill: s.linU(
            [
              [0, '#ffffff', 0.34],
              [1, '#ffffff', 0],
            ],
            0,
            0,
            0,
            l,
          ),
        },
      )
    }
    // hull of the dive boat overhead
    const bx = W * (s.sx > 0.5 ? 0.24 : 0.76)
    out +=
      path(`M${r1(bx - 150 * u)} ${r1(H * 0.015)}Q${r1(bx)} ${r1(H * 0.1)} ${r1(bx + 170 * u)} ${r1(H * 0.012)}Z`, {
        fill: mix(deep, '#08233c', 0.3),
        o: 0.85,
      }) + line([bx + 60 * u, H * 0.03], [bx + 40 * u, H], mix(deep, top, 0.3), 1.6 * u, { o: 0.5 })
    // reef walls, far to near
    const wall = (label: string, side: 1 | -1, w: number, y: number, d: number): string => {
      const q = s.r.fork(label)
      const X = (t: number): number => (side > 0 ? W - t * w : t * w)
      const pts: Pt[] = [
        [X(-0.05), y - 330 * u],
        [X(0.2), y - 280 * u],
        [X(0.42), y - 190 * u + q.n() * 20 * u],
        [X(0.62), y - 150 * u],
        [X(0.85), y - 60 * u],
        [X(1.1), y - 20 * u],
      ]
      return path(
        bank(
          pts,
          [
            [X(1.1), H + 10],
            [X(-0.05), H + 10],
          ],
          0.9,
        ),
        {
          fill: s.linU(
            [
              [0, fog('#1b5c78', d)],
              [1, fog(floorC, d * 0.7)],
            ],
            0,
            y - 300 * u,
            0,
            H,
          ),
        },
      )
    }
    out += wall('w0', 1, W * 0.5, H * 0.84, 0.72) + wall('w1', -1, W * 0.46, H * 0.9, 0.5)
    // school of fish
    const school = (cx: number, cy: number, n: number, z: number, c: Hex, dir: number): string => {
      let q = ''
      for (let k = 0; k < n; k++) {
        const x = cx + r.n() * z * 11
        const y = cy + r.n() * z * 3.6
        const l = z * r.f(0.7, 1.2)
        q += path(
          `M${r1(x - dir * l)} ${r1(y)}Q${r1(x)} ${r1(y - l * 0.46)} ${r1(x + dir * l)} ${r1(y)}Q${r1(x)} ${r1(y + l * 0.46)} ${r1(x - dir * l)} ${r1(y)}ZM${r1(x - dir * l * 0.8)} ${r1(y)}L${r1(x - dir * l * 1.5)} ${r1(y - l * 0.4)}L${r1(x - dir * l * 1.35)} ${r1(y)}L${r1(x - dir * l * 1.5)} ${r1(y + l * 0.4)}Z`,
          { fill: r.chance(0.3) ? tone(c, 0.12) : c },
        )
      }
      return q
    }
    out +=
      school(W * 0.7, H * 0.4, 42, 9 * u, fog('#12466a', 0.35), 1) +
      school(W * 0.24, H * 0.3, 26, 7 * u, fog('#12466a', 0.5), -1)
    out += wall('w2', 1, W * 0.4, H * 0.97, 0.3)
    // sand
    out += path(
      bank(
        [
          [-20, H * 0.84],
          [W * 0.25, H * 0.87],
          [W * 0.5, H * 0.85],
          [W * 0.8, H * 0.88],
          [W + 20, H * 0.86],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.lin([
          [0, fog('#cfc79a', 0.5)],
          [1, fog('#6f8a80', 0.45)],
        ]),
      },
    )
    for (let k = 0; k < 40; k++)
      out += path(lens(r.f(0, W), H * r.f(0.88, 1), r.f(60, 200) * u, 3 * u), {
        fill: r.chance(0.5) ? '#f3ecc4' : deep,
        o: 0.22,
      })
    // amphorae
    const amph = (x: number, y: number, h: number, rot: number): string => {
      const L = fog('#d99a66', 0.22)
      const D = fog('#8a5236', 0.3)
      const body =
        'M0 0C-22 -18 -30 -46 -22 -66C-18 -76 -9 -80 -8 -90L-12 -96L12 -96L8 -90C9 -80 18 -76 22 -66C30 -46 22 -18 0 0Z'
      return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${rot}) scale(${(h / 100).toFixed(3)})">${path('M-9 -90C-24 -90 -26 -72 -20 -66M9 -90C24 -90 26 -72 20 -66', { stroke: D, sw: 4 }) + path(body, { fill: L }) + g(path('M2 -100C14 -80 10 -40 -2 4L40 4L40 -100Z', { fill: D, o: 0.7 }) + path('M-30 -58H30M-30 -40H30', { stroke: D, sw: 1.6, o: 0.5 }), { clip: s.clip(body) })}</g>`
    }
    const ax = W * (s.sx > 0.5 ? 0.3 : 0.68)
    out +=
      ell(ax + 40 * u, H * 0.945, 190 * u, 16 * u, { fill: deep, o: 0.4 }) +
      amph(ax, H * 0.94, 170 * u, 64) +
      amph(ax + 120 * u, H * 0.96, 150 * u, -76) +
      amph(ax + 70 * u, H * 0.93, 130 * u, 18)
    // corals
    const coral = (x: number, y: number, z: number, c: Hex, kind: number): string => {
      let q = ''
      if (kind === 0) {
        const br = (x0: number, y0: number, a: number, l: number, w: number, gen: number): void => {
          const x1 = x0 + Math.cos(a) * l
          const y1 = y0 + Math.sin(a) * l
          q += line([x0, y0], [x1, y1], gen > 2 ? tone(c, 0.1) : c, w, { cap: 'round' })
          if (gen < 4)
            for (const da of [-0.5, 0.08, 0.52])
              if (r.chance(0.86)) br(x1, y1, a + da + r.f(-0.12, 0.12), l * 0.68, w * 0.68, gen + 1)
        }
        br(x, y, -Math.PI / 2, z * 0.42, z * 0.11, 0)
      } else if (kind === 1)
        for (let k = 0; k < 7; k++) {
          const a = lerp(-2.5, -0.64, k / 6)
          const l = z * r.f(0.6, 1)
          q += path(
            curve([
              [x + k * z * 0.05 - z * 0.15, y],
              [x + Math.cos(a) * l * 0.5 + r.n() * z * 0.08, y + Math.sin(a) * l * 0.5],
              [x + Math.cos(a) * l, y + Math.sin(a) * l],
            ]),
            { stroke: k % 2 ? c : tone(c, 0.1), sw: z * 0.1, cap: 'round' },
          )
        }
      else {
        const d = lump(r, x, y - z * 0.3, z * 0.62, z * 0.46, 12, 0.08)
        q +=
          path(d, { fill: tone(c, -0.1) }) +
          g(path(lump(r, x - s.cast * z * 0.12, y - z * 0.42, z * 0.5, z * 0.34, 11, 0.1), { fill: c }), {
            clip: s.clip(d),
          })
        for (let k = 0; k < 12; k++)
          q += circ(x + r.f(-0.46, 0.46) * z, y - z * r.f(0.08, 0.6), z * 0.03, { fill: tone(c, 0.16), o: 0.8 })
      }
      return q
    }
    const cols: Hex[] = ['#e8683c', '#d63a6e', '#f0b23e', '#c8402a', '#7f5aa8', '#e88a6a']
    for (const side of [1, -1] as const)
      for (let k = 0; k < 15; k++) {
        const t = k / 14
        const x = side > 0 ? W - r.f(-0.02, lerp(0.34, 0.24, t)) * W : r.f(-0.02, lerp(0.26, 0.2, t)) * W
        const y = lerp(H * 0.86, H * 1.02, t) - (side > 0 ? (x - W * 0.62) * 0.14 : 0)
        out += path(lump(r, x, y + 10 * u, r.f(50, 96) * u, r.f(34, 56) * u, 11, 0.14), {
          fill: fog('#173f5c', lerp(0.3, 0, t)),
        })
        out += coral(
          x + r.n() * 20 * u,
          y - 10 * u,
          lerp(56, 130, t) * u,
          fog(r.pick(cols), lerp(0.44, 0.1, t)),
          r.i(0, 2),
        )
      }
    // turtle
    const turtle = (x: number, y: number, z: number, flip: boolean): string => {
      const c = fog('#6f8f4a', 0.18)
      const d = fog('#2f5546', 0.25)
      const sh = 'M-40 4C-38 -22 -8 -34 22 -24C40 -18 50 -6 50 4C30 16 -14 20 -40 4Z'
      const b =
        path('M34 0C54 22 60 50 52 66C38 54 20 30 14 12Z', { fill: d }) +
        path('M30 -12C44 -30 64 -44 84 -44C74 -26 58 -8 40 0Z', { fill: mix(c, d, 0.6) }) +
        path('M-36 4C-52 8 -66 20 -70 32C-54 30 -36 20 -26 12Z', { fill: d }) +
        path('M46 -4C56 -14 72 -12 74 -2C74 8 60 12 48 8Z', { fill: c }) +
        circ(65, -4, 2.2, { fill: deep }) +
        path(sh, { fill: d }) +
        g(
          path(sh, { fill: c, tf: 'translate(-2 -7)' }) +
            path('M-20 -30L-12 -6L14 -4L24 -26M-12 -6L-18 12M14 -4L20 14', { stroke: d, sw: 3 }),
          { clip: s.clip(sh) },
        )
      return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${(flip ? -z : z) / 100} ${z / 100}) rotate(-12)">${b}</g>`
    }
    const ts = s.sx > 0.5
    out += turtle(W * (ts ? 0.76 : 0.22), H * 0.66, 128 * u, ts)
    // diver
    const dv = (x: number, y: number, z: number, flip: boolean, accent: Hex, d: number): string => {
      const c = fog('#0c2036', d)
      const b =
        path('M-70 -6C-50 -16 -20 -18 4 -14C14 -18 26 -18 34 -12C38 -6 36 2 28 5C18 8 8 6 2 4C-24 10 -50 8 -70 4Z', {
          fill: c,
        }) +
        path('M-66 -4C-92 -14 -112 -16 -128 -12L-120 -3C-104 -2 -88 2 -68 4Z', { fill: c }) +
        path('M-124 -14C-142 -20 -160 -18 -170 -10C-156 -6 -140 -4 -122 -4Z', { fill: fog(accent, d) }) +
        path('M-66 2C-86 10 -100 18 -112 28L-104 33C-92 26 -78 16 -62 8Z', { fill: c }) +
        path('M-108 24C-122 34 -134 48 -136 60C-122 52 -110 42 -100 34Z', { fill: fog(accent, d) }) +
        rect(-44, -29, 52, 13, { fill: fog(accent, d) }, 6) +
        rect(6, -26, 8, 7, { fill: c }, 2) +
        path('M4 2C14 14 26 24 44 28L47 22C32 18 22 10 14 0Z', { fill: c }) +
        circ(34, -6, 10.5, { fill: fog('#b97c55', d + 0.1) }) +
        path('M24 -12C26 -20 42 -20 45 -9C40 -13 30 -13 24 -4Z', { fill: c }) +
        rect(35, -11, 11, 8, { fill: fog('#bff2ee', d * 0.6) }, 3) +
        path('M40 0C40 8 30 10 20 4', { stroke: c, sw: 2.4 })
      return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${(flip ? -z : z) / 100} ${z / 100}) rotate(8)">${b}</g>`
    }
    const dxp = W * (ts ? 0.42 : 0.58)
    out +=
      dv(dxp, H * (s.tall ? 0.5 : 0.54), (s.tall ? 150 : 160) * u, !ts, '#f0a63c', 0.02) +
      dv(W * (ts ? 0.66 : 0.34), H * 0.42, 84 * u, !ts, '#e8683c', 0.3)
    const bub = (x: number, y: number, n: number, z: number): string => {
      let q = ''
      for (let k = 0; k < n; k++) {
        const t = k / n
        q +=
          circ(x + r.n() * z * (0.6 + t * 2), y - t * z * 16, z * r.f(0.25, 0.7), {
            stroke: '#ffffff',
            sw: z * 0.1,
            o: 0.8 - t * 0.5,
          }) + (k % 2 ? '' : circ(x + r.n() * z * 2, y - t * z * 15, z * 0.2, { fill: '#ffffff', o: 0.6 }))
      }
      return q
    }
    out += bub(dxp + (ts ? -1 : 1) * 64 * u, H * 0.5, 14, 13 * u)
    out += school(W * (ts ? 0.3 : 0.72), H * 0.74, 15, 15 * u, fog('#f0b23e', 0.16), ts ? 1 : -1)
    return out
  },
}
