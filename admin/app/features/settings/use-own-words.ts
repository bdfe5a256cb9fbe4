import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePassing } from '../../ui/use-passing.ts'

/** Words of the house, and those a tenant has written in their place. */
interface Standing<W> {
  readonly ev: W
  readonly kendi: W | null
}

interface OwnWordsOptions<W, S> {
  readonly standing: S
  /** What is read anew after a save. */
  readonly queryKey: readonly string[]
  /** Null goes back to the words of the house. */
  readonly save: (words: W | null) => Promise<{ data: S }>
  readonly told: (words: W | null) => string
}

/**
 * Words that are written version by version (PAY-51, PEOPLE-74). A colleague who was faster stands among the versions,
 * and what is typed stays: the next save is knowing.
 */
export function useOwnWords<W extends object, S extends Standing<W>>(options: OwnWordsOptions<W, S>) {
  const { standing, queryKey, save, told } = options
  const client = useQueryClient()
  const now = standing.kendi ?? standing.ev
  const [typed, setTyped] = useState<W>(now)
  const [said, say] = usePassing<string>()
  const act = useMutation({
    mutationFn: save,
    onSuccess: ({ data }, words) => {
      setTyped(data.kendi ?? data.ev)
      say(told(words))
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const put = (part: Partial<W>) => {
    setTyped((before) => ({ ...before, ...part }))
    if (act.error) act.reset()
  }
  return {
    typed,
    put,
    said,
    say,
    isDirty: JSON.stringify(typed) !== JSON.stringify(now),
    error: act.error,
    busy: act.isPending,
    write: (words: W | null) => act.mutate(words),
  }
}
