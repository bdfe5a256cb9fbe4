import { persistedStore } from './persisted-store.ts'

export interface SignedInUser {
  readonly k_no: string
  readonly ad: string
  readonly soyad: string
  readonly e_mail: string
}

interface AuthState {
  /** A hint for the screen: who asks is read from the token by the server (rulings §6). */
  readonly user: SignedInUser | null
  /** Short-lived bearer token; the long-lived one is an HttpOnly cookie that no script sees. */
  readonly access_token: string | null
}

export const authStore = persistedStore<AuthState>('auth', () => ({ user: null, access_token: null }))

export function keepToken(access_token: string): void {
  authStore.use.setState({ access_token })
}
