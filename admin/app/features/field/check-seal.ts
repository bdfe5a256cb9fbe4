import type { Shown } from '@meltem/domain/field/judge-ticket'
import { parseVoucherCode } from '@meltem/domain/field/voucher-code'
import type { DayPack } from './field-box.ts'

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

type Verify = (signature: Uint8Array<ArrayBuffer>, text: Uint8Array<ArrayBuffer>) => Promise<boolean>

/** By the browser itself; one that does not know the curve gets the library, which is on the phone like the rest. */
async function verifierFor({ kty, crv, x }: DayPack['anahtar']): Promise<Verify> {
  const key = await crypto.subtle
    .importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify'])
    .catch(() => undefined)
  if (key) return (signature, text) => crypto.subtle.verify({ name: 'Ed25519' }, key, signature, text)
  const { verifyAsync } = await import('@noble/ed25519')
  const publicKey = bytesOf(x)
  return (signature, text) => verifyAsync(signature, text, publicKey)
}

const verifiers = new Map<string, Promise<Verify>>()

/** Made once: the first scan is as quick as the next. */
export function prepareSeal(key: DayPack['anahtar']): Promise<Verify> {
  const known = verifiers.get(key.x) ?? verifierFor(key)
  verifiers.set(key.x, known)
  return known
}

/** A pack that a phone has kept from before lacks the other keys. */
type Keys = Pick<DayPack, 'anahtar'> & Partial<Pick<DayPack, 'diger_anahtarlar'>>

/** What was scanned or typed: a code with the word of its seal, or a number. */
export async function readShown(text: string, { anahtar, diger_anahtarlar = [] }: Keys): Promise<Shown> {
  const code = parseVoucherCode(text.trim())
  if (!code) return { typed: text }
  const [signature, said] = [bytesOf(code.signature), new TextEncoder().encode(code.text)]
  for (const key of [anahtar, ...diger_anahtarlar]) {
    const verify = await prepareSeal(key)
    if (await verify(signature, said)) return { code, sealed: true }
  }
  return { code, sealed: false }
}
