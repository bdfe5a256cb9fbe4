import { getAuditChoices, getAuditEntry, listAudit } from '@meltem/contract/staff/audit-office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import type { AuditTexts } from '@meltem/i18n/audit-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'

export type AuditFilter = InputOf<typeof listAudit>

const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** What the address says; what it cannot say is left out. */
export function auditFilterOf(query: URLSearchParams): AuditFilter {
  const given = (name: string, pattern: RegExp) => {
    const value = query.get(name)
    return value && pattern.test(value) ? value : undefined
  }
  return {
    personel: given('personel', KEY),
    cagri: given('cagri', /^[a-z\d-]{1,80}$/),
    tablo: given('tablo', /^[a-z\d_]{1,80}$/),
    konu: given('konu', KEY),
    ilk: given('ilk', DAY),
    son: given('son', DAY),
    sonra: given('sonra', /^[1-9]\d{0,14}$/),
  }
}

export function useAudit(filter: AuditFilter) {
  return useQuery({
    queryKey: ['denetim', filter],
    queryFn: ({ signal }) => call(listAudit, filter, signal),
    placeholderData: keepPreviousData,
  })
}

/** An entry never changes, so it is read once. */
export function useAuditEntry(no: number) {
  return useQuery({
    queryKey: ['denetim-kaydi', no],
    queryFn: async ({ signal }) => (await call(getAuditEntry, { no }, signal)).data,
    staleTime: 60_000,
  })
}

export function useAuditChoices() {
  return useQuery({ queryKey: ['denetim-secim'], queryFn: ({ signal }) => call(getAuditChoices, {}, signal) })
}

/** Words for what the data calls things: known names by their sentence, others as they are. */
export function useAuditTexts(): AuditTexts {
  return useTranslations('admin.audit')
}
