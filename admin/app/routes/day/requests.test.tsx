// @vitest-environment happy-dom
import { declineRequest, quoteCounterOffer } from '@meltem/contract/reservation/office'
import { getRequest, listRequests, type RequestRow, takeRequest } from '@meltem/contract/reservation/request-office'
import { getStaff } from '@meltem/contract/staff/staff'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { REQUESTS, SESSION } from '../../testing/sample-data.ts'
import { answer, refuse, ServerDouble } from '../../testing/server-double.ts'

const ROW: RequestRow = {
  k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0101',
  kayit_no: 'INT260814095400',
  durum: 'requested',
  ad: 'Дмитрий',
  soyad: 'Орлов',
  telefon: '+79990001122',
  e_mail: 'orlov@pochta.example',
  lang: 'ru',
  baslik: 'Kaya House',
  baslik_misafir: 'Kaya House',
  urun_tipi: 'villa',
  satir: 1,
  baslangic: '2026-08-20',
  baslangic_saat: null,
  bitis: '2026-08-29',
  pax: { yetiskin: 2, cocuk: 2, bebek: 0 },
  tutar: 2070,
  on_odeme: 621,
  kur: 'EUR',
  opsiyon: true,
  olusturma_zamani: '2026-08-14T06:54:00.000Z',
  son: '2026-08-14T09:54:00.000Z',
  ustlenen: null,
}

const DETAIL = {
  simdi: REQUESTS.simdi,
  data: ROW,
  istek: 'Нам важен бассейн с забором.',
  sehir: 'Казань',
  onceki: 1,
  engel: 'dolu',
  karsi_teklif: null,
  yanit_notu: null,
  ilk: '2026-08-14',
  son: '2026-09-04',
  komsular: [],
  satirlar: [
    {
      istek: {
        k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0102',
        urun_k_no: '6f2a1c52-5f0e-4a58-9d0a-0f6f1f1f0103',
        baslangic: '2026-08-20',
        bitis: '2026-08-29',
        pax: { yetiskin: 2, cocuk: 2, bebek: 0 },
        ekstra_hizmetler: [],
      },
      baslik: 'Kaya House',
      urun_tipi: 'villa' as const,
      saat: null,
    },
  ],
  alternatifler: [],
  gecmis: [],
}

let server: ServerDouble

beforeEach(() => {
  localStorage.clear()
  server = new ServerDouble()
  server.on(
    listRequests,
    answer(listRequests, { ...REQUESTS, sayilar: { bekleyen: 1, teklif: 0, kapanan: 0 }, data: [ROW] }),
  )
  server.on(getRequest, answer(getRequest, DETAIL))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the words go in the language of the guest, and a colleague who was faster is told of', async () => {
  server.on(declineRequest, refuse('durum_uygun_degil'))
  await openApp(`/talepler?istek=${ROW.k_no}`)
  fireEvent.click(await screen.findByRole('tab', { name: /Decline/ }))
  const words = await screen.findByLabelText<HTMLTextAreaElement>('Message, Русский')
  await waitFor(() => expect(words.value).toMatch(/^Здравствуйте, Дмитрий!/))
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/answered meanwhile/)
  expect(server.requestsTo(declineRequest)[0]?.body).toMatchObject({ k_no: ROW.k_no })
})

test('what is taken cannot be accepted as it is', async () => {
  await openApp(`/talepler?istek=${ROW.k_no}`)
  const accept = await screen.findByRole<HTMLButtonElement>('button', { name: /^Accept, / })
  expect(accept.disabled).toBe(true)
})

test('days of the clerk’s own are priced before they go, and other days are another price', async () => {
  const { k_no } = ROW
  server.on(quoteCounterOffer, refuse('urun_yok'))
  await openApp(`/talepler?istek=${k_no}`)
  fireEvent.click(await screen.findByRole('tab', { name: /Counter-offer/ }))
  const adults = await screen.findByLabelText<HTMLInputElement>('Adults')
  fireEvent.change(adults, { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Show the price' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(server.requestsTo(quoteCounterOffer)[0]?.body).toMatchObject({
    k_no,
    sepet_urunler: [{ baslangic: '2026-08-20', bitis: '2026-08-29', pax: { yetiskin: 3, cocuk: 2, bebek: 0 } }],
  })
  expect(screen.queryByRole('button', { name: /^Send the offer/ })).toBeNull()
})

test('taking by key, and somebody else has it', async () => {
  const ustlenen = { personel_k_no: crypto.randomUUID(), ad: 'Can Ö.', bitis: '2026-08-14T08:50:00.000Z' }
  server.on(takeRequest, answer(takeRequest, { alindi: false, ustlenen }))
  await openApp(`/talepler?istek=${ROW.k_no}`)
  await screen.findByText('INT260814095400')
  fireEvent.keyDown(document.body, { key: 'u' })
  expect(await screen.findByText('Can Ö. is answering this request.')).toBeDefined()
})

test('who may not answer reads which right it takes', async () => {
  server.on(getStaff, answer(getStaff, { ...SESSION, haklar: ['genel.oku', 'rezervasyon.oku'] }))
  await openApp(`/talepler?istek=${ROW.k_no}`)
  expect(await screen.findByText(/Changing and cancelling bookings/)).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})
