// @vitest-environment happy-dom
import { type Enquiry, listEnquiries, updateEnquiry } from '@meltem/contract/audience/enquiry'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { answer, refuse, ServerDouble } from '../../testing/server-double.ts'

const WEDDING: Enquiry = {
  k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0021',
  talep_no: 'T261119-ACDEF',
  tur: 'dugun',
  baslangic: '2027-06-01',
  bitis: '2027-06-04',
  yetiskin: 40,
  cocuk: 5,
  bebek: 0,
  butce: 18_000,
  kur: 'EUR',
  istekler: 'Sonnenuntergang, bitte.',
  ad: 'Ada',
  soyad: 'Deniz',
  e_mail: 'ada@example.com',
  telefon: '+49 170 0000000',
  lang: 'de',
  durum: 'yeni',
  yanit: null,
  olusturma_zamani: '2026-08-14T11:22:00Z',
}
const OTHER: Enquiry = {
  ...WEDDING,
  k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0022',
  talep_no: 'T261119-HJKLM',
  tur: 'diger',
  baslangic: null,
  bitis: null,
  butce: null,
  kur: null,
  telefon: null,
  ad: 'Maya',
  soyad: 'Reed',
  lang: 'en',
}

let server: ServerDouble

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = new ServerDouble()
  server.on(listEnquiries, answer(listEnquiries, { data: [WEDDING, OTHER], toplam: 2, sayfa_boyu: 25 }))
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('enquiries stand beside the messages, the newest opens, and keys lead on and to the answer', async () => {
  const { location } = await openApp('/mesajlar')
  await screen.findByRole('article')
  const parts = screen.getByRole('group', { name: 'What is shown' })
  fireEvent.click(within(parts).getByRole('button', { name: /^Enquiries/ }))
  await screen.findByRole('heading', { name: 'Ada Deniz' })
  const article = screen.getByRole('article')
  expect(article.textContent).toContain('01.06–04.06.2027')
  expect(article.textContent).toContain('€18,000')
  expect(location()).toBe(`/yonetim/mesajlar?bolum=talep&talep=${WEDDING.k_no}`)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(await screen.findByRole('heading', { name: 'Maya Reed' })).toBeDefined()
  fireEvent.keyDown(document.body, { key: 'k' })
  expect(await screen.findByRole('heading', { name: 'Ada Deniz' })).toBeDefined()
  fireEvent.keyDown(document.body, { key: 'r' })
  expect(document.activeElement).toBe(screen.getByLabelText('Answer, in Deutsch'))
})

test('an answer goes with the state that was seen, and what a colleague did first is said', async () => {
  server.on(updateEnquiry, refuse('durum_uygun_degil'))
  await openApp(`/mesajlar?bolum=talep&talep=${WEDDING.k_no}`)
  const words = await screen.findByLabelText('Answer, in Deutsch')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send the answer' }).disabled).toBe(true)
  fireEvent.change(words, { target: { value: ' Gern! ' } })
  fireEvent.keyDown(words, { key: 'Enter', ctrlKey: true })
  expect((await screen.findByRole('alert')).textContent).toContain('A colleague was first')
  expect(server.requestsTo(updateEnquiry)[0]?.body).toEqual({ k_no: WEDDING.k_no, gorulen: 'yeni', yanit: 'Gern!' })
  const answered = { ...WEDDING, durum: 'yanitlandi' as const, yanit: 'Gern!' }
  server.on(updateEnquiry, answer(updateEnquiry, { data: answered }))
  server.on(listEnquiries, answer(listEnquiries, { data: [answered, OTHER], toplam: 2, sayfa_boyu: 25 }))
  fireEvent.click(screen.getByRole('button', { name: 'Send the answer' }))
  expect((await screen.findByText('The answer is on its way.')).getAttribute('role')).toBe('status')
  expect((await screen.findByRole('region', { name: 'Answer that was mailed' })).textContent).toContain('Gern!')
})

test('the phone desk opens with guest, days and wish, and begins anew once the draft is discarded', async () => {
  const { location } = await openApp(`/mesajlar?bolum=talep&talep=${WEDDING.k_no}`)
  fireEvent.click(await screen.findByRole('link', { name: 'Sell by phone' }))
  expect(await screen.findByDisplayValue('ada@example.com')).toBeDefined()
  expect(location()).toBe('/yonetim/telefon')
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
  expect(screen.getByDisplayValue('40')).toBeDefined()
  expect(screen.getByDisplayValue('T261119-ACDEF: Sonnenuntergang, bitte.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(''))
})
