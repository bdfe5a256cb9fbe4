import { BASE_EXCHANGE, type ExchangeRow } from '@meltem/contract/settings'
import { persistedStore } from './persisted-store.ts'

interface AppState {
  /** The currency on screen with its rates; the base currency at rate 1 until settings arrive (PRICE-12). */
  readonly exchange: ExchangeRow
  /** Products to compare, in the order they were ticked. */
  readonly karsilastir: readonly string[]
  /** Products looked at, newest first. */
  readonly son_gorulen: readonly string[]
  /** Words searched for, newest first. */
  readonly son_aramalar: readonly string[]
  /** Day on which a look at a product was last counted, by its key: once a day each. */
  readonly sayilan_bakislar: Readonly<Record<string, string>>
}

export const appStore = persistedStore<AppState>('app', () => ({
  exchange: BASE_EXCHANGE,
  karsilastir: [],
  son_gorulen: [],
  son_aramalar: [],
  sayilan_bakislar: {},
}))
