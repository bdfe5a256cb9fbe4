import type { Member, Session } from '@meltem/contract/member/member'
import { persistedStore } from './persisted-store.ts'

export type SignedInUser = Pick<Member, 'k_no' | 'ad' | 'soyad' | 'e_mail'>

interface AuthState {
  /** A hint for the screen: who asks is read from the token by the server (PEOPLE-2). */
  readonly user: Member | null
  /** Short-lived bearer token; the long-lived one is an HttpOnly cookie that no script sees. */
  readonly access_token: string | null
  /** When the token came, by the clock of this device. */
  readonly alindi: number
  /** When it ends, by the clock of the server. */
  readonly bitis: number
}

export const authStore = persistedStore<AuthState>('auth', () => ({
  user: null,
  access_token: null,
  alindi: 0,
  bitis: 0,
}))

export function keepSession({ access_token, bitis, uye }: Session, now = Date.now()): void {
  authStore.use.setState({ user: uye, access_token, alindi: now, bitis: Date.parse(bitis) })
}

export function keepMember(user: Member): void {
  authStore.use.setState({ user })
}

const MINUTE = 60_000

/**
 * When to ask for a new token: two minutes before it ends, but between 5 and 13 minutes after it came, so that a clock
 * that is wrong by ten minutes neither asks all the time nor too late.
 * Worked: come at 12:00, ends at 12:15, clocks equal: 12:13. The device ten minutes ahead: 12:05 on its way.
 */
export function renewalTime({ alindi, bitis }: Pick<AuthState, 'alindi' | 'bitis'>): number {
  return Math.min(alindi + 13 * MINUTE, Math.max(alindi + 5 * MINUTE, bitis - 2 * MINUTE))
}

/** Also true when the clock of the device was set back meanwhile; tabs may differ by a moment. */
export function isRenewalDue(state: Pick<AuthState, 'alindi' | 'bitis'>, now = Date.now()): boolean {
  return now >= renewalTime(state) || now < state.alindi - MINUTE
}
