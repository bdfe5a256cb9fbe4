import { type RefObject, useEffect, useState } from 'react'

/**
 * True once the marker has left the page at the top. An observer instead of a scroll listener: nothing runs while
 * people scroll.
 */
export function useStuck(marker: RefObject<HTMLElement | null>): boolean {
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    const element = marker.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [marker])
  return stuck
}
