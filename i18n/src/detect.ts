import { match } from '@formatjs/intl-localematcher'
import type { Language } from '@meltem/contract/wire/language'
import { isLanguage } from './locales.ts'

interface Detection {
  /** First segment of the path, if there is one. */
  readonly prefix?: string | undefined
  readonly cookie?: string | undefined
  readonly acceptLanguage?: string | undefined
  readonly offered: readonly Language[]
  readonly fallback: Language
}

/** Longest header worth reading; real ones are well below it. */
const HEADER_LIMIT = 500

/** URL prefix, then cookie, then browser, then the tenant's default (PAGE-2). Never throws on absurd input. */
export function detectLanguage({ prefix, cookie, acceptLanguage, offered, fallback }: Detection): Language {
  if (isLanguage(prefix) && offered.includes(prefix)) return prefix
  if (isLanguage(cookie) && offered.includes(cookie)) return cookie
  const wanted = parseAcceptLanguage(acceptLanguage)
  if (wanted.length === 0) return fallback
  const found = match(wanted, offered, fallback)
  return isLanguage(found) ? found : fallback
}

/** Tags by falling quality; anything that is not a well-formed tag is left out. */
function parseAcceptLanguage(header: string | undefined): string[] {
  if (!header || header.length > HEADER_LIMIT) return []
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => quality > 0 && isWellFormed(tag))
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

function isWellFormed(tag: string): boolean {
  if (!/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(tag)) return false
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    // A tag such as `en-a-b-c` passes the pattern but is no locale: the same as not sent.
    return false
  }
}
