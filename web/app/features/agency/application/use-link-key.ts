import { useEffect, useState } from 'react'

/** Behind the hash sign: no server and no log on the way has seen it. A cut-off key is a key all the same, and wrong. */
function linkKeyIn(hash: string): string | undefined {
  return /^#([\w-]{20,200})$/.exec(hash)?.[1]
}

/** The key of an application's mail. It stays in the address, so that the page can be loaded anew and kept. */
export function useLinkKey(): string | undefined {
  const [key, setKey] = useState<string>()
  useEffect(() => {
    const take = () => setKey(linkKeyIn(window.location.hash))
    take()
    // Another mail opened in the same tab changes the hash only.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return key
}
