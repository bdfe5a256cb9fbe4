import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { Secrets } from './token.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** One key per tenant and purpose, so that a row copied to another tenant opens nothing. */
function keyFor(secret: string, purpose: string, tenantId: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `${purpose}:${tenantId}`, 32))
}

/** Personal data that no query may search: encrypted before it reaches the database. */
export class Seal {
  readonly #keys: readonly [Buffer, ...Buffer[]]

  constructor([secret, ...older]: Secrets, purpose: string, tenantId: number) {
    const keyOf = (each: string) => keyFor(each, purpose, tenantId)
    this.#keys = [keyOf(secret), ...older.map(keyOf)]
  }

  /** Nonce, tag and text in one; `context` (the row's key) binds it to its place. */
  close(plain: string, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#keys[0], nonce, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(context),
    )
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text])
  }

  /** Throws when it was changed, moved to another row, or sealed with a secret that is none of these. */
  open(sealed: Buffer, context: string): string {
    for (const key of this.#keys) {
      const text = tryToOpen(key, sealed, context)
      if (text !== undefined) return text
    }
    return openWith(this.#keys[0], sealed, context)
  }

  /** The same text under the newest secret; undefined where it is that already. */
  renew(sealed: Buffer, context: string): Buffer | undefined {
    if (tryToOpen(this.#keys[0], sealed, context) !== undefined) return undefined
    return this.close(this.open(sealed, context), context)
  }
}

function openWith(key: Buffer, sealed: Buffer, context: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** The tag decides: a key that does not fit is no fault while another may. */
function tryToOpen(key: Buffer, sealed: Buffer, context: string): string | undefined {
  try {
    return openWith(key, sealed, context)
  } catch {
    return undefined
  }
}
