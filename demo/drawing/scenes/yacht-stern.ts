import { type Hex, mix, tone } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { lump } from '../primitives/landscape/mountains.ts'
import { figure } from '../primitives/people/people.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, curve, g, lens, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Split level: the stern and its ladder above, swimmers and fish below the surface. */
export const yachtStern: SceneDef = {
  sun: [0.3, 0.7],
  mirror: true,
  times: ['noon', 'golden', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('ys')
    const wl = H * (s.tall ? 0.42 : 0.44)
    const hy = wl - 30 * u
    let out = seaView(s, { hy, bottom: wl + 10, k: 0.9, side: -1, boats: true })
    // below the surface
    const top = mix(p.shallow, '#bff4ea', 0.35)
    const deep = mix(p.sea[2], '#07456f', 0.4)
    const fog = (c: Hex, d: number): Hex => mix(c, mix(p.shallow, deep, 0.6), d)
    const wave: Pt[] = Array.from(
      { length: 13 },
      (_, k) => [(k / 12) * W * 1.04 - W * 0.02, wl + Math.sin(k * 1.4) * 7 * u + r.n() * 3 * u] as Pt,
    )
    const under = bank(
      wave,
      [
        [W * 1.02, H + 10],
        [-W * 0.02, H + 10],
      ],
      0.9,
    )
    out += path(under, {
      fill: s.linU(
        [
          [0, top],
          [0.3, mix(p.shallow, p.sea[1], 0.5)],
          [1, deep],
        ],
        0,
        wl,
        0,
        H,
      ),
    })
    let w = ''
    const lx = s.sx * W
    w += rect(0, wl, W, H - wl, {
      fill: s.radU(
        [
          [0, '#fffbe0', 0.6],
          [1, top, 0],
        ],
        lx,
        wl,
        H * 0.6,
      ),
    })
    for (let k = 0; k < 10; k++) {
      const a = lerp(-0.6, 0.6, (k + r.f(0.1, 0.9)) / 10)
      const q = r.f(0.014, 0.04)
      const l = H * r.f(0.45, 0.7)
      w += path(
        poly([
          [lx + a * 160 * u, wl - 4],
          [lx + a * 160 * u + Math.sin(a - q) * l, wl + l],
          [lx + a * 160 * u + Math.sin(a + q) * l, wl + l],
        ]),
        {
          fill: s.linU(
            [
              [0, '#ffffff', 0.36],
              [1, '#ffffff', 0],
            ],
            0,
            wl,
            0,
            wl + l,
          ),
        },
      )
    }
    // seabed: sand ripples, posidonia, stones
    w += path(
      bank(
        [
          [-20, H * 0.9],
          [W * 0.3, H * 0.87],
          [W * 0.6, H * 0.9],
          [W + 20, H * 0.86],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.lin([
          [0, fog('#f0e2b4', 0.3)],
          [1, fog('#b9a878', 0.35)],
        ]),
      },
    )
    for (let k = 0; k < 36; k++)
      w += path(lens(r.f(0, W), H * r.f(0.9, 1), r.f(60, 200) * u, 3.4 * u), {
        fill: r.chance(0.5) ? '#fff6d0' : deep,
        o: 0.25,
      })
    for (let k = 0; k < 12; k++) {
      const x = r.f(0, W)
      const y = H * r.f(0.89, 0.97)
      w +=
        path(lump(r, x, y, r.f(30, 70) * u, r.f(18, 34) * u, 10, 0.14), { fill: fog('#5f7468', 0.35) }) +
        path(lump(r, x - s.cast * 8 * u, y - 8 * u, r.f(20, 44) * u, r.f(10, 18) * u, 9, 0.14), {
          fill: fog('#93a48c', 0.3),
        })
    }
    for (let k = 0; k < 70; k++) {
      const x = (r.chance(0.5) ? r.f(0, 0.3) : r.f(0.66, 1)) * W
      const y = H * r.f(0.9, 1)
      const l = r.f(30, 70) * u
      w += path(`M${r1(x)} ${r1(y)}q${r1(r.f(-14, 14) * u)} ${r1(-l * 0.6)} ${r1(r.f(-22, 22) * u)} ${r1(-l)}`, {
        stroke: fog(r.chance(0.5) ? '#3f7a4a' : '#5f9150', 0.3),
        sw: 4 * u,
        cap: 'round',
      })
    }
    const fish = (cx: number, cy: number, n: number, z: number, c: Hex, dir: number): string => {
      let q = ''
      for (let k = 0; k < n; k++) {
        const x = cx + r.n() * z * 10
        const y = cy + r.n() * z * 3.4
        const l = z * r.f(0.7, 1.2)
        q += path(
          `M${r1(x - dir * l)} ${r1(y)}Q${r1(x)} ${r1(y - l * 0.5)} ${r1(x + dir * l)} ${r1(y)}Q${r1(x)} ${r1(y + l * 0.5)} ${r1(x - dir * l)} ${r1(y)}ZM${r1(x - dir * l * 0.8)} ${r1(y)}L${r1(x - dir * l * 1.5)} ${r1(y - l * 0.42)}L${r1(x - dir * l * 1.34)} ${r1(y)}L${r1(x - dir * l * 1.5)} ${r1(y + l * 0.42)}Z`,
          { fill: r.chance(0.3) ? tone(c, 0.12) : c },
        )
      }
      return q
    }
    w +=
      fish(W * 0.72, H * 0.72, 30, 11 * u, fog('#2a6a8a', 0.2), 1) +
      fish(W * 0.3, H * 0.8, 14, 14 * u, fog('#f0b23e', 0.15), 1)
    // hull below the water
    const hx = W * (s.tall ? 0.46 : 0.4)
    w +=
      path(
        `M${r1(-20)} ${r1(wl - 20)}H${r1(hx)}C${r1(hx - 30 * u)} ${r1(wl + 60 * u)} ${r1(hx - 160 * u)} ${r1(wl + 110 * u)} ${r1(-20)} ${r1(wl + 130 * u)}Z`,
        {
          fill: s.linU(
            [
              [0, fog('#274c66', 0.2)],
              [1, fog('#123048', 0.2)],
            ],
            0,
            wl,
            0,
            wl + 130 * u,
          ),
        },
      ) + rect(0, wl, hx, 14 * u, { fill: fog('#c8402a', 0.2) })
    w +=
      line([hx + 22 * u, wl - 30 * u], [hx + 30 * u, wl + 120 * u], fog('#dfe8ea', 0.15), 6 * u) +
      line([hx + 62 * u, wl - 30 * u], [hx + 70 * u, wl + 120 * u], fog('#dfe8ea', 0.15), 6 * u)
    for (let k = 0; k < 4; k++)
      w += line(
        [hx + 24 * u + k * 2 * u, wl + (16 + k * 28) * u],
        [hx + 64 * u + k * 2 * u, wl + (16 + k * 28) * u],
        fog('#dfe8ea', 0.15),
        5 * u,
      )
    out += g(w, { clip: s.clip(under) })
    // stern above the water
    const L = lit(p, '#fffaf2')
    const D = shade(p, '#dfe6ea')
    const dk = wl - 128 * u
    out += path(
      poly([
        [-20, dk - 40 * u],
        [hx - 110 * u, dk - 40 * u],
        [hx - 60 * u, wl - 40 * u],
        [hx - 40 * u, wl + 8 * u],
        [-20, wl + 8 * u],
      ]),
      {
        fill: s.linU(
          [
            [0, L],
            [1, mix(L, D, 0.7)],
          ],
          0,
          dk,
          0,
          wl,
        ),
      },
    )
    out +=
      rect(-20, wl - 92 * u, hx - 150 * u, 20 * u, { fill: mix(shade(p, '#16324a'), p.sky[1], 0.15) }, 6 * u) +
      rect(-20, wl - 18 * u, hx - 20 * u, 14 * u, { fill: shade(p, MAT.navy) })
    // saloon, flybridge
    out +=
      path(
        poly([
          [-20, dk - 150 * u],
          [hx - 230 * u, dk - 150 * u],
          [hx - 190 * u, dk - 40 * u],
          [-20, dk - 40 * u],
        ]),
        { fill: mix(shade(p, '#16324a'), p.sky[1], 0.2) },
      ) +
      path(
        poly([
          [-20, dk - 178 * u],
          [hx - 110 * u, dk - 178 * u],
          [hx - 128 * u, dk - 150 * u],
          [-20, dk - 150 * u],
        ]),
        { fill: L },
      ) +
      path(
        poly([
          [-20, dk - 158 * u],
          [hx - 124 * u, dk - 158 * u],
          [hx - 128 * u, dk - 150 * u],
          [-20, dk - 150 * u],
        ]),
        { fill: D, o: 0.7 },
      )
    out +=
      line([hx - 134 * u, dk - 150 * u], [hx - 126 * u, dk - 40 * u], L, 9 * u) +
      line([hx - 260 * u, dk - 150 * u], [hx - 240 * u, dk - 40 * u], mix(L, D, 0.4), 6 * u)
    // aft sofa, rail, stairs to the platform
    out +=
      rect(hx - 236 * u, dk - 70 * u, 90 * u, 32 * u, { fill: lit(p, '#e6d3b4') }, 9 * u) +
      rect(hx - 236 * u, dk - 92 * u, 26 * u, 54 * u, { fill: lit(p, '#d9c29c') }, 9 * u)
    out += path(
      `M${r1(hx - 112 * u)} ${r1(dk - 42 * u)}V${r1(dk - 86 * u)}M${r1(hx - 150 * u)} ${r1(dk - 42 * u)}V${r1(dk - 86 * u)}M${r1(hx - 158 * u)} ${r1(dk - 86 * u)}H${r1(hx - 108 * u)}`,
      { stroke: lit(p, '#e8edf0'), sw: 4 * u },
    )
    for (let k = 0; k < 5; k++)
      out += rect(hx - (112 - k * 13) * u, dk - (40 - k * 25) * u, 42 * u, 10 * u, { fill: lit(p, MAT.teak) })
    // platform
    out +=
      path(
        poly([
          [hx - 62 * u, wl - 30 * u],
          [hx + 96 * u, wl - 30 * u],
          [hx + 92 * u, wl - 12 * u],
          [hx - 52 * u, wl - 12 * u],
        ]),
        { fill: D },
      ) +
      path(
        poly([
          [hx - 66 * u, wl - 42 * u],
          [hx + 86 * u, wl - 42 * u],
          [hx + 98 * u, wl - 28 * u],
          [hx - 60 * u, wl - 28 * u],
        ]),
        { fill: lit(p, MAT.teak) },
      )
    for (let k = 0; k < 5; k++)
      out += line(
        [hx - (62 - k * 1) * u, wl - (40 - k * 3) * u],
        [hx + (88 + k * 2) * u, wl - (40 - k * 3) * u],
        shade(p, MAT.wood),
        1.4 * u,
        { o: 0.6 },
      )
    out += path(
      `M${r1(hx + 22 * u)} ${r1(wl - 32 * u)}c0 ${r1(-60 * u)} ${r1(14 * u)} ${r1(-60 * u)} ${r1(16 * u)} ${r1(-14 * u)}M${r1(hx + 62 * u)} ${r1(wl - 32 * u)}c0 ${r1(-60 * u)} ${r1(14 * u)} ${r1(-60 * u)} ${r1(16 * u)} ${r1(-14 * u)}`,
      { stroke: lit(p, '#eef1f2'), sw: 5 * u, cap: 'round' },
    )
    out += figure(s, hx - 20 * u, wl - 34 * u, 150 * u, {
      pose: 'hip',
      outfit: 'swim',
      top: '#b97c55',
      bottom: p.accent,
      skin: '#b97c55',
      hair: 'short',
    })
    out += figure(s, hx + 90 * u, wl - 6 * u, 128 * u, {
      pose: 'sit',
      outfit: 'swim',
      top: '#2f8f93',
      bottom: '#2f8f93',
      hair: 'bun',
    })
    // flag
    out +=
      line([hx - 108 * u, dk - 44 * u], [hx - 76 * u, dk - 118 * u], shade(p, '#5a6470'), 3 * u) +
      path(
        `M${r1(hx - 76 * u)} ${r1(dk - 118 * u)}c${r1(20 * u)} ${r1(-6 * u)} ${r1(34 * u)} ${r1(6 * u)} ${r1(54 * u)} ${r1(-2 * u)}l${r1(-8 * u)} ${r1(34 * u)}c${r1(-18 * u)} ${r1(6 * u)} ${r1(-34 * u)} ${r1(-4 * u)} ${r1(-58 * u)} ${r1(4 * u)}Z`,
        { fill: lit(p, '#d8322a') },
      )
    // snorkelers: at the surface and diving
    const swim = (x: number, y: number, z: number, flip: boolean, fin: Hex, suit: Hex, rot: number): string => {
      const sk = fog('#c98c62', 0.14)
      const b =
        path('M-52 0C-30 -9 -4 -11 14 -8C20 -8 24 -4 22 2C14 8 -20 8 -52 5Z', { fill: sk }) +
        path('M-58 -3C-44 -9 -30 -10 -22 -9L-24 7C-36 8 -48 7 -58 4Z', { fill: fog(suit, 0.1) }) +
        path('M-54 -1C-78 -5 -92 -4 -106 2L-104 7C-88 4 -72 5 -54 4Z', { fill: sk }) +
        path('M-54 2C-76 8 -90 14 -100 20L-97 24C-84 18 -70 12 -54 6Z', { fill: sk }) +
        path('M-103 0C-120 -5 -134 -2 -142 6C-130 8 -116 8 -102 8Z', { fill: fog(fin, 0.08) }) +
        path('M-96 19C-110 27 -118 36 -120 46C-108 40 -98 32 -92 24Z', { fill: fog(fin, 0.08) }) +
        path('M10 0C20 12 32 22 46 26L48 21C36 16 26 8 18 -2Z', { fill: sk }) +
        circ(29, -5, 9.6, { fill: sk }) +
        path('M20 -10C22 -18 36 -18 39 -8C34 -12 26 -12 20 -2Z', { fill: fog('#2a1d18', 0.2) }) +
        rect(31, -10, 10, 8, { fill: '#c8f4f0' }, 3) +
        path('M38 2C44 -2 44 -16 38 -30', { stroke: fog('#e8683c', 0.05), sw: 3.4, cap: 'round' })
      return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${((flip ? -z : z) / 100).toFixed(3)} ${(z / 100).toFixed(3)}) rotate(${rot})">${b}</g>`
    }
    out +=
      swim(W * 0.76, wl + 34 * u, 150 * u, true, '#f0b23e', '#d8412f', 4) +
      swim(W * (s.tall ? 0.62 : 0.58), H * 0.74, 170 * u, false, '#2f8f93', '#24425e', 30)
    for (let k = 0; k < 12; k++)
      out += circ(W * (s.tall ? 0.66 : 0.61) + r.n() * 16 * u, H * 0.72 - k * 18 * u, r.f(3, 7) * u, {
        stroke: '#ffffff',
        sw: 1.6 * u,
        o: 0.7,
      })
    // the surface itself
    out +=
      path(curve(wave, false, 0.9), { stroke: '#ffffff', sw: 4 * u, o: 0.85 }) +
      path(
        curve(
          wave.map(([x, y]) => [x, y + 9 * u] as Pt),
          false,
          0.9,
        ),
        { stroke: top, sw: 9 * u, o: 0.5 },
      )
    return out
  },
}
