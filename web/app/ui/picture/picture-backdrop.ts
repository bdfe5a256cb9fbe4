import type { CSSProperties } from 'react'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { placeholderOf } from './picture-placeholder.ts'

function meanColour(hash: string): string | undefined {
  try {
    const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)))
    return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`
  } catch {
    // A damaged hash is worth no more than none.
    return undefined
  }
}

/**
 * What stands behind a picture until it is there. Pages from the server carry a blurred trace of it, which coming to
 * life leaves alone; a picture that is drawn in the browser gets its mean colour, as decoding traces there costs every
 * page the decoder and a phone the time of a keystroke.
 */
export function backdropOf(hash: string | null): CSSProperties | undefined {
  if (!hash) return undefined
  return import.meta.env.SSR ? { backgroundImage: placeholderOf(hash) } : { backgroundColor: meanColour(hash) }
}
