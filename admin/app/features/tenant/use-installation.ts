import {
  getInstallation,
  type InstalledTenant,
  listInstallationActs,
  listTenants,
} from '@meltem/contract/tenant/installation'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { STAFF_KEY } from '../../platform/queries/keys.ts'
import { createQueryClient } from '../../platform/query-client.ts'
import { usePassing } from '../../ui/use-passing.ts'

const INSTALLATION_KEY = ['kurum'] as const
const TENANTS_KEY = ['kurum-firmalar'] as const
const ACTS_KEY = ['kurum-denetim'] as const

/** Its own memory: what the office knows is not seen here, and a session that ends here ends nothing there. */
export function createInstallationClient(): QueryClient {
  const client = createQueryClient(() => leave(client))
  // Texts of failures ask which right is missing; nobody of a tenant's staff is signed in here.
  client.setQueryDefaults(STAFF_KEY, { enabled: false })
  return client
}

/** Nothing that was seen stays in memory. */
export function leave(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== INSTALLATION_KEY[0] })
  client.setQueryData(INSTALLATION_KEY, null)
}

const administratorQuery = queryOptions({
  queryKey: INSTALLATION_KEY,
  queryFn: async ({ signal }) => (await call(getInstallation, {}, signal)).yonetici,
  staleTime: Number.POSITIVE_INFINITY,
})

export const useAdministrator = () => useQuery(administratorQuery)

export const useTenants = () =>
  useQuery({ queryKey: TENANTS_KEY, queryFn: ({ signal }) => call(listTenants, {}, signal) })

export const useActs = () =>
  useQuery({ queryKey: ACTS_KEY, queryFn: async ({ signal }) => (await call(listInstallationActs, {}, signal)).data })

interface Act {
  readonly run: () => Promise<{ readonly data: InstalledTenant }>
  /** What is said once it is done. */
  readonly words: string
}

/** What is done at the installation; list and acts are read anew, and what was done is said for a moment. */
export function useInstallationAct(onDone: () => void) {
  const client = useQueryClient()
  const [said, say] = usePassing<string>()
  const act = useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: (_answer, { words }) => {
      say(words)
      onDone()
    },
    onSettled: () => {
      for (const queryKey of [TENANTS_KEY, ACTS_KEY]) void client.invalidateQueries({ queryKey })
    },
  })
  return { act, said }
}

export type InstallationAct = ReturnType<typeof useInstallationAct>['act']

/** The sentence for a refusal, after the name it is about where there were several. */
export function useRefusal(): (error: unknown) => string {
  const errors = useTranslations('errors')
  const problem = useTranslations('admin.problem')
  return (error) => {
    if (!(error instanceof CallError)) return errors('sunucu_hatasi')
    if (error.code === 'baglanti') return problem('network')
    const { deger } = error.details
    return typeof deger === 'string' ? `${deger}: ${errors(error.code)}` : errors(error.code)
  }
}
