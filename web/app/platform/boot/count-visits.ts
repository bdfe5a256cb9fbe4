import { recordVisit } from '@meltem/contract/audience/visit'
import type { BrowserCall } from '../calls/browser-call.ts'
import { measureVitals } from './measure-vitals.ts'

interface Look {
  readonly pathname: string
  readonly lang: 'tr' | 'en' | 'de' | 'ru'
}

/** Whether the browser says that its owner does not want to be counted. */
export function refusesCounting(
  navigator: Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean },
): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true
}

/** The visitor came from elsewhere, or typed the address: a visit begins. */
export function isNewVisit(referrer: string, origin: string): boolean {
  return !(URL.canParse(referrer) && new URL(referrer).origin === origin)
}

let last: string | undefined

/**
 * Counts a page as it is looked at, for people who allowed it. What is sent names the page, its language and the site
 * the person came from; nothing is stored in the browser.
 */
export function countPage(call: BrowserCall, { pathname, lang }: Look): void {
  if (pathname === last || refusesCounting(navigator)) return
  const first = last === undefined
  last = pathname
  if (first) measureVitals((olcumler) => void call(recordVisit, { riza: true, olcumler }))
  const yonlendiren = first && document.referrer ? { yonlendiren: document.referrer.slice(0, 500) } : {}
  const yeni = first && isNewVisit(document.referrer, window.location.origin)
  void call(recordVisit, { riza: true, sayfa: pathname.slice(0, 300), lang, yeni, ...yonlendiren })
}
