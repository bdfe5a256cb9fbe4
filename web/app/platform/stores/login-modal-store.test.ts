import { expect, it } from 'vitest'
import { closeLogin, openLogin, showLoginTab, useLoginModal } from './login-modal-store.ts'

it('opens on login, switches tabs, and closing resets to login', () => {
  openLogin()
  expect(useLoginModal.getState()).toEqual({ open: true, tab: 'login' })
  showLoginTab('forgot')
  expect(useLoginModal.getState().tab).toBe('forgot')
  closeLogin()
  expect(useLoginModal.getState()).toEqual({ open: false, tab: 'login' })
})
