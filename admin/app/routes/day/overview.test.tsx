// @vitest-environment happy-dom
import { getSetup, SETUP_STEPS } from '@meltem/contract/setup-office'
import { getHealth, getStaff, listMessages, logoutStaff } from '@meltem/contract/staff/staff'
import { getToday } from '@meltem/contract/today/office'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { HEALTH, SESSION } from '../../testing/sample-data.ts'
import { answer, refuse, ServerDouble, unreachable } from '../../testing/server-double.ts'

let server: ServerDouble

beforeEach(() => {
  localStorage.clear()
  server = new ServerDouble()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function figure(label: string): Promise<string | null | undefined> {
  return screen.findByText(label, { selector: 'dt' }).then((term) => term.parentElement?.textContent)
}

test('each figure says in words what it means', async () => {
  await openApp('/')
  expect(await figure('Unread messages')).toBe('Unread messages1Waiting for an answer')
  expect(await figure('E-mails waiting')).toBe('E-mails waiting2Sent as soon as it is their turn')
  expect(await figure('E-mails not sent')).toBe('E-mails not sent0No problems')
  expect(await figure('Exchange bulletin')).toBe('Exchange bulletin14.08.2026Up to date')
  expect(screen.getByText('2 e-mails are queued and will go out by themselves.')).toBeDefined()
})

test('what needs a person says what to do', async () => {
  server.on(getHealth, answer(getHealth, { ...HEALTH, basarisiz_eposta: 1, bulten_eski: true }))
  await openApp('/')
  expect(await figure('Exchange bulletin')).toContain('Older than four days')
  expect(screen.getByText('1 e-mail could not be sent. Check the mail server settings.')).toBeDefined()
  expect(screen.getAllByText('Needs attention')).toHaveLength(2)
})

test('a tenant that never received a bulletin and has no messages', async () => {
  server.on(getHealth, answer(getHealth, { ...HEALTH, yeni_mesaj: 0, bulten_tarihi: null, bulten_eski: false }))
  server.on(listMessages, answer(listMessages, { data: [], toplam: 0, sayfa_boyu: 20 }))
  await openApp('/')
  expect(await figure('Exchange bulletin')).toBe('Exchange bulletinNoneNot received yet')
  expect(await screen.findByText(/^No messages yet\./)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Open new messages' })).toBeNull()
})

test('figures that cannot be refreshed stay, with the time they are from', async () => {
  await openApp('/')
  await figure('Unread messages')
  server.on(getHealth, unreachable)
  fireEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Refreshing failed\. The figures below are from \d\d:\d\d/,
  )
  expect(await figure('Unread messages')).toContain('1')
})

test('the frame shows brand, person, role and the unread count', async () => {
  await openApp('/')
  const menu = await screen.findByRole('navigation', { name: 'Back-office menu' })
  expect(within(menu).getByText('Meltem')).toBeDefined()
  expect(await within(menu).findByRole('link', { name: 'Messages 1 new message' })).toBeDefined()
  expect(within(menu).getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('İnci Işık')).toBeDefined()
  expect(screen.getByText('Manager')).toBeDefined()
})

test("the account's language counts until one is chosen on this device", async () => {
  server.on(getStaff, answer(getStaff, { ...SESSION, personel: { ...SESSION.personel, dil: 'de' } }))
  await openApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Freitag, 14. August' })).toBeDefined()
  expect(localStorage.getItem('yonetim.dil')).toBeNull()
})

test('signing out ends at the sign-in and leaves nothing behind', async () => {
  server.on(logoutStaff, answer(logoutStaff, {}))
  const { location } = await openApp('/')
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('heading', { name: 'Sign in to the back office' })).toBeDefined()
  expect(location()).toBe('/yonetim/giris')
  expect(screen.queryByText('İnci Işık')).toBeNull()
})

test('a sign-out the server did not confirm is not pretended', async () => {
  server.on(logoutStaff, unreachable)
  const { location } = await openApp('/')
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  expect((await screen.findByRole('alert')).textContent).toContain('your session is still open')
  expect(location()).toBe('/yonetim/')
})

test('an unknown address says so inside the frame', async () => {
  await openApp('/no/such/screen')
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to the overview' })).toBeDefined()
})

test('a person without the right reads why, and the rest of the screen works', async () => {
  server.on(getHealth, refuse('yetki_yok'))
  await openApp('/')
  expect(await screen.findByText('You are not allowed to do this.')).toBeDefined()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Jonas Weber' })).toBeDefined())
})

test('a person without a right sees neither its entry nor its screen, but what is missing and whom to ask', async () => {
  const personel = { ...SESSION.personel, rol: 'muhasebe' as const }
  const given = { haklar: ['genel.oku' as const], yoneticiler: ['Deniz Aksoy', 'Ada Kaya'] }
  server.on(getStaff, answer(getStaff, { ...SESSION, personel, ...given }))
  await openApp('/mesajlar')
  expect(await screen.findByRole('heading', { name: 'You do not have access to this screen' })).toBeDefined()
  const sentence = 'This needs the right “Reading messages and enquiries”. Deniz Aksoy or Ada Kaya can give it to you.'
  expect(screen.getByText(sentence)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Overview' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull()
  expect(server.requestsTo(listMessages)).toEqual([])
})

test('what the server names is asked again in the language of the account', async () => {
  server.on(getStaff, answer(getStaff, { ...SESSION, personel: { ...SESSION.personel, dil: 'de' } }))
  await openApp('/')
  const languages = () => server.requestsTo(getToday).map(({ headers }) => headers.get('accept-language'))
  await waitFor(() => expect(languages().at(-1)).toBe('de'))
  expect(await screen.findByRole('navigation')).toBeDefined()
})

/** As a fresh tenant is, with these steps done. */
function setupWith(done: readonly string[], satti = false) {
  const adimlar = SETUP_STEPS.map((ad) => ({ ad, tamam: done.includes(ad), zaman: null }))
  const adres = 'https://kas.example'
  return answer(getSetup, {
    adimlar,
    satti,
    urun: { taslak: 2, yayinda: 0 },
    taslak_sayfa: 3,
    adres,
    sunucu: 'host.example',
  })
}

const stepList = () => screen.findByRole('heading', { level: 2, name: 'Setting up' })

test('the first day says what is left, where to do it, and which step is next', async () => {
  server.on(getSetup, setupWith(['sirket', 'alan_adi']))
  await openApp('/')
  await stepList()
  expect(screen.getByText('2/8')).toBeDefined()
  expect(screen.getByText(/^6 steps are left\./)).toBeDefined()
  expect(screen.getByText('2 drafts are waiting to be published.')).toBeDefined()
  expect(screen.getByText('kas.example leads here.')).toBeDefined()
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Logo and colours')
  const next = screen.getByRole('link', { name: 'Do it: First product' })
  expect(next.getAttribute('href')).toBe('/yonetim/urunler?durum=taslak')
  expect(screen.queryByRole('link', { name: 'Do it: Company and TÜRSAB' })).toBeNull()
})

test('the domain names the line of DNS to enter, with a button that takes it along, and leads there', async () => {
  server.on(getSetup, setupWith(['sirket']))
  await openApp('/')
  await stepList()
  expect(screen.getByText('kas.example. CNAME host.example.')).toBeDefined()
  expect(screen.getByText(/needs an A or ALIAS record to the server of host\.example/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open it at kas.example' }).getAttribute('href')).toBe(
    'https://kas.example/yonetim/',
  )
  expect(screen.getByRole('button', { name: 'Copy the DNS line: kas.example' })).toBeDefined()
})

test.each([
  ['all is done', setupWith(SETUP_STEPS)],
  ['something was sold', setupWith([], true)],
])('the list is gone once %s', async (_when, given) => {
  server.on(getSetup, given)
  await openApp('/')
  await waitFor(() => expect(server.requestsTo(getSetup)).not.toEqual([]))
  await figure('Unread messages')
  expect(screen.queryByText('Setting up')).toBeNull()
})
