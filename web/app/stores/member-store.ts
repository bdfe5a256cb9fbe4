import { persistedStore } from './persisted-store.ts'

export interface Favourite {
  readonly urun_k_no: string
}

interface MemberState {
  readonly favoriler: readonly Favourite[]
}

export const memberStore = persistedStore<MemberState>('uye', () => ({ favoriler: [] }))
