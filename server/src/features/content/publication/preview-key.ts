import { timingSafeEqual } from 'node:crypto'
import { keyFor } from '../../../platform/sessions/token.ts'

/** Long enough for a colleague to read the draft, short enough for a mail that stays in a mailbox. */
const VALID_MS = 7 * 24 * 60 * 60 * 1000

function signatureOf(secret: string, tenantId: number, k_no: string, until: number): string {
  return keyFor(secret, `sayfa_onizleme:${until}`, tenantId, k_no)
}

/** `page.until.signature`: opens one page of one tenant for a week, without a table. */
export function makePreviewKey(secret: string, tenantId: number, k_no: string): { anahtar: string; bitis: Date } {
  const until = Date.now() + VALID_MS
  return { anahtar: `${k_no}.${until}.${signatureOf(secret, tenantId, k_no, until)}`, bitis: new Date(until) }
}

/** The page a key opens; undefined when it is not ours, or too old. */
export function readPreviewKey(secret: string, tenantId: number, key: string, now = Date.now()): string | undefined {
  const [, k_no = '', until = '', given = ''] = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/.exec(key) ?? []
  if (k_no === '' || Number(until) < now) return undefined
  const right = signatureOf(secret, tenantId, k_no, Number(until))
  return timingSafeEqual(Buffer.from(given), Buffer.from(right)) ? k_no : undefined
}
