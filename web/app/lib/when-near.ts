/** How far below the screen a part may be when its script is fetched. */
const AHEAD = '600px'

/**
 * Resolves when an element of the server's page comes near the screen. Until then that part stays as it was sent,
 * readable and with working links, and its script is not loaded. On the server, and where the element was not sent,
 * there is nothing to wait for.
 */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
  })
}
