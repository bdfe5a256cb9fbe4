import * as z from 'zod/mini'

/** Version that was seen; 0 for something new, whose key the client has made. */
export const Seen = z
  .int()
  .check(z.gte(0), z.lte(1_000_000_000), z.describe('Version that was seen; 0 for something new'))

export const Version = z.int().check(z.gte(1), z.lte(1_000_000_000), z.describe('Version, to send back with a change'))

/** What a save of a part sends: its version, the fields that were changed as they were seen, and as they are to be. */
export function editOf<S extends z.core.$ZodLooseShape>(fields: S) {
  const part = z.partial(z.strictObject(fields))
  return {
    surum: Seen,
    gorulen: part.check(z.describe('The changed fields as they were seen')),
    yeni: part.check(z.describe('The changed fields as they are to be; all of them for something new')),
  }
}
