import { keyFor, type Secrets, secretOf } from './token.ts'

/** What a key opens: one of a page is none of a product. */
export type Previewed = 'sayfa' | 'urun'

/** Long enough for a colleague to read the draft, short enough for a mail that stays in a mailbox. */
const VALID_MS = 7 * 24 * 60 * 60 * 1000

interface Place {
  readonly secrets: Secrets
  readonly tenantId: number
  readonly what: Previewed
}

function signatureOf(secret: string, { tenantId, what }: Place, k_no: string, until: number): string {
  return keyFor(secret, `${what}_onizleme:${until}`, tenantId, k_no)
}

/** `thing.until.signature`: opens one thing of one tenant for a week, without a table. */
export function makePreviewKey(place: Place, k_no: string): { anahtar: string; bitis: Date } {
  const until = Date.now() + VALID_MS
  return { anahtar: `${k_no}.${until}.${signatureOf(place.secrets[0], place, k_no, until)}`, bitis: new Date(until) }
}

/** What a key opens; undefined when it is not ours, or too old. */
export function readPreviewKey(place: Place, key: string, now = Date.now()): string | undefined {
  const [, k_no = '', until = '', given = ''] = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/.exec(key) ?? []
  if (k_no === '' || Number(until) < now) return undefined
  const make = (secret: string) => signatureOf(secret, place, k_no, Number(until))
  return secretOf(place.secrets, make, given) === undefined ? undefined : k_no
}
