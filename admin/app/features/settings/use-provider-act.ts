import { listProviders, type OfficeProvider } from '@meltem/contract/payment/account-office'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

const PROVIDERS_KEY = ['odeme-saglayicilari'] as const

/** While a payment of 1.00 is under way, it is looked after. */
const LOOK_MS = 3_000

export function useProviders() {
  return useQuery({
    queryKey: PROVIDERS_KEY,
    queryFn: async ({ signal }) => (await call(listProviders, {}, signal)).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_MS : false),
  })
}

function isUnderWay({ prova }: OfficeProvider): boolean {
  return prova?.durum === 'acik' || prova?.durum === 'alindi'
}

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
