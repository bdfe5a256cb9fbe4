// @vitest-environment happy-dom
import {
  getNewsletter,
  listNewsletters,
  type NewsletterQuote,
  type OfficeNewsletter,
  previewNewsletter,
  quoteNewsletter,
  sendNewsletter,
} from '@meltem/contract/audience/newsletter-office'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { answer, refuse, ServerDouble } from '../../testing/server-double.ts'

const DRAFT: OfficeNewsletter = {
  k_no: '3b0c1f4e-7f1d-4e0a-9a53-0d8f5f1f0a01',
  surum: 4,
  durum: 'taslak',
  plan_zamani: null,
  baslama_zamani: null,
  bitis_zamani: null,
  gonderen: null,
  degisme_zamani: '2026-08-14T11:22:00.000Z',
  ilerleme: null,
  konu: { en: 'Autumn', de: 'Herbst' },
  onizleme: {},
  bloklar: [{ tip: 'metin', metin: { en: 'Come.' } }],
  diller: [],
  segment: 'hepsi',
  eksik_dil: 'disarida',
}

const QUOTE: NewsletterQuote = {
  surum: 4,
  toplam: 1240,
  disarida: 3,
  diller: [
    { dil: 'en', sayi: 1240, metin: 'en' },
    { dil: 'ru', sayi: 3, metin: null },
  ],
  engeller: [],
}

let server: ServerDouble

beforeEach(() => {
  localStorage.clear()
  server = new ServerDouble()
  server.on(getNewsletter, answer(getNewsletter, { data: DRAFT }))
  server.on(previewNewsletter, answer(previewNewsletter, { konu: 'Autumn', html: '<p>Come.</p>', metin: 'Come.' }))
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

test('an empty list leads to the first newsletter', async () => {
  server.on(listNewsletters, answer(listNewsletters, { data: [], sonraki: null }))
  await openApp('/bulten')
  expect(await screen.findByText('No newsletters yet')).toBeDefined()
  const links = screen.getAllByRole('link', { name: 'New newsletter' })
  expect(links.map((link) => link.getAttribute('href'))).toContain('/yonetim/bulten/yeni')
})

test('the count comes first, and the button repeats it', async () => {
  server.on(quoteNewsletter, answer(quoteNewsletter, { data: QUOTE }))
  server.on(sendNewsletter, refuse('alici_degisti'))
  await openApp(`/bulten/${DRAFT.k_no}`)
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Count the receivers' }))
  expect(await screen.findByText('This newsletter goes to 1,240 people.')).toBeDefined()
  expect(screen.getByText('3 people are left out: there are no words in their language.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Send to 1,240 people' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The number of receivers has changed meanwhile.')
})

test('each language says what it lacks, and nothing is sent that is not saved', async () => {
  await openApp(`/bulten/${DRAFT.k_no}`)
  const states = await screen.findByText('English: complete')
  expect(within(states.closest('ul') ?? states).getByText('Deutsch: 1 text missing')).toBeDefined()
  fireEvent.change(screen.getByRole('textbox', { name: /^Subject/ }), { target: { value: 'Winter' } })
  expect(screen.getByRole('button', { name: 'Count the receivers' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Save what you have written before you send it.')).toBeDefined()
})
