import { getStaff } from '@meltem/contract/staff'
import type { QueryClient } from '@tanstack/react-query'
import { type createMemoryRouter, redirect } from 'react-router'
import { call } from './call.ts'
import { isSignedOut } from './call-error.ts'
import { STAFF_KEY } from './queries.ts'
import { addressWithin, returnAddress, SIGN_IN, signInAddress } from './return-address.ts'

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'navigate' | 'state'>

/** Forgets everything that belonged to the session and leads to the sign-in, which leads back here. */
export function endSession(client: QueryClient, router: Router): void {
  const address = addressWithin(router.state.location)
  forgetSession(client)
  if (!address.startsWith(SIGN_IN)) void router.navigate(signInAddress(address))
}

/** Nothing a signed-in person saw stays in memory. */
export function forgetSession(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== STAFF_KEY[0] })
  client.setQueryData(STAFF_KEY, null)
}

/** Loader of the frame: no screen is shown before the server has said which person of the staff is signed in. */
export async function requireStaff(client: QueryClient, address: string): Promise<Response | null> {
  if (client.getQueryData(STAFF_KEY)) return null
  try {
    client.setQueryData(STAFF_KEY, await call(getStaff, {}))
    return null
  } catch (error) {
    if (!isSignedOut(error)) throw error
    client.setQueryData(STAFF_KEY, null)
    return redirect(signInAddress(address))
  }
}

/** Loader of the sign-in: signed-in staff goes straight on. When the server does not answer, the form says so later. */
export async function skipSignIn(client: QueryClient, search: string): Promise<Response | null> {
  if (client.getQueryData(STAFF_KEY) === null) return null
  const session = await call(getStaff, {}).catch(() => null)
  client.setQueryData(STAFF_KEY, session)
  return session ? redirect(returnAddress(search)) : null
}
