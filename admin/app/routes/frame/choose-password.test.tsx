// @vitest-environment happy-dom
import { chooseStaffPassword } from '@meltem/contract/staff/people'
import { getStaff } from '@meltem/contract/staff/staff'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { answer, refuse, ServerDouble } from '../../testing/server-double.ts'

const KEY = 'k'.repeat(43)
const PASSWORD = 'a quiet harbour at dawn'
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

test('whoever was invited and has no session chooses a password where the mail has led', async () => {
  server.on(chooseStaffPassword, answer(chooseStaffPassword, { e_mail: 'ada@meltem.example' }))
  const { location } = await openApp(`/sifre#${KEY}`)
  const field = await screen.findByLabelText(/^New password/)
  await vi.waitFor(() => expect(server.requestsTo(getStaff)).not.toEqual([]))
  expect(location()).toBe('/yonetim/sifre')
  fireEvent.input(field, { target: { value: PASSWORD } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the password' }))
  expect(await screen.findByText(/ada@meltem\.example/)).toBeDefined()
  expect(server.requestsTo(chooseStaffPassword)).toHaveLength(1)
})
