import { randomBytes } from 'node:crypto'

const STEP_SECONDS = 30
/** A clock may be wrong by a step, and typing takes a while. */
const WINDOW = 1
const SECRET_BYTES = 20

/** Loaded with the first login of an agency, not with the server. */
const library = () => import('otpauth')

export function newTotpSecret(): string {
  return base32(randomBytes(SECRET_BYTES))
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Twenty bytes are 160 bits: 32 letters without padding. */
function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => ALPHABET[Number.parseInt(five, 2)] ?? '')
}

/** What an authenticator app reads: whose account, and where. */
export async function totpAddress(secret: string, issuer: string, label: string): Promise<string> {
  const { TOTP } = await library()
  return new TOTP({ secret, issuer, label }).toString()
}

/**
 * The step of the clock a code belongs to; undefined for a wrong one. The caller has to remember the step: the
 * same code works until its minute and a half are over.
 */
export async function totpStepOf(secret: string, code: string, now = Date.now()): Promise<number | undefined> {
  const { TOTP } = await library()
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta
}

/** The code of this moment, for tests only. */
export async function totpCode(secret: string, now = Date.now()): Promise<string> {
  const { TOTP } = await library()
  return new TOTP({ secret }).generate({ timestamp: now })
}
