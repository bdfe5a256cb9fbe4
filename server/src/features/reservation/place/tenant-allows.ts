import type { Reservation } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import type { Booking } from '../booking.ts'

type Method = NonNullable<Reservation['odeme_yontemi']>

/** Both are asked of the settings as this transaction has found them, never of a memory (RELY-10). */
export function requireAllowed(booking: Pick<Booking, 'person' | 'settings' | 'payment'>, method: Method): void {
  requireAccount(booking)
  requireMethod(booking, method)
}

/** A guest books without an account only where the tenant allows it. */
function requireAccount({ person, settings }: Pick<Booking, 'person' | 'settings'>): void {
  const allowed = person.uye !== null || person.hesapsiz_olur || settings.other.uye_olmadan_rezervasyon
  if (!allowed) throw new AppError('giris_gerekli')
}

/**
 * Refuses a method that was switched off while the buyer filled in the form. An agency pays as its contract
 * says; a clerk may agree on paying at the office or on the day, but the link in the mail needs cards, and a transfer an
 * account that is shown.
 */
export function requireMethod(
  { person: { acente, telefon }, payment: { yontemler } }: Pick<Booking, 'person' | 'payment'>,
  method: Method,
): void {
  if (acente || (telefon && method === 'tur_gunu')) return
  if (!yontemler.includes(method)) throw new AppError('yontem_kapali', { ayrinti: { yontemler } })
}
