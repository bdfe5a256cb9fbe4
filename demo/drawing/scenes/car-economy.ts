import { type Hex, mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { masonry, village } from '../primitives/buildings/buildings.ts'
import { cypress } from '../primitives/landscape/conifers.ts'
import { hills } from '../primitives/landscape/mountains.ts'
import { blossom, bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { figure, passer } from '../primitives/people/people.ts'
import { carShadow } from '../primitives/vehicles/asphalt.ts'
import { car } from '../primitives/vehicles/cars.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Economy hatchback in the lane of an old town, façades behind. */
export const carEconomy: SceneDef = {
  sun: [0.2, 0.8],
  times: ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('ce')
    const gy = H * (s.tall ? 0.78 : 0.76)
    let out = sky(s, { hy: gy, cloudY: 0.36, sun: false })
    // minaret and hill behind the roofs
    out += hills(s, { label: 'h', y: H * 0.36, amp: 24 * u, n: 6, base: gy, color: far(p, lit(p, MAT.scrub), 0.5) })
    out += village(s, 'vl', 0, W, () => H * 0.33, 26 * u, 34, 0.4)
    for (let k = 0; k < 5; k++) out += cypress(s, W * r.f(0.05, 0.95), H * 0.45, r.f(150, 240) * u, `cy${k}`, 0.3)
    // row of houses
    const walls: Hex[] = ['#f7ecd8', '#f2d0a4', '#eec0a0', '#f5e6cf', '#dfe6d8', '#e8c7b0']
    const shut: Hex[] = ['#2f7f93', '#3d6f8f', '#4c8a6a', '#a9502f', '#c8a03a']
    let x = -r.f(20, 120) * u
    let k = 0
    const right = s.sx > 0.5
    while (x < W) {
      const w = r.f(230, 330) * u
      const h = H * (s.tall ? 0.4 : 0.48) * r.f(0.82, 1.12)
      const c = nth(walls, (k + r.i(0, 1)) % walls.length)
      const L = lit(p, c)
      const D = shade(p, c)
      const top = gy - h
      out += rect(x, top, w, h, {
        fill: s.linU(
          [
            [0, L],
            [1, mix(L, D, 0.35)],
          ],
          0,
          top,
          0,
          gy,
        ),
      })
      if (k % 3 === 1)
        out += masonry(
          s,
          (a, b) => [x + a * 60 * u, gy - b * 60 * u],
          w / (60 * u),
          h / (60 * u),
          MAT.limestone,
          `ms${k}`,
          0.36,
        )
      out += rect(right ? x : x + w - 12 * u, top, 12 * u, h, { fill: D, o: 0.4 })
      out +=
        rect(x - 14 * u, top - 16 * u, w + 28 * u, 20 * u, { fill: lit(p, MAT.terracotta) }) +
        rect(x - 14 * u, top + 2 * u, w + 28 * u, 5 * u, { fill: shade(p, '#7a4c32') })
      for (let q = 0; q < w / (22 * u); q++)
        out += line(
          [x - 10 * u + q * 22 * u, top - 16 * u],
          [x - 10 * u + q * 22 * u, top + 2 * u],
          shade(p, MAT.terracotta),
          2 * u,
          { o: 0.5 },
        )
      const sc = nth(shut, (k * 2 + 1) % shut.length)
      const glass = p.lamps && r.chance(0.7) ? '#ffcd80' : mix(shade(p, '#33485a', 1.1), p.sky[1], 0.15)
      // upper floor: bay of timber, or three shuttered windows
      const bay = k % 2 === 0
      if (bay) {
        const [bx, by, bw, bh] = [x + w * 0.16, top + 44 * u, w * 0.68, h * 0.36]
        const wd = '#9a6238'
        out +=
          rect(bx + s.cast * 14 * u, by + 10 * u, bw, bh + 10 * u, { fill: p.shadow, o: 0.28 }) +
          rect(bx, by, bw, bh, { fill: mix(lit(p, wd), shade(p, wd), 0.2) }) +
          rect(bx - 8 * u, by - 10 * u, bw + 16 * u, 14 * u, { fill: lit(p, MAT.terracotta) }) +
          rect(bx, by + bh - 10 * u, bw, 16 * u, { fill: shade(p, wd) })
        for (let q = 0; q < 4; q++)
          out +=
            rect(bx + bw * (0.06 + q * 0.235), by + 20 * u, bw * 0.17, bh - 54 * u, { fill: glass }) +
            line(
              [bx + bw * (0.145 + q * 0.235), by + 20 * u],
              [bx + bw * (0.145 + q * 0.235), by + bh - 34 * u],
              shade(p, wd),
              2.4 * u,
            )
      } else
        for (let q = 0; q < 2; q++) {
          const wx = x + w * (0.2 + q * 0.36)
          const [wy, ww, wh] = [top + 52 * u, w * 0.17, h * 0.24]
          out +=
            rect(wx - 4 * u, wy - 4 * u, ww + 8 * u, wh + 8 * u, { fill: lit(p, '#fffaf0') }) +
            rect(wx, wy, ww, wh, { fill: glass }) +
            rect(wx - ww * 0.56, wy - 2 * u, ww * 0.5, wh + 4 * u, { fill: lit(p, sc) }) +
            rect(wx + ww * 1.06, wy - 2 * u, ww * 0.5, wh + 4 * u, { fill: lit(p, sc) })
          for (let z = 1; z < 7; z++)
            out +=
              line([wx - ww * 0.52, wy + (wh * z) / 7], [wx - ww * 0.1, wy + (wh * z) / 7], shade(p, sc), 1.6 * u, {
                o: 0.6,
              }) +
              line([wx + ww * 1.1, wy + (wh * z) / 7], [wx + ww * 1.52, wy + (wh * z) / 7], shade(p, sc), 1.6 * u, {
                o: 0.6,
              })
          out +=
            rect(wx - 8 * u, wy + wh + 6 * u, ww + 16 * u, 16 * u, { fill: lit(p, MAT.terracotta) }) +
            blossom(
              s,
              [
                [wx + ww * 0.2, wy + wh],
                [wx + ww * 0.6, wy + wh + 2 * u],
                [wx + ww, wy + wh],
              ],
              17 * u,
              `wb${k}${q}`,
              MAT.geranium,
              0.45,
            )
        }
      // ground floor: door and shop
      const dh = h * 0.34
      const dx = x + w * 0.14
      out +=
        path(
          `M${r1(dx)} ${r1(gy)}V${r1(gy - dh + 26 * u)}A${r1(26 * u)} ${r1(26 * u)} 0 0 1 ${r1(dx + 52 * u)} ${r1(gy - dh + 26 * u)}V${r1(gy)}Z`,
          { fill: lit(p, sc), stroke: lit(p, '#fffaf0'), sw: 8 * u },
        ) + line([dx + 26 * u, gy - dh + 4 * u], [dx + 26 * u, gy], shade(p, sc), 2.4 * u)
      const sx0 = x + w * 0.46
      out +=
        rect(sx0, gy - dh * 0.9, w * 0.44, dh * 0.9, {
          fill: p.lamps ? '#f2b262' : mix(shade(p, '#4a3a30'), p.ink, 0.1),
        }) + rect(sx0, gy - 30 * u, w * 0.44, 30 * u, { fill: lit(p, '#b9855a') })
      const aw = nth([p.accent, '#2f8f93', '#e0a63a'], k % 3)
      for (let q = 0; q < 6; q++) {
        const ax = sx0 - 8 * u + q * ((w * 0.44 + 16 * u) / 6)
        const q2 = (w * 0.44 + 16 * u) / 6
        out +=
          path(
            poly([
              [ax + 4 * u, gy - dh * 0.98],
              [ax + q2 + 4 * u, gy - dh * 0.98],
              [ax + q2, gy - dh * 0.72],
              [ax, gy - dh * 0.72],
            ]),
            { fill: q % 2 ? lit(p, '#fbf4e6') : lit(p, aw) },
          ) +
          path(`M${r1(ax)} ${r1(gy - dh * 0.72)}a${r1(q2 / 2)} ${r1(9 * u)} 0 0 0 ${r1(q2)} 0Z`, {
            fill: q % 2 ? lit(p, '#fbf4e6') : lit(p, aw),
          })
      }
      out += rect(sx0, gy - dh * 0.72, w * 0.44, 18 * u, { fill: p.shadow, o: 0.4 })
      x += w
      k++
    }
    // pavement, lane
    out +=
      rect(-10, gy, W + 20, 26 * u, { fill: lit(p, '#e3d2b2') }) +
      rect(-10, gy + 24 * u, W + 20, 9 * u, { fill: shade(p, '#cbb892') })
    const y0 = gy + 32 * u
    out += rect(-10, y0, W + 20, H - y0 + 10, {
      fill: s.linU(
        [
          [0, lit(p, '#cdbd9e')],
          [1, mix(lit(p, '#cdbd9e'), shade(p, '#cdbd9e'), 0.5)],
        ],
        0,
        y0,
        0,
        H,
      ),
    })
    for (let row = 0; row < 8; row++) {
      const t = (row / 8) ** 1.3
      const y = lerp(y0, H, t)
      const hh = lerp(12, 34, t) * u
      for (let q = 0; q < 30; q++)
        if (r.chance(0.5))
          out += rect(
            (q + (row % 2) * 0.5) * (W / 26),
            y,
            (W / 26) * 0.94,
            hh * 0.9,
            { fill: r.chance(0.5) ? shade(p, '#b8a684') : lit(p, '#e6dac0'), o: 0.25 },
            3 * u,
          )
    }
    // pots, passers-by, cat on the step
    for (let q = 0; q < 6; q++) {
      const px = r.f(0.02, 0.98) * W
      const z = r.f(20, 30) * u
      out +=
        bush(s, px, gy + 4 * u, z * 2.2, `pt${q}`, q % 2 ? MAT.pine : MAT.olive) +
        path(
          poly([
            [px - z * 0.6, gy - z * 0.3],
            [px + z * 0.6, gy - z * 0.3],
            [px + z * 0.44, gy + 14 * u],
            [px - z * 0.44, gy + 14 * u],
          ]),
          { fill: lit(p, MAT.terracotta) },
        )
    }
    const len = (s.tall ? 0.74 : 0.44) * W
    const vx = W * (s.tall ? 0.12 : 0.3)
    const vy = lerp(y0, H, s.tall ? 0.42 : 0.5)
    for (const t of s.tall ? [0.9] : [0.1, 0.16, 0.86]) {
      const fx = t * W
      out +=
        path(
          poly([
            [fx - 6 * u, gy + 22 * u],
            [fx + 8 * u, gy + 22 * u],
            [fx + s.cast * 76 * u, gy + 40 * u],
            [fx + s.cast * 68 * u, gy + 44 * u],
          ]),
          { fill: p.shadow, o: 0.3 },
        ) + figure(s, fx, gy + 22 * u, 134 * u, passer(s.r.fork(`pa${t}`)))
    }
    out +=
      carShadow(s, vx, vy, len) + car(s, 'hatch', vx, vy, len, r.pick(['#e0a63a', '#c8402a', '#6fb0b4', '#f2ede2']))
    // vine over the top
    const sp: Pt[] = []
    for (let q = 0; q < 22; q++) {
      const t = q / 21
      sp.push([
        (right ? t * 0.42 : 1 - t * 0.42) * W,
        -6 * u + 76 * u * Math.exp(-((t - 0.1) ** 2) * 7) + r.f(-12, 34) * u,
      ])
    }
    return out + blossom(s, sp, 36 * u, 'vn', MAT.bougain, 0.36)
  },
}
