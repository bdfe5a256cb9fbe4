import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'

const LONGEST = 100

/**
 * A readable part of an address from a title: small letters of the language it is written in, whatever its script,
 * joined with hyphens. „Kaş’ta İyi Bir Gün“ becomes kaşta-iyi-bir-gün, «День в Каше» день-в-каше.
 */
export function slugFrom(title: string, dil: Language): string {
  const words = title
    .normalize('NFC')
    .toLocaleLowerCase(LOCALES[dil].tag)
    .replaceAll(/['’‘`´]/g, '')
    .match(/[\p{L}\p{N}]+/gu)
  let slug = ''
  for (const word of words ?? []) {
    const next = slug === '' ? word : `${slug}-${word}`
    if (next.length > LONGEST) break
    slug = next
  }
  return slug === '' ? (words?.[0]?.slice(0, LONGEST) ?? '') : slug
}
