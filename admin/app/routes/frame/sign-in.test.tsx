// @vitest-environment happy-dom
import { getStaff, loginStaff } from '@meltem/contract/staff/staff'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { SESSION } from '../../testing/sample-data.ts'
import { answer, refuse, ServerDouble, unreachable } from '../../testing/server-double.ts'

let server: ServerDouble

beforeEach(() => {
  localStorage.clear()
  server = new ServerDouble()
  server.on(getStaff, refuse('giris_gerekli'))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function fillIn(e_mail: string, sifre: string): Promise<void> {
  fireEvent.input(await screen.findByLabelText('E-mail'), { target: { value: e_mail } })
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: sifre } })
}

function submit(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('a field speaks up after it was touched, not before', async () => {
  await openApp('/giris')
  const field = await screen.findByLabelText('E-mail')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('false')
  fireEvent.input(field, { target: { value: 'nobody' } })
  expect(screen.queryByText('Enter a valid e-mail address.')).toBeNull()
  fireEvent.blur(field)
  expect(await screen.findByText('Enter a valid e-mail address.')).toBeDefined()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.input(field, { target: { value: 'inci@meltem.example' } })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('false'))
})

test('an empty form is not sent and names both fields', async () => {
  await openApp('/giris')
  await screen.findByLabelText('E-mail')
  submit()
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
  expect(server.requestsTo(loginStaff)).toEqual([])
})

test('wrong login data: the sentence, an empty password field and the focus in it', async () => {
  server.on(loginStaff, refuse('giris_hatali'))
  const { location } = await openApp('/giris')
  await fillIn('inci@meltem.example', 'not this one')
  submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Please check your login details.')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(password.value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('inci@meltem.example')
  expect(location()).toBe('/yonetim/giris')
})

test('too many attempts: says how long to wait', async () => {
  server.on(loginStaff, refuse('cok_istek', { 'retry-after': '290' }))
  await openApp('/giris')
  await fillIn('inci@meltem.example', 'secret secret')
  submit()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Too many attempts.')
  expect(alert.textContent).toContain('You can try again in 5 minutes.')
})

test('no connection: says so and keeps what was typed', async () => {
  server.on(loginStaff, unreachable)
  await openApp('/giris')
  await fillIn('inci@meltem.example', 'secret secret')
  submit()
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret secret')
})

test('signing in leads back to the address that was asked for', async () => {
  server.on(loginStaff, () => {
    server.on(getStaff, answer(getStaff, SESSION))
    return Response.json({ success: 1, personel: SESSION.personel, adim: null })
  })
  const { location } = await openApp('/mesajlar?durum=okundu')
  await waitFor(() => expect(location()).toBe('/yonetim/giris?donus=%2Fmesajlar%3Fdurum%3Dokundu'))
  await fillIn('  Inci@Meltem.example ', 'secret secret')
  submit()
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeDefined()
  expect(location()).toMatch(/^\/yonetim\/mesajlar\?durum=okundu/)
  const [request] = server.requestsTo(loginStaff)
  expect(request?.body).toEqual({ e_mail: 'inci@meltem.example', sifre: 'secret secret' })
  expect(request?.headers.get('company')).toBe('meltem')
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('never leads to %s', async (target) => {
  server.on(getStaff, answer(getStaff, SESSION))
  const { location } = await openApp(`/giris?donus=${encodeURIComponent(target)}`)
  await screen.findByRole('heading', { level: 1, name: 'Friday, August 14' })
  expect(location()).toBe('/yonetim')
})

test('a shown password can be hidden again', async () => {
  await openApp('/giris')
  const password = await screen.findByLabelText<HTMLInputElement>('Password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password.type).toBe('password')
})

test('the language changes at once, is remembered, and the page says so to screen readers', async () => {
  await openApp('/giris')
  fireEvent.change(await screen.findByLabelText('Language'), { target: { value: 'ru' } })
  expect(await screen.findByRole('heading', { name: 'Вход в управление' })).toBeDefined()
  await waitFor(() => expect(document.documentElement.lang).toBe('ru'))
  expect(localStorage.getItem('yonetim.dil')).toBe('ru')
})
