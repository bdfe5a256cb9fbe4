import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Pax } from '@meltem/contract/reservation'

/** What a voucher claims; enough for the crew at a quay without the network. */
export interface VoucherClaim {
  readonly bilet_no: string
  /** Place of the service in the reservation, from 0. */
  readonly sira: number
  readonly baslangic: string
  readonly bitis: string | null
  readonly pax: Pax
}

/** PKCS #8 around a bare Ed25519 seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const SIGNATURE_BYTES = 64

const shortDay = (day: string) => day.slice(2).replaceAll('-', '')
const longDay = (day: string) => `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`

function textOf({ bilet_no, sira, baslangic, bitis, pax }: VoucherClaim): string {
  const people = [pax.yetiskin, pax.cocuk, pax.bebek].join('-')
  return [bilet_no, sira + 1, shortDay(baslangic), shortDay(bitis ?? baslangic), people].join('.')
}

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
    const text = textOf(claim)
    return `${text}.${sign(null, Buffer.from(text), this.#key).toString('base64url')}`
  }
}

const CODE = /^([A-Z0-9-]{3,40})\.(\d{1,2})\.(\d{6})\.(\d{6})\.(\d{1,2})-(\d{1,2})-(\d{1,2})\.([\w-]{86})$/

/** The claim of a code that was signed with this key; undefined for every other text. Needs nothing but the key. */
export function readVoucherCode(publicKey: KeyObject, kod: string): VoucherClaim | undefined {
  const match = CODE.exec(kod)
  if (!match) return undefined
  const [, bilet_no = '', place = '', from = '', to = '', yetiskin, cocuk, bebek, signature = ''] = match
  const bytes = Buffer.from(signature, 'base64url')
  const text = kod.slice(0, kod.lastIndexOf('.'))
  if (bytes.length !== SIGNATURE_BYTES || !verify(null, Buffer.from(text), publicKey, bytes)) return undefined
  return {
    bilet_no,
    sira: Number(place) - 1,
    baslangic: longDay(from),
    bitis: longDay(to),
    pax: { yetiskin: Number(yetiskin), cocuk: Number(cocuk), bebek: Number(bebek) },
  }
}

const seals = new Map<string, VoucherSeal>()

/** One per tenant: making the key takes longer than signing with it. */
export function voucherSeal(secret: string, tenantId: number): VoucherSeal {
  const name = `${tenantId}:${secret}`
  const seal = seals.get(name) ?? new VoucherSeal(secret, tenantId)
  seals.set(name, seal)
  return seal
}
