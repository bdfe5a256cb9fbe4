import type { Project } from '../../camera.ts'
import { type Hex, mix } from '../../color.ts'
import { lit, MAT, shade } from '../../palettes.ts'
import { g, lens, lerp, path, rect, type Stage } from '../../svg.ts'
import { onFloor } from '../buildings/buildings.ts'

export const glassOf = (s: Stage): Hex => (s.p.lamps ? '#ffcf85' : mix(shade(s.p, '#2c4a60'), s.p.sky[2], 0.22))

/** pool surface with coping, ripples and the sky in it */
export const pool = (
  s: Stage,
  pr: Project,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  infinity: boolean,
): string => {
  const { p, u } = s
  const far0 = pr([x0, 0, z1])
  const near0 = pr([x0, 0, z0])
  const water = onFloor(pr, -0.12, x0, x1, z0, z1)
  const tq = mix(p.shallow, p.time === 'night' ? '#2fb0b4' : '#35bcc0', 0.55)
  const deep = mix(tq, p.sea[2], 0.4)
  let out = path(onFloor(pr, 0, x0 - 0.45, x1 + 0.45, z0 - 0.45, z1 + (infinity ? 0 : 0.45)), {
    fill: lit(p, '#f4ead8'),
  })
  out += path(onFloor(pr, -0.02, x0, x1, z0, z1), { fill: shade(p, MAT.limestone) })
  out += path(water, {
    fill: s.linU(
      [
        [0, mix(p.sky[3], tq, 0.5)],
        [0.35, tq],
        [1, deep],
      ],
      0,
      far0[1],
      0,
      near0[1],
    ),
  })
  const r = s.r.fork('pool')
  let inner = ''
  for (let k = 0; k < 60; k++) {
    const t = r.f() ** 1.3
    const z = lerp(z1, z0, t)
    const a = pr([x0, -0.12, z])
    const b = pr([x1, -0.12, z])
    const x = lerp(a[0], b[0], r.f())
    inner += path(lens(x, a[1], lerp(24, 130, t) * u * r.f(0.4, 1.2), lerp(0.8, 4, t) * u), {
      fill: r.chance(0.62) ? p.glint : mix(deep, p.ink, 0.2),
      o: r.f(0.2, 0.6),
    })
  }
  // light on the water
  const m = pr([lerp(x0, x1, 0.5), 0, z1])
  inner += rect(0, far0[1] - 4, s.W, near0[1] - far0[1] + 60 * u, {
    fill: s.radU(
      [
        [0, p.glow, p.time === 'noon' ? 0.12 : 0.42],
        [1, p.glow, 0],
      ],
      s.sx * s.W,
      m[1],
      s.W * 0.3,
      0.7,
    ),
  })
  return out + g(inner, { clip: s.clip(water) })
}
