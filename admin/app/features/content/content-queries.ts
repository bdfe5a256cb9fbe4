import { listAnnouncements } from '@meltem/contract/content/announcement'
import { getMenu, getWrittenPage, listJournalCategories, listWrittenPages } from '@meltem/contract/content/office'
import { getPageVersion, listPageVersions } from '@meltem/contract/content/page-versions'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export const CONTENT_KEY = ['icerik'] as const

export function pagesQuery(filter: InputOf<typeof listWrittenPages>) {
  return queryOptions({
    queryKey: [...CONTENT_KEY, 'liste', filter],
    queryFn: ({ signal }) => call(listWrittenPages, filter, signal),
    placeholderData: keepPreviousData,
  })
}

export function pageQuery(k_no: string) {
  return queryOptions({
    queryKey: [...CONTENT_KEY, 'sayfa', k_no],
    queryFn: ({ signal }) => call(getWrittenPage, { k_no }, signal),
    // What is being edited is not replaced under the hand; a conflict is told when it is saved.
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
}

export const categoriesQuery = queryOptions({
  queryKey: [...CONTENT_KEY, 'kategori'],
  queryFn: ({ signal }) => call(listJournalCategories, {}, signal),
})

export function menuQuery(konum: InputOf<typeof getMenu>['konum']) {
  return queryOptions({
    queryKey: [...CONTENT_KEY, 'menu', konum],
    queryFn: ({ signal }) => call(getMenu, { konum }, signal),
    refetchOnWindowFocus: false,
  })
}

export const announcementsQuery = queryOptions({
  queryKey: [...CONTENT_KEY, 'duyuru'],
  queryFn: ({ signal }) => call(listAnnouncements, {}, signal),
})

export function versionsQuery(asked: InputOf<typeof listPageVersions>) {
  return queryOptions({
    queryKey: [...CONTENT_KEY, 'surumler', asked],
    queryFn: ({ signal }) => call(listPageVersions, asked, signal),
  })
}

export function versionQuery(asked: InputOf<typeof getPageVersion>) {
  return queryOptions({
    queryKey: [...CONTENT_KEY, 'surum', asked],
    queryFn: ({ signal }) => call(getPageVersion, asked, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
