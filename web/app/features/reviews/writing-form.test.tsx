// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStore } from '../../platform/stores/auth-store.ts'
import { WritingForm } from './writing-form.tsx'

type Post = ComponentProps<typeof WritingForm>['post']

// Files share what they load: another one may have logged a member in.
beforeEach(() => authStore.use.setState({ user: null, access_token: null }))
afterEach(cleanup)

const words = {
  words: 'Words',
  name: 'Name',
  nameHint: 'As it is shown',
  email: 'E-mail',
  emailHint: 'Not shown',
  send: 'Send',
  moderated: 'Read first',
}

it('says at each field what is wrong, in the words of the server, and goes to the first of them', async () => {
  const post = vi.fn<Post>(async () => ({
    success: 0,
    message: 'Some fields are missing.',
    alanlar: [
      { alan: 'ad', mesaj: 'This field is required.' },
      { alan: 'e_mail', mesaj: 'Write an e-mail address.' },
      { alan: 'e_mail', mesaj: 'Too short.' },
    ],
  }))
  const onSent = vi.fn<() => void>()
  render(
    <WritingForm words={words} mostWords={100} post={post} onSent={onSent}>
      {(errors) => <p>{Object.keys(errors).length} wrong</p>}
    </WritingForm>,
  )
  fireEvent.change(screen.getByLabelText(/^Words/), { target: { value: 'A fine day' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert', {}, { timeout: 20_000 })).textContent).toContain('Some fields are missing.')
  expect(post).toHaveBeenCalledWith({ metin: 'A fine day', ad: '', e_mail: '' }, expect.any(FormData))
  const name = screen.getByLabelText(/^Name/)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(name)
  expect(screen.getByText('Write an e-mail address.')).toBeTruthy()
  expect(screen.queryByText('Too short.')).toBeNull()
  expect(screen.getByText('2 wrong')).toBeTruthy()
  expect(screen.getByLabelText(/^Words/).getAttribute('aria-invalid')).toBeNull()
  expect(onSent).not.toHaveBeenCalled()
})
