import type { ProductOption } from '@meltem/contract/catalog/catalog'

/**
 * What the panel asks for: a day and a departure; arrival and departure; pick-up and return with their times; a day and
 * an hour; a ride; or a day alone.
 */
export type BookingMode = 'departure' | 'stay' | 'hire' | 'hours' | 'ride' | 'service'

type Sold = Pick<ProductOption, 'stok' | 'fiyatlandirma'>

export function modeOf({ stok, fiyatlandirma }: Sold): BookingMode {
  if (fiyatlandirma === 'transfer_arac' || fiyatlandirma === 'transfer_kisi') return 'ride'
  if (fiyatlandirma === 'arac') return 'hire'
  if (fiyatlandirma === 'gecelik' || stok === 'gece') return 'stay'
  if (stok === 'kalkis') return 'departure'
  return stok === 'saat' ? 'hours' : 'service'
}

/** Two days are chosen, not one. */
export function isRange(mode: BookingMode): boolean {
  return mode === 'stay' || mode === 'hire'
}

/** Whether the number of pieces or hours is the person's choice. */
export function isCounted({ fiyatlandirma }: Sold): boolean {
  return fiyatlandirma === 'birim'
}
