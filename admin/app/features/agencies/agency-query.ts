import { type AgencyFilter, getOfficeAgency, listAgencies, listAgencyInvoices } from '@meltem/contract/agency/office'
import { getAgencyStatement, listAgencyContracts, listAllotments } from '@meltem/contract/agency/terms'
import { getSettings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

export const AGENCIES_KEY = ['acenteler'] as const

export const agencyListQuery = (filter: AgencyFilter) =>
  queryOptions({
    queryKey: [...AGENCIES_KEY, 'liste', filter],
    queryFn: ({ signal }) => call(listAgencies, filter, signal),
    placeholderData: keepPreviousData,
  })

export const agencyQuery = (k_no: string) =>
  queryOptions({
    queryKey: [...AGENCIES_KEY, k_no, 'bilgi'],
    queryFn: async ({ signal }) => (await call(getOfficeAgency, { k_no }, signal)).data,
  })

export const contractsQuery = (acente_k_no: string) =>
  queryOptions({
    queryKey: [...AGENCIES_KEY, acente_k_no, 'sozlesme'],
    queryFn: ({ signal }) => call(listAgencyContracts, { acente_k_no }, signal),
  })

export const allotmentsQuery = (acente_k_no: string, dil: Language) =>
  queryOptions({
    queryKey: [...AGENCIES_KEY, acente_k_no, 'kontenjan', dil],
    queryFn: async ({ signal }) => (await call(listAllotments, { acente_k_no, dil }, signal)).data,
  })

export const statementQuery = (acente_k_no: string, kur: string, sayfa: number) =>
  queryOptions({
    queryKey: [...AGENCIES_KEY, acente_k_no, 'hesap', kur, sayfa],
    queryFn: async ({ signal }) => (await call(getAgencyStatement, { acente_k_no, kur, sayfa }, signal)).data,
    placeholderData: keepPreviousData,
  })

/** What the house reckons in. */
export const currenciesQuery = queryOptions({
  queryKey: [...AGENCIES_KEY, 'kurlar'],
  queryFn: async ({ signal }) => (await call(getSettings, {}, signal)).data.exchange,
  staleTime: 60_000,
})

export type InvoiceState = 'acik' | 'odendi'

export const invoicesQuery = (acente_k_no: string, durum: InvoiceState | undefined, sayfa: number) =>
  queryOptions({
    queryKey: [...AGENCIES_KEY, acente_k_no, 'fatura', durum, sayfa],
    queryFn: ({ signal }) => call(listAgencyInvoices, { acente_k_no, durum, sayfa }, signal),
    placeholderData: keepPreviousData,
  })

interface Act {
  readonly run: () => Promise<unknown>
  /** What is said once it is done. */
  readonly words: string
}

/** What is done about an agency: everything of agencies is read anew, and what was done is said for a moment. */
export function useAgencyAct(onDone: () => void = () => undefined) {
  const client = useQueryClient()
  const [said, say] = usePassing<string>()
  const refresh = () => client.invalidateQueries({ queryKey: AGENCIES_KEY })
  const act = useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: (_answer, { words }) => {
      say(words)
      onDone()
    },
    onSettled: refresh,
  })
  return { act, said, say, refresh }
}

/** The number of a page as the address says it. */
export function pageOf(query: URLSearchParams): number {
  const sayfa = Number(query.get('sayfa') ?? 1)
  return Number.isInteger(sayfa) && sayfa >= 1 && sayfa <= 10_000 ? sayfa : 1
}

/** The same address with another page of its list. */
export function searchOf(query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query)
  if (page === 1) next.delete('sayfa')
  else next.set('sayfa', String(page))
  return `?${next}`
}

/** Sentences the server has for the applicant or for a booking, as the office would say them; fields by their own. */
export function useAgencyError(): (error: unknown) => string {
  const t = useTranslations('admin.agencies.error')
  const errorText = useErrorText()
  return (error) => {
    if (!(error instanceof CallError)) return errorText(error)
    if (error.code === 'durum_uygun_degil') return t('decided')
    if (error.code === 'acente_kayitli') return t('taken')
    if (error.fields.length > 0) return error.fields.map(({ mesaj }) => mesaj).join(' ')
    return errorText(error)
  }
}
