import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import { parseVoucherCode, type VoucherClaim, voucherText } from '@meltem/domain/field/voucher-code'
import type { Secrets } from './token.ts'

/** PKCS #8 around a bare Ed25519 seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const SIGNATURE_BYTES = 64

/**
 * Signs vouchers of one tenant. The key is made from the secret, so that no table holds it; the public half is told to
 * every caller, and a device that has it tells a real voucher from a drawn one without the network.
 */
export class VoucherSeal {
  readonly #key: KeyObject
  readonly publicKey: KeyObject

  constructor(secret: string, tenantId: number) {
    const seed = Buffer.from(hkdfSync('sha256', secret, '', `voucher:${tenantId}`, 32))
    this.#key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
    this.publicKey = createPublicKey(this.#key)
  }

  /** Worked: MLT-K7QM2X.1.260816.260816.2-1-0. and 86 letters of signature. */
  codeFor(claim: VoucherClaim): string {
    const text = voucherText(claim)
    return `${text}.${sign(null, Buffer.from(text), this.#key).toString('base64url')}`
  }
}

/** The claim of a code that was signed with this key; undefined for every other text. Needs nothing but the key. */
export function readVoucherCode(publicKey: KeyObject, kod: string): VoucherClaim | undefined {
  const read = parseVoucherCode(kod)
  if (!read) return undefined
  const bytes = Buffer.from(read.signature, 'base64url')
  if (bytes.length !== SIGNATURE_BYTES || !verify(null, Buffer.from(read.text), publicKey, bytes)) return undefined
  return read.claim
}

const seals = new Map<string, VoucherSeal>()

/** Public halves as JSON Web Keys: of what is signed today, and of what was signed under other secrets (RELY-32). */
export function voucherKeys([secret, ...older]: Secrets, tenantId: number) {
  const jwkOf = (each: string) => {
    const { x = '' } = voucherSeal(each, tenantId).publicKey.export({ format: 'jwk' })
    return { kty: 'OKP' as const, crv: 'Ed25519' as const, x }
  }
  return { anahtar: jwkOf(secret), diger_anahtarlar: older.map(jwkOf) }
}

/** The claim of a code that one of the secrets has signed. */
export function readVoucher(secrets: Secrets, tenantId: number, kod: string): VoucherClaim | undefined {
  for (const secret of secrets) {
    const claim = readVoucherCode(voucherSeal(secret, tenantId).publicKey, kod)
    if (claim) return claim
  }
  return undefined
}

/** One per tenant: making the key takes longer than signing with it. */
export function voucherSeal(secret: string, tenantId: number): VoucherSeal {
  const name = `${tenantId}:${secret}`
  const seal = seals.get(name) ?? new VoucherSeal(secret, tenantId)
  seals.set(name, seal)
  return seal
}
