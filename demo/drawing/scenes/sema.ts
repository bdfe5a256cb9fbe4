import { type Hex, mix } from '../color.ts'
import { figure } from '../primitives/people/people.ts'
import { inside } from '../primitives/rooms/room.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, g, lerp, line, path, poly, r1, rect } from '../svg.ts'

/** Sema: dervishes turning under the lamps of a wooden hall. */
export const sema: SceneDef = {
  sun: [0.46, 0.54],
  times: ['dusk', 'night', 'golden'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('sm')
    const i = inside(s)
    const warm = (c: Hex): Hex => mix(i.M(c), '#e0984c', 0.1)
    const wallY = H * (s.tall ? 0.56 : 0.56)
    const cx = W / 2
    let out = rect(0, 0, W, H, {
      fill: s.radU(
        [
          [0, warm('#b98a5e')],
          [0.6, mix(warm('#7a5436'), p.ink, 0.3)],
          [1, mix(warm('#4a3222'), p.ink, 0.6)],
        ],
        cx,
        H * 0.4,
        Math.max(W, H) * 0.7,
      ),
    })
    // octagonal gallery: posts, balustrade, arches
    const n = s.tall ? 5 : 7
    for (let k = 0; k < n; k++) {
      const x0 = (k / n) * W
      const w = W / n
      const bright = 1 - Math.abs((k + 0.5) / n - 0.5) * 1.5
      out += rect(x0 + w * 0.08, H * 0.16, w * 0.84, wallY - H * 0.16, {
        fill: s.linU(
          [
            [0, mix('#3a281c', p.ink, 0.4)],
            [1, mix(warm('#8a5f3c'), p.ink, 0.5 - bright * 0.3)],
          ],
          0,
          H * 0.16,
          0,
          wallY,
        ),
      })
      // musicians or onlookers in the gallery
      for (let q = 0; q < 3; q++)
        out += g(
          figure(s, x0 + w * (0.25 + q * 0.25), H * 0.36, 92 * u, {
            pose: 'sit',
            outfit: 'robe',
            top: r.pick(['#5a4a3c', '#7a4a34', '#3f4f5c', '#8a6a4a']),
            hair: 'short',
            flip: k > n / 2,
          }),
          { o: 0.75 },
        )
      out +=
        rect(x0, H * 0.335, w, 10 * u, { fill: warm('#a9764a') }) +
        rect(x0, H * 0.3, w, 7 * u, { fill: warm('#c99a66') })
      for (let q = 0; q < 9; q++)
        out += rect(x0 + w * (0.06 + q * 0.105), H * 0.305, 6 * u, H * 0.034, { fill: warm('#a9764a') }, 3 * u)
      out += path(
        `M${r1(x0 + w * 0.1)} ${r1(wallY)}V${r1(H * 0.45)}Q${r1(x0 + w * 0.12)} ${r1(H * 0.39)} ${r1(x0 + w * 0.5)} ${r1(H * 0.365)}Q${r1(x0 + w * 0.88)} ${r1(H * 0.39)} ${r1(x0 + w * 0.9)} ${r1(H * 0.45)}V${r1(wallY)}Z`,
        {
          fill: s.linU(
            [
              [0, mix(warm('#6a4630'), p.ink, 0.4)],
              [1, mix(warm('#b07c4c'), '#f0b060', 0.25 * bright)],
            ],
            0,
            H * 0.36,
            0,
            wallY,
          ),
        },
      )
      const lx = x0 + w * 0.5
      out +=
        line([lx, H * 0.37], [lx, H * 0.415], p.ink, 1.6 * u) +
        circ(lx, H * 0.43, 60 * u, {
          fill: s.radU(
            [
              [0, '#ffe2a0', 0.6],
              [1, '#ffc872', 0],
            ],
            lx,
            H * 0.43,
            60 * u,
          ),
        }) +
        ell(lx, H * 0.43, 9 * u, 13 * u, { fill: '#fff4cc' })
    }
    for (let k = 0; k <= n; k++) {
      const x = (k / n) * W
      out +=
        rect(x - 11 * u, H * 0.13, 22 * u, wallY - H * 0.13, {
          fill: s.linU(
            [
              [0, warm('#c99a66')],
              [1, mix(warm('#7a5234'), p.ink, 0.3)],
            ],
            x - 11 * u,
            0,
            x + 11 * u,
            0,
          ),
        }) +
        rect(x - 18 * u, H * 0.13, 36 * u, 16 * u, { fill: warm('#d9b080') }) +
        rect(x - 18 * u, H * 0.35, 36 * u, 12 * u, { fill: warm('#d9b080') })
    }
    // painted ceiling with a chandelier ring
    out += path(
      poly([
        [-10, -10],
        [W + 10, -10],
        [W + 10, H * 0.1],
        [cx + W * 0.36, H * 0.15],
        [cx - W * 0.36, H * 0.15],
        [-10, H * 0.1],
      ]),
      { fill: mix(warm('#6f7a5a'), p.ink, 0.4) },
    )
    for (let k = 0; k < 15; k++)
      out += path(`M${r1(cx)} ${r1(-H * 0.04)}L${r1((k / 14) * W)} ${r1(H * 0.13)}`, {
        stroke: warm('#c99a44'),
        sw: 2.4 * u,
        o: 0.5,
      })
    out += rect(-10, H * 0.118, W + 20, 12 * u, { fill: warm('#d9b080') })
    const ry = 34 * u
    const rx = W * 0.2
    const chY = H * 0.2
    for (const dx of [-rx, rx, 0]) out += line([cx + dx, chY], [cx + dx * 0.1, -10], p.ink, 1.4 * u, { o: 0.8 })
    out += ell(cx, chY, rx, ry, { stroke: warm('#d9a441'), sw: 6 * u })
    for (let k = 0; k < 18; k++) {
      const a = (k / 18) * 6.283
      const [x, y] = [cx + Math.cos(a) * rx, chY + Math.sin(a) * ry]
      out +=
        circ(x, y + 10 * u, 34 * u, {
          fill: s.radU(
            [
              [0, '#ffe9b8', 0.5],
              [1, '#ffc872', 0],
            ],
            x,
            y + 10 * u,
            34 * u,
          ),
        }) + ell(x, y + 8 * u, 5.4 * u, 8 * u, { fill: '#fff6d6' })
    }
    // floor: polished boards and a ring
    out += rect(-10, wallY, W + 20, H - wallY + 10, {
      fill: s.radU(
        [
          [0, mix(i.L('#e0b078'), '#ffdf9c', 0.25)],
          [0.6, warm('#b07c4c')],
          [1, mix(warm('#6a4630'), p.ink, 0.35)],
        ],
        cx,
        H * 0.78,
        W * 0.62,
        0.6,
      ),
    })
    for (let k = -18; k <= 18; k++)
      out += line([cx + k * 40 * u, wallY], [cx + k * 150 * u, H + 10], warm('#7a5234'), 1.6 * u, { o: 0.4 })
    for (const q of [1, 0.9])
      out += ell(cx, H * 0.8, W * 0.46 * q, H * 0.16 * q, { stroke: warm('#7a3a24'), sw: 5 * u, o: 0.6 })
    // the turning figures, far to near
    const turn = (x: number, y: number, h: number, tilt: number, lab: string): string => {
      const q = s.r.fork(lab)
      const wL = mix(i.L('#fffaf0'), '#ffe9c4', 0.25)
      const wM = mix(wL, '#c9a074', 0.38)
      const skirtW = 46
      const hemY = -16
      const pts: string[] = []
      const N = 12
      for (let k = 0; k <= N; k++) {
        const a = Math.PI * (k / N)
        const px = -Math.cos(a) * skirtW
        const py = hemY + Math.sin(a) * 13 + (k % 2 ? 3.4 : -1.4)
        pts.push(`${k ? 'L' : 'M'}${r1(px)} ${r1(py)}`)
      }
      const skirt = `${pts.join('')}C${skirtW * 0.8} -22 12 -40 8 -52L-8 -52C-12 -40 ${-skirtW * 0.8} -22 ${-skirtW} ${hemY}Z`
      const head = '#a8683c'
      let b =
        ell(0, 2, 44, 7, { fill: p.ink, o: 0.35 }) +
        path('M-5 -14L-4 0M5 -14L6 1', { stroke: mix(p.ink, '#3a281c', 0.4), sw: 5 })
      b += path(skirt, { fill: wL })
      let folds = ''
      for (let k = 0; k < 11; k++) {
        const t = (k + 0.5) / 11
        const px = lerp(-skirtW, skirtW, t)
        folds += path(
          `M${r1(lerp(-7, 7, t))} -52Q${r1(px * 0.4)} -34 ${r1(px)} ${hemY + 12}L${r1(px + 5)} ${hemY + 12}Q${r1(px * 0.4 + 3)} -34 ${r1(lerp(-7, 7, t) + 1)} -52Z`,
          { fill: wM, o: 0.65 },
        )
      }
      b += g(folds, { clip: s.clip(skirt) })
      b +=
        path('M-9 -78C-10 -66 -9 -58 -8.6 -50L8.6 -50C9 -58 10 -66 9 -78C5 -81 -5 -81 -9 -78Z', { fill: wL }) +
        path('M2 -80C4 -66 3 -58 3 -50L8.6 -50C9 -58 10 -66 9 -78Z', { fill: wM, o: 0.8 }) +
        rect(-9, -54, 18, 4.4, { fill: mix(p.ink, '#3a281c', 0.3) })
      b +=
        path('M-7 -77C-18 -82 -28 -92 -36 -104L-32 -107C-24 -96 -16 -88 -5 -84Z', { fill: wL }) +
        path('M7 -77C20 -78 30 -74 40 -66L38 -61C28 -68 20 -70 7 -70Z', { fill: wM }) +
        circ(-35, -107, 3, { fill: i.L('#e0a47c') }) +
        circ(40, -62, 3, { fill: i.L('#e0a47c') })
      b += `<g transform="rotate(${tilt} 0 -80)">${rect(-2.4, -86, 5, 8, { fill: i.M('#c98c62') }) + ell(0, -91, 5.6, 6.6, { fill: i.L('#e0a47c') }) + path('M-5.6 -95L-4.4 -112C-2 -114 2 -114 4.4 -112L5.6 -95Z', { fill: i.L(head) }) + path('M0 -114C2 -114 3.4 -113 4.4 -112L5.6 -95L1 -95Z', { fill: i.D(head), o: 0.6 }) + (q.chance(0.6) ? path('M-4.6 -88C-3 -83 3 -83 4.6 -88C3 -80 -3 -80 -4.6 -88Z', { fill: i.D('#3f2a1e') }) : '')}</g>`
      return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${(h / 100).toFixed(3)})">${b}</g>`
    }
    const pos: ReadonlyArray<readonly [number, number, number, number]> = s.tall
      ? [
          [0.24, 0.66, 150, -12],
          [0.74, 0.67, 156, 10],
          [0.5, 0.7, 176, -8],
          [0.28, 0.86, 290, 10],
        ]
      : [
          [0.3, 0.66, 150, -12],
          [0.5, 0.64, 138, 8],
          [0.71, 0.66, 152, 12],
          [0.16, 0.76, 210, -10],
          [0.85, 0.77, 214, 10],
          [0.38, 0.87, 300, -10],
          [0.66, 0.84, 270, 12],
        ]
    pos.forEach(([x, y, h, t], k) => {
      out += turn(x * W, y * H, h * u, t, `t${k}`)
    })
    if (s.tall) out += turn(W * 0.68, H * 0.92, 320 * u, -10, 't9')
    // light falling on them
    for (let k = 0; k < 6; k++) {
      const x = cx + (k - 2.5) * W * 0.11
      out += path(
        poly([
          [x - 8 * u, chY],
          [x + 8 * u, chY],
          [x + (k - 2.5) * 70 * u + 90 * u, H * 0.9],
          [x + (k - 2.5) * 70 * u - 90 * u, H * 0.9],
        ]),
        {
          fill: s.linU(
            [
              [0, '#ffe9b8', 0.2],
              [1, '#ffe9b8', 0],
            ],
            0,
            chY,
            0,
            H * 0.9,
          ),
        },
      )
    }
    return out
  },
}
