import { createHmac, hash } from 'node:crypto'
import { type Secrets, secretOf } from '../../platform/sessions/token.ts'
import type { ReservationRow } from './reservation-row.ts'

/** Made from the secret, so that a repeated request and the mail carry the same key and the database only its hash. */
export function guestKey(secret: string, tenantId: number, k_no: string): string {
  return createHmac('sha256', secret).update(`misafir:${tenantId}:${k_no}`).digest('base64url')
}

export function hashGuestKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

/** A booking that was forgotten has no key. The hash may be of an earlier secret than the key, or of a later one. */
export function opensWith(
  secrets: Secrets,
  {
    tenant_id,
    k_no,
    misafir_anahtar_ozeti: stored,
  }: Pick<ReservationRow, 'tenant_id' | 'k_no' | 'misafir_anahtar_ozeti'>,
  key: string | undefined,
): boolean {
  if (stored === null || key === undefined) return false
  return secretOf(secrets, (secret) => guestKey(secret, tenant_id, k_no), key) !== undefined
}
