import type { IncomingHttpHeaders } from 'node:http'
import type { Settings } from '@meltem/contract/settings'
import { CURRENCY_COOKIE, LANGUAGE_COOKIE } from '@meltem/contract/wire/cookies'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { detectLanguage } from '@meltem/i18n/detect'
import { parseCookie } from 'cookie'

/** One cookie by name; undefined when missing or not decodable. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header ? parseCookie(header, { decode })[name] : undefined
}

function decode(value: string): string | undefined {
  if (!value.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    // A broken cookie counts as none.
    return undefined
  }
}

/** Prefix, cookie, browser, tenant default. */
export function requestLanguage(path: string, headers: IncomingHttpHeaders, language: Settings['language']): Language {
  return detectLanguage({
    prefix: /^\/([a-z]{2})(?=\/|\.data$|$)/.exec(path)?.[1],
    cookie: readCookie(headers.cookie, LANGUAGE_COOKIE),
    acceptLanguage: headers['accept-language'],
    offered: language.diller,
    fallback: language.varsayilan,
  })
}

/** The same where the tenant is not known or cannot be asked: of all there are. Links of mails carry theirs as `dil`. */
export function personLanguage({ url, headers }: { url: string; headers: IncomingHttpHeaders }): Language {
  const prefix = /^\/([a-z]{2})(?=[/?.]|$)/.exec(url)?.[1] ?? /[?&]dil=([a-z]{2})(?=&|$)/.exec(url)?.[1]
  const cookie = readCookie(headers.cookie, LANGUAGE_COOKIE)
  return detectLanguage({
    prefix,
    cookie,
    acceptLanguage: headers['accept-language'],
    offered: LANGUAGES,
    fallback: 'en',
  })
}

/** The currency the person chose, if the tenant offers it. */
export function requestCurrency(headers: IncomingHttpHeaders, exchange: Settings['exchange']): string {
  const wanted = readCookie(headers.cookie, CURRENCY_COOKIE)
  return exchange.kurlar.some((row) => row.kod === wanted) ? (wanted as string) : exchange.varsayilan
}
