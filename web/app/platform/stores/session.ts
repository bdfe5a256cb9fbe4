import { getMemberData } from '@meltem/contract/member/area'
import { logoutMember, renewMember, type Session } from '@meltem/contract/member/member'
import { MEMBER_COOKIE } from '@meltem/contract/wire/cookies'
import type { BrowserCall } from '../calls/browser-call.ts'
import { clearCookie, readCookie, writePreference } from '../page/cookies.ts'
import { authStore, isRenewalDue, keepSession, renewalTime } from './auth-store.ts'
import { memberStore } from './member-store.ts'
import { rememberedStore } from './remembered-store.ts'
import { SESSION_ENDED, wipeStores } from './store-life.ts'

/** A person has logged in: keeps the token and the saved id, then loads everything of the member once (PEOPLE-12). */
export async function openSession(call: BrowserCall, session: Session): Promise<void> {
  const { user } = authStore.use.getState()
  // The data of another member must not be seen for a moment.
  if (user?.k_no !== session.uye.k_no) await memberStore.wipe()
  keepSession(session)
  writePreference(MEMBER_COOKIE, session.uye.k_no)
  await loadMemberData(call)
}

/** Whose data this page has asked for. */
let loadedFor: string | undefined

/** Quiet when it fails: the pages of the member area say so and offer to try again. */
export async function loadMemberData(call: BrowserCall): Promise<boolean> {
  const { user } = authStore.use.getState()
  if (!user) return false
  loadedFor = user.k_no
  const answer = await call(getMemberData, { uye_k_no: user.k_no })
  if (answer.success === 0) return false
  const { success: _, ...data } = answer
  memberStore.use.setState({ ...data, yuklendi: true })
  return true
}

let renewing: Promise<string | undefined> | undefined

/** One renewal at a time, in this tab and in all others: the second caller takes the first one's token. */
export function renewSession(plain: BrowserCall, used: string): Promise<string | undefined> {
  renewing ??= inTurn(() => renewNow(plain, used)).finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Locks are missing on plain http; the server forgives a second renewal within seconds. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('uye-yenile', work) : work()
}

async function renewNow(plain: BrowserCall, used: string): Promise<string | undefined> {
  await authStore.load()
  const state = authStore.use.getState()
  if (state.access_token && state.access_token !== used && !isRenewalDue(state)) return state.access_token
  const answer = await plain(renewMember, {})
  if (answer.success === 1) {
    keepSession(answer)
    // Reading waits for the write: the next tab in turn must find the new token.
    await authStore.load()
    return answer.access_token
  }
  if (answer.code === 'giris_gerekli') await forgetSession(used !== '')
  return undefined
}

/** A dead token: the saved id is cleared, nothing of the person stays, and the way leads home (PEOPLE-10). */
async function forgetSession(announced: boolean): Promise<void> {
  clearCookie(MEMBER_COOKIE)
  await wipeStores()
  if (announced) window.dispatchEvent(new Event(SESSION_ENDED))
}

/** The person logs out: the server ends the login, this browser forgets everything, also the remembered address. */
export async function closeSession(call: BrowserCall): Promise<void> {
  await call(logoutMember, {})
  clearCookie(MEMBER_COOKIE)
  await Promise.all([wipeStores(), rememberedStore.wipe()])
}

export function hasSavedId(): boolean {
  return readCookie(MEMBER_COOKIE) !== undefined
}

/** At the start of a page: a token that has run out is renewed, a login whose store was lost comes back by its cookie. */
export async function resumeSession(call: BrowserCall, plain: BrowserCall): Promise<void> {
  const { user, access_token } = authStore.use.getState()
  const isOpen = user !== null && access_token !== null
  if (!isOpen && !(hasSavedId() && (await renewSession(plain, '')))) return
  if (loadedFor !== authStore.use.getState().user?.k_no) await loadMemberData(call)
}

const RETRY = 30_000

/** Renews before the token ends, also after a sleep of the device. Returns how to stop. */
export function keepAlive(plain: BrowserCall): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let notBefore = 0
  const plan = () => {
    clearTimeout(timer)
    const { access_token, ...times } = authStore.use.getState()
    if (!access_token) return
    timer = setTimeout(() => void renew(), Math.max(renewalTime(times), notBefore) - Date.now())
  }
  const renew = async () => {
    const { access_token, ...times } = authStore.use.getState()
    if (!access_token || !isRenewalDue(times)) return
    notBefore = Date.now() + RETRY
    await renewSession(plain, access_token)
    plan()
  }
  const stopFollowing = authStore.use.subscribe(plan)
  document.addEventListener('visibilitychange', plan)
  plan()
  return () => {
    clearTimeout(timer)
    stopFollowing()
    document.removeEventListener('visibilitychange', plan)
  }
}
