/** How far below the screen a part may be when its script is fetched. */
const AHEAD = '600px'

const waiting = new Set<() => void>()

/** All parts that wait come now: new data is on its way to them, or what they waited for is gone. */
export function stopWaiting(): void {
  for (const come of waiting) come()
}

/**
 * Resolves when an element of the server's page comes near the screen, or when waiting ends (`stopWaiting`). Until then that part
 * stays as it was sent, readable and with working links, and its script is not loaded. On the server, and where the
 * element was not sent, there is nothing to wait for.
 */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const come = () => {
      observer.disconnect()
      waiting.delete(come)
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    waiting.add(come)
  })
}
