import { BASE_EXCHANGE } from '@meltem/contract/settings'
import { type CartKind, type Carts, emptyCart, withoutLines } from './cart.ts'
import { afterBooking, type CheckoutDraft, EMPTY_DRAFT } from './checkout-draft.ts'
import { persistedStore } from './persisted-store.ts'

interface ReservationState extends Carts {
  /** What was typed and chosen on the way to the reservation. */
  readonly taslak: CheckoutDraft
}

/** Both carts. Never a card, passport or identity number: those are asked for where they are used and not kept. */
export const reservationStore = persistedStore<ReservationState>('rezervasyon', () => ({
  direk: emptyCart(BASE_EXCHANGE),
  sor_sat: emptyCart(BASE_EXCHANGE),
  taslak: EMPTY_DRAFT,
}))

export function changeDraft(change: Partial<CheckoutDraft>): void {
  reservationStore.use.setState(({ taslak }) => ({ taslak: { ...taslak, ...change } }))
}

/** These lines have become a reservation: they leave the basket, and what is left in it gets another key. */
export function finishBooking(kind: CartKind, booked: readonly string[]): void {
  reservationStore.use.setState((state) => ({
    [kind]: withoutLines(state[kind], booked, crypto.randomUUID()),
    taslak: afterBooking(state.taslak),
  }))
}

/** A key that has run out or was used up: the same basket starts again under a new one. */
export function renewKey(kind: CartKind): string {
  const k_no = crypto.randomUUID()
  reservationStore.use.setState((state) => ({
    [kind]: { ...state[kind], k_no },
    taslak: { ...state.taslak, tutma: null, yerlesen: null },
  }))
  return k_no
}
