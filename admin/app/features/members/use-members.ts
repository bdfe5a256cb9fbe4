import { getOfficeMember, listMemberGroups, listOfficeMembers, MEMBER_VIEWS } from '@meltem/contract/member/office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export type MemberFilter = InputOf<typeof listOfficeMembers>

export const MEMBERS_KEY = ['uyeler'] as const
export const MEMBER_GROUPS_KEY = ['uye-gruplari'] as const
export const memberKey = (k_no: string) => ['uye', k_no] as const

const GROUP = /^(?:yok|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** What the address says; what it cannot say is left out. */
export function memberFilterOf(query: URLSearchParams): MemberFilter {
  const given = (name: string) => query.get(name) || undefined
  const grup = given('grup')
  return {
    ara: given('ara')?.slice(0, 100),
    grup: grup && GROUP.test(grup) ? grup : undefined,
    secim: MEMBER_VIEWS.find((view) => view === query.get('secim')),
    sonra: given('sonra')?.slice(0, 120),
  }
}

export function useMembers(filter: MemberFilter) {
  return useQuery({
    queryKey: [...MEMBERS_KEY, filter],
    queryFn: ({ signal }) => call(listOfficeMembers, filter, signal),
    placeholderData: keepPreviousData,
  })
}

export function useMember(k_no: string) {
  return useQuery({
    queryKey: memberKey(k_no),
    queryFn: async ({ signal }) => (await call(getOfficeMember, { k_no }, signal)).data,
  })
}

export function useMemberGroups() {
  return useQuery({
    queryKey: MEMBER_GROUPS_KEY,
    queryFn: async ({ signal }) => (await call(listMemberGroups, {}, signal)).data,
  })
}
