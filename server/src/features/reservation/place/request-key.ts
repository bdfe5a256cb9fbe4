import { hash } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import type { Asking, Booking } from '../booking.ts'
import { askerOf } from '../person.ts'
import { getRequestKey, keyInsert } from './request-key.queries.ts'

/** The person is a part of it: the very same request of another person is another one. */
export function digestOf(act: Parameters<typeof askerOf>[0], body: object): Buffer {
  return hash('sha256', JSON.stringify([askerOf(act), inOrder(body)]), 'buffer')
}

/** The same key with another body or by another person is refused, in the same words: it is not told which. */
async function requireSameBody({ trx }: Booking, scope: string, key: string, digest: Buffer): Promise<void> {
  const known = await getRequestKey(trx, scope, key)
  if (!known.govde_ozeti.equals(digest)) throw new AppError('anahtar_farkli')
}

/** A request that must be carried out once, however often it comes. */
export class OnceOnly {
  readonly #scope: string
  readonly #key: string
  readonly #digest: Buffer

  constructor(act: Parameters<typeof askerOf>[0], scope: string, key: string, body: object) {
    this.#scope = scope
    this.#key = key
    this.#digest = digestOf(act, body)
  }

  /** First writer wins; a twin waits here until the first one has committed or rolled back. */
  query({ trx, tenant }: Asking) {
    return keyInsert(trx, [
      { tenant_id: tenant.id, kapsam: this.#scope, anahtar: this.#key, govde_ozeti: this.#digest },
    ])
  }

  /** Whether this very request has been carried out before, by what the query has answered if it was asked already. */
  async isRepeated(booking: Booking, written?: readonly unknown[]): Promise<boolean> {
    const first = written ?? (await this.query(booking).execute())
    if (first.length > 0) return false
    await requireSameBody(booking, this.#scope, this.#key, this.#digest)
    return true
  }
}

/** The same whatever the order of the fields was on the wire. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  const fields = value as Readonly<Record<string, unknown>>
  const ordered: Record<string, unknown> = {}
  for (const name of Object.keys(fields).sort()) ordered[name] = inOrder(fields[name])
  return ordered
}
