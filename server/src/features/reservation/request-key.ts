import { createHash } from 'node:crypto'
import { AppError } from '@meltem/contract/errors'
import type { Booking } from './booking.ts'

/**
 * First writer wins; a twin waits here until the first one has committed or rolled back. Answers whether this very
 * request has been carried out before. The same key with another body is refused.
 */
export async function isRepeated(booking: Booking, scope: string, key: string, body: object): Promise<boolean> {
  const { trx, tenant } = booking
  const govde_ozeti = createHash('sha256').update(stableText(body)).digest()
  const written = await trx
    .insertInto('istek_anahtari')
    .values({ tenant_id: tenant.id, kapsam: scope, anahtar: key, govde_ozeti })
    .onConflict((conflict) => conflict.doNothing())
    .returning('anahtar')
    .executeTakeFirst()
  if (written) return false
  const known = await trx
    .selectFrom('istek_anahtari')
    .select('govde_ozeti')
    .where('kapsam', '=', scope)
    .where('anahtar', '=', key)
    .executeTakeFirstOrThrow()
  if (!known.govde_ozeti.equals(govde_ozeti)) throw new AppError('anahtar_farkli')
  return true
}

/** The same text whatever the order of the fields was on the wire. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
