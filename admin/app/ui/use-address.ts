import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** What a list shows stands in the address: it can be sent, reloaded and gone back to. */
export function useAddress(): {
  readonly query: URLSearchParams
  /** Changes some of it; empty takes a word away. A list that is cut otherwise begins anew. */
  readonly change: (words: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }) => void
} {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const change = useCallback(
    (words: Readonly<Record<string, string | undefined>>, { replace = false } = {}) => {
      const next = new URLSearchParams(query)
      next.delete('sonra')
      for (const [name, value] of Object.entries(words)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      void navigate({ search: next.size > 0 ? `?${next}` : '' }, { replace, preventScrollReset: replace })
    },
    [query, navigate],
  )
  return { query, change }
}
