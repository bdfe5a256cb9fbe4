import { ANNOUNCEMENT_COOKIE } from '@meltem/contract/wire/cookies'
import { readCookie, writePreference } from '../../platform/page/cookies.ts'

/** Announcements come and go: only the last ones that were put away can still be shown. */
const MOST_KEPT = 20

/** Enough of a key to tell announcements apart, and short in a cookie. */
export function shortKeys(items: readonly { readonly k_no: string }[]): string {
  return items.map(({ k_no }) => k_no.slice(0, 8)).join('.')
}

function kept(): string[] {
  return readCookie(ANNOUNCEMENT_COOKIE)?.split('.') ?? []
}

/** Whether all of them were put away; one that is new brings the bar back. */
export function isPutAway(keys: string): boolean {
  const away = kept()
  return keys.split('.').every((key) => away.includes(key))
}

export function putAway(keys: string): void {
  const all = new Set([...kept(), ...keys.split('.')])
  writePreference(ANNOUNCEMENT_COOKIE, [...all].slice(-MOST_KEPT).join('.'))
}

/**
 * The same question asked while the page is read, of the element before the script: a page is one for all visitors, and
 * a bar that goes away after the first picture would push the page up.
 */
export const HIDE_PUT_AWAY = `(e=>{const c=(document.cookie.match(/(?:^|; )${ANNOUNCEMENT_COOKIE}=([^;]*)/)||['',''])[1].split('.');e.hidden=e.dataset.keys.split('.').every(k=>c.includes(k))})(document.currentScript.previousElementSibling)`
