import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** Made from the secret, so that a repeated request and the mail carry the same key and the database only its hash. */
export function guestKey(secret: string, tenantId: number, k_no: string): string {
  return createHmac('sha256', secret).update(`misafir:${tenantId}:${k_no}`).digest('base64url')
}

export function hashGuestKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

export function opensWith(stored: Buffer | null, key: string | undefined): boolean {
  return stored !== null && key !== undefined && timingSafeEqual(stored, hashGuestKey(key))
}
