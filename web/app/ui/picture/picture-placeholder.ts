import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash'

/** Every eighth pixel is enough for something the browser blurs anyway, and keeps the page small. */
const STEP = 8
const KEPT = 500
const decoded = new Map<string, string | undefined>()

function decode(hash: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0))
    const { w, h, rgba } = thumbHashToRGBA(bytes)
    const width = Math.max(1, Math.floor(w / STEP))
    const height = Math.max(1, Math.floor(h / STEP))
    const small = new Uint8Array(width * height * 4)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = ((y * STEP + STEP / 2) * w + x * STEP + STEP / 2) * 4
        small.set(rgba.subarray(from, from + 4), (y * width + x) * 4)
      }
    }
    return `url("${rgbaToDataURL(width, height, small)}")`
  } catch {
    // A damaged hash is worth no more than none: the picture appears without a placeholder.
    return undefined
  }
}

/** A thumbhash as CSS background; decoded once, because the same pictures stand on many pages. */
export function placeholderOf(hash: string | null): string | undefined {
  if (!hash) return undefined
  if (!decoded.has(hash)) {
    if (decoded.size >= KEPT) decoded.clear()
    decoded.set(hash, decode(hash))
  }
  return decoded.get(hash)
}
