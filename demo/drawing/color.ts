/** Colour maths in OKLab: mixes stay clean and never go grey through the middle. */
export type Hex = string

type V3 = [number, number, number]

const toLin = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

const toSrgb = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

const clamp = (x: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, x))

const rgb = (h: Hex): V3 => {
  const n = Number.parseInt(h.slice(1), 16)
  return [toLin(((n >> 16) & 255) / 255), toLin(((n >> 8) & 255) / 255), toLin((n & 255) / 255)]
}

const hex = (v: V3): Hex =>
  '#' +
  v
    .map((c) =>
      Math.round(clamp(toSrgb(clamp(c))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')

const toLab = ([r, g, b]: V3): V3 => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const fromLab = ([L, A, B]: V3): V3 => {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

export const mix = (a: Hex, b: Hex, t: number): Hex => {
  const p = toLab(rgb(a))
  const q = toLab(rgb(b))
  return hex(fromLab([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]))
}

/** add to lightness (−1…1), keep hue */
export const tone = (a: Hex, dL: number, chroma = 1): Hex => {
  const [L, A, B] = toLab(rgb(a))
  return hex(fromLab([clamp(L + dL), A * chroma, B * chroma]))
}

/** multiply, as a coloured light falling on a surface does */
export const mul = (a: Hex, b: Hex): Hex => {
  const p = rgb(a)
  const q = rgb(b)
  return hex([p[0] * q[0], p[1] * q[1], p[2] * q[2]])
}
