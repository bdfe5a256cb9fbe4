import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { type Carts, emptyCart } from './cart.ts'
import { persistedStore } from './persisted-store.ts'

/** Both carts. Never a card, passport or identity number: those are asked for where they are used and not kept. */
export const reservationStore = persistedStore<Carts>('rezervasyon', () => ({
  direk: emptyCart(BASE_EXCHANGE),
  sor_sat: emptyCart(BASE_EXCHANGE),
}))
