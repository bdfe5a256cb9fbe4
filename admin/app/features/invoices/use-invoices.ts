import {
  INVOICE_VIEWS,
  type InvoiceRow,
  type InvoiceView,
  listInvoices,
  prepareInvoices,
} from '@meltem/contract/payment/invoice-office'
import { getReport, type ReportKind } from '@meltem/contract/payment/report-office'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

const INVOICES_KEY = ['faturalar'] as const

export type InvoiceFilter = InputOf<typeof listInvoices>
export type Prepared = OutputOf<typeof prepareInvoices>

export const SECTIONS = [...INVOICE_VIEWS, 'bildirim'] as const
export type Section = (typeof SECTIONS)[number]

const DAY = /^\d{4}-\d\d-\d\d$/
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const dayIn = (query: URLSearchParams, name: string): string | undefined => {
  const day = query.get(name) ?? ''
  return DAY.test(day) ? day : undefined
}

/** What the address says; what it cannot say is left out. */
export function invoiceFilterOf(query: URLSearchParams, gorunum: InvoiceView): InvoiceFilter {
  const rezervasyon = query.get('rezervasyon') ?? ''
  return {
    gorunum,
    ara: query.get('ara')?.slice(0, 80) || undefined,
    rezervasyon: KEY.test(rezervasyon) ? rezervasyon : undefined,
    ilk: dayIn(query, 'ilk'),
    son: dayIn(query, 'son'),
    sonra: query.get('sonra')?.slice(0, 120) || undefined,
  }
}

export function useInvoices(filter: InvoiceFilter) {
  return useQuery({
    queryKey: [...INVOICES_KEY, filter],
    queryFn: ({ signal }) => call(listInvoices, filter, signal),
    placeholderData: keepPreviousData,
  })
}

/** A row before it is prepared has no key of its own; a booking stands once in a list. */
export interface ChosenRow extends Omit<InvoiceRow, 'k_no'> {
  readonly k_no: string
}

export const chosenRow = (row: InvoiceRow): ChosenRow => ({ ...row, k_no: row.k_no ?? row.rezervasyon_k_no })

/** Lists are asked for again also after a refusal: a colleague may have been first. */
export function usePrepare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rows: readonly ChosenRow[]) =>
      call(prepareInvoices, {
        secilen: rows.map(({ rezervasyon_k_no, tur, toplam }) => ({ rezervasyon_k_no, tur, toplam })),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: INVOICES_KEY }),
  })
}

export function useReport(tur: ReportKind, gun: string | undefined) {
  return useQuery({
    queryKey: ['bildirim', tur, gun ?? 'bugun'],
    queryFn: ({ signal }) => call(getReport, gun ? { tur, gun } : { tur }, signal),
    placeholderData: keepPreviousData,
  })
}

/** Sums by currency: money of different currencies is never added. */
export function sumsOf(rows: readonly Pick<InvoiceRow, 'kur' | 'toplam'>[]): { kur: string; tutar: number }[] {
  const sums = new Map<string, number>()
  for (const { kur, toplam } of rows) sums.set(kur, (sums.get(kur) ?? 0) + Math.round(toplam * 100))
  return [...sums].toSorted(([a], [b]) => a.localeCompare(b)).map(([kur, cents]) => ({ kur, tutar: cents / 100 }))
}
