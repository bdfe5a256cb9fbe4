import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError, isSignedOut } from './call-error.ts'

const RETRIES = 2
const WORTH_RETRYING: readonly string[] = ['baglanti', 'mesgul', 'sunucu_hatasi']

/** A 401 from any call, read or write, ends in `onSignedOut`. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const watch = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: {
        // The browser's own idea of "offline" is unreliable on hotel networks: always try, and show what happened.
        networkMode: 'always',
        retry: (count, error) => count < RETRIES && error instanceof CallError && WORTH_RETRYING.includes(error.code),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
