// @vitest-environment happy-dom
import { getProductGroups, saveProductGroups } from '@meltem/contract/catalog/groups-office'
import { getOfficeProduct, type OfficeProduct } from '@meltem/contract/catalog/office'
import { NO_PRODUCT_TEXT, saveProductText } from '@meltem/contract/catalog/office-parts'
import { getTranslation, saveTranslation } from '@meltem/contract/content/translation'
import { ALL_RIGHTS } from '@meltem/contract/staff/rights'
import { getStaff } from '@meltem/contract/staff/staff'
import { KIND_DEFAULTS } from '@meltem/domain/kinds'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { SESSION } from '../../testing/sample-data.ts'
import { answer, ServerDouble } from '../../testing/server-double.ts'

const K_NO = '3f0c8c9e-5f8f-4b0e-9d6e-0d6a1d8e2a01'
const COAST = '5f0c8c9e-5f8f-4b0e-9d6e-0d6a1d8e2a02'
const FAMILY = '6f0c8c9e-5f8f-4b0e-9d6e-0d6a1d8e2a03'
const PETS = '7f0c8c9e-5f8f-4b0e-9d6e-0d6a1d8e2a04'

const TEXT = { ...NO_PRODUCT_TEXT, slug: 'mavi-kus' }
const kept = <T,>(deger: T) => ({ surum: 0, deger })

const PRODUCT: OfficeProduct = {
  k_no: K_NO,
  urun_tipi: 'arac_kira',
  ad: 'Mavi Kuş',
  durum: 'taslak',
  yayin_zamani: null,
  kapak: null,
  eksik: [],
  diller: ['tr'],
  adresler: [],
  parcalar: {
    genel: kept({
      kod: null,
      kategori_k_no: COAST,
      bolge_k_no: null,
      enlem: 36.2,
      boylam: 29.6,
      rezervasyon_satis_durum: 'direk',
      opsiyon_saat: 0,
      kdv_oran: 20,
      odeme_tipi_oran: 100,
      zaman_kurallari: [],
      gun_sayisi: 1,
      en_az: 1,
      en_cok: 5,
      en_az_yetiskin: 1,
      cocuk_yas: 3,
      yetiskin_yas: 12,
      en_az_yas: 0,
      bebek_koltuk: false,
      kiralama_sozlesmesi: false,
      son_satis_saat: 2,
      sor_sat_saat: 0,
      en_uzak_gun: 365,
    }),
    bilgi: kept(KIND_DEFAULTS.arac_kira.bilgi({ ad: 'Mavi Kuş', en_cok_kisi: 5, nereden: '', nereye: '' })),
    ekstra: kept({ ekstralar: [], ucretler: [] }),
    soru: kept({ sorular: [] }),
    iptal: kept({ pencereler: [] }),
  },
  metinler: {
    tr: kept({ ...TEXT, baslik: 'Mavi Kuş', ozet: 'Beş kişilik.' }),
    en: kept({ ...TEXT, baslik: 'Blue Bird', ozet: 'Seats four.' }),
  },
  secimler: { kategoriler: [], bolgeler: [], yerler: [], diller: ['tr', 'en'], kurlar: ['EUR'] },
}

const GROUPS = {
  urun: { koleksiyonlar: [COAST], secenekler: [] },
  koleksiyonlar: [
    { k_no: COAST, baslik: { tr: 'Sessiz koylar', en: 'Quiet coves' }, aktif: true },
    { k_no: FAMILY, baslik: { tr: 'Çocukla' }, aktif: true },
  ],
  filtreler: [
    {
      k_no: PETS,
      baslik: { tr: 'Evcil hayvan', en: 'Pets' },
      aktif: true,
      secenekler: [
        { kod: 'evet', baslik: { tr: 'Evet', en: 'Welcome' } },
        { kod: 'hayir', baslik: { tr: 'Hayır', en: 'Not taken' } },
      ],
    },
  ],
}

const STALE = {
  alan: 'ozet',
  durum: 'eski' as const,
  bicim: 'metin' as const,
  kaynak: 'Beş kişilik.',
  kaynak_once: 'Dört kişilik.',
  metin: 'Seats four.',
  oneriler: [],
}

let server: ServerDouble

beforeEach(() => {
  localStorage.clear()
  server = new ServerDouble()
  server.on(getOfficeProduct, answer(getOfficeProduct, { data: PRODUCT }))
  server.on(getProductGroups, answer(getProductGroups, { data: GROUPS }))
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

const panel = (name: string) => screen.findByRole('region', { name })
const save = () => fireEvent.keyDown(document, { key: 's', ctrlKey: true })

test('collections and choices are given with what was seen, and languages without a title are told', async () => {
  const yeni = {
    koleksiyonlar: [COAST, FAMILY],
    secenekler: [{ filtre_k_no: PETS, kod: 'hayir' }],
  }
  server.on(saveProductGroups, answer(saveProductGroups, { data: yeni }))
  await openApp(`/urunler/${K_NO}/gruplar`)
  const collections = await panel('Collections')
  expect(within(collections).getByRole<HTMLInputElement>('checkbox', { name: 'Quiet coves' }).checked).toBe(true)
  expect(collections.textContent).toContain('EN missing')
  fireEvent.click(within(collections).getByRole('checkbox', { name: 'Çocukla' }))
  fireEvent.click(within(await panel('Filters')).getByRole('checkbox', { name: 'Not taken' }))
  save()
  await waitFor(() => expect(server.requestsTo(saveProductGroups)).toHaveLength(1))
  expect(server.requestsTo(saveProductGroups)[0]?.body).toEqual({ k_no: K_NO, gorulen: GROUPS.urun, yeni })
})

test('whoever may not write groups sees them and cannot change them', async () => {
  const haklar = ALL_RIGHTS.filter((hak) => hak !== 'grup.yaz')
  server.on(getStaff, answer(getStaff, { ...SESSION, haklar }))
  await openApp(`/urunler/${K_NO}/gruplar`)
  const box = within(await panel('Collections')).getByRole('checkbox', { name: 'Quiet coves' })
  expect(box.closest('fieldset')?.disabled).toBe(true)
})

test('what is older than its source is marked and can be said to fit still', async () => {
  const degisim = { zaman: '2026-08-14T11:22:00Z', ad: 'Deniz Ak' }
  const data = { tur: 'urun' as const, k_no: K_NO, grup: 'arac_kira' as const, baslik: 'Mavi Kuş', taslak: false }
  const pairs = { ...data, kaynak: 'tr' as const, dil: 'en' as const, degisim, alanlar: [STALE] }
  server.on(getTranslation, answer(getTranslation, { data: pairs }))
  server.on(saveTranslation, () => {
    server.on(getTranslation, answer(getTranslation, { data: { ...pairs, alanlar: [{ ...STALE, durum: 'tam' }] } }))
    return Response.json({ success: 1, yazilan: 1 })
  })
  await openApp(`/urunler/${K_NO}/metin?dil=en`)
  const note = await screen.findByRole('alert')
  await waitFor(() => expect(note.textContent).toContain('Dört'))
  expect(note.textContent).toContain('The source of 1 field has changed since it was translated')
  fireEvent.click(within(note).getByRole('button', { name: 'Summary: still right' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(server.requestsTo(saveTranslation)[0]?.body).toEqual({
    tur: 'urun',
    k_no: K_NO,
    dil: 'en',
    alanlar: [{ alan: 'ozet', gorulen: 'Seats four.', kaynak: 'Beş kişilik.', metin: 'Seats four.', dogru: true }],
  })
})

test('days, a meeting point and covers are written with the text', async () => {
  server.on(saveProductText, answer(saveProductText, { surum: 1, slug: 'mavi-kus' }))
  await openApp(`/urunler/${K_NO}/metin`)
  fireEvent.click(await screen.findByRole('button', { name: 'Add a stop' }))
  const itinerary = await panel('Itinerary')
  fireEvent.change(within(itinerary).getByLabelText('Day'), { target: { value: '2' } })
  fireEvent.change(within(itinerary).getByLabelText('Title'), { target: { value: 'İkinci sabah' } })
  const meeting = await panel('Meeting point')
  fireEvent.click(within(meeting).getByRole('checkbox'))
  fireEvent.change(within(meeting).getByLabelText('Name of the place'), { target: { value: 'Fener' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a case' }))
  const covers = await panel('Covers')
  fireEvent.change(within(covers).getByLabelText('What happens'), { target: { value: 'Cam kırıldı' } })
  fireEvent.change(within(covers).getByLabelText('What the guest pays'), { target: { value: 'Hepsi\nHiçbiri' } })
  save()
  await waitFor(() => expect(server.requestsTo(saveProductText)).toHaveLength(1))
  expect(server.requestsTo(saveProductText)[0]?.body).toMatchObject({
    dil: 'tr',
    yeni: {
      program: [{ gun: 2, saat: null, baslik: 'İkinci sabah', metin: '' }],
      bulusma: { ad: 'Fener', not: '', enlem: 36.2, boylam: 29.6 },
      kapsam: [{ durum: 'Cam kırıldı', bedeller: ['Hepsi', 'Hiçbiri'] }],
    },
  })
})
