import { CONTENT_TYPES } from '../settings.ts'
import { LANGUAGES } from './language.ts'

/** First parts of addresses that pages of the product itself have; a custom page cannot take one of them. */
const RESERVED: ReadonlySet<string> = new Set([
  ...LANGUAGES,
  ...CONTENT_TYPES,
  'account',
  'agency',
  'basket',
  'compare',
  'contact',
  'enquire-booking',
  'reservation',
  'user',
])

export function isReserved(segment: string): boolean {
  return RESERVED.has(segment.toLowerCase())
}

/** `/kampanyalar`, `/o-nas/команда`: letters and digits of any script, parts joined with single signs. */
const OWN_ADDRESS = /^(?:\/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*){1,4}$/u

/** The address of a custom page, without the language. */
export function isOwnAddress(url: string): boolean {
  return url.length <= 200 && OWN_ADDRESS.test(url) && !isReserved(url.split('/')[1] ?? '')
}
