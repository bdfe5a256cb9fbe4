import type { ProductKind } from '@meltem/contract/content/content'
import type { IsoDay } from '../calendar-day.ts'
import { KINDS } from '../kinds.ts'

interface PackagePart {
  readonly urun_tipi: ProductKind
  /** Nights that belong to it; 0 for a day service. */
  readonly gece: number
  readonly ilk_gun: IsoDay
  readonly son_gun: IsoDay
}

/**
 * At least two of transport, lodging and another service, with a night or for more than 24 hours from the first to the
 * last, sold together: another contract and free cancellation until 30 days before (BOOK-12). Days are known of every
 * service and hours only of some, so that what lies on more than one day counts as longer, in favour of the guest.
 * Worked: a villa and a transfer are one, so are a transfer on Monday and a tour on Tuesday; two tours are not.
 */
export function isPackageTour(parts: readonly PackagePart[]): boolean {
  const kinds = new Set(parts.map((part) => KINDS[part.urun_tipi].part))
  if (kinds.size < 2) return false
  const first = parts.map((part) => part.ilk_gun).sort()[0] ?? ''
  const last =
    parts
      .map((part) => part.son_gun)
      .sort()
      .at(-1) ?? ''
  return parts.some((part) => part.gece > 0) || first < last
}
