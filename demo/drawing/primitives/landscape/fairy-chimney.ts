import { mix } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import { bank, g, type Pt, path, r1, type Stage } from '../../svg.ts'

/** fairy chimney: tapering tuff cone with a harder, darker cap */
export const chimney = (s: Stage, x: number, y: number, h: number, label: string, depth: number): string => {
  const r = s.r.fork(label)
  const { p } = s
  const w = h * r.f(0.26, 0.42)
  const neck = w * r.f(0.2, 0.3)
  const lean = r.f(-0.05, 0.05) * h
  const L = far(p, lit(p, MAT.tuff), depth)
  const D = far(p, mix(shade(p, MAT.tuff, 0.9), '#a8623f', 0.22), depth)
  const capL = far(p, lit(p, '#a8775a'), depth)
  const capD = far(p, shade(p, '#7d5545'), depth)
  const ny = y - h * 0.78
  const edge = (k: number): Pt[] => [
    [x + k * w, y],
    [x + k * w * 0.78, y - h * 0.22],
    [x + lean * 0.4 + k * w * 0.6, y - h * 0.46],
    [x + lean + k * neck, ny],
  ]
  const body = bank(edge(-1), [...edge(1)].reverse(), 0.9)
  const c = s.cast
  let out = path(body, { fill: L })
  const spine: Pt[] = [
    [x + lean + c * neck * 0.1, ny],
    [x + lean * 0.4 - c * w * 0.05, y - h * 0.46],
    [x + c * w * 0.12, y - h * 0.2],
    [x + c * w * 0.02, y],
  ]
  let inner = path(
    bank(
      spine,
      [
        [x + c * w * 1.2, y],
        [x + c * w * 1.2, ny],
      ],
      0.9,
    ),
    { fill: D },
  )
  for (let k = 0; k < 3; k++) {
    const fx = x - c * w * r.f(0.1, 0.75)
    inner += path(
      `M${r1(fx)} ${r1(y)}Q${r1(fx + c * w * 0.1)} ${r1(y - h * r.f(0.2, 0.4))} ${r1(x + lean * 0.6 - c * neck * 0.3)} ${r1(y - h * r.f(0.5, 0.7))}Q${r1(fx + c * w * 0.22)} ${r1(y - h * 0.25)} ${r1(fx + c * w * 0.12)} ${r1(y)}Z`,
      { fill: D, o: 0.35 },
    )
  }
  // rock-cut windows
  if (h > 110 * s.u)
    for (let k = 0; k < r.i(1, 3); k++) {
      const wx = x + r.f(-0.35, 0.3) * w
      const wy = y - h * r.f(0.16, 0.5)
      const z = h * 0.026
      inner += path(
        `M${r1(wx - z)} ${r1(wy + z * 1.4)}V${r1(wy)}A${r1(z)} ${r1(z)} 0 0 1 ${r1(wx + z)} ${r1(wy)}V${r1(wy + z * 1.4)}Z`,
        { fill: p.lamps ? '#ffc872' : far(p, shade(p, '#5a4238', 1.2), depth) },
      )
    }
  out += g(inner, { clip: s.clip(body) })
  if (r.chance(0.62)) {
    const cw = neck * r.f(1.35, 1.75)
    const ch = h * r.f(0.15, 0.22)
    const cx = x + lean
    const cap = `M${r1(cx - cw)} ${r1(ny + ch * 0.1)}C${r1(cx - cw * 1.05)} ${r1(ny - ch * 0.25)} ${r1(cx - cw * 0.5)} ${r1(ny - ch * 0.8)} ${r1(cx - cw * 0.06)} ${r1(ny - ch)}C${r1(cx + cw * 0.4)} ${r1(ny - ch * 0.84)} ${r1(cx + cw * 1.1)} ${r1(ny - ch * 0.3)} ${r1(cx + cw)} ${r1(ny + ch * 0.06)}Q${r1(cx)} ${r1(ny + ch * 0.3)} ${r1(cx - cw)} ${r1(ny + ch * 0.1)}Z`
    out +=
      path(cap, { fill: capL }) +
      g(
        path(
          bank(
            [
              [cx - c * cw * 0.1, ny - ch * 1.1],
              [cx + c * cw * 0.15, ny - ch * 0.4],
              [cx - c * cw * 0.05, ny + ch * 0.3],
            ],
            [
              [cx + c * cw * 1.4, ny + ch * 0.4],
              [cx + c * cw * 1.4, ny - ch],
            ],
          ),
          { fill: capD },
        ),
        { clip: s.clip(cap) },
      )
  }
  return out
}
