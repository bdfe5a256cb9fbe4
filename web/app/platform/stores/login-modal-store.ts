import { create } from 'zustand'

export type LoginTab = 'login' | 'register' | 'forgot'

interface LoginModalState {
  readonly open: boolean
  readonly tab: LoginTab
}

/** Not persisted: closing resets to the login tab (PAGE-9). */
export const useLoginModal = create<LoginModalState>(() => ({ open: false, tab: 'login' }))

export function openLogin(tab: LoginTab = 'login'): void {
  useLoginModal.setState({ open: true, tab })
}

export function showLoginTab(tab: LoginTab): void {
  useLoginModal.setState({ tab })
}

export function closeLogin(): void {
  useLoginModal.setState({ open: false, tab: 'login' })
}
