import { type RefObject, useEffect } from 'react'

/** Share of the picture that must be on screen (LOOK-4). */
const THRESHOLD = 0.1

/**
 * Lazy pictures fade in. They are hidden only once a script runs and only while they are not loaded yet, so that
 * without a script, and above the fold, pictures simply show.
 */
export function useFadeIn(ref: RefObject<HTMLImageElement | null>, enabled: boolean): void {
  useEffect(() => {
    const image = ref.current
    if (!enabled || !image || image.complete || !('IntersectionObserver' in window)) return
    const show = () => image.removeAttribute('data-waiting')
    image.setAttribute('data-waiting', '')
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        if (image.complete) show()
        else image.addEventListener('load', show, { once: true })
      },
      { threshold: THRESHOLD },
    )
    observer.observe(image)
    return () => {
      observer.disconnect()
      image.removeEventListener('load', show)
      show()
    }
  }, [ref, enabled])
}
