import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, 43 characters long. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored: a copy of the database opens nothing. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function isSameHash(stored: Buffer | null, other: Buffer): boolean {
  return stored !== null && stored.length === other.length && timingSafeEqual(stored, other)
}

/** The first makes everything, all of them open (RELY-32). */
export type Secrets = readonly [string, ...string[]]

/** Which of the secrets makes this key; undefined for a key that none of them makes. */
export function secretOf(
  secrets: readonly string[],
  make: (secret: string) => string,
  given: string,
): string | undefined {
  const hash = hashToken(given)
  return secrets.find((secret) => timingSafeEqual(hashToken(make(secret)), hash))
}

/** Made from the secret when a mail is sent, so that no table holds it; the purpose keeps keys of one row apart. */
export function keyFor(secret: string, purpose: string, tenantId: number, k_no: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${tenantId}:${k_no}`).digest('base64url')
}

/** Without letters that are misread for each other. */
const READABLE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Ten readable characters (49 bits) for a person to type. Worked: 'K7QM2-XB9TR'. */
export function readableKeyFor(secret: string, purpose: string, tenantId: number, k_no: string): string {
  const bytes = createHmac('sha256', secret).update(`${purpose}:${tenantId}:${k_no}`).digest()
  const letters = Array.from(bytes.subarray(0, 10), (byte) => READABLE[byte % READABLE.length])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}
