import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** One key per tenant and purpose, so that a row copied to another tenant opens nothing. */
function keyFor(secret: string, purpose: string, tenantId: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `${purpose}:${tenantId}`, 32))
}

/** Personal data that no query may search: encrypted before it reaches the database. */
export class Seal {
  readonly #key: Buffer

  constructor(secret: string, purpose: string, tenantId: number) {
    this.#key = keyFor(secret, purpose, tenantId)
  }

  /** Nonce, tag and text in one; `context` (the row's key) binds it to its place. */
  close(plain: string, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES }).setAAD(
      Buffer.from(context),
    )
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text])
  }

  /** Throws when it was changed, moved to another row, or sealed with another secret. */
  open(sealed: Buffer, context: string): string {
    const nonce = sealed.subarray(0, NONCE_BYTES)
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
    const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  }
}
