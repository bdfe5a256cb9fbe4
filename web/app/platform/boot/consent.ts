import { CONSENT_COOKIE } from '@meltem/contract/wire/cookies'
import { create } from 'zustand'
import { readCookie, writePreference } from '../page/cookies.ts'

export interface Consent {
  /** Counting which pages are read. The necessary cookies need no consent. */
  readonly olcum: boolean
}

interface ConsentState {
  /** Undefined until the person has chosen. */
  readonly choice: Consent | undefined
  readonly asking: boolean
}

/** Anything but a value we wrote counts as not chosen: the person is asked again. */
export function parseConsent(value: string | undefined): Consent | undefined {
  if (value === 'zorunlu') return { olcum: false }
  if (value === 'zorunlu.olcum') return { olcum: true }
  return undefined
}

/** The page is one for all visitors, so it asks; a visitor who has chosen does not see it (`HIDE_CHOSEN`). */
export const useConsent = create<ConsentState>(() => ({ choice: undefined, asking: true }))

/** What `parseConsent` asks, while the page is read, of the element before the script. */
export const HIDE_CHOSEN = `(e=>{e.hidden=/(?:^|; )${CONSENT_COOKIE}=zorunlu(?:\\.olcum)?(?:;|$)/.test(document.cookie)})(document.currentScript.previousElementSibling)`

/** After hydration: the banner stays only for people who have not chosen yet. */
export function loadConsent(): void {
  const choice = parseConsent(readCookie(CONSENT_COOKIE))
  useConsent.setState({ choice, asking: choice === undefined })
}

export function askConsent(): void {
  useConsent.setState({ asking: true })
}

export function giveConsent(choice: Consent): void {
  writePreference(CONSENT_COOKIE, choice.olcum ? 'zorunlu.olcum' : 'zorunlu')
  useConsent.setState({ choice, asking: false })
}
