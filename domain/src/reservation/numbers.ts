import { wallMinute } from '../wall-time.ts'

const SECOND = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}):([0-5]\d)$/

/** Local time at the tenant, to the second: YYYY-MM-DDTHH:mm:ss. */
export type WallSecond = string

function secondOf(wall: WallSecond): number {
  const match = SECOND.exec(wall)
  if (!match) throw new RangeError(`not a time to the second: ${wall}`)
  return wallMinute(match[1] ?? '') * 60 + Number(match[2])
}

function numberAt(second: number): string {
  return `INT${new Date(second * 1000)
    .toISOString()
    .replace(/[^0-9]/g, '')
    .slice(2, 14)}`
}

/**
 * `INT` + YYMMDDHHmmss (BOOK-5). When the second is taken, the next free one; the unique index of the table has the
 * last word, and then this is asked again with one more number taken.
 * Worked: 2026-08-10T14:22:33 → INT260810142233; with that one taken INT260810142234.
 */
export function registrationNumber(now: WallSecond, taken: ReadonlySet<string>): string {
  let second = secondOf(now)
  while (taken.has(numberAt(second))) second += 1
  return numberAt(second)
}

/** Sixteen letters that no eye and no phone line confuses: no I, O, Q, U or V, no B, G, S, W or X. Half a byte each. */
export const TICKET_LETTERS = 'ACDEFHJKLMNPRTYZ'

/**
 * Ticket number: the tenant's prefix and two letters per given random byte. It opens nothing by itself.
 * Worked: MLT with bytes 00 1f a5 c3 → MLT-AACZNHRE.
 */
export function ticketNumber(prefix: string, randomBytes: Uint8Array): string {
  if (!/^[A-Z]{2,5}$/.test(prefix)) throw new RangeError('a prefix has two to five capitals')
  if (randomBytes.length < 4) throw new RangeError('fewer than four bytes can be guessed')
  let letters = ''
  for (const byte of randomBytes) letters += TICKET_LETTERS.charAt(byte >> 4) + TICKET_LETTERS.charAt(byte & 15)
  return `${prefix}-${letters}`
}
