// @vitest-environment happy-dom
import { getStaff, listMessages, updateMessage } from '@meltem/contract/staff/staff'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { ENGLISH, GERMAN, MESSAGES } from '../../testing/sample-data.ts'
import { answer, refuse, ServerDouble, unreachable } from '../../testing/server-double.ts'

let server: ServerDouble
let wide: boolean

beforeEach(() => {
  localStorage.clear()
  wide = true
  server = new ServerDouble()
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function detail(): Promise<HTMLElement> {
  return screen.findByRole('article')
}

test('on a wide screen the newest message opens by itself and stands in the address', async () => {
  const { location } = await openApp('/mesajlar')
  const article = await detail()
  expect(within(article).getByRole('heading', { name: 'Jonas Weber' })).toBeDefined()
  expect(article.textContent).toContain('14.08.2026 14:22')
  expect(article.querySelector('[lang="de"].whitespace-pre-wrap')?.textContent).toBe(GERMAN.mesaj)
  expect(location()).toBe(`/yonetim/mesajlar?mesaj=${GERMAN.k_no}`)
})

test('the reply is addressed to the sender, with the subject in the language of the message', async () => {
  await openApp(`/mesajlar?mesaj=${GERMAN.k_no}`)
  const link = within(await detail()).getByRole('link', { name: 'Reply by e-mail' })
  await waitFor(() => expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Ihre Nachricht'))
  const href = new URL(link.getAttribute('href') ?? '')
  expect(href.pathname).toBe('jonas@weber.example')
  expect(href.searchParams.get('subject')).toBe('Ihre Nachricht: Buchung (M-1042)')
  expect(href.searchParams.get('body')).toContain('> Ist das möglich?')
})

test('a marked message keeps its place on screen although the filter no longer lists it', async () => {
  server.on(listMessages, ({ query }) => {
    const asked = query.get('durum')
    const marked = server.requestsTo(updateMessage).length > 0
    const data = asked === 'yeni' && marked ? [] : [GERMAN]
    return Response.json({ success: 1, data, toplam: data.length, sayfa_boyu: 20 })
  })
  server.on(updateMessage, answer(updateMessage, { data: { ...GERMAN, durum: 'yanitlandi' } }))
  await openApp('/mesajlar?durum=yeni')
  const control = within(await detail()).getByRole('group', { name: 'Status' })
  fireEvent.click(within(control).getByRole('button', { name: 'Answered' }))
  await waitFor(() => expect(server.requestsTo(updateMessage)).toHaveLength(1))
  expect((await screen.findByText(/^Message marked/)).textContent).toBe('Message marked: Answered.')
  expect(await screen.findByText('No new messages')).toBeDefined()
  const answered = within(await detail()).getByRole('button', { name: 'Answered' })
  expect(answered.getAttribute('aria-pressed')).toBe('true')
  expect(server.requestsTo(updateMessage)[0]?.body).toEqual({ k_no: GERMAN.k_no, durum: 'yanitlandi' })
})

test('a refused change is said in words and leaves the state as it was', async () => {
  server.on(updateMessage, refuse('yetki_yok'))
  await openApp('/mesajlar')
  const article = await detail()
  fireEvent.click(within(article).getByRole('button', { name: 'Read' }))
  expect((await screen.findByRole('alert')).textContent).toContain('You are not allowed to do this.')
  expect(within(article).getByRole('button', { name: 'New' }).getAttribute('aria-pressed')).toBe('true')
})

test('the filter asks the server, and an empty answer names the way back', async () => {
  const { location } = await openApp('/mesajlar')
  await detail()
  server.on(listMessages, answer(listMessages, { data: [], toplam: 0, sayfa_boyu: 20 }))
  const filter = screen.getByRole('group', { name: 'Filter by status' })
  fireEvent.click(within(filter).getByRole('button', { name: 'Answered' }))
  expect(await screen.findByText('No answered messages')).toBeDefined()
  expect(server.requestsTo(listMessages).at(-1)?.query.get('durum')).toBe('yanitlandi')
  expect(location()).toBe('/yonetim/mesajlar?durum=yanitlandi')
  fireEvent.click(screen.getByRole('link', { name: 'Show all' }))
  await waitFor(() => expect(location()).not.toContain('durum'))
})

test('pages lead on and back, and end where the list ends', async () => {
  server.on(listMessages, ({ query }) => {
    const data = query.get('sayfa') === '2' ? [ENGLISH] : [GERMAN]
    return Response.json({ success: 1, data, toplam: 21, sayfa_boyu: 20 })
  })
  await openApp('/mesajlar')
  const pages = await screen.findByRole('navigation', { name: 'Pages' })
  expect(pages.textContent).toContain('1–20 of 21')
  expect(within(pages).getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true)
  fireEvent.click(within(pages).getByRole('link', { name: 'Next page' }))
  await waitFor(() => expect(pages.textContent).toContain('21–21 of 21'))
  expect(await screen.findByRole('heading', { name: 'Maya Reed' })).toBeDefined()
  expect(within(pages).getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
})

test('a page beyond the end offers the first one', async () => {
  server.on(listMessages, answer(listMessages, { data: [], toplam: 3, sayfa_boyu: 20 }))
  await openApp('/mesajlar?sayfa=9')
  expect(await screen.findByText('No messages left on this page')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to the first page' }).getAttribute('href')).toBe('/yonetim/mesajlar')
})

test('a failed list says what happened and can be asked for again', async () => {
  server.on(listMessages, refuse('sunucu_hatasi'))
  await openApp('/mesajlar')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Request no.: req-7')
  server.on(listMessages, answer(listMessages, { data: MESSAGES, toplam: 2, sayfa_boyu: 20 }))
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await detail()).toBeDefined()
})

test('placeholder lines come only when the list takes longer than 200 ms', async () => {
  server.on(listMessages, () => new Promise<Response>(() => undefined))
  await openApp('/mesajlar')
  const list = await screen.findByRole('region', { name: 'Message list' })
  expect(within(list).queryByRole('status')).toBeNull()
  expect((await within(list).findByRole('status')).textContent).toBe('Loading')
})

test('an ended session leads to the sign-in and back to the same message', async () => {
  server.on(updateMessage, () => {
    server.on(getStaff, refuse('giris_gerekli'))
    return refuse('giris_gerekli')({ path: '', query: new URLSearchParams(), headers: new Headers(), body: {} })
  })
  const { location } = await openApp(`/mesajlar?mesaj=${ENGLISH.k_no}`)
  fireEvent.click(within(await detail()).getByRole('button', { name: 'Answered' }))
  expect(await screen.findByText('Sign in to carry on where you left off.')).toBeDefined()
  const back = new URLSearchParams(location().split('?')[1]).get('donus')
  expect(back).toBe(`/mesajlar?mesaj=${ENGLISH.k_no}`)
  expect(screen.queryByText('Maya Reed')).toBeNull()
})

test('on a phone the message takes the place of the list and the focus follows', async () => {
  wide = false
  const { location } = await openApp('/mesajlar')
  const item = await screen.findByRole('link', { name: /Maya Reed/ })
  expect(screen.queryByRole('article')).toBeNull()
  fireEvent.click(item)
  const heading = within(await detail()).getByRole('heading', { name: 'Maya Reed' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
  await waitFor(() => expect(document.activeElement?.id).toBe(`mesaj-${ENGLISH.k_no}`))
  expect(location()).toBe('/yonetim/mesajlar')
})

test('arrow keys walk through the list', async () => {
  await openApp('/mesajlar')
  const first = await screen.findByRole('link', { name: /Jonas Weber/ })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toContain('Maya Reed')
})

test('without a server the whole screen says so', async () => {
  server.on(getStaff, unreachable)
  await openApp('/mesajlar')
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.')
})
