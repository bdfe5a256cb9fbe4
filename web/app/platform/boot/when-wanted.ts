import { whenNear } from './when-near.ts'

/** Signs that the visitor uses the page. */
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls once one of the elements comes near the screen or the visitor begins to use the page, whichever is first; at
 * once where none of them is on the page. Answers how to stop waiting.
 */
export function whenWanted(ids: readonly string[], call: () => void): () => void {
  const life = new AbortController()
  const begin = () => {
    if (life.signal.aborted) return
    life.abort()
    call()
  }
  const there = ids.filter((id) => document.getElementById(id))
  if (there.length === 0 || window.scrollY > 0) begin()
  for (const id of there) void whenNear(id).then(begin)
  const once = { capture: true, passive: true, signal: life.signal }
  for (const sign of SIGNS) window.addEventListener(sign, begin, once)
  return () => life.abort()
}
