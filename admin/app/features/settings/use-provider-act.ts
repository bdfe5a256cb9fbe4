import type { OfficeProvider } from '@meltem/contract/payment/account-office'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export const PROVIDERS_KEY = ['odeme-saglayicilari'] as const

export type ProviderAct = ReturnType<typeof useProviderAct>

/** What is done to a provider; the list says how it stands afterwards, also where it did not go well. */
export function useProviderAct(onDone: (words: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ run }: { run: () => Promise<{ data: OfficeProvider[] }>; words: string }) => run(),
    onSuccess: (_answer, { words }) => onDone(words),
    onSettled: () => client.invalidateQueries({ queryKey: PROVIDERS_KEY }),
  })
}
