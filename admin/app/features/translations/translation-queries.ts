import { getTranslation, listTerms, listTranslations } from '@meltem/contract/content/translation'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export const TRANSLATIONS_KEY = ['ceviriler'] as const

export function progressQuery(asked: InputOf<typeof listTranslations>) {
  return queryOptions({
    queryKey: [...TRANSLATIONS_KEY, 'liste', asked],
    queryFn: ({ signal }) => call(listTranslations, asked, signal),
    placeholderData: keepPreviousData,
  })
}

export function pairsQuery(asked: InputOf<typeof getTranslation>) {
  return queryOptions({
    queryKey: [...TRANSLATIONS_KEY, 'bir', asked],
    queryFn: ({ signal }) => call(getTranslation, asked, signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

export const termsQuery = queryOptions({
  queryKey: [...TRANSLATIONS_KEY, 'sozluk'],
  queryFn: ({ signal }) => call(listTerms, {}, signal),
})
