import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 991px)'

function follow(changed: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the filters have no column of their own; false on the server, which does not know the screen. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
}
