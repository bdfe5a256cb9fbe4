import { type RefObject, useEffect } from 'react'

/** Below the sticky header, and a little above the lower edge. */
const TOP = 96
const BOTTOM = 16

/**
 * A panel that is higher than the window scrolls along until its end is seen and stays there; a lower one stays at the
 * top. So the sum and the button can always be reached without a scroll bar inside.
 */
export function useStickyEnd(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = ref.current
    if (!panel) return
    const place = () => {
      const room = window.innerHeight - panel.offsetHeight - BOTTOM
      panel.style.top = `${Math.min(TOP, room)}px`
    }
    const watcher = new ResizeObserver(place)
    watcher.observe(panel)
    window.addEventListener('resize', place)
    return () => {
      watcher.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [ref])
}
