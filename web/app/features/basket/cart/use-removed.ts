import { useState } from 'react'
import { type CartKind, type CartLine, removeLine, restoreLine } from '../../../platform/stores/cart.ts'
import { reservationStore } from '../../../platform/stores/reservation-store.ts'

export interface RemovedLine {
  readonly kind: CartKind
  readonly line: CartLine
  readonly place: number
}

export interface Removed {
  readonly lines: readonly RemovedLine[]
  readonly remove: (kind: CartKind, line: CartLine) => void
  readonly undo: (removed: RemovedLine) => void
}

/** What was taken out on this page can be put back, each line where it stood. */
export function useRemoved(): Removed {
  const [lines, setLines] = useState<readonly RemovedLine[]>([])
  return {
    lines,
    remove: (kind, line) => {
      const place = reservationStore.use.getState()[kind].sepet_urunler.findIndex((one) => one.k_no === line.k_no)
      reservationStore.use.setState((state) => ({ [kind]: removeLine(state[kind], line.k_no) }))
      setLines((now) => [...now, { kind, line, place }])
    },
    undo: (removed) => {
      const { kind, line, place } = removed
      reservationStore.use.setState((state) => ({ [kind]: restoreLine(state[kind], line, place, crypto.randomUUID()) }))
      setLines((now) => now.filter((one) => one !== removed))
    },
  }
}
