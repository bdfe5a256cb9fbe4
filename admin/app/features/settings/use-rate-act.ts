import type { listRates } from '@meltem/contract/rate-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SETTINGS_KEY } from './use-settings.ts'

export const RATES_KEY = ['kurlar'] as const
type Rates = OutputOf<typeof listRates>

interface Act {
  readonly run: () => Promise<Rates>
  readonly words: string
}

export type RateAct = ReturnType<typeof useRateAct>

export function useRateAct(onDone: (words: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: (answer, { words }) => {
      client.setQueryData(RATES_KEY, answer)
      onDone(words)
    },
    // What can be offered has changed with it; and a colleague may have been faster.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: SETTINGS_KEY }),
        client.invalidateQueries({ queryKey: RATES_KEY, refetchType: 'all' }),
      ]),
  })
}
