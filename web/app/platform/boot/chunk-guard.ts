const LAST_RELOAD = 'meltem-son-yenileme'
const QUIET_MS = 60_000

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly reload: () => void
}

const BROWSER: Surroundings = {
  // Read when used: a browser that refuses storage throws on the mere access.
  get storage() {
    return window.sessionStorage
  },
  now: () => Date.now(),
  reload: () => window.location.reload(),
}

/** The sentences browsers use when a script of the page is gone, usually because a new version was put online. */
const MISSING =
  /dynamically imported module|importing a module script failed|error loading dynamically|unable to preload css|failed to load module script/i

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/**
 * Reloads the page after a failed load of one of its parts, at most once per 60 seconds (PAGE-10).
 * Returns whether it did; without storage it never does, so that a broken release cannot loop.
 */
export function reloadOnce(page: Surroundings = BROWSER): boolean {
  try {
    const { storage } = page
    const last = Number(storage.getItem(LAST_RELOAD) ?? Number.NEGATIVE_INFINITY)
    const elapsed = page.now() - last
    if (elapsed >= 0 && elapsed < QUIET_MS) return false
    storage.setItem(LAST_RELOAD, String(page.now()))
  } catch {
    return false
  }
  page.reload()
  return true
}

/** Parts loaded through Vite announce their failure; parts loaded by the router reach the error page, which asks too. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}
