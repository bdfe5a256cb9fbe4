import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and while hydrating, then true: for what only a running script can take over. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
