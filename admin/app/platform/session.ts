import { getStaff } from '@meltem/contract/staff/staff'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { type createMemoryRouter, redirect } from 'react-router'
import { call } from './call.ts'
import { isSignedOut } from './call-error.ts'
import { forgetDraft } from './kept-draft.ts'
import { STAFF_KEY } from './queries/keys.ts'
import { addressWithin, BASE, returnAddress, SIGN_IN, signInAddress } from './return-address.ts'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'navigate' | 'state'>

/** Whoever comes by the link of a mail has no session to lose: it leads nowhere else (PEOPLE-30). */
const BEFORE_LOGIN = [SIGN_IN, '/sifre']

/** Forgets everything that belonged to the session and leads to the sign-in, which leads back here. */
export function endSession(client: QueryClient, router: Router): void {
  const address = addressWithin(router.state.location)
  forgetSession(client)
  if (!BEFORE_LOGIN.some((path) => address.startsWith(path))) void router.navigate(signInAddress(address))
}

/** Nothing a signed-in person saw stays in memory. */
export function forgetSession(client: QueryClient): void {
  forgetDraft()
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== STAFF_KEY[0] })
  client.setQueryData(STAFF_KEY, null)
}

type Session = OutputOf<typeof getStaff>

/** People in the field have no overview: their day is the first thing they see. */
function landing({ haklar }: Session, address: string): Response | null {
  const isField = haklar.includes('saha.binis') && !haklar.includes('genel.oku')
  return isField && address === '/' ? redirect('/saha') : null
}

/** Loader of the frame: no screen is shown before the server has said which person of the staff is signed in. */
export async function requireStaff(client: QueryClient, address: string): Promise<Response | null> {
  const known = client.getQueryData<Session | null>(STAFF_KEY)
  if (known) return landing(known, address)
  try {
    const session = await call(getStaff, {})
    client.setQueryData(STAFF_KEY, session)
    return landing(session, address)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    client.setQueryData(STAFF_KEY, null)
    return redirect(signInAddress(address))
  }
}

/** Where this page was loaded; what comes after is drawn by the router. */
const loadedAt = addressWithin(window.location)

/**
 * Loader of a screen that is a page of its own: it has a worker and may use the camera, so it is loaded as a whole. Who
 * has opened it on this phone before is let in at once; the screen itself asks the server when it can.
 */
export async function openApart(client: QueryClient, address: string): Promise<Response | null> {
  const [path = ''] = address.split('?')
  if (!loadedAt.startsWith(path)) {
    window.location.assign(BASE + address)
    return await new Promise(() => undefined)
  }
  return hasOpened(path) ? null : await requireStaff(client, address)
}

const openedName = (path: string) => `yonetim.acildi${path}`

/** Whether this screen was opened on this device since somebody last signed out. */
export function hasOpened(path: string): boolean {
  try {
    return localStorage.getItem(openedName(path)) !== null
  } catch {
    // Storage can be closed by the browser's settings: the server is asked each time then.
    return false
  }
}

/** From now on this screen opens without asking the server; until somebody signs out. */
export function rememberOpened(path: string, isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(openedName(path), '1')
    else localStorage.removeItem(openedName(path))
  } catch {
    // As above.
    return
  }
}

/** Loader of the sign-in: signed-in staff goes straight on. When the server does not answer, the form says so later. */
export async function skipSignIn(client: QueryClient, search: string): Promise<Response | null> {
  if (client.getQueryData(STAFF_KEY) === null) return null
  const session = await call(getStaff, {}).catch(() => null)
  client.setQueryData(STAFF_KEY, session)
  return session ? redirect(returnAddress(search)) : null
}
