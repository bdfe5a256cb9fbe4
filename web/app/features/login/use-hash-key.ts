import { useEffect, useState } from 'react'

/** Undefined until the page lives; null when the address carries no key. */
type HashKey = string | null | undefined

/** Keys are 43 letters behind the hash sign: no server and no log on the way has seen them. */
export function keyIn(hash: string): string | null {
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null
}

/** The key of the mail. It leaves the address at once, so that it stays neither in the history nor in a screenshot. */
export function useHashKey(): HashKey {
  const [key, setKey] = useState<HashKey>(undefined)
  useEffect(() => {
    const take = () => {
      const found = keyIn(window.location.hash)
      window.history.replaceState(window.history.state, '', window.location.pathname)
      setKey((known) => found ?? known ?? null)
    }
    take()
    // A second mail opened in the same tab changes the hash only.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return key
}
