import type { explainPrice, getPrices, PriceEdit, savePrices } from '@meltem/contract/catalog/prices-office'
import type { BasketQuote } from '@meltem/contract/reservation/basket'
import type { AnswerOf, Endpoint, OutputOf } from '@meltem/contract/wire/endpoint'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ride, stranger } from '../../../testing/hammer/hammer-basket.ts'
import { addTransfer, FIRST_DAY, type Sold } from '../../../testing/hammer/hammer-catalog.ts'
import { guestTenantOf } from '../../../testing/hammer/hammer-tenant.ts'
import { staffHeaders } from '../../../testing/staff-login.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const DAY = addDays(FIRST_DAY, 20)
const OTHER = addDays(FIRST_DAY, 30)

let app: TestApp
let ada: Record<string, string>

beforeAll(async () => {
  app = await startTestApp({ tenants: [guestTenantOf('alfa')], environment: { RATE_LIMIT: '100000' } })
  ada = await staffHeaders(app)
})
afterAll(() => app.close())

async function ask<E extends Endpoint>(path: string, body?: object): Promise<AnswerOf<E>> {
  const answer = body ? await app.post(`/api/yonetim/${path}`, body, ada) : await app.get(`/api/yonetim/${path}`, ada)
  return answer.json<AnswerOf<E>>()
}

async function get<E extends Endpoint>(path: string, body?: object): Promise<OutputOf<E>> {
  const answer = await ask<E>(path, body)
  if (answer.success !== 1) throw new Error(JSON.stringify(answer))
  return answer
}

const addVan = () => addTransfer({ db: app.services.db, tenantId: app.tenants.byKod('alfa')?.id ?? 0 }, 2)

async function seen({ opsiyon_k_no }: Sold) {
  const { secenekler } = await get<typeof getPrices>('fiyat-getir?gun=31')
  return [{ k_no: opsiyon_k_no, surum: secenekler.find((one) => one.k_no === opsiyon_k_no)?.surum ?? -1 }]
}

/** A day there costs this, kept in the draft. */
async function draft(van: Sold, day: string, price: number) {
  const edit: PriceEdit = {
    tur: 'boya',
    secenekler: [van.opsiyon_k_no],
    gunler: [{ ilk: day, son: day }],
    degisim: { fiyat: { esit: [price] } },
    kur: 'TRY',
  }
  return await get<typeof savePrices>('fiyat-kaydet-post', { secenekler: await seen(van), islemler: [edit] })
}

const publish = async (van: Sold) =>
  await get<Endpoint & { output: never }>('fiyat-yayinla-post', { secenekler: await seen(van) })

const cell = ({ opsiyon_k_no }: Sold, gorulen: number, yeni: number) => ({
  hucreler: [{ opsiyon_k_no, alan: 'fiyat', yon: 'gidis', gorulen, yeni }],
})

async function quote(van: Sold, day: string): Promise<number> {
  const { line } = ride(van, day, '10:00')
  const body = { lang: 'en', secilen_kur: 'TRY', sepet_urunler: [line] }
  const { data } = (await app.post('/api/sepet-hesapla-post', body, stranger())).json<{ data?: BasketQuote }>()
  return data?.kur_rezervasyon_toplam.genel_toplam ?? Number.NaN
}

const told = async ({ opsiyon_k_no }: Sold, gun: string) =>
  await get<typeof explainPrice>(`fiyat-gecmis-get?secenek_k_no=${opsiyon_k_no}&gun=${gun}`)

test('the history tells the price that the matrix has written, and who wrote it', async () => {
  const van = await addVan()
  const before = await quote(van, DAY)
  await get('transfer-tarife-kaydet-post', cell(van, before, before + 50))
  expect(await quote(van, DAY)).toBe(before + 50)
  const { terim, yayin, boyali } = await told(van, DAY)
  expect(terim?.fiyatlar).toEqual([before + 50, before])
  expect(boyali).toBe(false)
  expect(yayin?.kim).toMatch(/\S/)
})

test('taking back painted days does not take back what the matrix wrote after them', async () => {
  const van = await addVan()
  const before = await quote(van, DAY)
  await draft(van, DAY, before + 7)
  const painted = await publish(van)
  await get('transfer-tarife-kaydet-post', cell(van, before, before + 50))
  expect(await quote(van, DAY)).toBe(before + 7)
  const back = await get('fiyat-geri-al-post', { yayin_k_no: Reflect.get(painted, 'yayin_k_no') })
  // It was published again since, so it is named and stays.
  expect(back).toMatchObject({ yayin_k_no: null, atlananlar: [van.opsiyon_k_no] })
  expect(await quote(van, OTHER)).toBe(before + 50)
})

test('the save itself is a publication, and taken back as one', async () => {
  const van = await addVan()
  const before = await quote(van, DAY)
  await get('transfer-tarife-kaydet-post', cell(van, before, before + 50))
  const { yayinlar } = await get<typeof getPrices>('fiyat-getir?gun=31')
  expect(yayinlar[0]).toMatchObject({ secenek: 1, son: true })
  await get('fiyat-geri-al-post', { yayin_k_no: yayinlar[0]?.k_no })
  expect(await quote(van, DAY)).toBe(before)
  expect((await told(van, DAY)).terim?.fiyatlar).toEqual([before, before])
})

test('a route with a draft of prices is named and refused, so that the draft cannot publish an old base over it', async () => {
  const [van, free] = [await addVan(), await addVan()]
  const before = await quote(van, DAY)
  await draft(van, DAY, before + 7)
  const both = { hucreler: [...cell(van, before, before + 50).hucreler, ...cell(free, before, before + 50).hucreler] }
  expect(await ask('transfer-tarife-kaydet-post', both)).toMatchObject({
    code: 'taslak_var',
    ayrinti: { taslaklar: [{ secenek_k_no: van.opsiyon_k_no }] },
  })
  expect([await quote(van, OTHER), await quote(free, OTHER)]).toEqual([before, before])
  await publish(van)
  await get('transfer-tarife-kaydet-post', both)
  expect([await quote(van, OTHER), await quote(free, OTHER)]).toEqual([before + 50, before + 50])
  expect([await quote(van, DAY), await quote(van, OTHER)]).toEqual([before + 7, before + 50])
})
