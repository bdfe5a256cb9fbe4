import type { OfficeKey } from '@meltem/contract/staff/office-keys'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export const OFFICE_KEYS = ['buro-anahtarlari'] as const

interface Answer {
  readonly data: OfficeKey[]
  /** Only of a key that was just made, and only this once. */
  readonly anahtar?: string
}

interface Act {
  readonly run: () => Promise<Answer>
  /** What is said of it; a new key speaks for itself. */
  readonly words?: string
}

export type OfficeKeyAct = ReturnType<typeof useOfficeKeyAct>

export function useOfficeKeyAct(onDone: (answer: Answer, words: string | undefined) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: (answer, { words }) => {
      client.setQueryData(OFFICE_KEYS, answer.data)
      onDone(answer, words)
    },
    onError: () => client.invalidateQueries({ queryKey: OFFICE_KEYS }),
  })
}
