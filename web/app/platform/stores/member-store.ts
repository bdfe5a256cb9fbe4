import type { getMemberData } from '@meltem/contract/member/area'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { persistedStore } from './persisted-store.ts'

export type MemberData = OutputOf<typeof getMemberData>

interface MemberState extends MemberData {
  /** False until the member's data has come once. */
  readonly yuklendi: boolean
}

/** What /uye-tum-veriler-get has answered (PEOPLE-12). */
export const memberStore = persistedStore<MemberState>('uye', () => ({
  yuklendi: false,
  rezervasyonlar: [],
  favoriler: [],
  kuponlar: [],
  tahsilatlar: [],
  okunmamis: 0,
}))

export function keepUnread(okunmamis: number): void {
  memberStore.use.setState({ okunmamis })
}
