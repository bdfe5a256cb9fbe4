import { authStore, isRenewalDue } from '../stores/auth-store.ts'
import type { BrowserCall, TokenSource } from './browser-call.ts'

/** Renewing is for members only: its code is loaded with the first renewal. */
async function renew(used: string, plain: BrowserCall): Promise<string | undefined> {
  const { renewSession } = await import('../stores/session.ts')
  return await renewSession(plain, used)
}

export const memberTokens: TokenSource = {
  async current(plain) {
    const state = authStore.use.getState()
    if (!state.access_token) return undefined
    return isRenewalDue(state) ? ((await renew(state.access_token, plain)) ?? undefined) : state.access_token
  },
  renewed: renew,
}
