import type { CollectionStatus } from '@meltem/contract/reservation/reservation'
import type { Minor } from '../money.ts'

interface Due {
  readonly on_odeme_toplam: Minor
  readonly genel_toplam: Minor
}

/**
 * `tahsilat_durum` from captured money less refunds, never written by hand (BOOK-9): 0 none, 1 the deposit, 2 all,
 * 3 anything else. More than all is still all; the surplus is the refund queue's. A reservation that costs nothing is paid.
 * Worked with deposit 89.55 of 358.20: 0 → 0, 50.00 → 3, 89.55 → 1, 200.00 → 3, 358.20 → 2.
 */
export function collectionStatus(captured: Minor, due: Due): CollectionStatus {
  if (captured >= due.genel_toplam) return 2
  if (captured <= 0) return 0
  return captured === due.on_odeme_toplam ? 1 : 3
}
