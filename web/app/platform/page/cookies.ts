import { PREFERENCE_MAX_AGE } from '@meltem/contract/wire/cookies'

/** Reads one cookie of this page; only those that are not HttpOnly can be seen here. */
export function readCookie(name: string, cookies: string = document.cookie): string | undefined {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** Takes a cookie of this page away. */
export function clearCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers
  document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax`
}

/** Keeps a preference for 365 days (PAGE-2). Values are plain codes that need no escaping. */
export function writePreference(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http and in older browsers
  document.cookie = `${name}=${value}; Path=/; Max-Age=${PREFERENCE_MAX_AGE}; SameSite=Lax${secure}`
}
