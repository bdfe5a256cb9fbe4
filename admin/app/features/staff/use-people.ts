import { type Colleague, listColleagueSessions, listColleagues } from '@meltem/contract/staff/people'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { usePassing } from '../../ui/use-passing.ts'

const PEOPLE_KEY = ['ekip'] as const

export function usePeople() {
  return useQuery({
    queryKey: PEOPLE_KEY,
    queryFn: async ({ signal }) => (await call(listColleagues, {}, signal)).data,
  })
}

export function useSessions(k_no: string) {
  return useQuery({
    queryKey: [...PEOPLE_KEY, 'oturumlar', k_no],
    queryFn: async ({ signal }) => (await call(listColleagueSessions, { k_no }, signal)).data,
  })
}

interface Act {
  readonly run: () => Promise<{ readonly data: Colleague }>
  /** What is said once it is done. */
  readonly words: string
}

/** What is done to a colleague; the list is read anew, and what was done is said for a moment. */
export function usePersonAct(onDone: () => void) {
  const client = useQueryClient()
  const [said, say] = usePassing<string>()
  const act = useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: (_answer, { words }) => {
      say(words)
      onDone()
    },
    onSettled: () => void client.invalidateQueries({ queryKey: PEOPLE_KEY }),
  })
  return { act, said }
}
