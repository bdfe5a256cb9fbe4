import type { ExchangeRow } from '@meltem/contract/settings'
import { create } from 'zustand'
import { appStore } from './app-store.ts'
import { authStore } from './auth-store.ts'
import { applyExchange } from './cart.ts'
import { forgetTrips } from './kept-trips.ts'
import { memberStore } from './member-store.ts'
import { rememberedStore } from './remembered-store.ts'
import { reservationStore } from './reservation-store.ts'

const STORES = [authStore, appStore, memberStore, reservationStore] as const

/** Said on the window when a login has died by itself. */
export const SESSION_ENDED = 'meltem:oturum-bitti'

/** False on the server and until the browser's state was read: parts of the page that depend on it wait for this. */
export const useStoresReady = create<boolean>(() => false)

/**
 * False until it is settled whether a member is logged in: a login whose store was lost comes back by its cookie a
 * moment after the stores were read.
 */
export const useLoginSettled = create<boolean>(() => false)

/** Reads the kept state. A member without a token is no longer logged in and leaves nothing behind (PEOPLE-10). */
export async function loadStores(): Promise<void> {
  await Promise.all([...STORES, rememberedStore].map((store) => store.load()))
  const { user, access_token } = authStore.use.getState()
  if (user && !access_token) await wipeStores()
  useStoresReady.setState(true, true)
}

/** At logout nothing of the person stays behind in this browser (PEOPLE-10). */
export async function wipeStores(): Promise<void> {
  await Promise.all([...STORES.map((store) => store.wipe()), forgetTrips()])
}

/** A second tab follows: its baskets, its login and its logout. Returns how to stop. */
export function followOtherTabs(): () => void {
  const listen = (event: StorageEvent) => {
    // `key` is null when everything was cleared at once.
    for (const store of [...STORES, rememberedStore]) {
      if (event.key === store.name || event.key === null) void store.follow(event.newValue)
    }
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Shows a currency: its row becomes the app's, its selling rate goes through both carts. */
export function showCurrency(base: string, row: ExchangeRow): void {
  appStore.use.setState({ exchange: row })
  reservationStore.use.setState((carts) => applyExchange(carts, base, row))
}
