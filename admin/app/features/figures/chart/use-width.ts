import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How wide the place of a chart is: its letters keep their size, whatever the screen. */
export function useWidth(otherwise: number): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(otherwise)
  useLayoutEffect(() => {
    const place = ref.current
    if (!place) return undefined
    const measure = () => {
      // On paper the chart is drawn as it stood on the screen and made to fit.
      if (!window.matchMedia('print').matches && place.clientWidth > 0) setWidth(place.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
