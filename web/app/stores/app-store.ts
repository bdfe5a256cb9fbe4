import { BASE_EXCHANGE, type ExchangeRow } from '@meltem/contract/settings'
import { persistedStore } from './persisted-store.ts'

interface AppState {
  /** The currency on screen with its rates; the base currency at rate 1 until settings arrive (spec §9). */
  readonly exchange: ExchangeRow
}

export const appStore = persistedStore<AppState>('app', () => ({ exchange: BASE_EXCHANGE }))
