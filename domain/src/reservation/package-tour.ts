import type { ProductKind } from '@meltem/contract/content'

interface PackagePart {
  readonly urun_tipi: ProductKind
  /** Nights of the line; 0 for a day service. */
  readonly gece: number
  readonly saat: number
}

const PART: Readonly<Record<ProductKind, 'ulasim' | 'konaklama' | 'diger'>> = {
  transfer: 'ulasim',
  arac_kira: 'ulasim',
  villa: 'konaklama',
  otel: 'konaklama',
  yat: 'konaklama',
  tur: 'diger',
  dugun: 'diger',
  saglik: 'diger',
  ekstra: 'diger',
}

/**
 * At least two of transport, lodging and another service, for more than 24 hours or with a night, sold together: another
 * contract and free cancellation until 30 days before (domain §8). Worked: villa + transfer is one, two tours are not.
 */
export function isPackageTour(parts: readonly PackagePart[]): boolean {
  const kinds = new Set(parts.map((part) => PART[part.urun_tipi]))
  return kinds.size >= 2 && parts.some((part) => part.gece > 0 || part.saat > 24)
}
